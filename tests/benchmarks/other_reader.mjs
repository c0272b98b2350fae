// The npm package `sitemap`, reading a file as a stream: other_reader.mjs MODULE FILE
import { createReadStream } from "node:fs";
import { pathToFileURL } from "node:url";

const [module, file] = process.argv.slice(2);
const { XMLToSitemapItemStream } = await import(pathToFileURL(module).href);
let count = 0;
for await (const item of createReadStream(file).pipe(new XMLToSitemapItemStream())) {
  count += item.url ? 1 : 0;
}
console.log(count);
