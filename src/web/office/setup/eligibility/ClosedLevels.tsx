import { Plus, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { RUNGS, type Rung } from '../../../../domain/eligibility/ladder.ts';
import { MAX_RULE_VALUES, type LevelClosing, type TimeLimit } from '../../../../domain/eligibility/rules.ts';
import { Button } from '../../../kit/parts/button/Button.tsx';
import { eligibilityDeskWords } from '../../../kit/words/english/eligibilityDesk.ts';
import { useWords } from '../../../kit/words/language.ts';
import { NumberField } from '../../../kit/parts/field/NumberField.tsx';
import { LevelSelect } from './LevelSelect.tsx';
import type { EligibilityRuleFieldsProps } from './eligibilityRuleFieldsProps.ts';
import { WordSelect } from '../../../kit/parts/field/WordSelect.tsx';

interface RowsProps<T> {
  readonly rows: readonly T[];
  /** The initial value of a new row. */
  readonly fresh: T;
  readonly add: string;
  readonly remove: (at: number) => string;
  readonly onChange: (rows: readonly T[]) => void;
  readonly renderFields: (row: T, change: (row: T) => void) => ReactNode;
}

/** Rows of fields. The last one stays: to have none, remove the whole rule. */
function Rows<T>({ rows, fresh, add, remove, onChange, renderFields }: RowsProps<T>) {
  return (
    <>
      {rows.map((row, at) => (
        // Two rows may be equal, and none is moved: the index is a stable key.
        // oxlint-disable-next-line react/no-array-index-key
        <div className="setup-row" key={at}>
          <div className="setup-fields">
            {renderFields(row, (changed) => onChange(rows.with(at, changed)))}
          </div>
          {rows.length < 2 ? null : (
            <Button
              look="plain"
              size="small"
              aria-label={remove(at + 1)}
              onClick={() => onChange(rows.toSpliced(at, 1))}
            >
              <X size={18} strokeWidth={1.6} aria-hidden />
            </Button>
          )}
        </div>
      ))}
      {rows.length < MAX_RULE_VALUES.list ? (
        <div>
          <Button look="plain" size="small" onClick={() => onChange([...rows, fresh])}>
            <Plus size={18} strokeWidth={1.6} aria-hidden />
            {add}
          </Button>
        </div>
      ) : null}
    </>
  );
}

const NEW_LIMIT: TimeLimit = { level: 'Newcomer', months: 12 };

/** The time after which levels close. */
export function TimeLimitsFields({ rule, onChange }: EligibilityRuleFieldsProps<'timeLimits'>) {
  const words = useWords(eligibilityDeskWords).fields;
  return (
    <Rows
      rows={rule}
      fresh={NEW_LIMIT}
      add={words.addLevel}
      remove={words.removeLevel}
      onChange={onChange}
      renderFields={(limit, change) => (
        <>
          <LevelSelect
            label={words.level}
            value={limit.level}
            onChange={(level) => change({ ...limit, level })}
          />
          <NumberField
            label={words.months}
            value={limit.months}
            least={1}
            most={MAX_RULE_VALUES.months}
            onChange={(months) => change({ ...limit, months })}
          />
        </>
      )}
    />
  );
}

const NEW_CLOSING: LevelClosing = { level: 'Novice', at: 'Prechamp', by: 'points', points: 4 };

/** The levels that have one above them. */
const BELOW_ANOTHER = RUNGS.slice(0, -1);

/** A level closed by a higher one: moving it up moves the closing one too. */
function closedAt(closing: LevelClosing, level: Rung): LevelClosing {
  const next = RUNGS[RUNGS.indexOf(level) + 1];
  const isStillAbove = RUNGS.indexOf(closing.at) > RUNGS.indexOf(level);
  return { ...closing, level, at: isStillAbove || next === undefined ? closing.at : next };
}

function closedBy({ level, at }: LevelClosing, by: LevelClosing['by']): LevelClosing {
  if (by === 'points') return { level, at, by, points: 4 };
  return by === 'entry' ? { level, at, by } : { level, at, by, place: 3 };
}

/** The levels closed by results at a higher one. */
export function ClosingsFields({ rule, onChange }: EligibilityRuleFieldsProps<'closings'>) {
  const words = useWords(eligibilityDeskWords).fields;
  return (
    <Rows
      rows={rule}
      fresh={NEW_CLOSING}
      add={words.addLevel}
      remove={words.removeLevel}
      onChange={onChange}
      renderFields={(closing, change) => (
        <>
          <LevelSelect
            label={words.level}
            of={BELOW_ANOTHER}
            value={closing.level}
            onChange={(level) => change(closedAt(closing, level))}
          />
          <WordSelect
            label={words.closedBy}
            all={['points', 'entry', 'placing'] as const}
            named={(by) => words.closedByChoice[by]}
            value={closing.by}
            onChange={(by) => change(closedBy(closing, by))}
          />
          {closing.by === 'points' ? (
            <NumberField
              label={words.points}
              value={closing.points}
              least={1}
              most={MAX_RULE_VALUES.points}
              onChange={(points) => change({ ...closing, points })}
            />
          ) : null}
          {closing.by === 'placing' ? (
            <NumberField
              label={words.place}
              value={closing.place}
              least={1}
              most={MAX_RULE_VALUES.place}
              onChange={(place) => change({ ...closing, place })}
            />
          ) : null}
          <LevelSelect
            label={words.at}
            of={RUNGS.slice(RUNGS.indexOf(closing.level) + 1)}
            value={closing.at}
            onChange={(at) => change({ ...closing, at })}
          />
        </>
      )}
    />
  );
}
