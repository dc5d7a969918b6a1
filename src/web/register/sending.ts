import type { CompetitionEvent } from '../../domain/competition.ts';
import { entryId } from '../../domain/ids.ts';
import type { RegistrationDraft } from '../../domain/registrant/draft.ts';
import { partyOf } from '../../domain/registrant/party.ts';
import type { Registered } from '../../domain/people/directory.ts';
import type { Session } from '../../store/connection/session.ts';
import { competitors } from '../../store/people/competitors.ts';
import { freshKey } from '../../store/delivery/operation.ts';
import { newCode, type RegistrationKeys } from '../../store/registrant/registrations.ts';

// What the last press of a registration needs: fetched with its steps, after the first paint.

export function freshKeys(draft: RegistrationDraft, events: readonly CompetitionEvent[]): RegistrationKeys {
  const { dancers, entries } = partyOf(draft, events);
  return {
    code: newCode(),
    codes: dancers.map(newCode),
    competitors: dancers.map(freshKey),
    entries: entries.flatMap(() => entryId(freshKey()) ?? []),
  };
}

/** Who has a code of their own. */
export const othersOf = (
  { codes }: RegistrationKeys,
  draft: RegistrationDraft,
  events: readonly CompetitionEvent[],
): readonly { readonly name: string; readonly code: string }[] =>
  partyOf(draft, events).dancers.flatMap(({ name, isRegistrant }, place) => {
    const code = codes[place];
    return isRegistrant || code === undefined ? [] : [{ name, code }];
  });

/** A code that somebody else has is refused: all of them are drawn anew, for which one it was is not said. */
export const withOtherCodes = (keys: RegistrationKeys): RegistrationKeys => ({
  ...keys,
  code: newCode(),
  codes: keys.codes.map(newCode),
});

/**
 * Who has registered before, where somebody is named who might be among them. What stands between a registration and its
 * code is left out: after a refusal nobody is asked any more.
 */
export async function peopleNamed(
  device: Session,
  draft: RegistrationDraft,
  events: readonly CompetitionEvent[],
  tries: number,
): Promise<readonly Registered[]> {
  const { entries } = partyOf(draft, events);
  if (tries > 1 || entries.every(({ looks }) => looks !== undefined)) return [];
  const heard = await device.readOnce(competitors.at);
  return heard.kind === 'known' ? competitors.parse(heard.raw) : [];
}
