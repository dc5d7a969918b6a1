import { leftToDo, type OfferChanges } from '../../domain/event/offerChanges.ts';
import { offeredKey, offeredName } from '../../domain/event/offered.ts';
import type { CompetitionEvent } from '../../domain/competition.ts';
import type { Author } from '../../domain/journal/record.ts';
import { OFFERED } from '../competition/offerEdition.ts';
import type { Change } from '../delivery/operation.ts';
import { eventAt } from './eventAt.ts';

/** The one place that every change of what is offered writes. */
export const offerSavedAt = `${OFFERED}/editions/events`;

/** Whether an event may go: nobody has entered it, and it is not in the schedule. */
export const mayGo = ({ entries, rounds }: CompetitionEvent): boolean =>
  entries.length === 0 && rounds.length === 0;

/** Of these changes what is left to do, by the events there are. */
export const offerLeft = (changes: OfferChanges, events: readonly CompetitionEvent[]): OfferChanges =>
  leftToDo(
    changes,
    new Set(events.map(({ key }) => key)),
    new Set(events.filter(mayGo).map(({ key }) => key)),
  );

/**
 * From now on these events are offered as well, and those are not any more, all in one patch with its record. A new event is written
 * in its parts: one that came in meanwhile from elsewhere keeps who has entered it.
 * @param edition as it is now: of two who change which events there are at the same moment one is refused
 */
export const offered = (by: Author, { added, removed }: OfferChanges, edition: number): Change => ({
  record: { ...by, kind: 'settings saved', what: 'events', edition: edition + 1 },
  patch: {
    ...Object.fromEntries(
      added.flatMap((event) => {
        const at = eventAt(offeredKey(event));
        return [
          [`${at}/name`, offeredName(event)],
          [`${at}/eventLevel`, event.level],
          [`${at}/style`, event.style],
          [`${at}/eventDances`, event.dances],
          ...(event.age === undefined ? [] : [[`${at}/ageGroup`, event.age]]),
        ];
      }),
    ),
    ...Object.fromEntries(removed.map((key) => [eventAt(key), null])),
    [offerSavedAt]: edition + 1,
    [`${OFFERED}/gone`]: removed.length === 0 ? null : Object.fromEntries(removed.map((key) => [key, true])),
  },
});
