import { mapDefined } from '../../domain/mapDefined.ts';
import { formatCount } from '../formatCount.ts';
import { describeMarksProblem } from '../marksProblemSentence.ts';
import { toStoredTerm } from '../../domain/event/storedTerm.ts';
import type { RecallMarks } from '../../domain/recall/judgesMarks.ts';
import type { LeadNumber } from '../../domain/ids.ts';
import { parsed, refused, type Parsed } from '../../domain/parsed.ts';
import { countRecall } from '../../domain/recall/recall.ts';
import { scoreFinal } from '../../domain/skating/final.ts';
import { listReasons, type PanelSize } from '../../domain/skating/reasons.ts';
import { checkSameCouples } from '../../domain/skating/sameCouples.ts';
import { scoreSummary, type DancePlaces } from '../../domain/skating/summary.ts';
import type { DanceMarks, DancePlacing, DanceResult, FinalResult } from '../../domain/skating/working.ts';
import { unreachable } from '../../domain/unreachable.ts';
import { isObject, readLine, type LineInput } from './lineInput.ts';

/** The answer to one line, as JSON text. */
export interface ScoredLine {
  readonly json: string;
  readonly failed: boolean;
}

/** The other fields of an answer, as JSON texts. */
type Fields = Readonly<Record<string, string>>;

const object = (fields: Fields): string =>
  `{${Object.entries(fields)
    .map(([name, json]) => `"${name}":${json}`)
    .join(',')}}`;

/**
 * Builds `{"101":1,"102":2.5}` as text: an object with numeric keys is a sparse array and takes several times longer.
 * Strings must not need escaping.
 */
const jsonByCouple = <Row extends { readonly couple: LeadNumber }>(
  rows: readonly Row[],
  json: (row: Row) => string,
): string => `{${rows.map((row) => `"${row.couple}":${json(row)}`).join(',')}}`;

const byCouple = <Row extends { readonly couple: LeadNumber }>(
  rows: readonly Row[],
  value: (row: Row) => string | number,
): string =>
  jsonByCouple(rows, (row) => {
    const one = value(row);
    return typeof one === 'number' ? String(one) : `"${one}"`;
  });

const couplesWith = (numbers: ReadonlyMap<LeadNumber, number>): string =>
  byCouple(
    [...numbers].map(([couple, number]) => ({ couple, number })),
    ({ number }) => number,
  );

const list = (json: readonly string[]): string => `[${json.join(',')}]`;

/** '5', '8+6', '7b-tie'. */
const ruleInDance = ({ rule, passed, shared }: DancePlacing): string =>
  `${passed ? '8+' : ''}${rule}${shared ? '-tie' : ''}`;

function overall(result: FinalResult, panelSize: PanelSize): Fields {
  const { placings } = result;
  return {
    totals: byCouple(placings, ({ total }) => total),
    final: byCouple(placings, ({ place }) => place),
    decidedBy: byCouple(placings, ({ decidedBy }) => decidedBy),
    path: byCouple(placings, ({ path }) => path.join('>')),
    why: jsonByCouple(placings, (placing) => JSON.stringify(listReasons(result, placing, panelSize))),
  };
}

/** Joins the first ten problems into one text. */
function inOneText(problems: readonly string[]): string {
  const told = problems.slice(0, 10);
  return (
    told.join(' ') + (problems.length > told.length ? ` And ${problems.length - told.length} more.` : '')
  );
}

function final(dances: readonly DanceMarks[]): Parsed<Fields> {
  const scored = scoreFinal(dances);
  if (!scored.ok) return refused(inOneText(scored.problems.map(describeMarksProblem)));
  const panels = new Map(dances.map(({ dance, judges }) => [dance, judges.length]));
  return parsed({
    dances: list(
      scored.value.dances.map(({ dance, placings }) =>
        object({
          dance: JSON.stringify(toStoredTerm(dance)),
          places: byCouple(placings, ({ place }) => place),
          rules: byCouple(placings, ruleInDance),
        }),
      ),
    ),
    ...overall(scored.value, (dance) => panels.get(dance)),
  });
}

/** A dance with places only, so there is no working to explain. */
const placesOnly = ({ dance, places }: DancePlaces): DanceResult => ({
  dance,
  majority: 0,
  placings: [...places].map(([couple, place]) => ({
    couple,
    place,
    rule: '5',
    passed: false,
    shared: false,
    cells: [],
  })),
});

function finalFromPlaces(dances: readonly DancePlaces[]): Parsed<Fields> {
  const scored = scoreSummary(dances);
  if (!scored.ok) return refused(inOneText(scored.problems.map(describeMarksProblem)));
  return parsed({
    dances: list(
      dances.map(({ dance, places }) =>
        object({ dance: JSON.stringify(toStoredTerm(dance)), places: couplesWith(places) }),
      ),
    ),
    ...overall({ ...scored.value, dances: dances.map(placesOnly) }, () => undefined),
  });
}

/** Marks of a preliminary round are 0 or 1, one per judge and couple. */
function recallProblems({ dance: danced, judges, marks }: DanceMarks): readonly string[] {
  const dance = toStoredTerm(danced);
  if (judges.length === 0) return [`Nobody is marked in ${dance}.`];
  return [...marks].flatMap(([couple, row]): readonly string[] => {
    if (row.length > judges.length)
      return [
        `${couple} has ${formatCount(row.length, 'mark')} in ${dance} from ${formatCount(judges.length, 'judge')}.`,
      ];
    return mapDefined(judges, (judge, seat) => {
      const mark = row[seat];
      if (mark === 0 || mark === 1) return undefined;
      const given = mark === undefined ? 'no mark' : `the mark ${mark}`;
      return `Judge ${judge} gives ${couple} ${given} in ${dance}: a recall is 1, no recall is 0.`;
    });
  });
}

const recallMarksOf = ({ dance, judges, marks }: DanceMarks): readonly RecallMarks[] =>
  judges.map((judge, seat) => ({
    judge,
    dance,
    recalled: [...marks].filter(([, row]) => row[seat] === 1).map(([couple]) => couple),
  }));

function preliminaryRound(dances: readonly DanceMarks[], wanted: number): Parsed<Fields> {
  const inDances = dances.map(({ dance, marks }) => ({ dance, couples: marks }));
  const problems = [
    ...dances.flatMap(recallProblems),
    ...checkSameCouples(inDances).map(describeMarksProblem),
  ];
  if (problems.length > 0) return refused(inOneText(problems));
  const couples = [...(dances[0]?.marks.keys() ?? [])];
  const { counts, outcome } = countRecall(couples, dances.flatMap(recallMarksOf), wanted);
  return parsed({
    counts: couplesWith(counts),
    recalled: JSON.stringify(outcome.recalled),
    tiedAtCut: JSON.stringify(outcome.kind === 'tie' ? outcome.tied : []),
  });
}

function answerTo(input: LineInput): Parsed<Fields> {
  switch (input.kind) {
    case 'final':
      return final(input.dances);
    case 'places':
      return finalFromPlaces(input.dances);
    case 'recall':
      return preliminaryRound(input.dances, input.wanted);
    default:
      return unreachable(input);
  }
}

type Id = string | number | null;

const failed = (id: Id, error: string): ScoredLine => ({ json: JSON.stringify({ id, error }), failed: true });

const answered = (id: Id, fields: Fields): ScoredLine => ({
  json: object({ id: JSON.stringify(id), ...fields }),
  failed: false,
});

export const lineTooLong = (number: number): ScoredLine => failed(null, `Line ${number} is too long.`);

export function scoreLine(text: string, number: number): ScoredLine {
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch (cause) {
    return failed(
      null,
      `Line ${number} is not JSON: ${cause instanceof Error ? cause.message : 'unreadable'}.`,
    );
  }
  if (!isObject(raw)) return failed(null, `Line ${number} is not a JSON object.`);
  const { id: given } = raw;
  const id = typeof given === 'string' || typeof given === 'number' ? given : null;
  const input = readLine(raw);
  const result = input.ok ? answerTo(input.value) : input;
  return result.ok ? answered(id, result.value) : failed(id, result.problem);
}
