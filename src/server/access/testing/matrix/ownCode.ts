import { CODE_HOLDER, type TestPerson } from '../testPersons.ts';
import { buildStep, type MiddayDifferences, type MatrixStep } from './rows.ts';

/** `Code003` registered `k3`, whose own code the holder has shown. */
export const REGISTERED_BY_ANOTHER: MiddayDifferences = {
  'registrations/Code003/contact': { name: 'Uma', email: 'uma@example.org' },
  'registrations/Code003/createdAt': 1,
  'registrations/Code003/dancers': { 7: 'k3' },
  'owners/own/k3': 'Code001',
  'registrations/Code001/competitor': 'k3',
};

/** The dancer's own code is one that no device has shown. */
const NOT_THEIRS: MiddayDifferences = { 'owners/own/k3': 'New0001' };

/**
 * Steps that a dancer registered by another person may take with their own code, and not with another code.
 * @param able the persons allowed with the dancer's own code
 */
export const buildOwnCodeSteps = (
  name: string,
  able: readonly TestPerson[],
  values: MatrixStep['values'],
  differs: MiddayDifferences = {},
): readonly MatrixStep[] => [
  buildStep(`${name}, with a code of their own`, able, values, { ...differs, ...REGISTERED_BY_ANOTHER }),
  buildStep(
    `${name}, with a code that is not theirs`,
    able.filter((who) => !CODE_HOLDER.includes(who)),
    values,
    { ...differs, ...REGISTERED_BY_ANOTHER, ...NOT_THEIRS },
  ),
];
