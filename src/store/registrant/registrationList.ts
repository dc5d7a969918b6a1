import { REGISTRATIONS } from '../people/registrationAt.ts';
import { childrenOf, type Path } from '../tree/path.ts';
import { ownRegistration, type OwnRegistration } from './ownRegistration.ts';

/** A registration as the organizer reads it. */
export interface ListedRegistration extends OwnRegistration {
  readonly code: string;
}

/** Everybody's registrations, each with its code: for the organizer. */
export const registrationList: Path<readonly ListedRegistration[]> = {
  at: REGISTRATIONS,
  as: 'list',
  parse: (raw) =>
    childrenOf(raw).flatMap(([code, one]) => {
      const its = ownRegistration(code).parse(one);
      return its === undefined ? [] : [{ ...its, code }];
    }),
};

/** The address of each dancer who has a registration of their own, by their keys. */
export const emailsByDancer = (all: readonly ListedRegistration[]): ReadonlyMap<string, string> =>
  new Map(all.flatMap(({ competitor, email }) => (competitor === undefined ? [] : [[competitor, email]])));
