import { request } from 'node:http';
import { WebSocket } from 'ws';

/** Phones that open a page of a competition one after another. */
export interface PhonesOptions {
  readonly port: number;
  readonly namespace: string;
  readonly path: string;
  readonly count: number;
  /** Time (ms) over which the phones' arrivals are spread. */
  readonly within: number;
  /** Paths that each phone listens to once it has the page. */
  readonly places: readonly string[];
}

/** `await`: every connected phone is to receive a frame with this text. */
export type PhonesCommand = { readonly kind: 'await'; readonly text: string } | { readonly kind: 'leave' };

export type PhonesReport =
  | { readonly kind: 'opened' }
  | { readonly kind: 'awaiting'; readonly phones: number }
  /** Time (ms since 1970) at which each phone received it. */
  | { readonly kind: 'heard'; readonly times: readonly number[] }
  /** Bytes of each phone so far, page included; and the number of phones that got no page or lost their connection. */
  | { readonly kind: 'left'; readonly bytes: readonly number[]; readonly dropped: number };

const PATIENCE_MS = 10_000;

const tell = (news: PhonesReport): void => void process.send?.(news);
const now = (): number => performance.timeOrigin + performance.now();

const asked = JSON.parse(process.argv[2] ?? '{}') as PhonesOptions;
const { port, namespace, path, count, within, places } = asked;

interface Phone {
  readonly page: number;
  readonly line: WebSocket;
}

const phones: Phone[] = [];
let [dropped, isLeaving] = [0, false];
let heard: (phone: Phone, data: Buffer) => void = () => undefined;

/** Requests the page like a browser. Returns its bytes as transferred. */
function page(): Promise<number> {
  return new Promise((resolve, reject) => {
    request(
      { host: '127.0.0.1', port, path, agent: false, headers: { 'accept-encoding': 'gzip' } },
      (answer) => {
        answer.on('data', () => undefined);
        answer.on('end', () => resolve(answer.socket.bytesRead));
      },
    )
      .on('error', reject)
      .end();
  });
}

/** Connects the phone to the database and listens to all paths. Resolves once all of them have a value. */
function follow(bytes: number): Promise<Phone> {
  return new Promise((resolve, reject) => {
    const line = new WebSocket(`ws://127.0.0.1:${port}/.ws?v=5&ns=${namespace}`, {
      perMessageDeflate: false,
    });
    const phone = { page: bytes, line };
    let answered = 0;
    line.on('error', reject);
    line.on('close', () => {
      if (!isLeaving) dropped += 1;
    });
    line.on('message', (data: Buffer) => {
      heard(phone, data);
      if (!data.includes('"s":"ok"')) return;
      answered += 1;
      if (answered === places.length) resolve(phone);
    });
    line.on('open', () => {
      for (const [at, place] of places.entries())
        line.send(JSON.stringify({ t: 'd', d: { r: at + 1, a: 'q', b: { p: `/${place}`, h: '' } } }));
    });
  });
}

async function open(): Promise<void> {
  try {
    phones.push(await follow(await page()));
  } catch {
    dropped += 1;
  }
}

function awaitText(text: string): void {
  const waiting = new Set(phones);
  const times: number[] = [];
  const all = phones.length;
  const done = (): void => {
    clearTimeout(patience);
    heard = () => undefined;
    tell({ kind: 'heard', times });
  };
  const patience = setTimeout(done, PATIENCE_MS);
  heard = (phone, data) => {
    if (!waiting.has(phone) || !data.includes(text)) return;
    waiting.delete(phone);
    times.push(now());
    if (times.length === all) done();
  };
  tell({ kind: 'awaiting', phones: all });
}

process.on('message', (order: PhonesCommand) => {
  switch (order.kind) {
    case 'await':
      awaitText(order.text);
      return;
    case 'leave': {
      isLeaving = true;
      // Raw bytes read: the library exposes them nowhere else.
      const read = (line: WebSocket): number =>
        Number(Reflect.get(Object(Reflect.get(line, '_socket')), 'bytesRead') ?? 0);
      tell({ kind: 'left', bytes: phones.map((phone) => phone.page + read(phone.line)), dropped });
      for (const { line } of phones) line.terminate();
      setTimeout(() => process.exit(0), 100);
    }
  }
});

const opening: Promise<void>[] = [];
for (let n = 0; n < count; n += 1) {
  opening.push(open());
  await new Promise((resolve) => setTimeout(resolve, within / count));
}
await Promise.all(opening);
tell({ kind: 'opened' });
