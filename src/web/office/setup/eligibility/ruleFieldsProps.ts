import type { EligibilityRules, EligibilityRuleName } from '../../../../domain/eligibility/rules.ts';

export interface RuleFieldsProps<Name extends EligibilityRuleName> {
  readonly rule: NonNullable<EligibilityRules[Name]>;
  readonly onChange: (rule: NonNullable<EligibilityRules[Name]>) => void;
}
