import * as z from 'zod';
import type { Json } from '../../server/tree/json.ts';
import type { UnreplicatedPlace } from '../../server/local/administrator.ts';

/** One line of the file that `alone` writes and `merge` reads. */
const AloneLine = z.object({
  at: z.iso.datetime(),
  by: z.string(),
  event: z.string(),
  path: z.string().optional(),
  account: z.string().optional(),
  /** The account's uid. */
  uid: z.string().optional(),
  value: z.custom<Json>().optional(),
});
export type AloneLine = z.infer<typeof AloneLine>;

export const toAloneLine = (event: string, { at, by, place, value }: UnreplicatedPlace): AloneLine => ({
  at: new Date(at).toISOString(),
  by,
  event,
  ...(place.kind === 'path' ? { path: place.path, value } : { account: place.of, uid: place.uid }),
});

/** @returns undefined if it is not such a line */
export function parseAloneLine(text: string): AloneLine | undefined {
  try {
    const read = AloneLine.safeParse(JSON.parse(text));
    return read.success ? read.data : undefined;
  } catch {
    return undefined;
  }
}

const MAX_SHOWN_CHARACTERS = 200;

/** Formats a value for display beside its place. */
export function formatValue(value: unknown): string {
  if (value === null || value === undefined) return 'nothing (removed)';
  const text = JSON.stringify(value);
  return text.length > MAX_SHOWN_CHARACTERS
    ? `${text.slice(0, MAX_SHOWN_CHARACTERS)}… (${text.length} characters)`
    : text;
}
