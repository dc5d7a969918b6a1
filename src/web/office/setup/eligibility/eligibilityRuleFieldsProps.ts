import type { EligibilityRules, EligibilityRuleName } from '../../../../domain/eligibility/rules.ts';

export interface EligibilityRuleFieldsProps<Name extends EligibilityRuleName> {
  readonly rule: NonNullable<EligibilityRules[Name]>;
  readonly onChange: (rule: NonNullable<EligibilityRules[Name]>) => void;
}
