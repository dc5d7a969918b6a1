import type { EligibilityRules, RuleName } from '../../../../domain/eligibility/rules.ts';

export interface EligibilityRuleFieldsProps<Name extends RuleName> {
  readonly rule: NonNullable<EligibilityRules[Name]>;
  readonly onChange: (rule: NonNullable<EligibilityRules[Name]>) => void;
}
