import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { mapDefined } from '../../../../domain/mapDefined.ts';
import { calculateBill } from '../../../../domain/fees/bill.ts';
import {
  CATEGORIES,
  listPricedCategories,
  type FeeRules,
  type PriceWindow,
} from '../../../../domain/fees/feeRules.ts';
import { windowsInUse } from '../../../../domain/fees/refunds.ts';
import type { RegistrationDates } from '../../../../domain/registration/phase.ts';
import { Button } from '../../../kit/parts/button/Button.tsx';
import { CheckField } from '../../../kit/parts/field/CheckField.tsx';
import { TextField } from '../../../kit/parts/field/TextField.tsx';
import { SelectField } from '../../../kit/parts/field/SelectField.tsx';
import { feesWords } from '../../../kit/words/english/fees.ts';
import { termsWords } from '../../../kit/words/english/terms.ts';
import { useWords } from '../../../kit/words/language.ts';
import { useHeldTerms } from '../useHeldTerms.ts';
import { BillView } from './BillView.tsx';
import { MoneyInput } from './MoneyInput.tsx';
import { NumberField } from '../../../kit/parts/field/NumberField.tsx';
import {
  toBilledDancer,
  INITIAL_BILLED_EXAMPLE,
  listExampleEvents,
  type BilledExample,
  type ExampleEventGroup,
  type HeldTerms,
} from './billedExample.ts';

/** A larger number than anyone dances. */
const MAX_EVENTS = 60;
const MAX_DANCES = 5;

export interface BillCalculatorProps {
  readonly rules: FeeRules;
  readonly dates: RegistrationDates;
}

export function BillCalculator({ rules, dates }: BillCalculatorProps) {
  const words = useWords(feesWords).trial;
  const { category } = useWords(feesWords).base;
  const windows = windowsInUse(dates);
  const held = useHeldTerms();
  const [typed, setTried] = useState<TypedExample>(() => ({
    ...INITIAL_BILLED_EXAMPLE,
    events: undefined,
    signedUp: windows[0] ?? INITIAL_BILLED_EXAMPLE.signedUp,
    lastChange: windows[1] ?? INITIAL_BILLED_EXAMPLE.lastChange,
  }));
  const tried = { ...typed, events: typed.events ?? listExampleEvents(held) };
  const bill = calculateBill(rules, toBilledDancer(tried, rules));
  const set = (some: Partial<BilledExample>) => setTried({ ...tried, ...some });
  return (
    <aside className="setup-trial" aria-label={words.title}>
      <h3>{words.title}</h3>
      {listPricedCategories(rules.base).length === 1 ? null : (
        <SelectField
          label={words.who}
          value={tried.category}
          onChange={({ target }) => {
            const chosen = CATEGORIES.find((one) => one === target.value);
            if (chosen !== undefined) set({ category: chosen });
          }}
        >
          {listPricedCategories(rules.base).map((one) => (
            <option key={one} value={one}>
              {category(one)}
            </option>
          ))}
        </SelectField>
      )}
      <div className="setup-fields">
        <WindowField
          label={words.signedUp}
          windows={windows}
          value={tried.signedUp}
          onChange={(signedUp) => set({ signedUp })}
        />
        <WindowField
          label={words.lastChange}
          windows={windows}
          value={tried.lastChange}
          onChange={(lastChange) => set({ lastChange })}
        />
      </div>
      <EventsFields
        held={held}
        events={tried.events}
        withDances={rules.rules.some((rule) => rule.kind === 'each' && rule.of === 'dance')}
        onChange={(events) => set({ events })}
      />
      <Choices rules={rules} tried={tried} set={set} />
      <BillView bill={bill} rules={rules} dates={dates} />
      <ByHand tried={tried} set={set} />
    </aside>
  );
}

/** Undefined events: the usual example, of the levels that are held. */
interface TypedExample extends Omit<BilledExample, 'events'> {
  readonly events: readonly ExampleEventGroup[] | undefined;
}

interface WindowFieldProps {
  readonly label: string;
  readonly windows: readonly PriceWindow[];
  readonly value: PriceWindow;
  readonly onChange: (window: PriceWindow) => void;
}

function WindowField({ label, windows, value, onChange }: WindowFieldProps) {
  const words = useWords(feesWords).base;
  return (
    <SelectField
      label={label}
      value={value}
      onChange={({ target }) => {
        const window = windows.find((one) => one === target.value);
        if (window !== undefined) onChange(window);
      }}
    >
      {windows.map((window) => (
        <option key={window} value={window}>
          {words.window(window)}
        </option>
      ))}
    </SelectField>
  );
}

interface EventsFieldsProps {
  readonly held: HeldTerms;
  readonly events: readonly ExampleEventGroup[];
  readonly withDances: boolean;
  readonly onChange: (events: readonly ExampleEventGroup[]) => void;
}

/** The example's events: a count by level and style. */
function EventsFields({ held, events, withDances, onChange }: EventsFieldsProps) {
  const words = useWords(feesWords).trial;
  const { levelName, styleName } = useWords(termsWords);
  return (
    <fieldset className="fees-events">
      <legend className="field-label">{words.events}</legend>
      {events.map((group, at) => {
        const change = (some: Partial<ExampleEventGroup>): void =>
          onChange(events.with(at, { ...group, ...some }));
        return (
          // Two groups may be equal, and none is moved.
          // oxlint-disable-next-line react/no-array-index-key
          <div key={at} className={withDances ? 'fees-group fees-group-dances' : 'fees-group'}>
            <NumberField
              label={words.howMany}
              value={group.count}
              least={0}
              most={MAX_EVENTS}
              onChange={(count) => change({ count })}
            />
            <SelectField
              label={words.level}
              value={group.level}
              onChange={({ target }) => {
                const level = held.levels.find((one) => one === target.value);
                if (level !== undefined) change({ level });
              }}
            >
              {held.levels.map((level) => (
                <option key={level} value={level}>
                  {levelName(level)}
                </option>
              ))}
            </SelectField>
            <SelectField
              label={words.style}
              value={group.style}
              onChange={({ target }) => {
                const style = held.styles.find((one) => one === target.value);
                if (style !== undefined) change({ style });
              }}
            >
              {held.styles.map((style) => (
                <option key={style} value={style}>
                  {styleName(style)}
                </option>
              ))}
            </SelectField>
            {withDances ? (
              <NumberField
                label={words.dances}
                value={group.dances}
                least={1}
                most={MAX_DANCES}
                onChange={(dances) => change({ dances })}
              />
            ) : null}
            <Button
              look="plain"
              size="small"
              aria-label={words.remove}
              onClick={() => onChange(events.toSpliced(at, 1))}
            >
              <X size={18} strokeWidth={1.6} aria-hidden />
            </Button>
          </div>
        );
      })}
      <div>
        <Button
          size="small"
          onClick={() =>
            onChange([
              ...events,
              ...listExampleEvents(held)
                .slice(0, 1)
                .map((one) => ({ ...one, count: 1 })),
            ])
          }
        >
          <Plus size={18} strokeWidth={1.6} aria-hidden />
          {words.add}
        </Button>
      </div>
    </fieldset>
  );
}

interface ChoicesProps {
  readonly rules: FeeRules;
  readonly tried: BilledExample;
  readonly set: (some: Partial<BilledExample>) => void;
}

/** Other facts that affect the price: only those the rules use. */
function Choices({ rules: { rules }, tried, set }: ChoicesProps) {
  const words = useWords(feesWords).trial;
  const extras = mapDefined(rules, (rule) => (rule.kind === 'extra' ? rule.what : undefined));
  return (
    <div>
      {rules.some(({ kind }) => kind === 'at the door') ? (
        <CheckField
          label={words.paysAtTheDoor}
          checked={tried.paysAtTheDoor}
          onChange={({ target }) => set({ paysAtTheDoor: target.checked })}
        />
      ) : null}
      {rules.some(({ kind }) => kind === 'volunteer') ? (
        <CheckField
          label={words.volunteers}
          checked={tried.volunteers}
          onChange={({ target }) => set({ volunteers: target.checked })}
        />
      ) : null}
      {[...new Set(extras)].map((extra) => (
        <CheckField
          key={String(extra)}
          label={words.extra(extra)}
          checked={tried.extras.includes(extra)}
          onChange={({ target }) =>
            set({
              extras: target.checked
                ? [...tried.extras, extra]
                : tried.extras.filter((other) => other !== extra),
            })
          }
        />
      ))}
    </div>
  );
}

/** A price set by the organizer, which overrides the rules. */
function ByHand({ tried: { byHand }, set }: Pick<ChoicesProps, 'tried' | 'set'>) {
  const words = useWords(feesWords).trial;
  return (
    <div>
      <CheckField
        label={words.byHand}
        checked={byHand !== undefined}
        onChange={({ target }) => set({ byHand: target.checked ? { cents: 0, why: '' } : undefined })}
      />
      {byHand === undefined ? null : (
        <div className="fees-by-hand">
          <span className="field">
            <span className="field-label" aria-hidden="true">
              {words.byHandCents}
            </span>
            <MoneyInput
              label={words.byHandCents}
              cents={byHand.cents}
              onChange={(cents) => set({ byHand: { ...byHand, cents } })}
            />
          </span>
          <TextField
            label={words.byHandWhy}
            value={byHand.why}
            onChange={({ target }) => set({ byHand: { ...byHand, why: target.value } })}
          />
        </div>
      )}
    </div>
  );
}
