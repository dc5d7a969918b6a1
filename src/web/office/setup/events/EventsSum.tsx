import type { Dance } from '../../../../domain/event/dances.ts';
import type { Style } from '../../../../domain/event/terms.ts';
import { numberNow } from '../../../kit/words/numbers.ts';
import { eventsDesk } from '../../../kit/words/english/eventsDesk.ts';
import { useWords } from '../../../kit/words/language.ts';
import { DanceOrders, type StyleInOrder } from './DanceOrders.tsx';
import { RoundNameFields, type RoundNameFieldsProps } from './RoundNameFields.tsx';
import type { OfferedEventRow } from './offeredEvents.ts';

interface Props extends Pick<RoundNameFieldsProps, 'onName'> {
  readonly events: readonly OfferedEventRow[];
  readonly orders: readonly StyleInOrder[];
  readonly onOrder: (style: Style, order: readonly Dance[]) => void;
}

export function EventsSum({ events, orders, onOrder, onName }: Props) {
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
      <DanceOrders orders={orders} onOrder={onOrder} />
      <RoundNameFields events={events} onName={onName} />
    </aside>
  );
}
