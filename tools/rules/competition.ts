/** Conditions on the state of registration. */

const of = (field: string): string => `root.child('competitionMetadata/${field}')`;
const CLOSES = of('dateRegistrationClosed');
const STATUS = of('registrationStatus');
const OPENED = [STATUS, of('dateRegistrationEarly'), of('dateRegistrationOpen')]
  .map((at) => `${at}.exists()`)
  .join(' || ');
/** The same condition as `registrationStands` (domain/registration/phase.ts). */
export const REGISTRATION_OPEN = `(${STATUS}.val() !== 'CLOSED' && (${CLOSES}.exists() ? now < ${CLOSES}.val() : (${OPENED})))`;
