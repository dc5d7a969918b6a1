import { RUNGS } from '../../../../domain/eligibility/ladder.ts';
import { MAX_RULE_VALUES } from '../../../../domain/eligibility/rules.ts';
import { termsWords } from '../../../kit/words/english/terms.ts';
import { eligibilityDeskWords } from '../../../kit/words/english/eligibilityDesk.ts';
import { useWords } from '../../../kit/words/language.ts';
import { NumberField } from '../../../kit/parts/field/NumberField.tsx';
import { PillToggles } from '../PillToggles.tsx';
import { LevelSelect } from './LevelSelect.tsx';
import type { EligibilityRuleFieldsProps } from './eligibilityRuleFieldsProps.ts';
import { WordSelect } from '../../../kit/parts/field/WordSelect.tsx';

export function LevelsHereFields({ rule, onChange }: EligibilityRuleFieldsProps<'levelsHere'>) {
  const words = useWords(eligibilityDeskWords).fields;
  const { levelName } = useWords(termsWords);
  return (
    <PillToggles
      label={words.levelsHere}
      all={RUNGS}
      named={levelName}
      chosen={rule}
      // Without a level no one could dance: the last one stays.
      onChange={(levels) => (levels.length === 0 ? undefined : onChange(levels))}
    />
  );
}

/** The levels that may be combined. */
export function LevelsFields({ rule, onChange }: EligibilityRuleFieldsProps<'levels'>) {
  const words = useWords(eligibilityDeskWords).fields;
  const { most, ...others } = rule;
  return (
    <div className="setup-fields">
      <WordSelect
        label={words.per}
        all={['style', 'dance'] as const}
        named={(per) => words.perChoice[per]}
        value={rule.per}
        // The maximum over all dances only applies if each dance counts separately.
        onChange={(per) => onChange(per === 'style' ? { ...others, per } : { ...rule, per })}
      />
      <NumberField
        label={words.span}
        value={rule.span}
        least={1}
        most={MAX_RULE_VALUES.levels}
        onChange={(span) => onChange({ ...rule, span })}
      />
      {rule.per === 'style' ? null : (
        <NumberField
          label={words.mostLevels}
          help={words.emptyIsAny}
          value={most}
          least={1}
          most={MAX_RULE_VALUES.levels}
          onChange={(many) => onChange({ ...others, most: many })}
          onEmpty={() => onChange(others)}
        />
      )}
    </div>
  );
}

/** The lowest level from which two may be danced, and the dancers who may. */
export function TwoLevelsFields({ rule, onChange }: EligibilityRuleFieldsProps<'twoLevelsFrom'>) {
  const words = useWords(eligibilityDeskWords).fields;
  return (
    <div className="setup-fields">
      <LevelSelect label={words.from} value={rule.level} onChange={(level) => onChange({ ...rule, level })} />
      <WordSelect
        label={words.holdsFor}
        all={['dancer', 'couple'] as const}
        named={(whom) => words.holdsForChoice[whom]}
        value={rule.holdsFor}
        onChange={(holdsFor) => onChange({ ...rule, holdsFor })}
      />
    </div>
  );
}

/** The largest distance between levels of different styles. */
export function AcrossStylesFields({ rule, onChange }: EligibilityRuleFieldsProps<'acrossStyles'>) {
  const words = useWords(eligibilityDeskWords).fields;
  return (
    <div className="setup-fields">
      <NumberField
        label={words.span}
        value={rule.span}
        least={1}
        most={MAX_RULE_VALUES.levels}
        onChange={(span) => onChange({ span })}
      />
    </div>
  );
}

/** The allowed difference for the role danced less. */
export function OtherRoleFields({ rule, onChange }: EligibilityRuleFieldsProps<'otherRole'>) {
  const words = useWords(eligibilityDeskWords).fields;
  return (
    <div className="setup-fields">
      <NumberField
        label={words.lower}
        value={rule.lower}
        least={1}
        most={MAX_RULE_VALUES.levels}
        onChange={(lower) => onChange({ lower })}
      />
    </div>
  );
}

/** The levels a dancer may enter above their own. */
export function OwnLevelFields({ rule, onChange }: EligibilityRuleFieldsProps<'ownLevel'>) {
  const words = useWords(eligibilityDeskWords).fields;
  const any = String(MAX_RULE_VALUES.levels);
  const choices = [...Array.from({ length: MAX_RULE_VALUES.levels - 1 }, (_, up) => String(up)), any];
  return (
    <div className="setup-fields">
      <WordSelect
        label={words.up}
        all={choices}
        named={(up) => (up === any ? words.anyUp : words.levelsUp(Number(up)))}
        value={String(rule.up)}
        onChange={(up) => onChange({ up: Number(up) })}
      />
    </div>
  );
}

export function CostumesFields({ rule, onChange }: EligibilityRuleFieldsProps<'costumesFrom'>) {
  const words = useWords(eligibilityDeskWords).fields;
  return (
    <div className="setup-fields">
      <LevelSelect label={words.costumesFrom} value={rule.level} onChange={(level) => onChange({ level })} />
    </div>
  );
}
