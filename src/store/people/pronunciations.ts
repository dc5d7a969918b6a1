import { pronunciationsNode as node } from '../../schema/nodes/pronunciations.ts';
import type { Patch } from '../tree/patch.ts';
import { mapOf, type TreePath } from '../tree/path.ts';

/** Pronunciations by the key of a name: 'Łukasiewicz' is 'woo-kah-SHEV-itch'. */
export type Pronunciations = ReadonlyMap<string, string>;

/** The key of a name, independent of case, without characters that keys may not have (SPEC 5). */
export const buildPronunciationKey = (name: string): string =>
  name
    .normalize('NFC')
    .trim()
    .toLowerCase()
    // eslint-disable-next-line no-control-regex -- the control characters are what is replaced
    .replace(/[.#$/[\]\u0000-\u001f\u007f]+/g, '-')
    .slice(0, 100);

/** Pronunciations, written by the MC and read by the staff only. */
export const pronunciations: TreePath<Pronunciations> = {
  at: node.at,
  parse: (raw) => mapOf(node.parse(raw)),
};

/** Saves a pronunciation; a blank one removes it. */
export const setPronunciation = (name: string, say: string): Patch => ({
  [`${pronunciations.at}/${buildPronunciationKey(name)}`]: say.trim() === '' ? null : say.trim(),
});
