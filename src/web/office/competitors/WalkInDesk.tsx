import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { MAX_LENGTH } from '../../../domain/bounds.ts';
import { calculateDoorPrices } from '../../../domain/fees/doorPrice.ts';
import { freeDiscountSlots, listOfferedCodes, type DiscountCode } from '../../../domain/fees/discount.ts';
import { PAYMENT_WAYS } from '../../../domain/fees/payment.ts';
import type { LeadNumber } from '../../../domain/ids.ts';
import { omitUndefined } from '../../../domain/mapDefined.ts';
import { suggestTexts } from '../../../domain/people/likeWords.ts';
import { isSpelledLike } from '../../../domain/people/normalizeName.ts';
import { normalizeSpelling } from '../../../domain/people/people.ts';
import { EMPTY_REGISTRATION } from '../../../domain/registrant/draft.ts';
import { isLikelyEmail } from '../../../domain/registrant/address.ts';
import { listSchoolNames, standardizeSchool, type OwnSchool } from '../../../domain/registrant/schools.ts';
import { competitionBasics } from '../../../store/competition/competition.ts';
import { editedFees } from '../../../store/competition/fees.ts';
import { editedSchools } from '../../../store/competition/schoolList.ts';
import { discountCodesPath } from '../../../store/registrant/discounts.ts';
import { saveRegistrationDraft } from '../../../store/registrant/registrationDraft.ts';
import {
  registerWalkIn,
  createWalkInKeys,
  undoWalkIn,
  type WalkIn,
  type WalkInKeys,
} from '../../../store/registrant/walkIn.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { valueOr, useLive } from '../../kit/cache/useLive.ts';
import { useCompetitionTime } from '../../kit/clock/useCompetitionTime.ts';
import { BillLines } from '../../kit/parts/bill/BillLines.tsx';
import { Button } from '../../kit/parts/button/Button.tsx';
import { NumberCard } from '../../kit/parts/couple/NumberCard.tsx';
import { CheckField } from '../../kit/parts/field/CheckField.tsx';
import { SelectField } from '../../kit/parts/field/SelectField.tsx';
import { TextField } from '../../kit/parts/field/TextField.tsx';
import { ProblemNote } from '../../kit/parts/note/ProblemNote.tsx';
import { StateLabel } from '../../kit/parts/page/StateLabel.tsx';
import { PillChoice } from '../../kit/parts/pill/PillChoice.tsx';
import { useToast } from '../../kit/parts/toast/useToast.ts';
import QrCode from '../../kit/parts/qr/QrCode.tsx';
import { screens } from '../../kit/screens/screens.ts';
import { useConnection } from '../../kit/shell/useConnection.ts';
import { useDecisions } from '../../staff/journal/useDecisions.ts';
import { billWords } from '../../kit/words/english/bill.ts';
import { invoicesWords } from '../../kit/words/english/invoices.ts';
import { walkInWords } from '../../kit/words/english/walkIn.ts';
import { useWords } from '../../kit/words/language.ts';
import { formatMoney, formatMoneyDifference } from '../../kit/words/money.ts';
import type { CompetitorsDeskData } from './useCompetitorsDesk.ts';
import { useHeldNumber } from './useHeldNumber.ts';
import { useNextNumber } from './useNextNumber.ts';
import './walkIn.css';

const ROLES = ['lead', 'follow', 'both'] as const;
const LATER = 'later';
const WAYS = [...PAYMENT_WAYS, LATER] as const;
const NO_SCHOOLS: readonly OwnSchool[] = [];
const NO_CODES: readonly DiscountCode[] = [];
/** Two desks may give out the same number: one of them takes the next. */
const MAX_TRIES = 4;
const MAX_SIMILAR = 3;

const EMPTY = {
  name: '',
  school: '',
  email: '',
  // No default: it would register follows as leads.
  role: undefined as (typeof ROLES)[number] | undefined,
  isVolunteer: false,
  discount: '',
  hasAgreed: false,
  way: 'cash' as (typeof WAYS)[number],
};

interface Added {
  readonly name: string;
  readonly code: string;
  readonly number: LeadNumber | undefined;
  readonly keys: WalkInKeys;
  readonly walkIn: WalkIn;
}

const isChecked = (one: HTMLElement, name: string): boolean =>
  one instanceof HTMLInputElement && one.name === name && one.checked;

/** Enter moves to the next field; on the button it submits the form. */
function toNextField(event: KeyboardEvent<HTMLFormElement>): void {
  const { target, currentTarget } = event;
  if (event.key !== 'Enter' || !(target instanceof HTMLInputElement || target instanceof HTMLSelectElement))
    return;
  event.preventDefault();
  const all = [...currentTarget.querySelectorAll<HTMLElement>('input, select, button[type=submit]')];
  const { name } = target;
  all
    .slice(all.indexOf(target) + 1)
    .find(
      (one) =>
        !(one instanceof HTMLInputElement) ||
        one.type !== 'radio' ||
        (one.name !== name && (one.checked || !all.some((other) => isChecked(other, one.name)))),
    )
    ?.focus();
}

/**
 * For a volunteer with a line at the door: a dancer without a registration. Goal: under thirty seconds from the name to
 * the number in their hand, with the price, the shift and the payment on one card, and no email.
 */
export default function WalkInDesk({
  desk,
  onOpen,
}: {
  readonly desk: CompetitorsDeskData;
  readonly onOpen: (key: string) => void;
}) {
  const words = useWords(walkInWords);
  const { categoryName, reason } = useWords(billWords);
  const { payment } = useWords(invoicesWords);
  const { staff, eventName } = useStore();
  const [, navigate] = useLocation();
  const isOffline = useConnection(staff).state === 'offline';
  const { busy, problem, perform } = useDecisions('organizer');
  const about = valueOr(useLive(staff, competitionBasics), undefined);
  const now = useCompetitionTime(about);
  const fees = useLive(staff, editedFees.path);
  const saved = valueOr(useLive(staff, editedSchools.path), undefined);
  const own = saved?.kind === 'set' ? saved.rules : NO_SCHOOLS;
  const [typed, setTyped] = useState(EMPTY);
  const [chosenCategory, setCategory] = useState<string>();
  const [keys, setKeys] = useState(createWalkInKeys);
  const nextNumber = useNextNumber(desk, keys.competitor);
  const [isTried, setTried] = useState(false);
  const [added, setAdded] = useState<Added>();
  const [last, setLast] = useState<Added>();
  const [notUndone, setNotUndone] = useState<string>();
  const toast = useToast();

  const prices =
    fees.kind === 'known' && fees.value.kind === 'set' && about !== undefined && now !== undefined
      ? calculateDoorPrices(fees.value.rules, about.registration.dates, now.at)
      : undefined;
  const isOnly = prices?.categories.length === 1;
  const category =
    prices?.categories.find((one) => one.category === chosenCategory)?.category ??
    prices?.categories.find((one) => one.category === 'student')?.category ??
    prices?.categories[0]?.category ??
    'student';
  const codes = listOfferedCodes(valueOr(useLive(staff, discountCodesPath), NO_CODES));
  const code = codes.find((one) => one.code === typed.discount);
  const bill = prices?.bill(category, typed.isVolunteer, code);
  const total = bill?.total ?? 0;
  const isLater = typed.way === LATER || total === 0;
  const { role } = typed;
  const wears = role !== 'follow';
  const held = useHeldNumber(desk, wears && added === undefined ? keys.competitor : undefined);
  const number = wears ? (held ?? nextNumber()) : undefined;
  const school = typed.school.trim() === '' ? '' : standardizeSchool(typed.school, own);
  const schoolmates = desk.everybody.filter(
    ({ affiliation }) => school !== '' && normalizeSpelling(affiliation) === normalizeSpelling(school),
  ).length;
  const named = desk.everybody.filter(({ name }) => name !== undefined && isSpelledLike(name, typed.name));
  const near =
    named.length > 0 || typed.name.trim().length < 4
      ? []
      : suggestTexts(
          typed.name,
          desk.everybody.flatMap(({ name }) => name ?? []),
          MAX_SIMILAR,
        );
  const similar = [
    ...named,
    ...near.flatMap((name) => desk.everybody.find((one) => one.name === name) ?? []),
  ].slice(0, MAX_SIMILAR);
  const errors = {
    name: typed.name.trim() === '' ? words.noName : undefined,
    role: role === undefined ? words.noRole : undefined,
    email: typed.email.trim() === '' || isLikelyEmail(typed.email) ? undefined : words.noAddress,
  };
  const dancer = { name: typed.name.trim(), school, email: typed.email.trim(), category };

  const save = async (): Promise<void> => {
    setTried(true);
    if (role === undefined || errors.name !== undefined || errors.email !== undefined || isOffline) return;
    const slots = code === undefined ? [] : freeDiscountSlots(code);
    const refused = new Set<number>();
    const how = PAYMENT_WAYS.find((way) => way === typed.way);
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
      const given = wears && tries > 0 ? nextNumber(refused) : number;
      const slot = slots[Math.min(tries, slots.length - 1)];
      const walkIn: WalkIn = {
        dancer: { ...dancer, role },
        hasAgreed: typed.hasAgreed,
        number: given,
        price: prices?.price(typed.isVolunteer) ?? { ...NO_PRICE, volunteers: typed.isVolunteer },
        discount: code === undefined || slot === undefined ? undefined : { code, slot },
        payment: isLater || how === undefined ? undefined : { cents: total, how },
      };
      // oxlint-disable-next-line no-await-in-loop -- the next number is tried only after a refusal
      const done = await perform((by) => registerWalkIn(by, keys, walkIn));
      if (done !== false) {
        const made = { name: dancer.name, code: keys.code, number: given, keys, walkIn };
        setLast(made);
        return setAdded(made);
      }
      if (given === undefined) return undefined;
      refused.add(Number(given));
    }
    return undefined;
  };
  const chooseEvents = (): void => {
    const draft = {
      ...EMPTY_REGISTRATION,
      ...dancer,
      ...omitUndefined({ role }),
      consents: { risk: typed.hasAgreed, media: false },
    };
    saveRegistrationDraft(`${eventName}.desk`, { draft, step: 'events' });
    navigate(screens.addCompetitor.link());
  };
  const undo = async (of: Added): Promise<void> => {
    setNotUndone(undefined);
    const now = desk.everybody.find(({ key }) => key === of.keys.competitor);
    if ((now?.dances.length ?? 0) > 0) return setNotUndone(words.hasEntries(of.name));
    if ((await perform((by) => undoWalkIn(by, of.keys, of.walkIn))) === false) return undefined;
    const { payment: paid } = of.walkIn;
    const sum = paid === undefined ? undefined : formatMoney(paid.cents);
    toast({ words: sum === undefined ? words.undone(of.name) : words.undoneWithMoney(of.name, sum) });
    setLast(undefined);
    if (added !== undefined) next();
    return undefined;
  };
  const next = (): void => {
    setAdded(undefined);
    setTyped({ ...EMPTY, way: typed.way });
    setCategory(undefined);
    setKeys(createWalkInKeys());
    setTried(false);
    setNotUndone(undefined);
  };
  const aboutNumber = (): string => {
    if (!wears) return words.followsHaveNone;
    return number === undefined ? words.noNumberLeft : words.nextFree;
  };
  const undoOfLast =
    last === undefined ? null : (
      <Button look="plain" size="small" busy={busy} onClick={() => void undo(last)}>
        {words.undo(last.name)}
      </Button>
    );
  const undoProblem = notUndone ?? problem ?? (isTried ? errors.role : undefined);
  if (added !== undefined)
    return <HandedOut added={added} undo={undoOfLast} problem={undoProblem} onNext={next} />;
  const verb = (): string => {
    const open = total === 0 ? undefined : formatMoney(total);
    if (number === undefined) return isLater ? words.add(open) : words.take(formatMoney(total));
    return isLater ? words.handOut(number, open) : words.takeAndHandOut(formatMoney(total), number);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Enter goes from field to field
    <form
      className="walk-in"
      noValidate
      onKeyDown={toNextField}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <div className="walk-in-fields">
        <p className="walk-in-top">
          <Link to={screens.manageCompetitors.link({ desk: 'door' })}>{words.back}</Link>
          {undoOfLast}
        </p>
        <h1>{words.title}</h1>
        <div className="walk-in-pair">
          <div>
            <TextField
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- the desk starts with the name
              autoFocus
              label={words.name}
              error={isTried ? errors.name : undefined}
              autoComplete="off"
              maxLength={MAX_LENGTH.name}
              value={typed.name}
              onChange={({ target }) => setTyped({ ...typed, name: target.value })}
            />
            {similar.length === 0 ? null : (
              <p className="caption walk-in-similar">
                {named.length > 0 ? <StateLabel tone="warn">{words.registered}</StateLabel> : words.similar}{' '}
                {similar.map((one) => (
                  <Button key={one.key} look="plain" size="small" onClick={() => onOpen(one.key)}>
                    {[one.name, one.affiliation].filter((text) => text !== '').join(', ')}
                  </Button>
                ))}
              </p>
            )}
          </div>
          <TextField
            label={words.school}
            help={schoolmates === 0 ? undefined : words.schoolmates(schoolmates)}
            list="walk-in-schools"
            autoComplete="off"
            maxLength={MAX_LENGTH.name}
            value={typed.school}
            onChange={({ target }) => setTyped({ ...typed, school: target.value })}
            onBlur={() => setTyped({ ...typed, school })}
          />
          <datalist id="walk-in-schools">
            {listSchoolNames(own).map((one) => (
              <option key={one} value={one}>
                {one}
              </option>
            ))}
          </datalist>
        </div>
        <div className="walk-in-pair">
          <PillChoice
            label={words.role}
            tall
            options={ROLES.map((value) => ({ value, words: words.roles[value] }))}
            value={typed.role}
            onChange={(role) => setTyped({ ...typed, role })}
          />
          <TextField
            label={words.email}
            type="email"
            autoComplete="off"
            error={isTried ? errors.email : undefined}
            maxLength={MAX_LENGTH.name}
            value={typed.email}
            onChange={({ target }) => setTyped({ ...typed, email: target.value })}
          />
        </div>
        {prices === undefined ? <p className="second">{words.noPrices}</p> : null}
        {prices === undefined || isOnly ? null : (
          <PillChoice
            label={words.price}
            tall
            options={prices.categories.map((one) => ({
              value: one.category as string,
              words: (
                <>
                  {categoryName(one.category)} <b className="number">{formatMoney(one.cents)}</b>
                </>
              ),
            }))}
            value={category}
            onChange={setCategory}
          />
        )}
        {codes.length === 0 || prices === undefined ? null : (
          <SelectField
            label={words.discount}
            value={code?.code ?? ''}
            onChange={({ target }) => setTyped({ ...typed, discount: target.value })}
          >
            <option value="">{words.noDiscount}</option>
            {codes.map((one) => (
              <option key={one.code} value={one.code}>
                {reason({ kind: 'discount', discount: one }, false)}
              </option>
            ))}
          </SelectField>
        )}
        <div className="walk-in-pair">
          {prices?.volunteer === undefined ? null : (
            <CheckField
              label={
                <span className="walk-in-shift">
                  {words.volunteer} <b className="number">{formatMoneyDifference(-prices.volunteer)}</b>
                </span>
              }
              checked={typed.isVolunteer}
              onChange={({ target }) => setTyped({ ...typed, isVolunteer: target.checked })}
            />
          )}
          <CheckField
            label={words.agreed}
            help={words.agreedHelp}
            checked={typed.hasAgreed}
            onChange={({ target }) => setTyped({ ...typed, hasAgreed: target.checked })}
          />
        </div>
        {total === 0 ? null : (
          <PillChoice
            label={words.how(formatMoney(total))}
            tall
            options={WAYS.map((value) => ({
              value,
              words: value === LATER ? words.later : payment.wayName(value),
            }))}
            value={typed.way}
            onChange={(way) => setTyped({ ...typed, way })}
          />
        )}
      </div>
      <aside className="walk-in-side">
        {wears ? <NumberCard number={number} size="hero" openWord="–" /> : null}
        <p>{aboutNumber()}</p>
        <p className="second">{words.eventsNext}</p>
        {bill === undefined ? null : (
          <div className="walk-in-bill">
            <BillLines bill={bill} isOnly={isOnly} />
            <p className="walk-in-total">
              <b className="number">{formatMoney(total)}</b>
            </p>
          </div>
        )}
      </aside>
      <footer className="walk-in-foot">
        <ProblemNote>{isOffline ? words.offline : undoProblem}</ProblemNote>
        <div className="walk-in-verbs">
          <Button size="tall" onClick={chooseEvents}>
            {words.chooseEvents}
          </Button>
          <Button
            type="submit"
            look="main"
            size="tall"
            busy={busy}
            busyWord={words.adding}
            blocked={isOffline ? words.offlineShort : undefined}
          >
            {verb()}
          </Button>
        </div>
      </footer>
    </form>
  );
}

const NO_PRICE = { category: undefined, paysAtTheDoor: false, extras: [], byHand: undefined } as const;

/**
 * The number to hand out, and the code with which the dancer agrees to the consents and changes their
 * entries.
 */
function HandedOut({
  added,
  undo,
  problem,
  onNext,
}: {
  readonly added: Added;
  readonly undo: ReactNode;
  readonly problem: string | undefined;
  readonly onNext: () => void;
}) {
  const words = useWords(walkInWords);
  return (
    <section className="walk-in-done" aria-live="polite">
      {added.number === undefined ? null : <NumberCard number={added.number} size="hero" />}
      <h1>{words.done(added.name)}</h1>
      <div className="walk-in-code">
        <QrCode
          text={`${window.location.origin}${screens.updateEntries.link()}#${added.code}`}
          label={words.qrLabel}
        />
        <p>
          <b>{added.code}</b>
          <span className="second">{words.codeMore}</span>
        </p>
      </div>
      <ProblemNote>{problem}</ProblemNote>
      <p className="walk-in-verbs">
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- Enter goes on with the next dancer */}
        <Button look="main" size="tall" autoFocus onClick={onNext}>
          {words.next}
        </Button>
        {undo}
      </p>
    </section>
  );
}
