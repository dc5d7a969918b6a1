import { mapDefined } from '../../domain/mapDefined.ts';
import { photoAt } from '../../schema/nodes/addresses.ts';
import { getRawChild, listRawChildren, toText } from '../tree/path.ts';

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
  const text = toText(raw)?.trim();
  if (text === photoAt(key)) return text;
  if (text === undefined || !URL.canParse(text)) return undefined;
  const url = new URL(text);
  return url.protocol === 'https:' ? url.href : undefined;
}

/** Reads profiles in the order of the tree, without those known only by a key (`addJudge`). */
export const parseProfiles = (people: unknown): readonly PersonProfile[] =>
  mapDefined(listRawChildren(people), ([key, raw]) => {
    const name = toText(getRawChild(raw, 'name'))?.trim();
    if (name === undefined || name === key) return undefined;
    return {
      key,
      name,
      role: toText(getRawChild(raw, 'role'))?.trim(),
      bio: toText(getRawChild(raw, 'bio'))?.trim(),
      photo: photoOf(getRawChild(raw, 'photoURL'), key),
    };
  });
