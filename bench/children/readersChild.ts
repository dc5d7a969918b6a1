import { Agent, request } from 'node:http';

/**
 * Strangers who read without pause: the server's port, their network addresses, connections per address, and
 * the paths to read in turn.
 */
export interface ReadersOptions {
  readonly port: number;
  readonly addresses: readonly string[];
  readonly linesEach: number;
  readonly paths: readonly string[];
}

export type ReadersCommand = 'stop';
export type ReadersReport =
  | { readonly kind: 'reading' }
  /** Number of answers per status. */
  | { readonly kind: 'stopped'; readonly answers: Readonly<Record<number, number>> };

const { port, addresses, linesEach, paths } = JSON.parse(process.argv[2] ?? '{}') as ReadersOptions;
const answers: Record<number, number> = {};
let isOver = false;
let asked = 0;

/** Requests the next path as soon as the previous answer arrives. */
function read(agent: Agent, address: string): void {
  if (isOver) return;
  const path = paths[asked % paths.length] ?? '/';
  asked += 1;
  request({ host: '127.0.0.1', port, agent, path, headers: { 'x-forwarded-for': address } }, (answer) => {
    const status = answer.statusCode ?? 0;
    answers[status] = (answers[status] ?? 0) + 1;
    answer.resume().on('close', () => setImmediate(() => read(agent, address)));
  })
    .on('error', () => setTimeout(() => read(agent, address), 50))
    .end();
}

for (const address of addresses)
  for (let n = 0; n < linesEach; n += 1) read(new Agent({ keepAlive: true, maxSockets: 1 }), address);
const tell = (news: ReadersReport): void => void process.send?.(news);
tell({ kind: 'reading' });
process.on('message', () => {
  isOver = true;
  tell({ kind: 'stopped', answers });
  setTimeout(() => process.exit(0), 100);
});
