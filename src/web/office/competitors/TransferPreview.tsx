import { mapDefined } from '../../../domain/mapDefined.ts';
import type { Competitor } from '../../../domain/people/directory.ts';
import { toPartnerPlace, hasNoPartner } from '../../../domain/registrant/merging.ts';
import { applyTransfer, type Transfer } from '../../../domain/registrant/transfer.ts';
import { competitorsDeskWords } from '../../kit/words/english/competitorsDesk.ts';
import { termsWords } from '../../kit/words/english/terms.ts';
import { useWords } from '../../kit/words/language.ts';
import { formatMoney } from '../../kit/words/money.ts';
import type { CompetitorsDeskData } from './useCompetitorsDesk.ts';

interface Props {
  readonly person: Competitor;
  readonly transfer: Transfer;
  readonly desk: CompetitorsDeskData;
}

/** The effect on partners, numbers and price if another dancer takes someone's place. */
export function TransferPreview({ person, transfer, desk }: Props) {
  const all = useWords(competitorsDeskWords);
  const words = all.person.preview;
  const { eventName } = useWords(termsWords);
  const { to, moved } = transfer;
  if (moved.length === 0) return null;
  const after = applyTransfer(person, transfer);
  const prices = mapDefined(
    [
      [person, after.from],
      [to, after.to],
    ],
    ([was, is]) => {
      const [before, then] = [was && desk.priceOf(was), is && desk.priceOf(is)];
      return was === undefined || before === undefined || then === undefined || before === then
        ? undefined
        : words.price(was.name ?? all.withheld, formatMoney(before), formatMoney(then));
    },
  );
  return (
    <section className="desk-preview" aria-label={words.title}>
      <h3>{words.title}</h3>
      <ul>
        {moved.map(({ dance, waited }) => (
          <li key={`${dance.event.key}/${dance.entry.id}`}>
            {[
              words.dances(
                eventName(dance.event),
                hasNoPartner(dance) ? undefined : toPartnerPlace(dance).name,
              ),
              ...(dance.role === 'lead' && dance.entry.number !== to.number
                ? [words.number(dance.entry.number, to.number)]
                : []),
            ].join(', ')}
            {waited === undefined ? null : <span className="second"> {words.waited}</span>}
          </li>
        ))}
        {prices.map((price) => (
          <li key={price}>{price}</li>
        ))}
      </ul>
    </section>
  );
}
