import { useSearchParams } from 'wouter';
import { DESK_FILTERS, type DeskFilter } from '../../domain/registrant/deskRows.ts';
import { SHOWN_AS } from '../screens/deskFilters.ts';

const nameOf = (filter: DeskFilter): string | null => (filter === 'everyone' ? null : SHOWN_AS[filter]);

/** Whom the desk shows. It stands in the address: a link opens it so, and a step back or a reload shows the same. */
export function useShown(): readonly [filter: DeskFilter, show: (filter: DeskFilter) => void] {
  const [search, setSearch] = useSearchParams();
  const asked = search.get('show');
  const filter = DESK_FILTERS.find((one) => nameOf(one) === asked) ?? 'everyone';
  const show = (next: DeskFilter): void =>
    setSearch((now) => {
      const then = new URLSearchParams(now);
      const name = nameOf(next);
      if (name === null) then.delete('show');
      else then.set('show', name);
      return then;
    });
  return [filter, show];
}
