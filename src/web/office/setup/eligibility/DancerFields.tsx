import { POINT_SCHEMES, MAX_RULE_VALUES } from '../../../../domain/eligibility/rules.ts';
import { STYLES } from '../../../../domain/event/terms.ts';
import { CheckField } from '../../../kit/parts/field/CheckField.tsx';
import { eligibilityDeskWords } from '../../../kit/words/english/eligibilityDesk.ts';
import { termsWords } from '../../../kit/words/english/terms.ts';
import { useWords } from '../../../kit/words/language.ts';
import { NumberField } from '../../../kit/parts/field/NumberField.tsx';
import { PillToggles } from '../PillToggles.tsx';
import type { EligibilityRuleFieldsProps } from './eligibilityRuleFieldsProps.ts';
import { WordSelect } from '../../../kit/parts/field/WordSelect.tsx';

export function StylesFields({ rule, onChange }: EligibilityRuleFieldsProps<'styles'>) {
  const words = useWords(eligibilityDeskWords).fields;
  const { styleName } = useWords(termsWords);
  return (
    <PillToggles
      label={words.styles}
      all={STYLES}
      named={styleName}
      chosen={rule}
      // Without a style no one could dance: the last one stays.
      onChange={(styles) => (styles.length === 0 ? undefined : onChange(styles))}
    />
  );
}

export function PointsFields({ rule, onChange }: EligibilityRuleFieldsProps<'points'>) {
  const words = useWords(eligibilityDeskWords).fields;
  return (
    <>
      <div className="setup-fields">
        <WordSelect
          label={words.scheme}
          all={POINT_SCHEMES}
          named={(scheme) => words.schemes[scheme]}
          value={rule.scheme}
          onChange={(scheme) => onChange({ ...rule, scheme })}
        />
      </div>
      <div>
        <CheckField
          label={words.byRole}
          checked={rule.byRole}
          onChange={({ target }) => onChange({ ...rule, byRole: target.checked })}
        />
        <CheckField
          label={words.checkedAfterwards}
          checked={rule.checkedAfterwards}
          onChange={({ target }) => onChange({ ...rule, checkedAfterwards: target.checked })}
        />
      </div>
    </>
  );
}

export function MostEntriesFields({ rule, onChange }: EligibilityRuleFieldsProps<'mostEntries'>) {
  const words = useWords(eligibilityDeskWords).fields;
  return (
    <div className="setup-fields">
      <NumberField
        label={words.entries}
        value={rule.entries}
        least={1}
        most={MAX_RULE_VALUES.entries}
        onChange={(entries) => onChange({ entries })}
      />
    </div>
  );
}

export function AgeClassFields({ rule, onChange }: EligibilityRuleFieldsProps<'ages'>) {
  const words = useWords(eligibilityDeskWords).fields;
  return (
    <div className="setup-fields">
      <NumberField
        label={words.ages}
        value={rule.span}
        least={1}
        most={MAX_RULE_VALUES.ages}
        onChange={(span) => onChange({ span })}
      />
    </div>
  );
}

export function TitlesFields({ rule, onChange }: EligibilityRuleFieldsProps<'titles'>) {
  const words = useWords(eligibilityDeskWords).fields;
  return (
    <div className="setup-fields">
      <NumberField
        label={words.studied}
        value={rule.months}
        least={1}
        most={MAX_RULE_VALUES.months}
        onChange={(months) => onChange({ ...rule, months })}
      />
      <NumberField
        label={words.oldest}
        value={rule.age}
        least={1}
        most={MAX_RULE_VALUES.age}
        onChange={(age) => onChange({ ...rule, age })}
      />
    </div>
  );
}
