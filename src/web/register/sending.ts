import type { CompetitionEvent } from '../../domain/competition.ts';
import { entryId } from '../../domain/ids.ts';
import type { RegistrationDraft } from '../../domain/registrant/draft.ts';
import { partyOf } from '../../domain/registrant/party.ts';
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
