import { isFinal, type Entry, type ProgramEvent, type ProgramRound } from '../../../domain/competition.ts';
import type { LeadNumber } from '../../../domain/ids.ts';
import { roundsOut, type Release } from '../../../domain/round/release.ts';
import type { Backend } from '../../../store/connection/eventConfigurations.ts';
import type { Session } from '../../../store/connection/session.ts';
import { entry as entryPath } from '../../../store/events/entry.ts';
import { couplesNumbered, couplesOf, type NumberedCouple } from '../../../store/events/program.ts';
import { competitors } from '../../../store/people/competitors.ts';
import { everybodysPlaces, savedResult } from '../../../store/results/results.ts';
import type { Path } from '../../../store/tree/path.ts';

/** Whose results somebody asks for. */
export type Asked =
  | { readonly kind: 'number'; readonly number: LeadNumber }
  | { readonly kind: 'school'; readonly school: string };

/** What came of a couple: its place among all of the event, or that it dances on and the next result is not out. */
export type Came =
  | { readonly kind: 'placed'; readonly place: number; readonly inFinal: boolean }
  | { readonly kind: 'recalled'; readonly from: string };

/** A couple in an event, with what anybody may know of its result. */
export interface CoupleResult {
  readonly event: ProgramEvent;
  readonly entry: Entry;
  readonly came: Came | undefined;
  /** The posted round that tells it. */
  readonly round: number | undefined;
}

/** One of the places was refused, or did not come. */
class NotRead extends Error {
  override readonly name = 'NotRead';
}

/** @throws NotRead */
async function readOnce<T>(device: Session, { at, parse }: Path<T>): Promise<T> {
  const heard = await device.readOnce(at);
  if (heard.kind !== 'known') throw new NotRead(at);
  return parse(heard.raw);
}

async function couplesAsked(
  device: Session,
  backend: Backend,
  asked: Asked,
): Promise<readonly NumberedCouple[]> {
  if (asked.kind === 'number') return readOnce(device, couplesNumbered(backend, asked.number));
  const all = await readOnce(device, competitors);
  const own = all.filter(({ affiliation }) => affiliation === asked.school);
  const each = await Promise.all(own.map(({ id }) => readOnce(device, couplesOf(backend, id))));
  // Two of a school who dance together are one couple.
  return [...new Map(each.flat().map((one) => [`${one.event}/${one.entry}`, one])).values()];
}

type Told = Pick<CoupleResult, 'came' | 'round'>;

const NOTHING: Told = { came: undefined, round: undefined };

/** The final is out: everybody's place is in one small node. */
async function afterFinal(device: Session, event: ProgramEvent, final: ProgramRound) {
  const places = await readOnce(device, everybodysPlaces(event.key));
  return (couple: LeadNumber): Told => {
    const place = places.get(couple);
    if (place === undefined) return NOTHING;
    const inFinal = place <= final.entries.length;
    return { came: { kind: 'placed', place, inFinal }, round: inFinal ? 0 : undefined };
  };
}

/** Callbacks alone are out: who went out is placed, the others dance on. */
async function beforeFinal(device: Session, event: ProgramEvent, out: readonly ProgramRound[]) {
  const rounds = await Promise.all(
    out.map(async (round) => ({
      round,
      saved: await readOnce(device, savedResult(event.key, round.number)),
    })),
  );
  return (couple: LeadNumber): Told => {
    for (const { round, saved } of rounds) {
      if (saved?.kind !== 'recall' || !saved.counts.has(couple)) continue;
      const place = saved.placements.get(couple);
      return {
        came:
          place === undefined
            ? { kind: 'recalled', from: round.name }
            : { kind: 'placed', place, inFinal: false },
        round: round.number,
      };
    }
    return NOTHING;
  };
}

/** What came of the couples of an event, from the smallest places that say it. */
function cameIn(device: Session, event: ProgramEvent, usual: Release) {
  const out = roundsOut(event, usual);
  const [furthest] = out;
  return furthest !== undefined && isFinal(furthest)
    ? afterFinal(device, event, furthest)
    : beforeFinal(device, event, out);
}

/**
 * The results of a number or of a school, event by event: read when they are asked for, and no more than they need.
 * @throws NotRead
 */
export async function gathered(
  device: Session,
  backend: Backend,
  program: readonly ProgramEvent[],
  usual: Release,
  asked: Asked,
): Promise<readonly CoupleResult[]> {
  const couples = await couplesAsked(device, backend, asked);
  const keys = [...new Set(couples.map(({ event }) => event))];
  const each = await Promise.all(
    keys.map(async (key): Promise<readonly CoupleResult[]> => {
      const event = program.find((one) => one.key === key);
      if (event === undefined) return [];
      const ids = couples.filter((one) => one.event === key).map(({ entry }) => entry);
      const [cameOf, entries] = await Promise.all([
        cameIn(device, event, usual),
        Promise.all(ids.map((id) => readOnce(device, entryPath(key, id)))),
      ]);
      return entries.flatMap((entry) =>
        entry === undefined
          ? []
          : [{ event, entry, ...(entry.number === undefined ? NOTHING : cameOf(entry.number)) }],
      );
    }),
  );
  return each.flat();
}
