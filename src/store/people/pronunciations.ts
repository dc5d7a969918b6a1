import { mapDefined } from '../../domain/defined.ts';
import type { Patch } from '../tree/patch.ts';
import { childrenOf, textOf, type Path } from '../tree/path.ts';

/** Pronunciations by the key of the name: 'Łukasiewicz' is 'woo-kah-SHEV-itch'. */
export type Pronunciations = ReadonlyMap<string, string>;

/** The key of a name, in any spelling, without characters that keys may not have (SPEC 5). */
export const nameKey = (name: string): string =>
  name
    .normalize('NFC')
    .trim()
    .toLowerCase()
    // eslint-disable-next-line no-control-regex -- the control characters are what is replaced
    .replace(/[.#$/[\]\u0000-\u001f\u007f]+/g, '-')
    .slice(0, 100);

/** Written by the MC, for the staff only. */
export const pronunciations: Path<Pronunciations> = {
  at: 'pronunciations',
  parse: (raw) =>
    new Map(
      mapDefined(childrenOf(raw), ([key, stored]) => {
        const say = textOf(stored);
        return say === undefined ? undefined : ([key, say] as const);
      }),
    ),
};

export const sayLikeThis = (name: string, say: string): Patch => ({
  [`${pronunciations.at}/${nameKey(name)}`]: say.trim() === '' ? null : say.trim(),
});
