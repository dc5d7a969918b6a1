import { mapDefined } from '../../domain/mapDefined.ts';
import { formatCount } from '../formatCount.ts';
import { parseJudgeKey, parseLeadNumber, type JudgeKey, type LeadNumber } from '../../domain/ids.ts';
import { parseDanceSpelling } from '../../domain/event/danceSpelling.ts';
import { formatOrdinal } from '../../domain/round/rounds.ts';
import { DANCES, type Dance } from '../../domain/event/dances.ts';
import type { Style } from '../../domain/event/terms.ts';
import {
  readItems,
  getMember,
  readMembers,
  readOneOf,
  readTextField,
  describeValue,
  readInteger,
  type JsonField,
  type ReportProblem,
} from './jsonText.ts';

/** One dance of a round in the file. */
export interface MarkedDance {
  readonly dance: Dance;
  readonly judges: readonly JudgeKey[];
  /** The mark of each judge: 0 or 1 in a preliminary round, a place in a final. */
  readonly marks: ReadonlyMap<LeadNumber, readonly number[]>;
}

/** A round in the file, numbered from the first danced. */
export interface RoundInFile {
  readonly field: JsonField;
  readonly kind: 'recall' | 'final';
  readonly order: number;
  readonly mostMarked: number;
  readonly couples: ReadonlyMap<LeadNumber, JsonField>;
  readonly dances: readonly MarkedDance[];
  readonly recalled: ReadonlyMap<LeadNumber, JsonField>;
}

/** Reads a dance of the style in any common spelling. */
export function readDance(
  field: JsonField,
  style: Style | undefined,
  report: ReportProblem,
): Dance | undefined {
  const written = readTextField(field, report);
  if (written === undefined) return undefined;
  const dance = parseDanceSpelling(style, written);
  if (dance === undefined && style !== undefined) {
    report(field, `${written} is not a dance of the ${style} style: ${DANCES[style].join(', ')}.`);
  } else if (dance === undefined) {
    report(field, `${written} is not a dance.`);
  }
  return dance;
}

function readJudges(field: JsonField, report: ReportProblem): readonly JudgeKey[] {
  const judges: JudgeKey[] = [];
  for (const item of readItems(field, report)) {
    const written = readTextField(item, report);
    const judge = written === undefined ? undefined : parseJudgeKey(written);
    if (written === undefined) continue;
    if (judge === undefined) report(item, `${written} cannot be a judge's key.`);
    else if (judges.includes(judge)) report(item, `judge ${judge} is on the panel twice.`);
    else judges.push(judge);
  }
  if (field.node?.type === 'array' && field.node.children?.length === 0)
    report(field, 'no judge has marked.');
  return judges;
}

/** Rules 2 to 4: no judge gives a place twice. Reports the judge with both couples. */
function reportPlacesGivenTwice(
  rows: ReadonlyMap<LeadNumber, readonly JsonField[]>,
  judges: readonly JudgeKey[],
  report: ReportProblem,
): void {
  judges.forEach((judge, seat) => {
    const holders = new Map<unknown, LeadNumber>();
    for (const [couple, row] of rows) {
      const mark = row[seat];
      const place: unknown = mark?.node?.value;
      const holder = holders.get(place);
      if (mark === undefined || typeof place !== 'number') continue;
      if (holder === undefined) holders.set(place, couple);
      else report(mark, `judge ${judge} gives ${formatOrdinal(place)} place to ${holder} and ${couple}.`);
    }
  });
}

function readMarks(
  field: JsonField,
  kind: 'recall' | 'final',
  judges: readonly JudgeKey[],
  report: ReportProblem,
): {
  readonly marks: ReadonlyMap<LeadNumber, readonly number[]>;
  readonly couples: ReadonlyMap<LeadNumber, JsonField>;
} {
  const rows = new Map<LeadNumber, readonly JsonField[]>();
  const couples = new Map<LeadNumber, JsonField>();
  for (const { name, value } of readMembers(field, report)) {
    const couple = parseLeadNumber(name);
    if (couple === undefined) {
      report(value, `${name} is not a lead number: 1 to 9999.`);
      continue;
    }
    const row = readItems(value, report);
    if (value.node?.type === 'array' && row.length !== judges.length) {
      report(
        value,
        `${couple} has ${formatCount(row.length, 'mark')} from ${formatCount(judges.length, 'judge')}.`,
      );
    }
    rows.set(couple, row);
    couples.set(couple, value);
  }
  if (field.node?.type === 'object' && rows.size === 0) report(field, 'no couple is marked.');
  const [least, most] = kind === 'recall' ? [0, 1] : [1, rows.size];
  const marks = new Map<LeadNumber, readonly number[]>();
  for (const [couple, row] of rows) {
    marks.set(
      couple,
      mapDefined(row, (mark) => readInteger(mark, least, most, report)),
    );
  }
  if (kind === 'final') reportPlacesGivenTwice(rows, judges, report);
  return { marks, couples };
}

/** Reads a list of couples, each with its field. */
export function readNumbers(
  field: JsonField,
  done: 'recalled' | 'entered',
  report: ReportProblem,
): ReadonlyMap<LeadNumber, JsonField> {
  const numbers = new Map<LeadNumber, JsonField>();
  for (const item of readItems(field, report)) {
    const value: unknown = item.node?.value;
    const couple =
      typeof value === 'number' || typeof value === 'string' ? parseLeadNumber(String(value)) : undefined;
    if (couple === undefined) report(item, `${describeValue(item)} is not a lead number: 1 to 9999.`);
    else if (numbers.has(couple)) report(item, `${couple} is ${done} twice.`);
    else numbers.set(couple, item);
  }
  return numbers;
}

function readDances(
  field: JsonField,
  kind: 'recall' | 'final',
  event: { readonly style: Style | undefined; readonly dances: readonly Dance[] },
  report: ReportProblem,
): { readonly dances: readonly MarkedDance[]; readonly couples: ReadonlyMap<LeadNumber, JsonField> } {
  const dances: MarkedDance[] = [];
  let first: ReadonlyMap<LeadNumber, JsonField> | undefined;
  const list = readItems(field, report);
  if (field.node?.type === 'array' && list.length === 0) report(field, 'there are no dances.');
  for (const place of list) {
    const name = getMember(place, 'dance');
    const dance = readDance(name, event.style, report);
    if (dance !== undefined && event.dances.length > 0 && !event.dances.includes(dance)) {
      report(name, `${dance} is not among the dances of the event.`);
    }
    if (dance !== undefined && dances.some((other) => other.dance === dance))
      report(name, `${dance} appears twice.`);
    const judges = readJudges(getMember(place, 'judges'), report);
    const { marks, couples } = readMarks(getMember(place, 'marks'), kind, judges, report);
    if (first === undefined) first = couples;
    else reportOtherCouples(first, couples, place, report);
    if (dance !== undefined) dances.push({ dance, judges, marks });
  }
  return { dances, couples: first ?? new Map() };
}

/** Checks that the same couples dance every dance of a round. */
function reportOtherCouples(
  first: ReadonlyMap<LeadNumber, JsonField>,
  here: ReadonlyMap<LeadNumber, JsonField>,
  place: JsonField,
  report: ReportProblem,
): void {
  const marks = getMember(place, 'marks');
  for (const couple of first.keys()) {
    if (!here.has(couple))
      report(marks, `${couple} is marked in the first dance of the round, but not here.`);
  }
  for (const [couple, field] of here) {
    if (!first.has(couple))
      report(field, `${couple} is marked here, but not in the first dance of the round.`);
  }
}

/** Reads one round. Reports problems but still reads what it can. */
export function readRound(
  field: JsonField,
  event: { readonly style: Style | undefined; readonly dances: readonly Dance[] },
  rounds: number,
  report: ReportProblem,
): RoundInFile | undefined {
  const kind = readOneOf(getMember(field, 'kind'), ['recall', 'final'], report);
  const order = readInteger(getMember(field, 'order'), 1, rounds, report);
  if (kind === undefined) return undefined;
  const { dances, couples } = readDances(getMember(field, 'dances'), kind, event, report);
  const entered = readInteger(getMember(field, 'entered'), 1, Number.POSITIVE_INFINITY, report);
  if (entered !== undefined && entered !== couples.size && couples.size > 0) {
    report(
      getMember(field, 'entered'),
      `is ${entered}, but ${formatCount(couples.size, 'couple')} ${couples.size === 1 ? 'is' : 'are'} marked.`,
    );
  }
  const recalled =
    kind === 'recall'
      ? readNumbers(getMember(field, 'recalled'), 'recalled', report)
      : new Map<LeadNumber, JsonField>();
  for (const [couple, place] of recalled) {
    if (!couples.has(couple)) report(place, `${couple} is recalled, but is not in this round.`);
  }
  const mostMarked =
    kind === 'recall' ? readInteger(getMember(field, 'mostMarked'), 1, Number.POSITIVE_INFINITY, report) : 0;
  if (order === undefined) return undefined;
  return { field, kind, order, mostMarked: mostMarked ?? 0, couples, dances, recalled };
}
