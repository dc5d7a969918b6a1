import type { DiscountCode } from '../../../../domain/fees/discount.ts';
import type { RegisteredPerson } from '../../../../domain/people/directory.ts';
import { competitors } from '../../../../store/people/competitors.ts';
import {
  giveDiscountAtDesk,
  withdrawDiscountAtDesk,
  discountUsesPath,
  type DiscountUse,
} from '../../../../store/registrant/discounts.ts';
import { useStore } from '../../../kit/cache/StoreProvider.tsx';
import { useLive, valueOr } from '../../../kit/cache/useLive.ts';
import { Button } from '../../../kit/parts/button/Button.tsx';
import { Dialog } from '../../../kit/parts/dialog/Dialog.tsx';
import { ProblemNote } from '../../../kit/parts/note/ProblemNote.tsx';
import { discountDesk } from '../../../kit/words/english/discountDesk.ts';
import { useWords } from '../../../kit/words/language.ts';
import { useDecisions } from '../../../staff/journal/useDecisions.ts';

interface Props {
  readonly code: DiscountCode;
  readonly onClose: () => void;
}

const NO_USES: readonly DiscountUse[] = [];
const NO_PEOPLE: readonly RegisteredPerson[] = [];

/** The dancers who have a code's discount. */
export function DiscountUsers({ code, onClose }: Props) {
  const { list: words } = useWords(discountDesk);
  const { staff } = useStore();
  const uses = valueOr(useLive(staff, discountUsesPath), NO_USES).filter((one) => one.code === code.code);
  const people = valueOr(useLive(staff, competitors), NO_PEOPLE);
  const { busy, problem, act } = useDecisions('organizer');
  return (
    <Dialog open question={words.question(code.name)} onClose={onClose}>
      <div className="stack">
        {uses.length === 0 ? <p className="second">{words.none}</p> : null}
        <ul className="discounts-list">
          {uses.map(({ slot, dancer }) => {
            const person = people.find(({ id }) => id === dancer);
            const name = person?.name ?? words.gone;
            const who = { key: dancer, name };
            return (
              <li key={slot}>
                <div>
                  <b>{name}</b>
                  <span className="second">{person?.affiliation}</span>
                </div>
                <Button
                  size="small"
                  busy={busy}
                  aria-label={words.takeOffOf(name)}
                  onClick={() =>
                    void act({
                      changesBy: (by) => [
                        withdrawDiscountAtDesk(by, who, { code: code.code, slot, name: code.name }),
                      ],
                      done: words.takenOff(name),
                      undo: {
                        changesBy: (by) => [giveDiscountAtDesk(by, who, code, slot)],
                        done: words.given(name),
                      },
                    })
                  }
                >
                  {words.takeOff}
                </Button>
              </li>
            );
          })}
        </ul>
        <ProblemNote>{problem}</ProblemNote>
      </div>
    </Dialog>
  );
}
