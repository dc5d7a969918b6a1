import { buildParty } from '../../../domain/registrant/party.ts';
import { billWords as ofBill } from '../../kit/words/english/bill.ts';
import { registerWords } from '../../kit/words/english/register.ts';
import { registerTeamWords } from '../../kit/words/english/registerTeam.ts';
import { useWords } from '../../kit/words/language.ts';
import { formatMoney } from '../../kit/words/money.ts';
import type { RegistrationStepProps } from './stepProps.ts';
import { usePrice } from './usePrice.ts';

/** The number of choices and the price so far with its reasons, beside the button at every step. */
export default function PriceSum({
  draft,
  events,
  phase,
}: Pick<RegistrationStepProps, 'draft' | 'events' | 'phase'>) {
  const { reason: because } = useWords(ofBill);
  const words = useWords(registerWords);
  const team = useWords(registerTeamWords);
  const price = usePrice(draft, events, phase);
  const { dancers, entries } = buildParty(draft, events);
  if (entries.length === 0) return <span className="register-price" />;
  const [only, ...others] = price?.bills ?? [];
  const reasons =
    others.length > 0
      ? []
      : (only?.bill.lines.map(({ reason }) => because(reason, price?.isOnly ?? false)) ?? []);
  const count =
    draft.registers === 'team'
      ? team.found(dancers.length, entries.length)
      : words.events.chosen(draft.chosen.length);
  return (
    <output className="register-price">
      {price === undefined ? null : <b className="number">{formatMoney(price.total)}</b>}
      <span className="register-price-why">{[count, ...reasons].join(' · ')}</span>
    </output>
  );
}
