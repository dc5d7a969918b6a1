import { mapDefined } from '../../domain/mapDefined.ts';
import { buildPanels } from '../../domain/floor/judging.ts';
import {
  isFinal,
  listPostedRounds,
  type CompetitionEvent,
  type Judge,
  type Round,
} from '../../domain/competition.ts';
import { sortEventDances } from '../../domain/event/dances.ts';
import type { LeadNumber } from '../../domain/ids.ts';
import { collectDanceMarks, type FinalMarks } from '../../domain/recall/judgesMarks.ts';
import { countMarks } from '../../domain/recall/recall.ts';
import { scoreFinal } from '../../domain/skating/final.ts';
import type { FinalResult } from '../../domain/skating/working.ts';
import { compareFinal } from '../../domain/secondCount/compareFinal.ts';
import { competitionBasics } from '../../store/competition/competition.ts';
import { allEvents } from '../../store/events/events.ts';
import { savedResultsPath, type SavedResult } from '../../store/results/results.ts';
import { couplesOutPath } from '../../store/rounds/couplesOut.ts';
import { roundMarksPath } from '../../store/sheets/marks.ts';
import { isSheetIn, roundSheetsPath } from '../../store/sheets/sheets.ts';
import type { TreePath } from '../../store/tree/path.ts';
import { formatCount } from '../formatCount.ts';
import type { Branches } from './archiveText.ts';
import { getValueInArchive } from './valueInArchive.ts';

/** Number of saved results, number recounted, and one sentence per difference. */
export interface RecountSummary {
  readonly saved: number;
  readonly again: number;
  readonly problems: readonly string[];
}

/** Judges' marks from the sheets that count. */
function marksThatCount(
  read: <T>(path: TreePath<T>) => T,
  event: CompetitionEvent,
  round: Round,
  judges: readonly Judge[],
): readonly FinalMarks[] {
  const marks = read(roundMarksPath(event.key, round.number));
  const sheets = read(roundSheetsPath(event.key, round.number));
  return [...buildPanels(event, round, judges)].flatMap(([dance, panel]) =>
    mapDefined(panel, (judge): FinalMarks | undefined => {
      if (!isSheetIn(sheets.get(judge)?.get(dance), round)) return undefined;
      const own = marks.get(judge)?.get(dance);
      return { judge, dance, placed: own?.kind === 'numbers' ? own.numbers : [] };
    }),
  );
}

function differencesInRecall(
  where: string,
  saved: ReadonlyMap<LeadNumber, number>,
  marks: readonly FinalMarks[],
): readonly string[] {
  const again = countMarks(
    [...saved.keys()],
    marks.map(({ judge, dance, placed }) => ({ judge, dance, recalled: placed })),
  );
  return mapDefined(saved, ([couple, count]) => {
    const now = again.get(couple) ?? 0;
    return now === count
      ? undefined
      : `${where}: couple ${couple} has ${formatCount(count, 'mark')} in the result, and ${now} on the sheets.`;
  });
}

function differencesInFinal(
  where: string,
  saved: FinalResult,
  event: CompetitionEvent,
  marks: readonly FinalMarks[],
): readonly string[] {
  const couples = saved.placings.map(({ couple }) => couple);
  const dances = sortEventDances(event).map((dance) => collectDanceMarks(dance, couples, marks));
  const read = mapDefined(dances, (dance) => (dance.ok ? dance.value : undefined));
  const again = scoreFinal(read);
  if (read.length !== dances.length || !again.ok)
    return [`${where}: the marks on the sheets do not make a final.`];
  // The tree stores dances by name, so restore their order.
  const order = read.map(({ dance }) => dance);
  const inOrder = saved.dances.toSorted((a, b) => order.indexOf(a.dance) - order.indexOf(b.dance));
  const comparison = compareFinal({ ...saved, dances: inOrder }, again.value);
  if (comparison.kind === 'agree') return [];
  return [...new Set(comparison.differences.map(({ couple }) => couple))].map(
    (couple) => `${where}: the result of couple ${couple} does not match the sheets.`,
  );
}

/**
 * Recounts every saved result of an archive from its marks. Rounds with couples out are skipped: the desk decided what
 * counts.
 */
export function recountArchive(branches: Branches): RecountSummary {
  const read = <T>({ at, parse }: TreePath<T>): T => parse(getValueInArchive(branches, at));
  const { judges } = read(competitionBasics);
  let saved = 0;
  let again = 0;
  const problems: string[] = [];
  for (const event of read(allEvents)) {
    const results = read(savedResultsPath(event.key));
    for (const round of listPostedRounds(event)) {
      const where = `${event.name}, ${round.name}`;
      const result: SavedResult | undefined = results.get(round.number);
      if (result === undefined || (result.kind === 'final') !== isFinal(round)) {
        problems.push(`${where}: posted, but its result is missing.`);
        continue;
      }
      saved += 1;
      if (read(couplesOutPath(event.key, round.number)).size > 0) continue;
      again += 1;
      const marks = marksThatCount(read, event, round, judges);
      problems.push(
        ...(result.kind === 'recall'
          ? differencesInRecall(where, result.counts, marks)
          : differencesInFinal(where, result.result, event, marks)),
      );
    }
  }
  return { saved, again, problems };
}
