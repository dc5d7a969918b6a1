import type { CompetitionEvent } from '../competition.ts';
import { toStoredTerm } from './storedTerm.ts';
import { parseDanceSpelling } from './danceSpelling.ts';
import { sortEventDances } from './dances.ts';
import { STYLES } from './terms.ts';
import type { EventKey } from '../ids.ts';

/** Normalizes a name of an event: no spaces, hyphens or capitals. */
export const normalizeEventName = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

/** The event in a line: its name, or its parts. */
export interface EventText {
  readonly event: string;
  readonly level: string;
  readonly style: string;
  readonly dances: string;
}

/** The line's text for the event, as shown in a question. */
export const formatEventText = ({ event, level, style, dances }: EventText): string =>
  event === '' ? [level, style, dances].filter((part) => part !== '').join(' ') : event;

const dancesIn = (text: string): readonly string[] =>
  text
    .split(/[,;/|&+]|\band\b/i)
    .map((dance) => dance.trim())
    .filter((dance) => dance !== '');

/** A normalized key of an event's parts; the order of dances does not matter. */
function madeOf(level: string, style: string, dances: readonly string[]): string {
  const known = STYLES.find((one) => normalizeEventName(one) === normalizeEventName(style));
  const spelled = dances.map((dance) => normalizeEventName(parseDanceSpelling(known, dance) ?? dance));
  return [normalizeEventName(level), normalizeEventName(style), ...spelled.toSorted()].join(' ');
}

/** Looks up the event of a line; undefined unless exactly one matches. */
export function createEventMatcher(
  events: readonly CompetitionEvent[],
): (said: EventText) => CompetitionEvent | undefined {
  const byName = new Map<string, readonly CompetitionEvent[]>();
  const byParts = new Map<string, readonly CompetitionEvent[]>();
  const add = (map: Map<string, readonly CompetitionEvent[]>, key: string, event: CompetitionEvent): void => {
    const before = map.get(key) ?? [];
    if (!before.includes(event)) map.set(key, [...before, event]);
  };
  for (const event of events) {
    const dances = sortEventDances(event).map(toStoredTerm);
    const [level, style] = [toStoredTerm(event.level), toStoredTerm(event.style)];
    for (const name of [event.name, event.key, [event.age ?? '', level, style, ...dances].join(' ')])
      add(byName, normalizeEventName(name), event);
    // An event with an age class is only found by its name: files have no column for the class.
    if (event.age === undefined) add(byParts, madeOf(level, style, dances), event);
  }
  const only = (found: readonly CompetitionEvent[] | undefined): CompetitionEvent | undefined =>
    found?.length === 1 ? found[0] : undefined;
  return (said) =>
    only(byName.get(normalizeEventName(formatEventText(said)))) ??
    (said.level === '' && said.style === ''
      ? undefined
      : only(byParts.get(madeOf(said.level, said.style, dancesIn(said.dances)))));
}

/** Answers for unknown names: the event, or to skip such lines. */
export type EventAnswers = ReadonlyMap<string, EventKey | 'left out'>;
