import { useMemo } from 'react';
import type { CompetitionEvent } from '../../../domain/competition.ts';
import { buildDirectory, type Competitor, type RegisteredPerson } from '../../../domain/people/directory.ts';
import type { Session } from '../../../store/connection/session.ts';
import { sortEvents } from '../../../domain/event/eventOrder.ts';
import { allEvents as eventsPath } from '../../../store/events/events.ts';
import { competitors as competitorsPath } from '../../../store/people/competitors.ts';
import { useLive, type LiveValue } from '../cache/useLive.ts';

export interface Directory {
  readonly events: LiveValue<readonly CompetitionEvent[]>;
  readonly registered: LiveValue<readonly RegisteredPerson[]>;
  /** All dancers and registered people; undefined until both lists are loaded. */
  readonly everybody: readonly Competitor[] | undefined;
}

/** All people from the entries and the registrations. */
export function useDirectory(session: Session): Directory {
  const events = useLive(session, eventsPath);
  const registered = useLive(session, competitorsPath);
  const everybody = useMemo(
    () =>
      events.kind === 'known' && registered.kind === 'known'
        ? buildDirectory(sortEvents(events.value), registered.value)
        : undefined,
    [events, registered],
  );
  return { events, registered, everybody };
}
