import { toStoredTerm } from '../../../domain/event/storedTerm.ts';
import { findRound, type CompetitionEvent, type Judge, type Round } from '../../../domain/competition.ts';
import type { EventDance } from '../../../domain/event/dances.ts';
import { buildPanels } from '../../../domain/floor/judging.ts';
import { listReplacements } from '../../../domain/panels.ts';
import type { EventKey, JudgeKey } from '../../../domain/ids.ts';
import {
  listMarkedDances,
  buildJudgesRoundKey,
  type JudgesRound,
  type RoundPlace,
} from '../../../store/models/judge/judgesRounds.ts';

/** A round that was on this judge's phone, and the dances the judge had in it. */
export interface EarlierRound extends RoundPlace {
  readonly startedAt: number | undefined;
  readonly dances: readonly EventDance[];
}

export type RoundNews =
  /** The round waits to be started again; its marks are kept. */
  | {
      readonly kind: 'stopped';
      readonly key: string;
      readonly event: CompetitionEvent;
      readonly round: Round;
    }
  /** Some or all of the round's dances are another judge's now. */
  | {
      readonly kind: 'handed over';
      readonly key: string;
      readonly event: CompetitionEvent;
      readonly round: Round;
      readonly lost: readonly EventDance[];
      readonly kept: readonly EventDance[];
      /** The judge who took over the lost dances; undefined if several did, or if it is not known. */
      readonly by: JudgeKey | undefined;
    };

interface Known {
  readonly judge: JudgeKey;
  readonly judges: readonly Judge[];
  readonly eventOf: (event: EventKey) => CompetitionEvent | undefined;
}

const isSame = (one: RoundPlace, other: RoundPlace): boolean =>
  buildJudgesRoundKey(one) === buildJudgesRoundKey(other);

const asEarlier = ({ onFloor, round, sheets }: JudgesRound): EarlierRound => ({
  event: onFloor.event,
  round: onFloor.round,
  startedAt: round.startedAt,
  dances: sheets.map(({ dance }) => dance),
});

/** The replacement of this judge, if it is one person. */
function standInFor(judge: JudgeKey, from: EventDance | undefined, panels: ReturnType<typeof buildPanels>) {
  const change = listReplacements(panels).find((one) => one.from === from && one.left.includes(judge));
  return change?.came.length === 1 ? change.came[0] : undefined;
}

function newsOf(one: EarlierRound, { judge, judges, eventOf }: Known): RoundNews | undefined {
  const event = eventOf(one.event);
  const round = event === undefined ? undefined : findRound(event, one.round);
  if (event === undefined || round === undefined) return undefined;
  const panels = buildPanels(event, round, judges);
  const isMine = (dance: EventDance): boolean => panels.get(dance)?.includes(judge) ?? true;
  const lost = listMarkedDances(event).filter((dance) => one.dances.includes(dance) && !isMine(dance));
  if (lost.length > 0) {
    const kept = listMarkedDances(event).filter((dance) => one.dances.includes(dance) && isMine(dance));
    const by = standInFor(judge, lost[0], panels);
    const key = JSON.stringify([buildJudgesRoundKey(one), by, ...lost.map(toStoredTerm)]);
    return { kind: 'handed over', key, event, round, lost, kept, by };
  }
  return round.state === 'initialized'
    ? { kind: 'stopped', key: JSON.stringify([buildJudgesRoundKey(one), one.startedAt]), event, round }
    : undefined;
}

export const listRoundNews = (had: readonly EarlierRound[], known: Known): readonly RoundNews[] =>
  had.flatMap((one) => newsOf(one, known) ?? []);

/** The rounds to remember: those on the phone, with every dance the judge had in them, and those with news. */
export function listRoundsToRemember(
  had: readonly EarlierRound[],
  rounds: readonly JudgesRound[],
  news: readonly RoundNews[],
): readonly EarlierRound[] {
  const now = rounds.map(asEarlier).map((one) => {
    const before = had.find((other) => isSame(one, other));
    return { ...one, dances: [...new Set([...one.dances, ...(before?.dances ?? [])])] };
  });
  const isNews = (one: EarlierRound): boolean =>
    news.some(({ event, round }) => isSame(one, { event: event.key, round: round.number }));
  return [...now, ...had.filter((one) => isNews(one) && !now.some((other) => isSame(one, other)))];
}

/** True if a sheet belongs to another judge now. */
export const isAnotherJudgesSheet = (
  news: readonly RoundNews[],
  { event, round, dance }: RoundPlace & { readonly dance: EventDance },
): boolean =>
  news.some(
    (one) =>
      one.kind === 'handed over' &&
      one.event.key === event &&
      one.round.number === round &&
      one.lost.includes(dance),
  );
