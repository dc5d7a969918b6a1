import { ALL_DANCES, parseDance, isDanceOf, type Dance } from './dances.ts';
import { OTHER_SPELLINGS } from './otherSpellings.ts';
import type { Style } from './terms.ts';

/** Ignores capitals, spaces, dots and hyphens: 'V. Waltz', 'v waltz', 'V-Waltz'. */
const bare = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '');

/** Other programs prefix the dance with its school: 'International Tango', 'Am. Cha Cha', 'Intl. Jive'. */
const SCHOOL = /^(international|intl|int|american|amer|am)(?=[a-z])/;

/** All dances a spelling may mean: 'S' is Samba, Swing or Salsa. */
const MEANINGS: ReadonlyMap<string, readonly Dance[]> = (() => {
  const meanings = new Map<string, Dance[]>();
  for (const dance of ALL_DANCES) {
    for (const spelling of new Set([dance, ...OTHER_SPELLINGS[dance]].map(bare))) {
      meanings.set(spelling, [...(meanings.get(spelling) ?? []), dance]);
    }
  }
  return meanings;
})();

/**
 * The dance in SPEC 9's spelling, for any usual spelling: 'Cha-cha', 'Viennese', 'Paso', 'International Tango'. Letters
 * depend on the style ('S' is Samba in Latin and Swing in Rhythm). Undefined if the spelling is unknown, belongs to
 * another style, or is ambiguous.
 */
export function parseDanceSpelling(style: Style | undefined, text: string): Dance | undefined {
  const fits = (dance: Dance): boolean => style === undefined || isDanceOf(style, dance);
  const written = parseDance(text);
  // The name of another style's dance may still be a spelling in this one.
  if (typeof written === 'string' && fits(written)) return written;
  const spelling = bare(text);
  const meant = (MEANINGS.get(spelling) ?? MEANINGS.get(spelling.replace(SCHOOL, '')) ?? []).filter(fits);
  return meant.length === 1 ? meant[0] : undefined;
}
