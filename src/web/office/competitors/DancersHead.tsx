import { DESK_ORDERS, type DeskOrder } from '../../../domain/registrant/deskRows.ts';
import { competitorsDeskWords } from '../../kit/words/english/competitorsDesk.ts';
import { useWords } from '../../kit/words/language.ts';

interface Props {
  readonly order: DeskOrder;
  readonly onOrder: (order: DeskOrder) => void;
}

/** The column heads; sortable ones are buttons. */
export function DancersHead({ order, onOrder }: Props) {
  const words = useWords(competitorsDeskWords);
  const sortable = (by: DeskOrder) => {
    const isIt = by === order;
    const direction = by === 'events' || by === 'signedUp' ? 'descending' : 'ascending';
    return (
      <th key={by} className={`desk-${by}`} aria-sort={isIt ? direction : 'none'}>
        <button type="button" className="desk-sort" aria-pressed={isIt} onClick={() => onOrder(by)}>
          {words.orders[by]}
        </button>
      </th>
    );
  };
  return (
    <thead>
      <tr className="desk-row desk-columns">
        <th className="desk-pick">
          <span className="spoken">{words.columns.pick}</span>
        </th>
        {DESK_ORDERS.slice(0, 3).map(sortable)}
        <th className="desk-role">{words.columns.role}</th>
        <th className="desk-with">{words.columns.partners}</th>
        {DESK_ORDERS.slice(3).map(sortable)}
      </tr>
    </thead>
  );
}
