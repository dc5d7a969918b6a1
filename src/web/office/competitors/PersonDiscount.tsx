import { useState } from 'react';
import { freeDiscountSlots, listOfferedCodes, type DiscountCode } from '../../../domain/fees/discount.ts';
import type { Competitor } from '../../../domain/people/directory.ts';
import { agreedPricePath } from '../../../store/registrant/agreedPrices.ts';
import {
  discountCodesPath,
  giveDiscountAtDesk,
  withdrawDiscountAtDesk,
} from '../../../store/registrant/discounts.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { useLive } from '../../kit/cache/useLive.ts';
import { Button } from '../../kit/parts/button/Button.tsx';
import { SelectField } from '../../kit/parts/field/SelectField.tsx';
import { LoadingBars } from '../../kit/parts/note/LoadingBars.tsx';
import { ProblemNote } from '../../kit/parts/note/ProblemNote.tsx';
import { billWords } from '../../kit/words/english/bill.ts';
import { competitorsDeskWords } from '../../kit/words/english/competitorsDesk.ts';
import { discountDesk } from '../../kit/words/english/discountDesk.ts';
import { useWords } from '../../kit/words/language.ts';
import { useDecisions } from '../../staff/journal/useDecisions.ts';

/**
 * For a volunteer at the desk with a dancer who forgot to type their code. Goal: one choice and one press,
 * and the bill beside it is right.
 */
export default function PersonDiscount({ person }: { readonly person: Competitor }) {
  const words = useWords(discountDesk);
  const { withheld } = useWords(competitorsDeskWords);
  const { reason } = useWords(billWords);
  const { staff } = useStore();
  const codes = useLive(staff, discountCodesPath);
  const price = useLive(staff, agreedPricePath(person.key));
  const { busy, problem, act } = useDecisions('organizer');
  const [chosen, setChosen] = useState('');
  if (codes.kind !== 'known' || price.kind !== 'known') return <LoadingBars label={words.loading} />;
  const who = { key: person.key, name: person.name ?? withheld };
  const given = price.value.discount;
  const sayOf = (one: DiscountCode): string => reason({ kind: 'discount', discount: one }, false);
  if (given !== undefined) {
    const code = codes.value.find((one) => one.code === given.code);
    return (
      <div className="stack">
        <p>{words.person.now(reason({ kind: 'discount', discount: given }, false))}</p>
        <p>
          <Button
            busy={busy}
            onClick={() =>
              void act({
                changesBy: (by) => [withdrawDiscountAtDesk(by, who, given)],
                done: words.list.takenOff(who.name),
                undo: code && {
                  changesBy: (by) => [giveDiscountAtDesk(by, who, code, given.slot)],
                  done: words.list.given(who.name),
                },
              })
            }
          >
            {words.list.takeOff}
          </Button>
        </p>
        <ProblemNote>{problem}</ProblemNote>
      </div>
    );
  }
  const open = listOfferedCodes(codes.value);
  const code = open.find((one) => one.code === chosen);
  const [slot] = code === undefined ? [] : freeDiscountSlots(code);
  return (
    <div className="stack">
      <p>{words.person.none}</p>
      {open.length === 0 ? (
        <p className="second">{words.person.noCodes}</p>
      ) : (
        <>
          <SelectField
            label={words.person.choose}
            value={code?.code ?? ''}
            onChange={({ target }) => setChosen(target.value)}
          >
            <option value="">{words.person.nothing}</option>
            {open.map((one) => (
              <option key={one.code} value={one.code}>
                {sayOf(one)}
              </option>
            ))}
          </SelectField>
          <p>
            <Button
              look="main"
              busy={busy}
              blocked={code === undefined ? words.person.nothing : undefined}
              onClick={() => {
                if (code === undefined || slot === undefined) return;
                void act({
                  changesBy: (by) => [giveDiscountAtDesk(by, who, code, slot)],
                  done: words.list.given(who.name),
                  undo: {
                    changesBy: (by) => [
                      withdrawDiscountAtDesk(by, who, { code: code.code, slot, name: code.name }),
                    ],
                    done: words.list.takenOff(who.name),
                  },
                });
              }}
            >
              {words.person.put}
            </Button>
          </p>
        </>
      )}
      <ProblemNote>{problem}</ProblemNote>
    </div>
  );
}
