import type { Competitor } from '../../domain/people/directory.ts';
import { normalizeSpelling } from '../../domain/people/people.ts';
import { buildPronunciationKey, setPronunciation, type Pronunciations } from '../people/pronunciations.ts';
import { registrationAt } from '../people/registrationAt.ts';
import type { Patch } from '../tree/patch.ts';
import type { ListedRegistration } from './registrationList.ts';

/** Data kept under a name. */
export interface NameContext {
  readonly everybody: readonly Competitor[];
  readonly says: Pronunciations;
  readonly registrations: readonly ListedRegistration[];
}

/** Keeps the pronunciation under the new name, unless that has one. */
export function movePronunciation(
  person: Pick<Competitor, 'name'>,
  name: string,
  { says }: Pick<NameContext, 'says'>,
): string | undefined {
  const [before, after] = [buildPronunciationKey(person.name ?? ''), buildPronunciationKey(name)];
  return before === after || says.has(after) ? undefined : says.get(before);
}

/** True if no other person has this name, so its pronunciation can go. */
const isOnly = (person: Pick<Competitor, 'key' | 'name'>, everybody: readonly Competitor[]): boolean =>
  everybody.every(
    ({ key, name }) =>
      key === person.key || buildPronunciationKey(name ?? '') !== buildPronunciationKey(person.name ?? ''),
  );

/**
 * Moves the pronunciation to a new name, and the name in the contact data if it is theirs. A captain who registered them keeps
 * their own.
 */
export function renameEverywhere(
  person: Pick<Competitor, 'key' | 'name'>,
  name: string,
  along: NameContext,
): Patch {
  const before = person.name ?? '';
  const said = movePronunciation(person, name, along);
  const contacts = along.registrations.filter(
    (one) => one.competitor === person.key && normalizeSpelling(one.name) === normalizeSpelling(before),
  );
  return {
    ...(said === undefined
      ? {}
      : {
          ...(isOnly(person, along.everybody) ? setPronunciation(before, '') : {}),
          ...setPronunciation(name, said),
        }),
    ...Object.fromEntries(contacts.map(({ code }) => [`${registrationAt(code)}/contact/name`, name])),
  };
}
