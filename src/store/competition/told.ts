import { mapDefined } from '../../domain/defined.ts';
import { photoAt } from './photos.ts';
import { childOf, childrenOf, textOf } from '../tree/path.ts';

/** What everybody may know of somebody who judges or organizes. */
export interface Told {
  readonly key: string;
  readonly name: string;
  /** As they were given it: 'Judge', 'Treasurer'. */
  readonly role: string | undefined;
  readonly bio: string | undefined;
  /** Where a picture of them lies: an address, https only, or where it is kept (`photoAt`). */
  readonly photo: string | undefined;
}

/** On the web, or kept here under their own key. */
function photoOf(raw: unknown, key: string): string | undefined {
  const text = textOf(raw)?.trim();
  if (text === photoAt(key)) return text;
  if (text === undefined || !URL.canParse(text)) return undefined;
  const url = new URL(text);
  return url.protocol === 'https:' ? url.href : undefined;
}

/** In the order of the tree. Whoever is known by a key only has it for a name (`addJudge`), and is not told of. */
export const toldIn = (people: unknown): readonly Told[] =>
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
