import { partyOf } from '../../../domain/registrant/party.ts';
import { bill as ofBill } from '../../kit/words/english/bill.ts';
import { register } from '../../kit/words/english/register.ts';
import { registerTeam } from '../../kit/words/english/registerTeam.ts';
import { useWords } from '../../kit/words/language.ts';
import { moneyNow } from '../../kit/words/money.ts';
import type { StepProps } from './stepProps.ts';
import { usePrice } from './usePrice.ts';

/** The number of choices and the price so far with its reasons, beside the button at every step. */
export default function PriceSum({ draft, events, phase }: Pick<StepProps, 'draft' | 'events' | 'phase'>) {
  const { reason: because } = useWords(ofBill);
  const words = useWords(register);
  const team = useWords(registerTeam);
  const price = usePrice(draft, events, phase);
  const { dancers, entries } = partyOf(draft, events);
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
      {price === undefined ? null : <b className="number">{moneyNow(price.total)}</b>}
      <span className="register-price-why">{[count, ...reasons].join(' · ')}</span>
    </output>
  );
}
