import { MAX_LENGTH, MAX_COUNT } from '../../../../domain/bounds.ts';
import {
  COUNTED_UNITS,
  EXTRAS,
  parseExtra,
  SECOND_LEVEL_UNITS,
  type FeeRule,
} from '../../../../domain/fees/feeRules.ts';
import { LEVELS, STYLES } from '../../../../domain/event/terms.ts';
import { unreachable } from '../../../../domain/unreachable.ts';
import { TextField } from '../../../kit/parts/field/TextField.tsx';
import { SelectField } from '../../../kit/parts/field/SelectField.tsx';
import { feesWords } from '../../../kit/words/english/fees.ts';
import { termsWords } from '../../../kit/words/english/terms.ts';
import { useWords } from '../../../kit/words/language.ts';
import { NumberField } from '../../../kit/parts/field/NumberField.tsx';
import { PillToggles } from '../PillToggles.tsx';

export interface FeeRuleFieldsProps {
  readonly rule: FeeRule;
  readonly onChange: (rule: FeeRule) => void;
}

export function FeeRuleFields({ rule, onChange }: FeeRuleFieldsProps) {
  const words = useWords(feesWords).rules;
  const { levelName, styleName } = useWords(termsWords);
  switch (rule.kind) {
    case 'each':
      return (
        <div className="setup-fields">
          <SelectField
            label={words.of}
            value={rule.of}
            onChange={({ target }) => {
              const of = COUNTED_UNITS.find((one) => one === target.value);
              if (of !== undefined) onChange({ ...rule, of });
            }}
          >
            {COUNTED_UNITS.map((of) => (
              <option key={of} value={of}>
                {words.counted[of]}
              </option>
            ))}
          </SelectField>
          <NumberField
            label={words.from}
            value={rule.from}
            least={1}
            most={MAX_COUNT.typedCount}
            onChange={(from) => onChange({ ...rule, from })}
          />
          <NumberField
            label={words.to}
            help={words.toEnd}
            value={rule.to}
            least={1}
            most={MAX_COUNT.typedCount}
            onChange={(to) => onChange({ ...rule, to })}
            onEmpty={() => onChange({ ...rule, to: undefined })}
          />
        </div>
      );
    case 'second level':
      return (
        <div className="setup-fields">
          <SelectField
            label={words.per}
            value={rule.per}
            onChange={({ target }) => {
              const per = SECOND_LEVEL_UNITS.find((one) => one === target.value);
              if (per !== undefined) onChange({ ...rule, per });
            }}
          >
            {SECOND_LEVEL_UNITS.map((per) => (
              <option key={per} value={per}>
                {words.perChoice[per]}
              </option>
            ))}
          </SelectField>
        </div>
      );
    case 'free levels':
      return (
        <PillToggles
          label={words.levels}
          all={LEVELS}
          named={levelName}
          chosen={rule.levels}
          onChange={(levels) => onChange({ ...rule, levels })}
        />
      );
    case 'only':
      return (
        <PillToggles
          label={words.styles}
          all={STYLES}
          named={styleName}
          chosen={rule.styles}
          onChange={(styles) => onChange({ ...rule, styles })}
        />
      );
    case 'extra':
      return (
        <div className="setup-fields">
          <TextField
            label={words.what}
            value={words.extraName(rule.what)}
            maxLength={MAX_LENGTH.name}
            onChange={({ target }) =>
              onChange({
                ...rule,
                // A usual extra is stored by its key, not by its translated name.
                what: EXTRAS.find((one) => words.extraName(one) === target.value) ?? parseExtra(target.value),
              })
            }
          />
        </div>
      );
    case 'at most':
    case 'at the door':
    case 'volunteer':
      return null;
    default:
      return unreachable(rule);
  }
}
