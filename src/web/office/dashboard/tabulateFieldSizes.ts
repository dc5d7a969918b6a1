import type { CompetitionEvent } from '../../../domain/competition.ts';
import { toStoredTerm } from '../../../domain/event/storedTerm.ts';
import { LEVELS, STYLES, type EventLevel, type EventStyle } from '../../../domain/event/terms.ts';
import { countField } from '../../../domain/round/countField.ts';

/** The number of couples in an event; dancers without a partner do not count. */
export interface FieldSize {
  readonly event: CompetitionEvent;
  readonly couples: number;
}

export interface FieldCell {
  readonly style: EventStyle;
  readonly fields: readonly FieldSize[];
}

export interface FieldRow {
  readonly level: EventLevel;
  readonly cells: readonly FieldCell[];
}

const place = (list: readonly string[], text: string): number =>
  list.includes(text) ? list.indexOf(text) : list.length;

/** Each once, in the usual order; the organizer's own come last. */
function sortTerms<T extends EventLevel | EventStyle>(
  all: readonly T[],
  list: readonly string[],
): readonly T[] {
  const once = new Map(all.map((one) => [toStoredTerm(one), one]));
  return [...once.values()].toSorted((a, b) => place(list, toStoredTerm(a)) - place(list, toStoredTerm(b)));
}

/** All events as a table: a row for each level, a column for each style. */
export function tabulateFieldSizes(events: readonly CompetitionEvent[]): readonly FieldRow[] {
  const styles = sortTerms(
    events.map(({ style }) => style),
    STYLES,
  );
  return sortTerms(
    events.map(({ level }) => level),
    LEVELS,
  ).map((level) => ({
    level,
    cells: styles.map((style) => ({
      style,
      fields: events
        .filter(
          (event) =>
            toStoredTerm(event.level) === toStoredTerm(level) &&
            toStoredTerm(event.style) === toStoredTerm(style),
        )
        .map((event) => ({ event, couples: countField(event.entries).couples })),
    })),
  }));
}
