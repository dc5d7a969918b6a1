import type { CompetitionEvent, Judge, Round } from '../../src/domain/competition.ts';
import { competitionBasics } from '../../src/store/competition/competition.ts';
import { allEvents } from '../../src/store/events/events.ts';
import { gatherSheets, type RoundSheets } from '../../src/store/models/round/roundSheets.ts';
import type { DeskRoundState } from '../desk/desk.ts';
import type { AcceptedPatch } from '../hall/embedded.ts';
import type { Hall } from '../hall/hall.ts';
import type { Scrutineer } from '../people/scrutineer.ts';
import type { Law } from './laws.ts';
import { couplesOut, marksOfRound, sheetsOfRound } from '../hall/paths.ts';

// The true state of the tree: all screens that are online must agree with it.

export interface RoundState {
  readonly event: CompetitionEvent;
  readonly round: Round;
}

export const listRounds = (hall: Hall): readonly RoundState[] =>
  hall.see(allEvents).flatMap((event) => event.rounds.map((round) => ({ event, round })));

const judgesSeen = (hall: Hall): readonly Judge[] => hall.see(competitionBasics).judges;

const gathered = new WeakMap<Round, { readonly root: unknown; readonly sheets: RoundSheets }>();

/** Computed once for all laws. */
export function readSheets(hall: Hall, seen: RoundState): RoundSheets {
  const { root } = hall.server.database;
  const known = gathered.get(seen.round);
  if (known?.root === root) return known.sheets;
  const sheets = gatheredNow(hall, seen);
  gathered.set(seen.round, { root, sheets });
  return sheets;
}

const gatheredNow = (hall: Hall, { event, round }: RoundState): RoundSheets =>
  gatherSheets(event, round, judgesSeen(hall), {
    roundMarks: hall.see(marksOfRound(event.key, round.number)),
    sheets: hall.see(sheetsOfRound(event.key, round.number)),
    out: hall.see(couplesOut(event.key, round.number)),
  });

/** The desk of every round, on every laptop. */
export const listDesks = (hall: Hall): readonly (readonly [Scrutineer, DeskRoundState])[] =>
  hall.scrutineers.flatMap((one) => one.desks().map((desk) => [one, desk] as const));

const taken = new WeakMap<Law, WeakMap<Hall, number>>();

/** Patches accepted since the last check of a law. */
export function listAcceptedSince(law: Law, hall: Hall): readonly AcceptedPatch[] {
  const ofLaw = taken.get(law) ?? new WeakMap<Hall, number>();
  taken.set(law, ofLaw);
  const fresh = hall.server.accepted.slice(ofLaw.get(hall) ?? 0);
  ofLaw.set(hall, hall.server.accepted.length);
  return fresh;
}
