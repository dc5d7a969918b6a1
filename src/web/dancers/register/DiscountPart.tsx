import { findDiscountedDancer, buildParty } from '../../../domain/registrant/party.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { Button } from '../../kit/parts/button/Button.tsx';
import { NoteBox } from '../../kit/parts/note/NoteBox.tsx';
import { discountField } from '../../kit/words/english/discountField.ts';
import { useWords } from '../../kit/words/language.ts';
import { DiscountForm } from './DiscountForm.tsx';
import { readDiscountCode } from './readDiscountCode.ts';
import type { RegistrationStepProps } from './stepProps.ts';
import { useDraftDiscount } from './useDraftDiscount.ts';

/** The discount code of a registration: its effect shows on the bill above, before anything is sent. */
export default function DiscountPart({
  draft,
  events,
  onChange,
}: Pick<RegistrationStepProps, 'draft' | 'events' | 'onChange'>) {
  const words = useWords(discountField);
  const { device } = useStore();
  const found = useDraftDiscount(draft);
  const party = buildParty(draft, events);
  if (found.kind === 'waiting') return null;
  const form = (
    <DiscountForm
      dancers={party.dancers.map(({ name }) => name)}
      onUse={async (typed, index) => {
        const read = await readDiscountCode(device, typed);
        if (read.kind === 'not usable') return read.problem;
        const dancer = party.dancers[index];
        onChange({
          ...draft,
          discount: {
            code: read.code.code,
            ...(dancer === undefined || dancer.isRegistrant ? {} : { dancer: dancer.name }),
          },
        });
        return undefined;
      }}
    />
  );
  if (found.kind === 'none' || findDiscountedDancer(draft, party) === undefined) return form;
  return (
    <div className="discount-given">
      {found.kind === 'not usable' ? (
        <NoteBox tone="warn" spoken="at once">
          {words.problem[found.problem]}
        </NoteBox>
      ) : null}
      <Button
        onClick={() => {
          const { discount: _, ...without } = draft;
          onChange(without);
        }}
      >
        {words.remove}
      </Button>
    </div>
  );
}
