import { Agent, request } from 'node:http';
import { builtServer } from '../builtServer.ts';
import { readResidentBytes } from '../readResidentBytes.ts';
import { formatLine, formatMegabytes } from '../table.ts';

const ADDRESSES = 100_000;
const AT_ONCE = 20;
/** Small heap: the server runs out of memory if it stores something for each address. */
const HEAP = '--max-old-space-size=160';

const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });

/** Requests a page from a network address of its own. */
const ask = (port: number, path: string, from: string): Promise<void> =>
  new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, agent, path, headers: { 'x-forwarded-for': from } }, (answer) => {
      answer.resume().on('end', resolve);
    })
      .on('error', reject)
      .end();
  });

/** Requests pages that do not exist, a new one each time. */
async function askForMany(port: number, from: number, count: number): Promise<void> {
  let next = from;
  const one = async (): Promise<void> => {
    while (next < from + count) {
      const n = next;
      next += 1;
      const path = `/results/${'x'.repeat(200)}${n}`;
      await ask(port, path, `10.${n & 255}.${(n >> 8) & 255}.${(n >> 16) & 255}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
}

/** Memory of the built server while a client requests missing pages, each once. */
export async function benchUnknownAddresses(): Promise<void> {
  const server = await builtServer({
    event: 'demo',
    env: { TRUST_PROXY: 'loopback', LOG_LEVEL: 'warn' },
    nodeOptions: [HEAP],
  });
  try {
    console.log(formatLine('pages that do not exist, a heap of 160 MB', 'memory'));
    const step = ADDRESSES / 5;
    for (let done = 0; done < ADDRESSES; done += step) {
      await askForMany(server.port, done, step);
      console.log(formatLine(`  after ${done + step}`, formatMegabytes(readResidentBytes(server.pid))));
    }
  } finally {
    server.close();
  }
}
