import { Suspense } from 'react';
import { useTimes } from '../../../kit/clock/useTimes.ts';
import { FEE_MODELS, getFeeModel, type FeeModel } from '../../../../domain/fees/models.ts';
import { type FeeRules, PRICE_WINDOWS, WINDOW_DATES } from '../../../../domain/fees/feeRules.ts';
import { findFeeProblems, countExcessCharacters, findFeeWarnings } from '../../../../domain/fees/problems.ts';
import {
  type RegistrationState,
  findRegistrationPhase,
  acceptsRegistrations,
} from '../../../../domain/registration/phase.ts';
import { competitionBasics } from '../../../../store/competition/competition.ts';
import type { Edition } from '../../../../store/competition/createEditedRules.ts';
import { editedFees as asSaved } from '../../../../store/competition/fees.ts';
import { useStore } from '../../../kit/cache/StoreProvider.tsx';
import { valueOr, useLive } from '../../../kit/cache/useLive.ts';
import { lazyOptional } from '../../../kit/lazy/lazyScreen.ts';
import { TextAreaField } from '../../../kit/parts/field/TextAreaField.tsx';
import { LoadingBars } from '../../../kit/parts/note/LoadingBars.tsx';
import { NoteBox } from '../../../kit/parts/note/NoteBox.tsx';
import { PillChoice } from '../../../kit/parts/pill/PillChoice.tsx';
import { useToast } from '../../../kit/parts/toast/useToast.ts';
import { NoAccess } from '../../../staff/bar/NoAccess.tsx';
import { useNow } from '../../../kit/clock/useNow.ts';
import { feesWords } from '../../../kit/words/english/fees.ts';
import { useWords } from '../../../kit/words/language.ts';
import { PriceTable } from './PriceTable.tsx';
import { RefundList } from './RefundList.tsx';
import { FeeRuleList } from './FeeRuleList.tsx';
import { SaveFooter } from '../SaveFooter.tsx';
import { SetupStart, TitleWithRestart } from '../SetupStart.tsx';
import { BillCalculator } from './BillCalculator.tsx';
import { usePriceEffects } from '../usePriceEffects.ts';
import { type SettingsDraft, useSettingsDraft } from '../useSettingsDraft.ts';
import { ChoiceList } from '../ChoiceList.tsx';
import './fees.css';

// Lazy: it is below the prices, and few competitions have codes.
const DiscountCodes = lazyOptional(() => import('./DiscountCodes.tsx'));

/** The pricing models: one press loads all numbers for editing. */
function ModelList({ onChoose }: { readonly onChoose: (model: FeeModel) => void }) {
  const { models } = useWords(feesWords).start;
  return (
    <ChoiceList
      choices={FEE_MODELS.map((model) => ({ value: model, ...models[model] }))}
      onChoose={onChoose}
    />
  );
}

const NOTHING_SAID: RegistrationState = {
  dates: { early: undefined, open: undefined, closed: undefined },
  status: undefined,
};

export function FeesDesk() {
  const words = useWords(feesWords);
  const { staff } = useStore();
  const known = useLive(staff, asSaved.path);
  const registration = valueOr(useLive(staff, competitionBasics), undefined)?.registration ?? NOTHING_SAID;
  if (known.kind === 'refused') return <NoAccess failed={words.notAvailable} />;
  if (known.kind === 'waiting') return <LoadingBars label={words.loading} height={48} />;
  return <KnownFees known={known.value} registration={registration} />;
}

interface KnownProps {
  readonly known: Edition<FeeRules>;
  readonly registration: RegistrationState;
}

function KnownFees({ known, registration }: KnownProps) {
  const words = useWords(feesWords);
  const toast = useToast();
  const draft = useSettingsDraft(asSaved, known);
  const effects = usePriceEffects(draft.isChanged, { fees: draft.rules });
  const choose = (model: FeeModel): void => {
    const { rules: before, change } = draft;
    // A model has no payment instructions, so the existing ones stay.
    change(
      before?.howToPay === undefined
        ? getFeeModel(model)
        : { ...getFeeModel(model), howToPay: before.howToPay },
    );
    if (before !== undefined) toast({ words: words.start.chosen(model), undo: () => change(before) });
  };
  if (draft.rules === undefined)
    return (
      <SetupStart
        question={words.start.question}
        more={words.start.more}
        unreadable={known.kind === 'unreadable' ? words.unreadable : undefined}
      >
        <ModelList onChoose={choose} />
      </SetupStart>
    );
  const [problem] = findFeeProblems(draft.rules);
  return (
    <>
      <div className="setup-frame">
        <FeesForm draft={draft} rules={draft.rules} registration={registration} onChoose={choose} />
        <BillCalculator rules={draft.rules} dates={registration.dates} />
      </div>
      <SaveFooter
        draft={draft}
        problem={problem === undefined ? undefined : words.problem(problem)}
        {...effects}
      />
    </>
  );
}

interface FormProps {
  readonly draft: SettingsDraft<FeeRules>;
  readonly rules: FeeRules;
  readonly registration: RegistrationState;
  readonly onChoose: (model: FeeModel) => void;
}

function FeesForm({ draft: { change, amend, isOnItsWay }, rules, registration, onChoose }: FormProps) {
  const times = useTimes();
  const words = useWords(feesWords);
  const now = useNow();
  const { dates } = registration;
  const phase = findRegistrationPhase(dates, now);
  const tooLong = countExcessCharacters(rules);
  const closes = dates.closed === undefined ? undefined : times.lastDay(dates.closed);
  return (
    <fieldset className="setup-form" disabled={isOnItsWay}>
      <TitleWithRestart
        title={words.title}
        again={words.start.again}
        question={words.start.question}
        List={ModelList}
        onChoose={onChoose}
      />
      <p className="second measure">
        {words.titleMore}{' '}
        {phase === 'pending' ? null : words.today(phase, acceptsRegistrations(registration, now), closes)}
      </p>
      <PriceTable
        base={rules.base}
        dates={dates}
        now={PRICE_WINDOWS.find((window) => window === phase)}
        onChange={(base) => change({ ...rules, base })}
      />
      {/* Below the prices, so that the fields do not move when it appears. */}
      {findFeeWarnings(rules, dates).map((warning) => (
        <NoteBox key={words.warning(warning)} tone="warn">
          {words.warning(warning)}
        </NoteBox>
      ))}
      <section className="stack" aria-label={words.windowBy.label}>
        <h3>{words.windowBy.label}</h3>
        <PillChoice
          label={words.windowBy.label}
          quiet
          options={WINDOW_DATES.map((value) => ({ value, words: words.windowBy.choice[value] }))}
          value={rules.windowBy}
          onChange={(windowBy) => change({ ...rules, windowBy })}
        />
        <p className="second">{words.windowBy.means[rules.windowBy]}</p>
      </section>
      <FeeRuleList
        rules={rules.rules}
        onChange={(next) => change({ ...rules, rules: next })}
        onGiveBack={(rule, at) =>
          amend((latest) => ({ ...latest, rules: latest.rules.toSpliced(at, 0, rule) }))
        }
      />
      <RefundList
        refunds={rules.refunds}
        dates={dates}
        onChange={(refunds) => {
          const { refunds: _, ...rest } = rules;
          change(refunds === undefined ? rest : { ...rest, refunds });
        }}
      />
      <section className="stack" aria-label={words.howToPay.title}>
        <h3>{words.howToPay.title}</h3>
        <TextAreaField
          label={words.howToPay.label}
          help={words.howToPay.help}
          error={tooLong > 0 ? words.howToPay.tooLong(tooLong) : undefined}
          rows={5}
          value={rules.howToPay ?? ''}
          onChange={({ target }) => change({ ...rules, howToPay: target.value })}
        />
      </section>
      <Suspense>
        <DiscountCodes />
      </Suspense>
    </fieldset>
  );
}
