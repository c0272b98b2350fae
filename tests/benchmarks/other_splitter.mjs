// The npm package `sitemap`, splitting URLs it is given ready-made: other_splitter.mjs MODULE FOLDER FILE
// FILE holds one JSON object a line: url, lastmod, changefreq, priority. Prints the milliseconds.
import { createWriteStream, readFileSync } from "node:fs";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { Readable } from "node:stream";
import { finished, pipeline } from "node:stream/promises";
import { pathToFileURL } from "node:url";

const [module, folder, file] = process.argv.slice(2);
const { SitemapAndIndexStream, SitemapStream } = await import(pathToFileURL(module).href);
const items = readFileSync(file, "utf8").trimEnd().split("\n").map((line) => JSON.parse(line));
const parts = [];
const start = performance.now();
const stream = new SitemapAndIndexStream({
  limit: 50000,
  getSitemapStream: (number) => {
    const part = new SitemapStream({ hostname: "https://www.fjord-store.example/" });
    const name = `sitemap-${number + 1}.xml`;
    const out = part.pipe(createWriteStream(join(folder, name), { flush: true }));
    parts.push(finished(out));
    return [`https://www.fjord-store.example/${name}`, part, out];
  },
});
await pipeline(Readable.from(items), stream, createWriteStream(join(folder, "sitemap_index.xml"), { flush: true }));
await Promise.all(parts);
console.log(performance.now() - start);
