import {
  RULE_NAMES,
  type EligibilityRules,
  type EligibilityRuleName,
} from '../../../../domain/eligibility/rules.ts';
import { eligibilityWords } from '../../words/english/eligibility.ts';
import { useWords } from '../../words/language.ts';
import { LevelTable, type EligibilityViewProps } from './LevelTable.tsx';
import { PointsTable } from './PointsTable.tsx';
import './eligibility.css';

/** Shown in the level table instead. */
const SHOWN_IN_TABLE: ReadonlySet<EligibilityRuleName> = new Set(['timeLimits', 'closings']);

/** The eligibility rules for dancers, made from the rules that warn them, so that the two never disagree. */
export function EligibilityView({ rules, hideLevelIcons }: EligibilityViewProps) {
  const words = useWords(eligibilityWords);
  const says = <Name extends EligibilityRuleName>(
    name: Name,
    rule: EligibilityRules[Name],
  ): readonly string[] => (rule === undefined || SHOWN_IN_TABLE.has(name) ? [] : [words.says(name, rule)]);
  const sentences = RULE_NAMES.flatMap((name) =>
    says(name, rules[name]).map((sentence) => ({ name, sentence })),
  );
  return (
    <div className="eligibility">
      <ul className="eligibility-rules">
        {sentences.map(({ name, sentence }) => (
          <li key={name}>{sentence}</li>
        ))}
        <li>{words.always}</li>
      </ul>
      <LevelTable rules={rules} hideLevelIcons={hideLevelIcons} />
      {rules.points === undefined ? null : <PointsTable how={rules.points} />}
      <p className="second">{words.advice}</p>
    </div>
  );
}
