import { mapDefined } from '../../domain/mapDefined.ts';
import { compareNumbers, type LeadNumber } from '../../domain/ids.ts';
import {
  readItems,
  parseJsonText,
  getMember,
  type JsonField,
  type JsonFileProblem,
  type ReportProblem,
} from './jsonText.ts';
import { readEvent, reportOrderProblems } from './readEvent.ts';
import { readRound, type RoundInFile } from './readRound.ts';
import type { DancedEvent, DancedRound } from '../../domain/dancedEvent.ts';

export type ParsedResultsFile =
  | { readonly ok: true; readonly value: DancedEvent }
  | { readonly ok: false; readonly problems: readonly JsonFileProblem[] };

/** Couples marked in an earlier round. */
const dancedBefore = (rounds: readonly RoundInFile[], { order }: RoundInFile): ReadonlySet<LeadNumber> =>
  new Set(rounds.flatMap((round) => (round.order < order ? [...round.couples.keys()] : [])));

/** Couples that begin in this round (byes). None in the first round, where everybody begins. */
function byesIn(rounds: readonly RoundInFile[], round: RoundInFile): readonly LeadNumber[] {
  const before = dancedBefore(rounds, round);
  return round.order === 1 ? [] : inOrder(round.couples).filter((couple) => !before.has(couple));
}

/** The last earlier round in which the couple is marked. */
const lastDanced = (
  rounds: readonly RoundInFile[],
  { order }: RoundInFile,
  couple: LeadNumber,
): RoundInFile | undefined =>
  rounds
    .filter((round) => round.order < order && round.couples.has(couple))
    .toSorted((a, b) => b.order - a.order)[0];

/**
 * Checks that rounds follow from each other: recalled couples dance on. Couples may withdraw, be advanced by the
 * chairman, or sit a redance out (see importNotes), but none returns after being out.
 */
function reportRecalls(rounds: readonly RoundInFile[], report: ReportProblem): void {
  for (const round of rounds) {
    const later = new Set(
      rounds.flatMap((other) => (other.order > round.order ? [...other.couples.keys()] : [])),
    );
    if (
      round.recalled.size > 0 &&
      later.size > 0 &&
      ![...round.recalled.keys()].some((one) => later.has(one))
    )
      report(getMember(round.field, 'recalled'), 'none of these couples is in a later round.');
    for (const [couple, field] of round.couples) {
      const before = lastDanced(rounds, round, couple);
      if (before !== undefined && before.order < round.order - 1 && !before.recalled.has(couple))
        report(field, `${couple} was not recalled before, and was not in the round before this one.`);
    }
  }
}

const inOrder = (couples: ReadonlyMap<LeadNumber, JsonField>): readonly LeadNumber[] =>
  [...couples.keys()].toSorted(compareNumbers);

/** Converts a round to our numbering, which counts from the final. */
function dancedRound(round: RoundInFile, rounds: readonly RoundInFile[], count: number): DancedRound {
  const couples = inOrder(round.couples);
  const begin = byesIn(rounds, round);
  const byes = begin.length === 0 ? {} : { byes: begin };
  const panel = [...new Set(round.dances.flatMap(({ judges }) => judges))].toSorted();
  if (round.kind === 'final')
    return { kind: 'final', number: 0, couples, panel, ...byes, dances: round.dances };
  const recallMarks = round.dances.flatMap(({ dance, judges, marks }) =>
    judges.map((judge, seat) => ({
      judge,
      dance,
      recalled: couples.filter((couple) => marks.get(couple)?.[seat] === 1),
    })),
  );
  const number = count - round.order;
  return {
    kind: 'recall',
    number,
    couples,
    panel,
    ...byes,
    marks: recallMarks,
    recallSize: round.mostMarked,
    recalled: inOrder(round.recalled),
  };
}

/** Reads the event of a results file with all marks. Reports problems; if there are any, don't use the result. */
export function readDancedEvent(root: JsonField, report: ReportProblem): DancedEvent | undefined {
  const event = readEvent(getMember(root, 'event'), report);
  const fields = readItems(getMember(root, 'rounds'), report);
  if (getMember(root, 'rounds').node?.type === 'array' && fields.length === 0)
    report(getMember(root, 'rounds'), 'there are no rounds.');
  const rounds = mapDefined(fields, (field) => readRound(field, event, fields.length, report));
  reportOrderProblems(rounds, fields.length, report);
  reportRecalls(rounds, report);
  const { name, level, style, dances } = event;
  if (name === undefined || level === undefined || style === undefined) return undefined;
  const danced = rounds.map((round) => dancedRound(round, rounds, fields.length));
  return { name, level, style, dances, rounds: danced.toSorted((a, b) => a.number - b.number) };
}

/**
 * Reads a results file: one event with every mark of every round, in the form of published results. Checks everything
 * first, including the sequence of rounds; all problems come with line and field. `order` counts from the first danced
 * round and becomes the round's number, `mostMarked` its recall size; other spellings of a dance are normalized. Counts
 * and places are not read: they follow from the marks. Never throws.
 */
export function parseResultsFile(file: string): ParsedResultsFile {
  const { root, report, problems } = parseJsonText(file.replace(/^\uFEFF/, ''));
  const value = root === undefined ? undefined : readDancedEvent(root, report);
  return value === undefined || problems().length > 0
    ? { ok: false, problems: problems() }
    : { ok: true, value };
}
