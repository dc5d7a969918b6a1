import { useMemo, useState } from 'react';
import { deliver } from '../../../store/delivery/deliver.ts';
import { agreedPricePath } from '../../../store/registrant/agreedPrices.ts';
import { giveDiscount, withdrawDiscount } from '../../../store/registrant/discounts.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { useLive } from '../../kit/cache/useLive.ts';
import { Button } from '../../kit/parts/button/Button.tsx';
import { ProblemNote } from '../../kit/parts/note/ProblemNote.tsx';
import { discountField, type CodeProblem } from '../../kit/words/english/discountField.ts';
import { useWords } from '../../kit/words/language.ts';
import { DiscountForm } from './DiscountForm.tsx';
import { findDiscountSlot, readDiscountCode } from './readDiscountCode.ts';

/** Another device may have taken the slot. */
const MAX_ATTEMPTS = 3;
const NO_NAMES: readonly string[] = [];

/** The discount of a registered dancer, while registration is open. It is saved at once. */
export default function OwnDiscount({ dancer }: { readonly dancer: string }) {
  const words = useWords(discountField);
  const { device } = useStore();
  const price = useLive(
    device,
    useMemo(() => agreedPricePath(dancer), [dancer]),
  );
  const [busy, setBusy] = useState(false);
  const [isLost, setIsLost] = useState(false);
  if (price.kind !== 'known') return null;
  const given = price.value.discount;
  if (given === undefined)
    return (
      <DiscountForm
        dancers={NO_NAMES}
        onUse={async (typed): Promise<CodeProblem | undefined> => {
          const read = await readDiscountCode(device, typed);
          if (read.kind === 'not usable') return read.problem;
          const build = async () => {
            const found = await findDiscountSlot(device, read.code.code);
            return found.kind === 'free' ? giveDiscount(dancer, found.code, found.slot) : found.problem;
          };
          const sent = await deliver(device, { build, attempts: MAX_ATTEMPTS }, { kind: 'now or never' });
          if (sent.kind === 'done') return undefined;
          if (sent.kind === 'void') return sent.why;
          return sent.kind === 'refused' && sent.problem.code === 'not allowed' ? 'already' : 'no connection';
        }}
      />
    );
  const takeOff = async (): Promise<void> => {
    setBusy(true);
    const sent = await deliver(
      device,
      { build: () => withdrawDiscount(dancer, given) },
      { kind: 'now or never' },
    );
    setIsLost(sent.kind !== 'done');
    setBusy(false);
  };
  return (
    <>
      <div className="discount-given">
        <Button busy={busy} busyWord={words.removing} onClick={() => void takeOff()}>
          {words.remove}
        </Button>
      </div>
      <ProblemNote>{isLost ? words.notRemoved : undefined}</ProblemNote>
    </>
  );
}
