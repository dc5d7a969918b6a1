import { registeredAs, type Registered } from './directory.ts';
import { asHeard } from './heard.ts';
import { knownName } from './people.ts';

/**
 * Who of those who have registered is meant by a name: called that or, where nobody is, somebody whose name is spelled otherwise.
 * One, several, or nobody.
 */
export function meantBy(name: string, people: readonly Registered[]): readonly Registered[] {
  const exact = registeredAs(name, people);
  if (exact.length > 0 || knownName(name) === undefined) return exact;
  const heard = asHeard(name);
  return people.filter((one) => knownName(one.name) !== undefined && asHeard(one.name) === heard);
}
