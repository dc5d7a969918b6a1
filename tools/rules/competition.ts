/** Conditions on the state of registration. */

const of = (field: string): string => `root.child('competitionMetadata/${field}')`;
const CLOSES = of('dateRegistrationClosed');
const STATUS = of('registrationStatus');
const OPENS = of('dateRegistrationOpens');
const OPENED = [STATUS, of('dateRegistrationEarly'), of('dateRegistrationOpen')]
  .map((at) => `${at}.exists()`)
  .join(' || ');
/** Registration is allowed if neither closed nor waiting: opened by hand, or at the opening date. */
const ALLOWED = `${STATUS}.val() !== 'CLOSED' && (${STATUS}.val() !== 'WAITING' || (${OPENS}.exists() && now >= ${OPENS}.val()))`;
/** The same condition as `registrationStands` (domain/registration/phase.ts). */
export const REGISTRATION_OPEN = `(${ALLOWED} && (${CLOSES}.exists() ? now < ${CLOSES}.val() : (${OPENED})))`;
