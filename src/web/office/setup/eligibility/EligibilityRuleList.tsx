import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import {
  RULE_NAMES,
  type EligibilityRules,
  type EligibilityRuleName,
} from '../../../../domain/eligibility/rules.ts';
import { Button } from '../../../kit/parts/button/Button.tsx';
import { Dialog } from '../../../kit/parts/dialog/Dialog.tsx';
import { useToast } from '../../../kit/parts/toast/useToast.ts';
import { eligibilityWords } from '../../../kit/words/english/eligibility.ts';
import { eligibilityDeskWords } from '../../../kit/words/english/eligibilityDesk.ts';
import { useWords } from '../../../kit/words/language.ts';
import { ChoiceList } from '../ChoiceList.tsx';
import { INITIAL_RULES } from './newRules.ts';
import { EligibilityRuleFields } from './EligibilityRuleFields.tsx';

export interface EligibilityRuleListProps {
  readonly rules: EligibilityRules;
  readonly onChange: (rules: EligibilityRules) => void;
  /** Applies to the latest rules. */
  readonly onAmend: (how: (now: EligibilityRules) => EligibilityRules) => void;
}

/** Every rule in the dancers' words, with its settings below. */
export function EligibilityRuleList({ rules, onChange, onAmend }: EligibilityRuleListProps) {
  const words = useWords(eligibilityDeskWords).list;
  const toast = useToast();
  const [adding, setAdding] = useState(false);
  const missing = RULE_NAMES.filter((name) => rules[name] === undefined);
  const remove = (name: EligibilityRuleName): void => {
    const { [name]: _, ...others } = rules;
    onChange(others);
    toast({ words: words.removed, undo: () => onAmend((now) => ({ ...now, [name]: rules[name] })) });
  };
  return (
    <section className="stack" aria-label={words.title}>
      <h3>{words.title}</h3>
      {missing.length === RULE_NAMES.length ? <p className="second">{words.none}</p> : null}
      <ul className="setup-rules">
        {RULE_NAMES.map((name) => (
          <RuleRow key={name} name={name} rules={rules} onChange={onChange} onRemove={() => remove(name)} />
        ))}
      </ul>
      {missing.length === 0 ? null : (
        <div>
          <Button size="small" onClick={() => setAdding(true)}>
            <Plus size={18} strokeWidth={1.6} aria-hidden />
            {words.add}
          </Button>
        </div>
      )}
      <Dialog open={adding} question={words.question} onClose={() => setAdding(false)}>
        <ChoiceList
          choices={missing.map((name) => ({ value: name, ...words.rules[name] }))}
          onChoose={(name) => {
            onChange({ ...rules, [name]: INITIAL_RULES[name] });
            setAdding(false);
          }}
        />
      </Dialog>
    </section>
  );
}

interface RuleRowProps<Name extends EligibilityRuleName> extends Omit<EligibilityRuleListProps, 'onAmend'> {
  readonly name: Name;
  readonly onRemove: () => void;
}

function RuleRow<Name extends EligibilityRuleName>({ name, rules, onChange, onRemove }: RuleRowProps<Name>) {
  const words = useWords(eligibilityDeskWords).list;
  const { says } = useWords(eligibilityWords);
  const rule = rules[name];
  if (rule === undefined) return null;
  return (
    <li>
      <div className="setup-rule">
        <span>{says(name, rule)}</span>
        <EligibilityRuleFields
          name={name}
          rule={rule}
          onChange={(changed) => onChange({ ...rules, [name]: changed })}
        />
      </div>
      <Button look="plain" size="small" aria-label={words.remove(words.rules[name].name)} onClick={onRemove}>
        <X size={18} strokeWidth={1.6} aria-hidden />
      </Button>
    </li>
  );
}
