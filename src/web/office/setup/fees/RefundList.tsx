import { Plus, X } from 'lucide-react';
import { useTimes } from '../../../kit/clock/useTimes.ts';
import { MAX_COUNT } from '../../../../domain/bounds.ts';
import { PRICE_WINDOWS, type RefundStep, type RefundUntil } from '../../../../domain/fees/feeRules.ts';
import { findWindowEnd } from '../../../../domain/fees/refunds.ts';
import type { RegistrationDates } from '../../../../domain/registration/phase.ts';
import { useNow } from '../../../kit/clock/useNow.ts';
import { Button } from '../../../kit/parts/button/Button.tsx';
import { TextField } from '../../../kit/parts/field/TextField.tsx';
import { SelectField } from '../../../kit/parts/field/SelectField.tsx';
import { PillChoice } from '../../../kit/parts/pill/PillChoice.tsx';
import { feesWords } from '../../../kit/words/english/fees.ts';
import { useWords } from '../../../kit/words/language.ts';
import { formatTypedDay, findEndOfDay } from './typedDay.ts';
import { NumberField } from '../../../kit/parts/field/NumberField.tsx';

export interface RefundListProps {
  /** Undefined: not set. */
  readonly refunds: readonly RefundStep[] | undefined;
  readonly dates: RegistrationDates;
  readonly onChange: (refunds: readonly RefundStep[] | undefined) => void;
}

const HALF_UNTIL_EARLY: RefundStep = { until: { kind: 'end of', window: 'early' }, percent: 50 };

/** The kinds of refund: not set, none, or a part until a date. */
const KINDS = ['unsaid', 'nothing', 'dated'] as const;
type Kind = (typeof KINDS)[number];

const kindOf = (refunds: readonly RefundStep[] | undefined): Kind => {
  if (refunds === undefined) return 'unsaid';
  return refunds.length === 0 ? 'nothing' : 'dated';
};

const REFUNDS: Readonly<Record<Kind, readonly RefundStep[] | undefined>> = {
  unsaid: undefined,
  nothing: [],
  dated: [HALF_UNTIL_EARLY],
};

export function RefundList({ refunds, dates, onChange }: RefundListProps) {
  const words = useWords(feesWords).refunds;
  const kind = kindOf(refunds);
  return (
    <section className="stack" aria-label={words.title}>
      <h3>{words.title}</h3>
      <PillChoice
        label={words.which}
        quiet
        options={KINDS.map((value) => ({ value, words: words.choice[value] }))}
        value={kind}
        onChange={(chosen) => onChange(REFUNDS[chosen])}
      />
      {kind === 'dated' ? (
        <DatedList refunds={refunds ?? []} dates={dates} onChange={onChange} />
      ) : (
        <p className="second">{words.means[kind]}</p>
      )}
    </section>
  );
}

interface DatedProps extends Pick<RefundListProps, 'dates'> {
  readonly refunds: readonly RefundStep[];
  readonly onChange: (refunds: readonly RefundStep[]) => void;
}

/** The refundable parts, each until its date. */
function DatedList({ refunds, dates, onChange }: DatedProps) {
  const words = useWords(feesWords).refunds;
  return (
    <>
      <ul className="setup-rules">
        {refunds.map((step, at) => (
          // No step is moved, so the index is a stable key.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={at} className="fees-refund">
            <NumberField
              label={words.percent}
              value={step.percent}
              least={0}
              most={100}
              onChange={(percent) => onChange(refunds.with(at, { ...step, percent }))}
            />
            <UntilFields
              until={step.until}
              dates={dates}
              onChange={(until) => onChange(refunds.with(at, { ...step, until }))}
            />
            <Button
              look="plain"
              size="small"
              aria-label={words.remove(step.percent)}
              onClick={() => onChange(refunds.toSpliced(at, 1))}
            >
              <X size={18} strokeWidth={1.6} aria-hidden />
            </Button>
          </li>
        ))}
      </ul>
      <p className="second">{words.after}</p>
      {refunds.length < MAX_COUNT.listItems ? (
        <div>
          <Button
            size="small"
            onClick={() =>
              onChange([...refunds, { until: { kind: 'end of', window: 'normal' }, percent: 50 }])
            }
          >
            <Plus size={18} strokeWidth={1.6} aria-hidden />
            {words.add}
          </Button>
        </div>
      ) : null}
    </>
  );
}

const OWN_DAY = 'day';

interface UntilFieldsProps {
  readonly until: RefundUntil;
  readonly dates: RegistrationDates;
  readonly onChange: (until: RefundUntil) => void;
}

/** The end of a price, or a separate date. */
function UntilFields({ until, dates, onChange }: UntilFieldsProps) {
  const times = useTimes();
  const words = useWords(feesWords).refunds;
  const now = useNow();
  const choose = (chosen: string): void => {
    const window = PRICE_WINDOWS.find((one) => one === chosen);
    onChange(
      window === undefined
        ? { kind: 'moment', at: findEndOfDay(times.timeZone, formatTypedDay(times.timeZone, now)) ?? now }
        : { kind: 'end of', window },
    );
  };
  return (
    <>
      <SelectField
        label={words.until}
        value={until.kind === 'moment' ? OWN_DAY : until.window}
        onChange={({ target }) => choose(target.value)}
      >
        {PRICE_WINDOWS.map((window) => {
          const end = findWindowEnd(window, dates);
          return (
            <option key={window} value={window}>
              {words.endOf(window, end === undefined ? undefined : times.lastDay(end))}
            </option>
          );
        })}
        <option value={OWN_DAY}>{words.ownDay}</option>
      </SelectField>
      {until.kind === 'moment' ? (
        <TextField
          label={words.day}
          type="date"
          value={formatTypedDay(times.timeZone, until.at - 1)}
          onChange={({ target }) => {
            const at = findEndOfDay(times.timeZone, target.value);
            if (at !== undefined) onChange({ kind: 'moment', at });
          }}
        />
      ) : null}
    </>
  );
}
