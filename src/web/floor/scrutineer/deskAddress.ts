import type { CompetitionEvent } from '../../../domain/competition.ts';
import { findRoundsByCode } from '../../../domain/keying/sheetCode.ts';
import { listRoundsOfDay, type ScheduledRound } from '../../../domain/round/day.ts';

/** The target in the address of the scrutineer's screen. */
export type DeskTarget =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'round'; readonly at: ScheduledRound }
  /** The code of a sheet that may be of several rounds: its heading tells them apart. */
  | { readonly kind: 'several'; readonly code: string }
  /** A round no longer on the plan: no other one may open in its place without a notice. */
  | { readonly kind: 'gone' };

/** The target by the code of a scanned sheet. */
function findRoundOfSheet(events: readonly CompetitionEvent[], code: string): DeskTarget {
  const coded = findRoundsByCode(events, code);
  const [at, ...others] = coded.kind === 'rounds' ? coded.rounds : [];
  if (at === undefined) return { kind: 'gone' };
  return others.length === 0 ? { kind: 'round', at } : { kind: 'several', code };
}

/** The target of an address: a round by its event and number, or by the code on a sheet of paper. */
export function parseDeskAddress(events: readonly CompetitionEvent[], address: URLSearchParams): DeskTarget {
  const [sheet, event, round] = ['sheet', 'event', 'round'].map((name) => address.get(name));
  if (typeof sheet === 'string') return findRoundOfSheet(events, sheet);
  if (typeof event !== 'string') return { kind: 'nothing' };
  const at = listRoundsOfDay(events).find(
    (one) => one.event.key === event && String(one.round.number) === round,
  );
  return at === undefined ? { kind: 'gone' } : { kind: 'round', at };
}
