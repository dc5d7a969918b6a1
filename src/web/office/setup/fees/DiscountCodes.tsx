import { Plus } from 'lucide-react';
import { useState } from 'react';
import { findDiscountProblem, type DiscountCode } from '../../../../domain/fees/discount.ts';
import {
  discountCodesPath,
  removeDiscountCode,
  saveDiscountCode,
} from '../../../../store/registrant/discounts.ts';
import { useStore } from '../../../kit/cache/StoreProvider.tsx';
import { useLive } from '../../../kit/cache/useLive.ts';
import { useNow } from '../../../kit/clock/useNow.ts';
import { useTimes } from '../../../kit/clock/useTimes.ts';
import { Button } from '../../../kit/parts/button/Button.tsx';
import { LoadingBars } from '../../../kit/parts/note/LoadingBars.tsx';
import { ProblemNote } from '../../../kit/parts/note/ProblemNote.tsx';
import { StateLabel } from '../../../kit/parts/page/StateLabel.tsx';
import { discountDesk } from '../../../kit/words/english/discountDesk.ts';
import { useWords } from '../../../kit/words/language.ts';
import { joinParts } from '../../../kit/words/joinParts.ts';
import { useDecisions } from '../../../staff/journal/useDecisions.ts';
import { DiscountDialog } from './DiscountDialog.tsx';
import { DiscountUsers } from './DiscountUsers.tsx';
import './discounts.css';

type Opened = { readonly kind: 'new' } | { readonly kind: 'edit' | 'users'; readonly code: string };

/**
 * For an organizer who gives twelve scholarships and thanks volunteers. Goal: a code is made in a minute, is
 * never used more often than intended, and its dancers are listed.
 */
export default function DiscountCodes() {
  const words = useWords(discountDesk);
  const { staff } = useStore();
  const known = useLive(staff, discountCodesPath);
  const { busy, problem, act } = useDecisions('organizer');
  const [opened, setOpened] = useState<Opened>();
  const now = useNow();
  const times = useTimes();
  if (known.kind !== 'known') return known.kind === 'waiting' ? <LoadingBars label={words.loading} /> : null;
  const codes = known.value;
  const found =
    opened === undefined || opened.kind === 'new'
      ? undefined
      : codes.find(({ code }) => code === opened.code);
  const close = (): void => setOpened(undefined);
  const turn = (code: DiscountCode): Promise<boolean> =>
    act({
      changesBy: (by) => [saveDiscountCode(by, { ...code, isOff: !code.isOff }, code)],
      done: code.isOff ? words.turnedOn(code.name) : words.turnedOff(code.name),
      undo: {
        changesBy: (by) => [saveDiscountCode(by, code, { ...code, edited: code.edited + 1 })],
        done: code.isOff ? words.turnedOff(code.name) : words.turnedOn(code.name),
      },
    });
  const remove = (code: DiscountCode): Promise<boolean> =>
    act({
      changesBy: (by) => [removeDiscountCode(by, code)],
      done: words.removed(code.name),
      undo: {
        changesBy: (by) => [saveDiscountCode(by, code, undefined)],
        done: words.restored(code.name),
      },
    });
  const retired = codes.filter(({ isOff }) => isOff);
  const listOf = (listed: readonly DiscountCode[]) => (
    <ul className="discounts-list">
      {listed.map((one) => {
        const { code, name, amount, taken, uses, until } = one;
        const state = findDiscountProblem(one, now) ?? 'on';
        return (
          <li key={code}>
            <div>
              <span className="discounts-name">
                <b>{name}</b> <code>{code}</code>
              </span>
              <span className="second">
                {joinParts([
                  amount.kind === 'cents' ? words.off(amount.cents) : words.percentOff(amount.percent),
                  words.used(taken.size, uses),
                  until === undefined ? '' : words.until(times.lastDay(until)),
                ])}
              </span>
              <StateLabel tone={state === 'on' ? 'ok' : 'info'}>{words.states[state]}</StateLabel>
            </div>
            <div className="row">
              {taken.size === 0 ? (
                <Button
                  size="small"
                  busy={busy}
                  aria-label={words.removeOf(name)}
                  onClick={() => void remove(one)}
                >
                  {words.remove}
                </Button>
              ) : (
                <Button
                  size="small"
                  aria-label={words.usersOf(name, taken.size)}
                  onClick={() => setOpened({ kind: 'users', code })}
                >
                  {words.users(taken.size)}
                </Button>
              )}
              <Button
                size="small"
                busy={busy}
                aria-label={(one.isOff ? words.turnOnOf : words.turnOffOf)(name)}
                onClick={() => void turn(one)}
              >
                {one.isOff ? words.turnOn : words.turnOff}
              </Button>
              <Button
                size="small"
                aria-label={words.editOf(name)}
                onClick={() => setOpened({ kind: 'edit', code })}
              >
                {words.edit}
              </Button>
            </div>
          </li>
        );
      })}
    </ul>
  );
  return (
    <section className="stack discounts" aria-label={words.title}>
      <h3>{words.title}</h3>
      <p className="second measure">{words.more}</p>
      {codes.length === 0 ? <p className="second">{words.none}</p> : null}
      {listOf(codes.filter(({ isOff }) => !isOff))}
      {retired.length === 0 ? null : (
        <details>
          <summary>{words.retired(retired.length)}</summary>
          <p className="second">{words.retiredMore}</p>
          {listOf(retired)}
        </details>
      )}
      <ProblemNote>{problem}</ProblemNote>
      <div>
        <Button size="small" onClick={() => setOpened({ kind: 'new' })}>
          <Plus size={18} strokeWidth={1.6} aria-hidden />
          {words.add}
        </Button>
      </div>
      {opened?.kind === 'new' ? <DiscountDialog before={undefined} codes={codes} onClose={close} /> : null}
      {opened?.kind === 'edit' && found !== undefined ? (
        <DiscountDialog before={found} codes={codes} onClose={close} />
      ) : null}
      {opened?.kind === 'users' && found !== undefined ? (
        <DiscountUsers code={found} onClose={close} />
      ) : null}
    </section>
  );
}
