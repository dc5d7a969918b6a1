import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { MAX_COUNT } from '../../../../domain/bounds.ts';
import { parseExtra, FEE_RULE_KINDS, type FeeRule } from '../../../../domain/fees/feeRules.ts';
import { Button } from '../../../kit/parts/button/Button.tsx';
import { Dialog } from '../../../kit/parts/dialog/Dialog.tsx';
import { useToast } from '../../../kit/parts/toast/useToast.ts';
import { feesWords } from '../../../kit/words/english/fees.ts';
import { useWords } from '../../../kit/words/language.ts';
import { formatMoney } from '../../../kit/words/money.ts';
import { ChoiceList } from '../ChoiceList.tsx';
import { MoneyInput, type MoneyInputProps } from './MoneyInput.tsx';
import { FeeRuleFields } from './FeeRuleFields.tsx';

/** The initial value of an added rule: the most common charge, to be edited. */
const NEW_RULES: Readonly<Record<FeeRule['kind'], FeeRule>> = {
  each: { kind: 'each', of: 'entry', from: 2, to: undefined, cents: 1000 },
  'second level': { kind: 'second level', per: 'style', cents: 1000 },
  'free levels': { kind: 'free levels', levels: ['Championship'] },
  only: { kind: 'only', styles: ['Nightclub'], cents: 1500 },
  'at most': { kind: 'at most', cents: 8000 },
  extra: { kind: 'extra', what: parseExtra('ticket'), cents: 1000 },
  'at the door': { kind: 'at the door', cents: 500 },
  volunteer: { kind: 'volunteer', cents: 2000 },
};

const SIGNS: Readonly<Record<FeeRule['kind'], MoneyInputProps['sign']>> = {
  each: 'more',
  'second level': 'more',
  'free levels': undefined,
  only: undefined,
  'at most': undefined,
  extra: 'more',
  'at the door': 'more',
  volunteer: 'less',
};

export interface FeeRuleListProps {
  readonly rules: readonly FeeRule[];
  readonly onChange: (rules: readonly FeeRule[]) => void;
  /** Restores a removed rule into the latest list. */
  readonly onGiveBack: (rule: FeeRule, at: number) => void;
}

/** Surcharges and discounts on the base price, a sentence each. */
export function FeeRuleList({ rules, onChange, onGiveBack }: FeeRuleListProps) {
  const words = useWords(feesWords).rules;
  const toast = useToast();
  const [adding, setAdding] = useState(false);
  const remove = (rule: FeeRule, at: number): void => {
    onChange(rules.toSpliced(at, 1));
    toast({ words: words.removed, undo: () => onGiveBack(rule, at) });
  };
  return (
    <section className="stack" aria-label={words.title}>
      <h3>{words.title}</h3>
      {rules.length === 0 ? (
        <p className="second">{words.none}</p>
      ) : (
        <ul className="setup-rules">
          {rules.map((rule, at) => {
            const { name } = words.rules[rule.kind];
            const change = (changed: FeeRule): void => onChange(rules.with(at, changed));
            return (
              // Two rules may be equal, and none is moved: the index is a stable key.
              // oxlint-disable-next-line react/no-array-index-key
              <li key={`${at} ${rule.kind}`}>
                {rule.kind === 'free levels' ? (
                  <b className="number fees-free">{formatMoney(0)}</b>
                ) : (
                  <MoneyInput
                    label={words.amount(name)}
                    cents={rule.cents}
                    sign={SIGNS[rule.kind]}
                    onChange={(cents) => change({ ...rule, cents })}
                  />
                )}
                <div className="setup-rule">
                  <span>{name}</span>
                  <FeeRuleFields rule={rule} onChange={change} />
                </div>
                <Button
                  look="plain"
                  size="small"
                  aria-label={words.remove(name)}
                  onClick={() => remove(rule, at)}
                >
                  <X size={18} strokeWidth={1.6} aria-hidden />
                </Button>
              </li>
            );
          })}
        </ul>
      )}
      {rules.length < MAX_COUNT.listItems ? (
        <div>
          <Button size="small" onClick={() => setAdding(true)}>
            <Plus size={18} strokeWidth={1.6} aria-hidden />
            {words.add}
          </Button>
        </div>
      ) : null}
      <Dialog open={adding} question={words.question} onClose={() => setAdding(false)}>
        <ChoiceList
          choices={FEE_RULE_KINDS.map((kind) => ({ value: kind, ...words.rules[kind] }))}
          onChoose={(kind) => {
            onChange([...rules, NEW_RULES[kind]]);
            setAdding(false);
          }}
        />
      </Dialog>
    </section>
  );
}
