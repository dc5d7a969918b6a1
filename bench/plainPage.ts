import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';

const TAGS_THAT_LOAD = /<script\b[^>]*>.*?<\/script>|<link\b[^>]*>/gs;

/** The drawn page at `address` as one HTML file: its style is inside, without scripts and font files. */
const plainHtml = async (address: string): Promise<string> =>
  (await (await fetch(address)).text()).replaceAll(TAGS_THAT_LOAD, '');

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
