import { extraOf, type FeeRule } from '../../../domain/fees/feeRules.ts';

/** As a rule stands when it is added: what is most often charged, to be changed. */
export const NEW_RULES: Readonly<Record<FeeRule['kind'], FeeRule>> = {
  each: { kind: 'each', of: 'entry', from: 2, to: undefined, cents: 1000 },
  'second level': { kind: 'second level', per: 'style', cents: 1000 },
  'free levels': { kind: 'free levels', levels: ['Championship'] },
  only: { kind: 'only', styles: ['Nightclub'], cents: 1500 },
  'at most': { kind: 'at most', cents: 8000 },
  extra: { kind: 'extra', what: extraOf('ticket'), cents: 1000 },
  'at the door': { kind: 'at the door', cents: 500 },
  volunteer: { kind: 'volunteer', cents: 2000 },
};
