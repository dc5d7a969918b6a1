import type { Other } from '../../domain/event/storedTerm.ts';
import type { Dance } from '../../domain/event/dances.ts';
import { levelOf, LEVELS, styleOf, STYLES, type Level, type Style } from '../../domain/event/terms.ts';
import { items, memberField, textField, type JsonField, type Report } from './jsonText.ts';
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
  { what, list, wordOf }: { what: string; list: readonly T[]; wordOf: (text: string) => T | Other },
  report: Report,
): T | undefined {
  const written = textField(field, report);
  if (written === undefined) return undefined;
  const word = wordOf(written);
  if (typeof word === 'string') return word;
  report(field, `${written} is not a ${what}: ${list.join(', ')}.`);
  return undefined;
}

export function readEvent(field: JsonField, report: Report): EventInFile {
  const name = textField(memberField(field, 'name'), report);
  const level = readWord(
    memberField(field, 'level'),
    { what: 'level', list: LEVELS, wordOf: levelOf },
    report,
  );
  const style = readWord(
    memberField(field, 'style'),
    { what: 'style', list: STYLES, wordOf: styleOf },
    report,
  );
  const danceFields = items(memberField(field, 'dances'), report);
  const dances: Dance[] = [];
  for (const place of danceFields) {
    const dance = readDance(place, style, report);
    if (dance === undefined) continue;
    if (dances.includes(dance)) report(place, `${dance} appears twice.`);
    else dances.push(dance);
  }
  const list = memberField(field, 'dances');
  if (list.node?.type === 'array' && danceFields.length === 0) report(list, 'there are no dances.');
  return { name, level, style, dances };
}

/** Checks round numbers: from 1, each once, and only the last is the final. */
export function reportOrder(
  rounds: readonly Pick<RoundInFile, 'order' | 'kind' | 'field'>[],
  count: number,
  report: Report,
): void {
  const seen = new Set<number>();
  for (const { order, kind, field } of rounds) {
    const place = memberField(field, 'order');
    if (seen.has(order)) report(place, `the order ${order} appears twice.`);
    seen.add(order);
    if (kind === 'final' && order !== count) report(place, `the final is the last round, number ${count}.`);
    if (kind === 'recall' && order === count)
      report(memberField(field, 'kind'), 'the last round is a final.');
  }
}
