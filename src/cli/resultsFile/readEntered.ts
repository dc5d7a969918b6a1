import { mapDefined } from '../../domain/mapDefined.ts';
import { formatCount } from '../formatCount.ts';
import type { EnteredEvent } from '../../domain/enteredEvent.ts';
import { compareNumbers } from '../../domain/ids.ts';
import {
  readItems,
  getMember,
  readOneOf,
  readInteger,
  type JsonField,
  type ReportProblem,
} from './jsonText.ts';
import { readEvent, reportOrderProblems } from './readEvent.ts';
import { readNumbers } from './readRound.ts';

interface EnteredInFile {
  readonly field: JsonField;
  readonly kind: 'recall' | 'final';
  readonly order: number;
  readonly mostMarked: number | undefined;
}

/** True for an event still to be danced: it lists entries instead of marks. */
export const isUpcomingEventFile = (root: JsonField): boolean =>
  getMember(root, 'entries').node !== undefined;

/** Byes can't be imported: seeding is a change of the plan, with its own journal and undo. */
function reportByes(field: JsonField, report: ReportProblem): void {
  const byes = getMember(field, 'byes');
  if (byes.node !== undefined)
    report(
      byes,
      'byes cannot be imported with entries. Take this field out; once the event is in, open the first round in the schedule and tap each couple to seed it.',
    );
}

function readRound(field: JsonField, rounds: number, report: ReportProblem): EnteredInFile | undefined {
  const kind = readOneOf(getMember(field, 'kind'), ['recall', 'final'], report);
  const order = readInteger(getMember(field, 'order'), 1, rounds, report);
  const dances = getMember(field, 'dances');
  if (dances.node !== undefined)
    report(
      dances,
      'does not belong in a file with entries: either all rounds have marks, or there are entries and no marks.',
    );
  reportByes(field, report);
  if (kind === undefined || order === undefined) return undefined;
  const size = getMember(field, 'mostMarked');
  const mostMarked = kind === 'recall' ? readInteger(size, 1, Number.POSITIVE_INFINITY, report) : undefined;
  return { field, kind, order, mostMarked };
}

/** Each round must recall fewer couples than dance in it; everybody dances in the first. */
function reportSizes(rounds: readonly EnteredInFile[], entered: number, report: ReportProblem): void {
  let come = entered;
  for (const { field, mostMarked } of rounds.toSorted((a, b) => a.order - b.order)) {
    if (mostMarked === undefined) continue;
    if (come > 0 && mostMarked >= come)
      report(
        getMember(field, 'mostMarked'),
        `is ${mostMarked}, but only ${formatCount(come, 'couple')} ${come === 1 ? 'dances' : 'dance'} in this round.`,
      );
    come = mostMarked;
  }
}

/** Reads an event with entries and rounds. Reports problems; if there are any, don't use the result. */
export function readEntered(root: JsonField, report: ReportProblem): EnteredEvent | undefined {
  const event = readEvent(getMember(root, 'event'), report);
  reportByes(root, report);
  const entries = getMember(root, 'entries');
  const couples = [...readNumbers(entries, 'entered', report).keys()].toSorted(compareNumbers);
  if (entries.node?.type === 'array' && entries.node.children?.length === 0)
    report(entries, 'there are no couples.');
  const list = getMember(root, 'rounds');
  const fields = readItems(list, report);
  if (list.node?.type === 'array' && fields.length === 0) report(list, 'there are no rounds.');
  const rounds = mapDefined(fields, (field) => readRound(field, fields.length, report));
  reportOrderProblems(rounds, fields.length, report);
  // Counts all listed entries; an unreadable one is reported separately.
  reportSizes(rounds, entries.node?.children?.length ?? 0, report);
  const { name, level, style, dances } = event;
  if (name === undefined || level === undefined || style === undefined) return undefined;
  return {
    name,
    level,
    style,
    dances,
    couples,
    rounds: rounds
      .map(({ order, mostMarked }) => ({ number: fields.length - order, recallSize: mostMarked }))
      .toSorted((a, b) => a.number - b.number),
  };
}
