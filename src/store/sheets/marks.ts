import { parseDance, type EventDance } from '../../domain/event/dances.ts';
import {
  parseJudgeKey,
  parseLeadNumber,
  type EventKey,
  type JudgeKey,
  type LeadNumber,
} from '../../domain/ids.ts';
import { listRawChildren, mapChildren, type TreePath } from '../tree/path.ts';
import { marksAt } from './sheetAt.ts';

/** The marks of a judge for one dance. */
export type JudgesMarks =
  | { readonly kind: 'numbers'; readonly numbers: readonly LeadNumber[] }
  /** A value that is not a list of marks: shown to the scrutineer, but never counted. */
  | { readonly kind: 'unreadable'; readonly found: string };

/** Marks by judge and dance. A missing dance has not been started. */
export type RoundMarks = ReadonlyMap<JudgeKey, ReadonlyMap<EventDance, JudgesMarks>>;

const quote = (raw: unknown): string => (JSON.stringify(raw) ?? 'nothing').slice(0, 80);

function parseMarks(raw: unknown): JudgesMarks {
  if (typeof raw !== 'object' || raw === null) return { kind: 'unreadable', found: quote(raw) };
  const items = listRawChildren(raw);
  if (items.some(([key]) => !/^\d{1,4}$/.test(key))) return { kind: 'unreadable', found: quote(raw) };
  const numbers: LeadNumber[] = [];
  for (const [, item] of items) {
    const number =
      typeof item === 'string' || typeof item === 'number' ? parseLeadNumber(String(item)) : undefined;
    if (number === undefined) return { kind: 'unreadable', found: quote(item) };
    numbers.push(number);
  }
  return { kind: 'numbers', numbers };
}

const marksByDance = (raw: unknown): ReadonlyMap<EventDance, JudgesMarks> =>
  mapChildren(raw, parseDance, parseMarks);

export const parseRoundMarks = (raw: unknown): RoundMarks => mapChildren(raw, parseJudgeKey, marksByDance);

/** All marks of a round. Readable by staff, and public once it is posted and marks are public. */
export const roundMarksPath = (event: EventKey, round: number): TreePath<RoundMarks> => ({
  at: marksAt(event, round),
  parse: parseRoundMarks,
});

/** A judge's own marks in a round. */
export const judgesMarksPath = (
  event: EventKey,
  round: number,
  judge: JudgeKey,
): TreePath<ReadonlyMap<EventDance, JudgesMarks>> => ({
  at: marksAt(event, round, judge),
  parse: marksByDance,
});

/** The rounds that have marks, as 'event/round', for staff who may renumber rounds. */
export const markedRounds: TreePath<ReadonlySet<string>> = {
  at: marksAt(),
  parse: (raw) =>
    new Set(
      listRawChildren(raw).flatMap(([event, rounds]) =>
        listRawChildren(rounds).map(([round]) => `${event}/${round}`),
      ),
    ),
};
