import { REGISTRATIONS_AT } from '../people/registrationAt.ts';
import { listRawChildren, type TreePath } from '../tree/path.ts';
import { ownRegistrationPath, type OwnRegistration } from './ownRegistration.ts';

export interface ListedRegistration extends OwnRegistration {
  readonly code: string;
}

/** All registrations with their codes, for the organizer. */
export const registrationList: TreePath<readonly ListedRegistration[]> = {
  at: REGISTRATIONS_AT,
  as: 'list',
  parse: (raw) =>
    listRawChildren(raw).flatMap(([code, one]) => {
      const its = ownRegistrationPath(code).parse(one);
      return its === undefined ? [] : [{ ...its, code }];
    }),
};

/** Email addresses by the keys of dancers with a registration of their own. */
export const indexEmails = (all: readonly ListedRegistration[]): ReadonlyMap<string, string> =>
  new Map(all.flatMap(({ competitor, email }) => (competitor === undefined ? [] : [[competitor, email]])));
