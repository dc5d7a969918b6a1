import type { Session } from './session.ts';

/** A place is closed to whoever asks. */
export class Closed extends Error {}

/** Reads places whole. Rejects when one is closed to this person. */
export async function readAll(
  session: Pick<Session, 'readOnce'>,
  places: Iterable<string>,
): Promise<ReadonlyMap<string, unknown>> {
  const read = await Promise.all(
    [...new Set(places)].map(async (at) => {
      const heard = await session.readOnce(at);
      if (heard.kind === 'refused') throw new Closed(at);
      return [at, heard.raw] as const;
    }),
  );
  return new Map(read);
}

/** Reads one place as it lies in the tree; undefined where it is closed to this person. */
export async function readRaw(session: Pick<Session, 'readOnce'>, at: string): Promise<unknown> {
  const heard = await session.readOnce(at);
  return heard.kind === 'known' ? heard.raw : undefined;
}
