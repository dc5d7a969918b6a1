import type { CompetitionEvent, Judge, Round } from '../../src/domain/competition.ts';
import { competition } from '../../src/store/competition/competition.ts';
import { events } from '../../src/store/events/events.ts';
import { gatherSheets, type RoundSheets } from '../../src/store/models/round/roundSheets.ts';
import type { DeskOfRound } from '../desk/desk.ts';
import type { Taken } from '../hall/embedded.ts';
import type { Hall } from '../hall/hall.ts';
import type { Scrutineer } from '../people/scrutineer.ts';
import type { Law } from './laws.ts';
import { couplesOut, marksOfRound, sheetsOfRound } from '../hall/paths.ts';

// What is really so, as the tree has it: what every screen that is online has to agree with.

export interface RoundSeen {
  readonly event: CompetitionEvent;
  readonly round: Round;
}

export const roundsSeen = (hall: Hall): readonly RoundSeen[] =>
  hall.see(events).flatMap((event) => event.rounds.map((round) => ({ event, round })));

const judgesSeen = (hall: Hall): readonly Judge[] => hall.see(competition).judges;

const gathered = new WeakMap<Round, { readonly root: unknown; readonly sheets: RoundSheets }>();

/** Gathered once for all laws that ask for them. */
export function sheetsSeen(hall: Hall, seen: RoundSeen): RoundSheets {
  const { root } = hall.server.database;
  const known = gathered.get(seen.round);
  if (known?.root === root) return known.sheets;
  const sheets = gatheredNow(hall, seen);
  gathered.set(seen.round, { root, sheets });
  return sheets;
}

const gatheredNow = (hall: Hall, { event, round }: RoundSeen): RoundSheets =>
  gatherSheets(event, round, judgesSeen(hall), {
    roundMarks: hall.see(marksOfRound(event.key, round.number)),
    sheets: hall.see(sheetsOfRound(event.key, round.number)),
    out: hall.see(couplesOut(event.key, round.number)),
  });

/** The desk of every round on every laptop. */
export const desksOf = (hall: Hall): readonly (readonly [Scrutineer, DeskOfRound])[] =>
  hall.scrutineers.flatMap((one) => one.desks().map((desk) => [one, desk] as const));

const taken = new WeakMap<Law, WeakMap<Hall, number>>();

/** What the server has taken since a law was asked last. */
export function takenSince(law: Law, hall: Hall): readonly Taken[] {
  const ofLaw = taken.get(law) ?? new WeakMap<Hall, number>();
  taken.set(law, ofLaw);
  const fresh = hall.server.taken.slice(ofLaw.get(hall) ?? 0);
  ofLaw.set(hall, hall.server.taken.length);
  return fresh;
}
