import { REGISTRATIONS } from '../people/registrationAt.ts';
import { childrenOf, type TreePath } from '../tree/path.ts';
import { ownRegistration, type OwnRegistration } from './ownRegistration.ts';

export interface ListedRegistration extends OwnRegistration {
  readonly code: string;
}

/** All registrations with their codes, for the organizer. */
export const registrationList: TreePath<readonly ListedRegistration[]> = {
  at: REGISTRATIONS,
  as: 'list',
  parse: (raw) =>
    childrenOf(raw).flatMap(([code, one]) => {
      const its = ownRegistration(code).parse(one);
      return its === undefined ? [] : [{ ...its, code }];
    }),
};

/** Addresses by the keys of dancers with a registration of their own. */
export const emailsByDancer = (all: readonly ListedRegistration[]): ReadonlyMap<string, string> =>
  new Map(all.flatMap(({ competitor, email }) => (competitor === undefined ? [] : [[competitor, email]])));
