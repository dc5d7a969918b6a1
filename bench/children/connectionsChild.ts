import { connect } from 'node:net';

/** Opens this many connections in one process and keeps them open, each with an incomplete request. */
export interface ConnectionsOptions {
  readonly port: number;
  readonly attempts: number;
  readonly said: readonly string[];
}

export type ConnectionsCommand = 'count';
export interface ConnectionsReport {
  readonly kind: 'tried' | 'counted';
  /** Accepted connections, and the number of those that were closed since. */
  readonly came: number;
  readonly cutOff: number;
}

const { port, attempts, said } = JSON.parse(process.argv[2] ?? '{}') as ConnectionsOptions;
const AT_ONCE = 100;
let came = 0;
let cutOff = 0;

/** Resolves once the attempt was accepted or refused. */
function attempt(n: number): Promise<void> {
  return new Promise((resolve) => {
    let isIn = false;
    const line = connect(port, '127.0.0.1', () => {
      isIn = true;
      came += 1;
      line.write(said[n % said.length] ?? '');
      resolve();
    });
    line.on('error', () => undefined);
    line.on('close', () => {
      if (isIn) cutOff += 1;
      resolve();
    });
    line.resume();
  });
}

const tell = (kind: ConnectionsReport['kind']): void => void process.send?.({ kind, came, cutOff });
for (let n = 0; n < attempts; n += AT_ONCE)
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, attempts - n) }, (_, more) => attempt(n + more)));
tell('tried');
process.on('message', () => tell('counted'));
