import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';

const TAGS_THAT_LOAD = /<script\b[^>]*>.*?<\/script>|<link\b[^>]*>/gs;
const STYLESHEET = /<link\b[^>]*rel="stylesheet"[^>]*>/g;
const HREF = /href="([^"]+)"/;

const textAt = async (address: string): Promise<string> => (await fetch(address)).text();

/** The drawn page at `address` as one HTML file: no script, no font file, the style inside. */
async function plainHtml(address: string): Promise<string> {
  const html = await textAt(address);
  const hrefs = [...html.matchAll(STYLESHEET)].flatMap(([tag]) => HREF.exec(tag)?.[1] ?? []);
  const styles = await Promise.all(hrefs.map((href) => textAt(new URL(href, address).href)));
  const withoutTags = html.replaceAll(TAGS_THAT_LOAD, '');
  return withoutTags.replace('</head>', () => `<style>${styles.join('\n')}</style></head>`);
}

/** Serves a drawn page's content as plain HTML (brotli): the baseline of a page's paint time. */
export async function servePlainPage(address: string): Promise<{
  readonly address: string;
  readonly close: () => void;
}> {
  const body = brotliCompressSync(await plainHtml(address));
  const server = createServer((_, answer) => {
    answer.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' });
    answer.end(body);
  });
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening);
  });
  // A server on a port always has an AddressInfo; only a server on a pipe has a string.
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}/`, close: () => server.close() };
}
