import { Suspense, useState } from 'react';
import { useTimes } from '../../kit/clock/useTimes.ts';
import type { CompetitionEvent } from '../../../domain/competition.ts';
import {
  listRemainingEntries,
  findMissingInAdded,
  NO_EDITS,
  findPartner,
  toggleEntry,
  replacePartner,
  findLockReason,
} from '../../../domain/registrant/ownEntries.ts';
import type { RegisteredPerson } from '../../../domain/people/directory.ts';
import type { EntriesVersion } from '../../../store/registrant/changeEntries.ts';
import type { OwnRegistration } from '../../../store/registrant/ownRegistration.ts';
import type { Competition } from '../../../store/competition/competition.ts';
import type { CompetitionTime } from '../../kit/clock/now.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { useHowToPay } from '../../kit/pay/useHowToPay.ts';
import { useConnection } from '../../kit/shell/useConnection.ts';
import { BillLines } from '../../kit/parts/bill/BillLines.tsx';
import { HowToPay } from '../../kit/pay/HowToPay.tsx';
import { lazyOptional } from '../../kit/lazy/lazyScreen.ts';
import { Button } from '../../kit/parts/button/Button.tsx';
import { Dialog } from '../../kit/parts/dialog/Dialog.tsx';
import { NoteBox } from '../../kit/parts/note/NoteBox.tsx';
import { billWords as ofBill } from '../../kit/words/english/bill.ts';
import { ownEntriesWords } from '../../kit/words/english/ownEntries.ts';
import { termsWords } from '../../kit/words/english/terms.ts';
import { useWords } from '../../kit/words/language.ts';
import { formatMoney, formatMoneyDifference } from '../../kit/words/money.ts';
import { EventChoice } from './EventChoice.tsx';
import { useRuleDoubts } from './useRuleDoubts.ts';
import { useOwnEntries, type OwnEntries } from './useOwnEntries.ts';
import { usePriceChange, type ShownPriceChange } from './usePriceChange.ts';
import { EntryChanges } from './EntryChanges.tsx';

// This loads on demand, because few have a code.
const OwnDiscount = lazyOptional(() => import('./OwnDiscount.tsx'));

interface Props {
  readonly code: string;
  readonly registration: OwnRegistration;
  /** The dancer's own registration: this one, or one made with it. */
  readonly own: OwnRegistration;
  /** The edit counters of dancers' entries, by dancer key. */
  readonly edits: ReadonlyMap<string, EntriesVersion>;
  /** The dancer was registered by another person, and this is their own code. */
  readonly isByAnother: boolean;
  readonly dancer: RegisteredPerson;
  /** All dancers of the registration. */
  readonly everybody: readonly RegisteredPerson[];
  readonly events: readonly CompetitionEvent[];
  readonly about: Competition;
  readonly now: CompetitionTime;
}

/** The entries of one dancer: shows the changes and their cost before saving. */
export function OwnEntriesForm(props: Props) {
  const { registration, dancer, events, about, now, isByAnother } = props;
  const words = useWords(ownEntriesWords);
  const { device } = useStore();
  const connection = useConnection(device);
  const isClosed = now.registration.kind !== 'open';
  const onlyDrops = isClosed || isByAnother;
  const form = useOwnEntries({ ...props, isClosed });
  const { own, edits, draft, saving, change, save } = form;
  const [tried, setTried] = useState(false);
  const kept = listRemainingEntries(edits, own);
  const missing = findMissingInAdded(dancer.name, edits, events);
  const price = usePriceChange({
    dancer: dancer.id,
    registration: props.own,
    dates: about.registration.dates,
    now: now.at,
    own,
    edits,
    events,
  });
  const doubts = useRuleDoubts(draft, events);
  const mine = new Set(own.map(({ event }) => event.key));
  const changes = edits.added.length + edits.dropped.length;
  const seen = new Set(own.filter((one) => findLockReason(one) !== undefined).map(({ event }) => event.key));
  return (
    <form
      className="own-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (changes > 0 && missing.length === 0) save();
      }}
    >
      <EntryChanges
        own={own}
        edits={edits}
        events={events}
        dancers={registration.dancers}
        missing={tried ? missing : []}
        onlyDrops={onlyDrops}
        onChange={change}
      />
      <Cost
        price={price}
        isChanged={changes > 0}
        isByAnother={isByAnother}
        isClosed={isClosed}
        dancer={dancer.id}
        email={props.own.email}
      />
      <section className="own-part own-events">
        <h2>{words.events}</h2>
        {own.length === 0 ? <p className="second">{words.noEntries}</p> : null}
        <Entered form={form} onlyDrops={onlyDrops} />
        <EventChoice
          events={events.filter(({ key }) => !seen.has(key) && (!onlyDrops || mine.has(key)))}
          chosen={new Set([...kept.map(({ event }) => event.key), ...edits.added.map(({ event }) => event)])}
          doubts={doubts}
          onPress={(event) => change(toggleEntry(edits, own, event))}
        />
      </section>
      <Withdraw form={form} />
      <Outcome form={form} isLive={connection.state === 'live'} />
      <footer className="register-foot">
        <Sum price={price} isChanged={changes > 0} />
        {changes === 0 ? null : (
          <Button
            type="submit"
            look="main"
            size="tall"
            busy={saving === 'on its way'}
            busyWord={words.saving}
          >
            {words.save(changes)}
          </Button>
        )}
      </footer>
    </form>
  );
}

/** Each event with its partner, and a button to change the partner. */
function Entered({ form, onlyDrops }: { readonly form: OwnEntries; readonly onlyDrops: boolean }) {
  const { changes: words } = useWords(ownEntriesWords);
  const { eventName } = useWords(termsWords);
  const { own, edits, change } = form;
  return (
    <ul className="register-entered">
      {listRemainingEntries(edits, own).map((one) => {
        const partner = findPartner(one);
        const stays = findLockReason(one);
        return (
          <li key={one.entry.id} className="own-entered">
            <div>
              <span>{eventName(one.event)}</span>
              <span className="second">{partner === undefined ? words.tba : words.with(partner)}</span>
            </div>
            {stays === undefined ? null : <span className="second">{words[stays]}</span>}
            {onlyDrops || stays !== undefined ? null : (
              <Button
                size="small"
                aria-label={words.anotherIn(eventName(one.event))}
                onClick={() => change(replacePartner(edits, one))}
              >
                {words.another}
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}

interface ShownProps {
  readonly price: ShownPriceChange;
  readonly isChanged: boolean;
}

interface PriceProps {
  readonly price: ShownPriceChange | undefined;
  readonly isChanged: boolean;
}

interface CostProps extends PriceProps {
  readonly isClosed: boolean;
  readonly isByAnother: boolean;
  readonly dancer: string;
  readonly email: string;
}

function Cost({ price, isChanged, isByAnother, isClosed, dancer, email }: CostProps) {
  const words = useWords(ofBill);
  const { cost } = useWords(ownEntriesWords);
  const { device } = useStore();
  const ways = useHowToPay(device);
  if (price === undefined) return null;
  return (
    <section className="own-part register-cost">
      <div className="register-part-head">
        <h2>{words.title}</h2>
        <b className="number">{formatMoney(price.after.total)}</b>
      </div>
      <BillLines bill={price.after} isOnly={price.isOnly} />
      {isClosed ? null : (
        <Suspense>
          <OwnDiscount dancer={dancer} />
        </Suspense>
      )}
      <Paid price={price} isChanged={isChanged} />
      {isByAnother ? <p className="second">{cost.byAnother}</p> : null}
      <Refund price={price} isChanged={isChanged} />
      {price.balance > 0 && ways !== undefined ? (
        <HowToPay ways={ways} cents={price.balance} payers={[{ kind: 'dancer', dancer }]} email={email} />
      ) : null}
    </section>
  );
}

/** The dancer's own payments, and the balance. Hidden without payments: a school may have paid for them. */
function Paid({ price: { payments, balance }, isChanged }: ShownProps) {
  const times = useTimes();
  const { cost } = useWords(ownEntriesWords);
  if (payments.length === 0) return null;
  return (
    <ul className="bill-lines" aria-label={cost.payments}>
      {payments.map(({ id, cents, at }) => (
        <li key={id}>
          <span>{cents < 0 ? cost.givenBack(times.monthAndDay(at)) : cost.paid(times.monthAndDay(at))}</span>
          <b className="number">{formatMoneyDifference(-cents)}</b>
        </li>
      ))}
      {/* A refund for dropped entries is shown below. */}
      {balance < 0 && isChanged ? null : (
        <li>
          <span>{balance < 0 ? cost.tooMuch : cost.left}</span>
          <b className="number">{formatMoney(Math.abs(balance))}</b>
        </li>
      )}
    </ul>
  );
}

/** The refund if the fees define it; otherwise the contact to ask. */
function Refund({ price: { before, after, back }, isChanged }: ShownProps) {
  const { cost } = useWords(ownEntriesWords);
  if (!isChanged || after.total >= before.total || back === 0) return null;
  return <NoteBox tone="info">{back === undefined ? cost.backUnsaid : cost.back(formatMoney(back))}</NoteBox>;
}

function Sum({ price, isChanged }: PriceProps) {
  const { cost } = useWords(ownEntriesWords);
  if (price === undefined) return <span className="register-price" />;
  const total = formatMoney(price.after.total);
  const step = price.after.total - price.before.total;
  const change = step > 0 ? cost.more(total) : cost.less(total);
  const says = step === 0 ? cost.same : change;
  return (
    <output className="register-price">
      <b className="number">{step === 0 ? total : formatMoney(Math.abs(step))}</b>
      <span className="register-price-why">{isChanged ? says : ''}</span>
    </output>
  );
}

/** Drops all entries at once. */
function Withdraw({ form }: { readonly form: OwnEntries }) {
  const { withdraw: words } = useWords(ownEntriesWords);
  const [isAsked, setIsAsked] = useState(false);
  const { own, change } = form;
  const droppable = own.filter((one) => findLockReason(one) === undefined);
  if (droppable.length === 0) return null;
  return (
    <>
      <p>
        <Button look="stop" onClick={() => setIsAsked(true)}>
          {words.all}
        </Button>
      </p>
      <Dialog
        open={isAsked}
        question={words.question}
        verb={words.all}
        look="stop"
        closeVerb={words.keep}
        onSubmit={() => {
          setIsAsked(false);
          change({ ...NO_EDITS, dropped: droppable.map(({ entry }) => entry.id) });
        }}
        onClose={() => setIsAsked(false)}
      >
        {words.effect(droppable.length)}
      </Dialog>
    </>
  );
}

function Outcome({ form: { saving }, isLive }: { readonly form: OwnEntries; readonly isLive: boolean }) {
  const words = useWords(ownEntriesWords);
  switch (saving) {
    case 'at rest':
      return null;
    case 'on its way':
      return isLive ? null : (
        <NoteBox tone="warn" spoken="politely">
          {words.waiting}
        </NoteBox>
      );
    case 'saved':
      return (
        <NoteBox tone="ok" spoken="politely">
          {words.saved}
        </NoteBox>
      );
    case 'overtaken':
    case 'closed':
    case 'other':
      return (
        <NoteBox tone="stop" spoken="at once">
          {words.refused[saving]}
        </NoteBox>
      );
  }
}
