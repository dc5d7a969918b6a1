import { numberNow } from '../../words/dates.ts';
import { eventsDesk } from '../../words/english/eventsDesk.ts';
import { useWords } from '../../words/language.ts';
import type { ShownEvent } from './shownEvents.ts';

/** How much it comes to, once it is saved. */
export function EventsSum({ events }: { readonly events: readonly ShownEvent[] }) {
  const words = useWords(eventsDesk);
  const offered = events.filter(({ state }) => state !== 'going');
  const figures = {
    dances: offered.reduce((sum, { dances }) => sum + dances.length, 0),
    fresh: events.filter(({ state }) => state === 'fresh').length,
    going: events.length - offered.length,
    entered: events.filter(({ entries }) => entries > 0).length,
  };
  return (
    <aside className="setup-trial" aria-label={words.sum}>
      <p className="events-sum">
        <b className="number">{numberNow(offered.length)}</b>{' '}
        <span>{words.events(offered.filter(({ dances }) => dances.length > 1).length)}</span>
      </p>
      <dl className="events-figures">
        {(['dances', 'fresh', 'going', 'entered'] as const).map((figure) => (
          <div key={figure}>
            <dt>{words.figure[figure]}</dt>
            <dd className="number">{numberNow(figures[figure])}</dd>
          </div>
        ))}
      </dl>
    </aside>
  );
}
