import type { EligibilityRules, RuleName } from '../../../../domain/eligibility/rules.ts';

/** Props of the fields of one rule. */
export interface RuleFieldsProps<Name extends RuleName> {
  readonly rule: NonNullable<EligibilityRules[Name]>;
  readonly onChange: (rule: NonNullable<EligibilityRules[Name]>) => void;
}
