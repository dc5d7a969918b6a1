import type { Session } from './session.ts';

export class SessionClosedError extends Error {}

/** Rejects if the person may not read a place. */
export async function readPlaces(
  session: Pick<Session, 'readOnce'>,
  places: Iterable<string>,
): Promise<ReadonlyMap<string, unknown>> {
  const read = await Promise.all(
    [...new Set(places)].map(async (at) => {
      const heard = await session.readOnce(at);
      if (heard.kind === 'refused') throw new SessionClosedError(at);
      return [at, heard.raw] as const;
    }),
  );
  return new Map(read);
}

/** Reads the value of a path; undefined if the person may not read it. */
export async function readRaw(session: Pick<Session, 'readOnce'>, at: string): Promise<unknown> {
  const heard = await session.readOnce(at);
  return heard.kind === 'known' ? heard.raw : undefined;
}
