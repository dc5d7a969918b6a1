import type { EligibilityRules, RuleName } from '../../../../domain/eligibility/rules.ts';

/** What sets one rule: as it is now, and what happens when it is changed. */
export interface RuleFieldsProps<Name extends RuleName> {
  readonly rule: NonNullable<EligibilityRules[Name]>;
  readonly onChange: (rule: NonNullable<EligibilityRules[Name]>) => void;
}
