"""A web server of this computer alone that does whatever a test wants, however rude, and remembers.

Raw sockets and threads: what serves politely does not lie about lengths. `server` is the server and
its log, `answers` what it can say, `behaviours` all that fetchers are held to.
"""
