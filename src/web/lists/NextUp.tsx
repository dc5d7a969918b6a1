import { NumberCard } from '../parts/couple/NumberCard.tsx';
import { lists } from '../words/english/lists.ts';
import { terms } from '../words/english/terms.ts';
import { useWords } from '../words/language.ts';
import type { DayRow } from './competitorsDay.ts';
import { usePartnerSaid, useStandsSaid } from './useStandsSaid.ts';

/** What somebody dances next, and when: read on the way there. */
export function NextUp({ row, timeOf }: { readonly row: DayRow; readonly timeOf: (at: number) => string }) {
  const { competitorPage } = useWords(lists);
  const { eventName } = useWords(terms);
  const said = useStandsSaid();
  const partnerSaid = usePartnerSaid();
  return (
    <section className="competitor-next" aria-label={competitorPage.next}>
      <NumberCard number={row.entry.number} openWord="–" />
      <p>
        <b>{eventName(row.event)}</b>
        <span className="second">{[said(row), partnerSaid(row)].filter(Boolean).join(', ')}</span>
      </p>
      {row.at === undefined ? null : <p className="number competitor-time">{timeOf(row.at)}</p>}
    </section>
  );
}
