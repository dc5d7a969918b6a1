import { registeredAs, type Registered } from './directory.ts';
import { asHeard } from './heard.ts';
import { knownName } from './people.ts';

/** Registered people with this name or, if there are none, with a different spelling of it. */
export function meantBy(name: string, people: readonly Registered[]): readonly Registered[] {
  const exact = registeredAs(name, people);
  if (exact.length > 0 || knownName(name) === undefined) return exact;
  const heard = asHeard(name);
  return people.filter((one) => knownName(one.name) !== undefined && asHeard(one.name) === heard);
}
