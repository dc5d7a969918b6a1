import { mapDefined } from '../../domain/defined.ts';
import { photoAt } from '../../schema/nodes/addresses.ts';
import { childOf, childrenOf, textOf } from '../tree/path.ts';

/** Public data of an official or organizer. */
export interface PersonProfile {
  readonly key: string;
  readonly name: string;
  /** 'Judge', 'Treasurer'. */
  readonly role: string | undefined;
  readonly bio: string | undefined;
  /** An https address, or the address of a stored photo (`photoAt`). */
  readonly photo: string | undefined;
}

function photoOf(raw: unknown, key: string): string | undefined {
  const text = textOf(raw)?.trim();
  if (text === photoAt(key)) return text;
  if (text === undefined || !URL.canParse(text)) return undefined;
  const url = new URL(text);
  return url.protocol === 'https:' ? url.href : undefined;
}

/** Reads profiles in the order of the tree, without those known only by a key (`addJudge`). */
export const parseProfiles = (people: unknown): readonly PersonProfile[] =>
  mapDefined(childrenOf(people), ([key, raw]) => {
    const name = textOf(childOf(raw, 'name'))?.trim();
    if (name === undefined || name === key) return undefined;
    return {
      key,
      name,
      role: textOf(childOf(raw, 'role'))?.trim(),
      bio: textOf(childOf(raw, 'bio'))?.trim(),
      photo: photoOf(childOf(raw, 'photoURL'), key),
    };
  });
