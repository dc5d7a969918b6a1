import { HOLDER, type Who } from '../who.ts';
import { step, type Differs, type Step } from './rows.ts';

/** `Code003` has registered `k3`, with a code of their own: the holder shows it, and no code that has made them. */
export const THEIR_OWN: Differs = {
  'registrations/Code003/contact': { name: 'Uma', email: 'uma@example.org' },
  'registrations/Code003/createdAt': 1,
  'registrations/Code003/dancers': { 7: 'k3' },
  'owners/own/k3': 'Code001',
  'registrations/Code001/competitor': 'k3',
};

/** Where not both registrations say so, the code is nobody's. */
const NOT_THEIRS: Readonly<Record<string, Differs>> = {
  'with a code that says it is theirs, of a team that does not': { 'owners/own/k3': 'New0001' },
  'with a code that a team calls theirs, and is another dancer’s': {
    'registrations/Code001/competitor': 'k1',
  },
};

/**
 * What a dancer does whom somebody else has registered, with their own code; and what nobody does with a code that is not.
 * @param able with their own code
 */
export const ownCode = (
  name: string,
  able: readonly Who[],
  values: Step['values'],
  differs: Differs = {},
): readonly Step[] => [
  step(`${name}, with a code of their own`, able, values, { ...differs, ...THEIR_OWN }),
  ...Object.entries(NOT_THEIRS).map(([how, otherwise]) =>
    step(
      `${name}, ${how}`,
      able.filter((who) => !HOLDER.includes(who)),
      values,
      { ...differs, ...THEIR_OWN, ...otherwise },
    ),
  ),
];
