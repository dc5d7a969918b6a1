import type { Other } from '../../domain/event/asWritten.ts';
import { byNumber, type LeadNumber } from '../../domain/ids.ts';
import type { Dance } from '../../domain/event/dances.ts';
import { levelOf, LEVELS, styleOf, STYLES, type Level, type Style } from '../../domain/event/terms.ts';
import { items, jsonText, member, text, type Field, type FileProblem, type Report } from './jsonText.ts';
import { readDance, readRound, type RoundInFile } from './readRound.ts';
import type { DancedEvent, DancedRound } from '../../domain/dancedEvent.ts';

export type ParsedResultsFile =
  | { readonly ok: true; readonly value: DancedEvent }
  | { readonly ok: false; readonly problems: readonly FileProblem[] };

interface EventInFile {
  readonly name: string | undefined;
  readonly level: Level | undefined;
  readonly style: Style | undefined;
  readonly dances: readonly Dance[];
}

/** A word of one of the field's lists; an unknown one is named with what is allowed. */
function readWord<T extends string>(
  field: Field,
  what: string,
  list: readonly T[],
  wordOf: (text: string) => T | Other,
  report: Report,
): T | undefined {
  const written = text(field, report);
  if (written === undefined) return undefined;
  const word = wordOf(written);
  if (typeof word === 'string') return word;
  report(field, `${written} is no ${what}: ${list.join(', ')}.`);
  return undefined;
}

function readEvent(field: Field, report: Report): EventInFile {
  const name = text(member(field, 'name'), report);
  const level = readWord(member(field, 'level'), 'level', LEVELS, levelOf, report);
  const style = readWord(member(field, 'style'), 'style', STYLES, styleOf, report);
  const danceFields = items(member(field, 'dances'), report);
  const dances: Dance[] = [];
  for (const place of danceFields) {
    const dance = readDance(place, style, report);
    if (dance === undefined) continue;
    if (dances.includes(dance)) report(place, `${dance} stands twice.`);
    else dances.push(dance);
  }
  const list = member(field, 'dances');
  if (list.node?.type === 'array' && danceFields.length === 0) report(list, 'no dance.');
  return { name, level, style, dances };
}

/** Rounds are counted from the first danced, each number once; the last one, and no other, is the final. */
function reportOrder(rounds: readonly RoundInFile[], count: number, report: Report): void {
  const seen = new Set<number>();
  for (const { order, kind, field } of rounds) {
    const place = member(field, 'order');
    if (seen.has(order)) report(place, `the order ${order} stands twice.`);
    seen.add(order);
    if (kind === 'final' && order !== count) report(place, `the final is the last round, number ${count}.`);
    if (kind === 'recall' && order === count) report(member(field, 'kind'), 'the last round is a final.');
  }
}

/** Who was recalled dances in the next round, and nobody else does. */
function reportRecalls(rounds: readonly RoundInFile[], report: Report): void {
  for (const round of rounds) {
    const next = rounds.find((other) => other.order === round.order + 1);
    if (next === undefined || round.kind !== 'recall') continue;
    for (const [couple, field] of round.recalled) {
      if (!next.couples.has(couple)) report(field, `${couple} is recalled, but is not in the next round.`);
    }
    for (const [couple, field] of next.couples) {
      if (!round.recalled.has(couple)) report(field, `${couple} was not recalled from the round before.`);
    }
  }
}

const inOrder = (couples: ReadonlyMap<LeadNumber, Field>): readonly LeadNumber[] =>
  [...couples.keys()].toSorted(byNumber);

/** The round with the number it has here: counted from the final outwards. */
function dancedRound(round: RoundInFile, count: number): DancedRound {
  const couples = inOrder(round.couples);
  const panel = [...new Set(round.dances.flatMap(({ judges }) => judges))].toSorted();
  if (round.kind === 'final') return { kind: 'final', number: 0, couples, panel, dances: round.dances };
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
    marks: recallMarks,
    recallSize: round.mostMarked,
    recalled: inOrder(round.recalled),
  };
}

/**
 * Reads a results file: one event with every mark of every round, as published results are kept. Everything is checked
 * first, marks as well as how the rounds follow from each other; all problems come back with line and field. `order`
 * counts from the first danced and becomes the round's number, `mostMarked` its recall size; other spellings of a dance
 * become the specification's. Derived values (counts, places) are not read: they follow from the marks. Never throws.
 */
export function parseResultsFile(file: string): ParsedResultsFile {
  const { root, report, problems } = jsonText(file.replace(/^\uFEFF/, ''));
  if (root === undefined) return { ok: false, problems: problems() };
  const event = readEvent(member(root, 'event'), report);
  const fields = items(member(root, 'rounds'), report);
  if (member(root, 'rounds').node?.type === 'array' && fields.length === 0)
    report(member(root, 'rounds'), 'no round.');
  const rounds = fields.flatMap((field) => readRound(field, event, fields.length, report) ?? []);
  reportOrder(rounds, fields.length, report);
  reportRecalls(rounds, report);
  const { name, level, style, dances } = event;
  if (problems().length > 0 || name === undefined || level === undefined || style === undefined) {
    return { ok: false, problems: problems() };
  }
  const danced = rounds.map((round) => dancedRound(round, fields.length));
  return {
    ok: true,
    value: { name, level, style, dances, rounds: danced.toSorted((a, b) => a.number - b.number) },
  };
}
