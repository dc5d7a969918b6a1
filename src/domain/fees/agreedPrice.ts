import { mapDefined } from '../defined.ts';
import type { Dancer } from './bill.ts';
import type { Category, Extra, FeeRules } from './feeRules.ts';

/** What an organizer grants one dancer, or charges beside what the entries tell. */
export interface AgreedPrice extends Pick<Dancer, 'paysAtTheDoor' | 'volunteers' | 'extras' | 'byHand'> {
  /** Undefined: what they said when they registered. */
  readonly category: Category | undefined;
}

export const NOTHING_AGREED: AgreedPrice = {
  category: undefined,
  paysAtTheDoor: false,
  volunteers: false,
  extras: [],
  byHand: undefined,
};

/** What the fee rules have that has to be said of a dancer. */
export interface Grantable {
  readonly atTheDoor: boolean;
  readonly volunteers: boolean;
  readonly extras: readonly Extra[];
}

export const grantableBy = ({ rules }: FeeRules): Grantable => ({
  atTheDoor: rules.some(({ kind }) => kind === 'at the door'),
  volunteers: rules.some(({ kind }) => kind === 'volunteer'),
  extras: mapDefined(rules, (rule) => (rule.kind === 'extra' ? rule.what : undefined)),
});
