import type { ComponentType } from 'react';
import type { EligibilityRuleName } from '../../../../domain/eligibility/rules.ts';
import { ClosingsFields, TimeLimitsFields } from './ClosedLevels.tsx';
import {
  AgeClassFields,
  MostEntriesFields,
  PointsFields,
  StylesFields,
  TitlesFields,
} from './DancerFields.tsx';
import {
  AcrossStylesFields,
  CostumesFields,
  LevelsFields,
  LevelsHereFields,
  OtherRoleFields,
  OwnLevelFields,
  TwoLevelsFields,
} from './LevelFields.tsx';
import type { EligibilityRuleFieldsProps } from './eligibilityRuleFieldsProps.ts';

/** Undefined for a rule without settings. */
const FIELDS: {
  readonly [Name in EligibilityRuleName]: ComponentType<EligibilityRuleFieldsProps<Name>> | undefined;
} = {
  styles: StylesFields,
  levelsHere: LevelsHereFields,
  levels: LevelsFields,
  twoLevelsFrom: TwoLevelsFields,
  acrossStyles: AcrossStylesFields,
  otherRole: OtherRoleFields,
  noviceApart: undefined,
  coupleLevel: undefined,
  ownLevel: OwnLevelFields,
  splitLevels: undefined,
  points: PointsFields,
  timeLimits: TimeLimitsFields,
  closings: ClosingsFields,
  newcomerPrice: undefined,
  mostEntries: MostEntriesFields,
  ages: AgeClassFields,
  titles: TitlesFields,
  costumesFrom: CostumesFields,
};

export function EligibilityRuleFields<Name extends EligibilityRuleName>({
  name,
  ...props
}: EligibilityRuleFieldsProps<Name> & { readonly name: Name }) {
  const Fields: ComponentType<EligibilityRuleFieldsProps<Name>> | undefined = FIELDS[name];
  return Fields === undefined ? null : <Fields rule={props.rule} onChange={props.onChange} />;
}
