import { isFinal, type Entry, type ProgramEvent, type ProgramRound } from '../../domain/competition.ts';
import { mapDefined } from '../../domain/mapDefined.ts';
import type { LeadNumber } from '../../domain/ids.ts';
import { listPublicRounds, type ReleaseTime } from '../../domain/round/release.ts';
import { isSharedPlace } from '../../domain/skating/sharedPlace.ts';
import type { Place } from '../../domain/skating/working.ts';
import type { Backend } from '../connection/eventConfiguration.ts';
import type { Session } from '../connection/session.ts';
import { entryPath } from '../events/entry.ts';
import { numberCouplesPath, dancerCouplesPath, type NumberedCouple } from '../events/program.ts';
import { competitors } from '../people/competitors.ts';
import { placeInRoundPath } from '../rounds/placeInRound.ts';
import { allPlacesPath, savedResultPath } from './results.ts';
import type { TreePath } from '../tree/path.ts';

/** A visitor's search: one couple or one school. */
export type ResultSearch =
  | { readonly kind: 'number'; readonly number: LeadNumber }
  | { readonly kind: 'school'; readonly school: string };

/** The public result of a couple. */
export type PublicOutcome =
  /** `isShared`: with others of the event. */
  | {
      readonly kind: 'placed';
      readonly place: Place;
      readonly isShared: boolean;
      readonly inFinal: boolean;
    }
  /** The couple advances, and the next result is not posted. */
  | { readonly kind: 'recalled'; readonly from: string }
  /** All places are public, and the couple has none: it withdrew, or never danced. */
  | { readonly kind: 'no place' };

/** A couple in an event with its public result. */
export interface CoupleResult {
  readonly event: ProgramEvent;
  readonly entry: Entry;
  readonly came: PublicOutcome | undefined;
  /** The posted round with the result. */
  readonly round: number | undefined;
}

/** A read was refused or failed. */
class NotRead extends Error {
  override readonly name = 'NotRead';
}

/** @throws NotRead */
async function readOnce<T>(device: Session, { at, parse }: TreePath<T>): Promise<T> {
  const heard = await device.readOnce(at);
  if (heard.kind !== 'known') throw new NotRead(at);
  return parse(heard.raw);
}

async function couplesAsked(
  device: Session,
  backend: Backend,
  asked: ResultSearch,
): Promise<readonly NumberedCouple[]> {
  if (asked.kind === 'number') return readOnce(device, numberCouplesPath(backend, asked.number));
  const all = await readOnce(device, competitors);
  const own = all.filter(({ affiliation }) => affiliation === asked.school);
  const each = await Promise.all(own.map(({ id }) => readOnce(device, dancerCouplesPath(backend, id))));
  // Two dancers of the school may be one couple.
  return [...new Map(each.flat().map((one) => [`${one.event}/${one.entry}`, one])).values()];
}

type Told = Pick<CoupleResult, 'came' | 'round'>;

const NOTHING: Told = { came: undefined, round: undefined };

/** Parses a path that has been read. */
type Read = <T>(path: TreePath<T>) => T;

/** The rounds with the results of an event: the final alone, once it is posted. */
function telling(event: ProgramEvent, usual: ReleaseTime): readonly ProgramRound[] {
  const out = listPublicRounds(event, usual);
  const [furthest] = out;
  return furthest !== undefined && isFinal(furthest) ? [furthest] : out;
}

/**
 * Once the final is public, one small node has every couple's place. The round itself tells who danced the
 * final: a couple eliminated earlier may share a place with a walk-on.
 */
function afterFinal(read: Read, { key }: ProgramEvent, { number }: ProgramRound) {
  const places = read(allPlacesPath(key));
  return ({ id, number: couple }: Entry): Told => {
    const place = couple === undefined ? undefined : places.get(couple);
    if (place === undefined) return { came: { kind: 'no place' }, round: undefined };
    const seat = read(placeInRoundPath(key, number, id));
    const inFinal = seat !== undefined && seat.away !== true;
    const isShared = isSharedPlace(places.values(), place);
    return { came: { kind: 'placed', place, isShared, inFinal }, round: inFinal ? number : undefined };
  };
}

/** Results from recall rounds alone: eliminated couples have places, the others were recalled. */
function beforeFinal(read: Read, event: ProgramEvent, out: readonly ProgramRound[]) {
  const rounds = out.map((round) => ({ round, saved: read(savedResultPath(event.key, round.number)) }));
  return ({ number: couple }: Entry): Told => {
    if (couple === undefined) return NOTHING;
    for (const { round, saved } of rounds) {
      if (saved?.kind !== 'recall' || !saved.counts.has(couple)) continue;
      const place = saved.placements.get(couple);
      return {
        came:
          place === undefined
            ? { kind: 'recalled', from: round.name }
            : {
                kind: 'placed',
                place,
                isShared: isSharedPlace(saved.placements.values(), place),
                inFinal: false,
              },
        round: round.number,
      };
    }
    return NOTHING;
  };
}

/** The results of an event's couples, from as few reads as possible. */
function cameIn(read: Read, event: ProgramEvent, usual: ReleaseTime) {
  const rounds = telling(event, usual);
  const [furthest] = rounds;
  return furthest !== undefined && isFinal(furthest)
    ? afterFinal(read, event, furthest)
    : beforeFinal(read, event, rounds);
}

const eventsOf = (
  couples: readonly NumberedCouple[],
  program: readonly ProgramEvent[],
): readonly ProgramEvent[] => {
  const keys = new Set(couples.map(({ event }) => event));
  return program.filter(({ key }) => keys.has(key));
};

/** The paths with the results of these couples, without results held for the awards. */
export const listResultPaths = (
  couples: readonly NumberedCouple[],
  program: readonly ProgramEvent[],
  usual: ReleaseTime,
): readonly string[] => [
  ...eventsOf(couples, program).flatMap((event) =>
    telling(event, usual).flatMap((round) =>
      isFinal(round)
        ? [
            allPlacesPath(event.key).at,
            ...couples
              .filter((one) => one.event === event.key)
              .map(({ entry }) => placeInRoundPath(event.key, round.number, entry).at),
          ]
        : [savedResultPath(event.key, round.number).at],
    ),
  ),
  ...couples.map(({ event, entry }) => entryPath(event, entry).at),
];

function resultsFrom(
  read: Read,
  couples: readonly NumberedCouple[],
  program: readonly ProgramEvent[],
  usual: ReleaseTime,
): readonly CoupleResult[] {
  return eventsOf(couples, program).flatMap((event) => {
    const cameOf = cameIn(read, event, usual);
    return mapDefined(
      couples.filter((one) => one.event === event.key),
      ({ entry: id }): CoupleResult | undefined => {
        const entry = read(entryPath(event.key, id));
        return entry === undefined ? undefined : { event, entry, ...cameOf(entry) };
      },
    );
  });
}

interface Where {
  readonly backend: Backend;
  readonly program: readonly ProgramEvent[];
  readonly usual: ReleaseTime;
}

/**
 * The results of a number or of a school, by event. Reads only the data they need.
 * @throws NotRead
 */
export async function readResults(
  device: Session,
  { backend, program, usual }: Where,
  asked: ResultSearch,
): Promise<readonly CoupleResult[]> {
  const couples = await couplesAsked(device, backend, asked);
  const read = new Map(
    await Promise.all(
      listResultPaths(couples, program, usual).map(
        async (at) => [at, await readOnce<unknown>(device, { at, parse: (raw) => raw })] as const,
      ),
    ),
  );
  return resultsFrom(({ at, parse }) => parse(read.get(at) ?? null), couples, program, usual);
}

/** The results of a number, if the page already has all the data; undefined: it must be read. */
export function peekResults(
  device: Pick<Session, 'peek'>,
  { backend, program, usual }: Where,
  asked: ResultSearch,
): readonly CoupleResult[] | undefined {
  if (asked.kind !== 'number') return undefined;
  const known = ({ at }: Pick<TreePath<unknown>, 'at'>) => device.peek(at);
  const path = numberCouplesPath(backend, asked.number);
  const found = known(path);
  if (found.kind !== 'known') return undefined;
  const couples = path.parse(found.raw);
  if (listResultPaths(couples, program, usual).some((at) => known({ at }).kind !== 'known')) return undefined;
  const read: Read = (one) => {
    const heard = known(one);
    return one.parse(heard.kind === 'known' ? heard.raw : null);
  };
  return resultsFrom(read, couples, program, usual);
}
