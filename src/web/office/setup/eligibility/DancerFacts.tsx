import type { Background } from '../../../../domain/eligibility/dancer.ts';
import { repeatLevelInAllStyles, findRequiredEvidence } from '../../../../domain/eligibility/evidence.ts';
import { RUNGS, type Rung } from '../../../../domain/eligibility/ladder.ts';
import { MAX_RULE_VALUES, type EligibilityRules } from '../../../../domain/eligibility/rules.ts';
import { AGE_GROUPS } from '../../../../domain/event/terms.ts';
import { CheckField } from '../../../kit/parts/field/CheckField.tsx';
import { eligibilityWords } from '../../../kit/words/english/eligibility.ts';
import { eligibilityDeskWords } from '../../../kit/words/english/eligibilityDesk.ts';
import { termsWords } from '../../../kit/words/english/terms.ts';
import { useWords } from '../../../kit/words/language.ts';
import { NumberField } from '../../../kit/parts/field/NumberField.tsx';
import { PastResults } from './PastResults.tsx';
import type { ExampleDancer } from './evaluateExample.ts';
import { WordSelect } from '../../../kit/parts/field/WordSelect.tsx';

type Facts = Pick<ExampleDancer, 'background' | 'partners'>;

export interface DancerFactsProps {
  readonly rules: EligibilityRules;
  readonly dancer: Facts;
  readonly onChange: (facts: Facts) => void;
}

/** Drops undefined values. */
const known = (background: {
  readonly [Name in keyof Background]: Background[Name] | undefined;
}): Background => Object.fromEntries(Object.entries(background).filter(([, value]) => value !== undefined));

const ROLES = ['', 'lead', 'follow'] as const;

export function DancerFacts({ rules, dancer, onChange }: DancerFactsProps) {
  const words = useWords(eligibilityDeskWords).trial;
  const { ageName } = useWords(eligibilityWords);
  const { background, partners } = dancer;
  const change = (said: { readonly [Name in keyof Background]: Background[Name] | undefined }): void =>
    onChange({ background: known({ ...background, ...said }), partners });
  const wanted = findRequiredEvidence(rules);
  return (
    <div className="stack">
      <div className="setup-fields">
        {!wanted.months ? null : (
          <NumberField
            label={words.months}
            value={background.months}
            least={0}
            most={MAX_RULE_VALUES.months}
            onChange={(months) => change({ months })}
            onEmpty={() => change({ months: undefined })}
          />
        )}
        {wanted.level ? (
          <>
            <OwnLevel
              label={words.ownLevel}
              level={background.levels?.Latin}
              onChange={(level) =>
                change({ levels: level === undefined ? undefined : repeatLevelInAllStyles(level) })
              }
            />
            <OwnLevel
              label={words.partnersLevel}
              level={partners.levels?.Latin}
              onChange={(level) =>
                onChange({
                  background,
                  partners: known({
                    levels: level === undefined ? undefined : repeatLevelInAllStyles(level),
                  }),
                })
              }
            />
          </>
        ) : null}
        {!wanted.usualRole ? null : (
          <WordSelect
            label={words.usualRole}
            all={ROLES}
            named={(role) => (role === '' ? words.notSaid : words.roles[role])}
            value={background.usualRole ?? ''}
            onChange={(role) => change({ usualRole: role === '' ? undefined : role })}
          />
        )}
        {!wanted.age ? null : (
          <WordSelect
            label={words.ownAge}
            all={['', ...AGE_GROUPS] as const}
            named={(group) => (group === '' ? words.notSaid : ageName(group))}
            value={background.age ?? ''}
            onChange={(age) => change({ age: age === '' ? undefined : age })}
          />
        )}
      </div>
      {rules.titles === undefined && rules.ages === undefined ? null : (
        <CheckField
          label={words.noStudent}
          checked={background.student === false}
          onChange={({ target }) => change({ student: target.checked ? false : undefined })}
        />
      )}
      {rules.newcomerPrice === undefined ? null : (
        <CheckField
          label={words.newcomerPrice}
          checked={background.newcomerPrice === true}
          onChange={({ target }) => change({ newcomerPrice: target.checked ? true : undefined })}
        />
      )}
      {wanted.results ? (
        <PastResults
          past={background.past ?? []}
          onChange={(past) => change({ past: past.length === 0 ? undefined : past })}
        />
      ) : null}
    </div>
  );
}

interface OwnLevelProps {
  readonly label: string;
  readonly level: Rung | undefined;
  readonly onChange: (level: Rung | undefined) => void;
}

function OwnLevel({ label, level, onChange }: OwnLevelProps) {
  const words = useWords(eligibilityDeskWords).trial;
  const { levelName } = useWords(termsWords);
  return (
    <WordSelect
      label={label}
      all={['', ...RUNGS] as const}
      named={(one) => (one === '' ? words.notSaid : levelName(one))}
      value={level ?? ''}
      onChange={(one) => onChange(one === '' ? undefined : one)}
    />
  );
}
