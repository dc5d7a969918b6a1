import { HOLDER, type Who } from '../who.ts';
import { step, type Differs, type Step } from './rows.ts';

/** `Code003` registered `k3`, whose own code the holder has shown. */
export const THEIR_OWN: Differs = {
  'registrations/Code003/contact': { name: 'Uma', email: 'uma@example.org' },
  'registrations/Code003/createdAt': 1,
  'registrations/Code003/dancers': { 7: 'k3' },
  'owners/own/k3': 'Code001',
  'registrations/Code001/competitor': 'k3',
};

/** The dancer's own code is one that no device has shown. */
const NOT_THEIRS: Differs = { 'owners/own/k3': 'New0001' };

/**
 * A dancer registered by another may do this with their own code, and not with another code.
 * @param able with their own code
 */
export const ownCode = (
  name: string,
  able: readonly Who[],
  values: Step['values'],
  differs: Differs = {},
): readonly Step[] => [
  step(`${name}, with a code of their own`, able, values, { ...differs, ...THEIR_OWN }),
  step(
    `${name}, with a code that is not theirs`,
    able.filter((who) => !HOLDER.includes(who)),
    values,
    { ...differs, ...THEIR_OWN, ...NOT_THEIRS },
  ),
];
