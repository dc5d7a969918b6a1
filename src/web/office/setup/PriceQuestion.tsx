import type { PriceEffect } from '../../../domain/fees/priceEffect.ts';
import type { Author } from '../../../domain/journal/record.ts';
import type { Change } from '../../../store/delivery/operation.ts';
import { setAgreedPrice } from '../../../store/registrant/setAgreedPrice.ts';
import { useNow } from '../../kit/clock/useNow.ts';
import { useTimes } from '../../kit/clock/useTimes.ts';
import { Button } from '../../kit/parts/button/Button.tsx';
import { Dialog } from '../../kit/parts/dialog/Dialog.tsx';
import { setupWords } from '../../kit/words/english/setup.ts';
import { useWords } from '../../kit/words/language.ts';
import { formatMoney } from '../../kit/words/money.ts';

/** The number of examples shown of dancers who pay differently. */
const SHOWN = 3;

interface Props {
  readonly effects: readonly PriceEffect[];
  readonly busy: boolean;
  /** @param keep the prices to keep, each with its record */
  readonly onKeep: (keep: (by: Author) => readonly Change[]) => void;
  readonly onCharge: () => void;
  readonly onClose: () => void;
}

/** Asks before a change of prices affects people who have registered. */
export function PriceQuestion({ effects, busy, onKeep, onCharge, onClose }: Props) {
  const words = useWords(setupWords).prices;
  const times = useTimes();
  const now = useNow();
  const was = effects.reduce((sum, one) => sum + one.was, 0);
  const would = effects.reduce((sum, one) => sum + one.would, 0);
  const keep = (by: Author): readonly Change[] =>
    effects.map(({ dancer, was: cents }) =>
      setAgreedPrice(
        by,
        { key: dancer.key, name: dancer.name ?? words.withheld },
        { ...dancer.agreed, byHand: { cents, why: words.why(times.monthAndDay(now)) } },
      ),
    );
  return (
    <Dialog
      open
      question={words.question(effects.length)}
      verb={words.charge}
      look="ink"
      busy={busy}
      onSubmit={onCharge}
      onClose={onClose}
    >
      <div className="stack">
        <p>{words.more}</p>
        <ul className="setup-effects">
          {effects.slice(0, SHOWN).map((one) => (
            <li key={one.dancer.key}>
              <span>{one.dancer.name ?? words.withheld}</span>
              <span className="number">{words.change(formatMoney(one.was), formatMoney(one.would))}</span>
            </li>
          ))}
          <li>
            <b>{words.all(effects.length)}</b>
            <b className="number">{words.change(formatMoney(was), formatMoney(would))}</b>
          </li>
        </ul>
        <p>
          <Button look="main" busy={busy} onClick={() => onKeep(keep)}>
            {words.keep}
          </Button>
        </p>
        <p className="second">{words.keepMore}</p>
      </div>
    </Dialog>
  );
}
