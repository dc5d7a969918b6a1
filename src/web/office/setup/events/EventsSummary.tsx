import type { Dance } from '../../../../domain/event/dances.ts';
import type { Style } from '../../../../domain/event/terms.ts';
import { formatNumber } from '../../../kit/words/numbers.ts';
import { eventsDeskWords } from '../../../kit/words/english/eventsDesk.ts';
import { useWords } from '../../../kit/words/language.ts';
import { DanceOrders, type StyleWithOrder } from './DanceOrders.tsx';
import { RoundNameFields, type RoundNameFieldsProps } from './RoundNameFields.tsx';
import type { OfferedEventRow } from './offeredEvents.ts';

interface Props extends Pick<RoundNameFieldsProps, 'onName'> {
  readonly events: readonly OfferedEventRow[];
  readonly orders: readonly StyleWithOrder[];
  readonly onOrder: (style: Style, order: readonly Dance[]) => void;
}

export function EventsSummary({ events, orders, onOrder, onName }: Props) {
  const words = useWords(eventsDeskWords);
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
        <b className="number">{formatNumber(offered.length)}</b>{' '}
        <span>{words.events(offered.filter(({ dances }) => dances.length > 1).length)}</span>
      </p>
      <dl className="events-figures">
        {(['dances', 'fresh', 'going', 'entered'] as const).map((figure) => (
          <div key={figure}>
            <dt>{words.figure[figure]}</dt>
            <dd className="number">{formatNumber(figures[figure])}</dd>
          </div>
        ))}
      </dl>
      <DanceOrders orders={orders} onOrder={onOrder} />
      <RoundNameFields events={events} onName={onName} />
    </aside>
  );
}
