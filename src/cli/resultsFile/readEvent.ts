import type { CustomTerm } from '../../domain/event/storedTerm.ts';
import type { Dance } from '../../domain/event/dances.ts';
import {
  parseLevel,
  LEVELS,
  parseEventStyle,
  STYLES,
  type Level,
  type Style,
} from '../../domain/event/terms.ts';
import { readItems, getMember, readTextField, type JsonField, type ReportProblem } from './jsonText.ts';
import { readDance, type RoundInFile } from './readRound.ts';

/** The event's header; unreadable fields are undefined. */
export interface EventInFile {
  readonly name: string | undefined;
  readonly level: Level | undefined;
  readonly style: Style | undefined;
  readonly dances: readonly Dance[];
}

/** Reads a word from a fixed list; an unknown one is reported with the allowed words. */
function readWord<T extends string>(
  field: JsonField,
  { what, list, wordOf }: { what: string; list: readonly T[]; wordOf: (text: string) => T | CustomTerm },
  report: ReportProblem,
): T | undefined {
  const written = readTextField(field, report);
  if (written === undefined) return undefined;
  const word = wordOf(written);
  if (typeof word === 'string') return word;
  report(field, `${written} is not a ${what}: ${list.join(', ')}.`);
  return undefined;
}

export function readEvent(field: JsonField, report: ReportProblem): EventInFile {
  const name = readTextField(getMember(field, 'name'), report);
  const level = readWord(
    getMember(field, 'level'),
    { what: 'level', list: LEVELS, wordOf: parseLevel },
    report,
  );
  const style = readWord(
    getMember(field, 'style'),
    { what: 'style', list: STYLES, wordOf: parseEventStyle },
    report,
  );
  const danceFields = readItems(getMember(field, 'dances'), report);
  const dances: Dance[] = [];
  for (const place of danceFields) {
    const dance = readDance(place, style, report);
    if (dance === undefined) continue;
    if (dances.includes(dance)) report(place, `${dance} appears twice.`);
    else dances.push(dance);
  }
  const list = getMember(field, 'dances');
  if (list.node?.type === 'array' && danceFields.length === 0) report(list, 'there are no dances.');
  return { name, level, style, dances };
}

/** Checks round numbers: from 1, each once, and only the last is the final. */
export function reportOrderProblems(
  rounds: readonly Pick<RoundInFile, 'order' | 'kind' | 'field'>[],
  count: number,
  report: ReportProblem,
): void {
  const seen = new Set<number>();
  for (const { order, kind, field } of rounds) {
    const place = getMember(field, 'order');
    if (seen.has(order)) report(place, `the order ${order} appears twice.`);
    seen.add(order);
    if (kind === 'final' && order !== count) report(place, `the final is the last round, number ${count}.`);
    if (kind === 'recall' && order === count) report(getMember(field, 'kind'), 'the last round is a final.');
  }
}
