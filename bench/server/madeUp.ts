import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Json } from '../../src/server/tree/json.ts';

/** Realistic entries, about a hundred bytes each; `megabytes` of them, in events of a thousand. */
export function generateEvents(megabytes: number): Json {
  const entry = (n: number): Json => ({
    leadName: `Lead ${n}`,
    followName: `Follow ${n}`,
    leadNumber: 100 + (n % 900),
    affiliation: 'Other',
    paid: n % 2 === 0,
  });
  const each = JSON.stringify(entry(100_000)).length + 12;
  const count = Math.ceil((megabytes * 2 ** 20) / each);
  return Object.fromEntries(
    Array.from({ length: Math.ceil(count / 1000) }, (_, event) => [
      `event${event}`,
      Object.fromEntries(
        Array.from({ length: Math.min(1000, count - event * 1000) }, (_, n) => [
          `e${event * 1000 + n}`,
          entry(event * 1000 + n),
        ]),
      ),
    ]),
  );
}

export const NAMESPACE = 'bench';

export const buildServerUrl = ({ port }: { readonly port: number }): string =>
  `ws://127.0.0.1:${port}/.ws?v=5&ns=${NAMESPACE}`;

export const request = (number: number, action: string, body: object): string =>
  JSON.stringify({ t: 'd', d: { r: number, a: action, b: body } });

export async function withTempFolder<T>(work: (dataFolder: string) => Promise<T>): Promise<T> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'floorcraft-bench-'));
  try {
    return await work(dataFolder);
  } finally {
    rmSync(dataFolder, { recursive: true, force: true });
  }
}
