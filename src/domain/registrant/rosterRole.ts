import { normalizeSpelling, type DanceRole } from '../people/people.ts';

const WRITTEN: Readonly<Record<DanceRole | 'both', readonly string[]>> = {
  lead: ['lead', 'leader', 'leads', 'l'],
  follow: ['follow', 'follower', 'follows', 'f'],
  both: ['both', 'b', 'l/f', 'f/l', 'lead/follow', 'follow/lead', 'lead and follow', 'either'],
};

/** A role as people write it; undefined: none of these. */
export function parseDanceRole(text: string): DanceRole | 'both' | undefined {
  const spelled = normalizeSpelling(text);
  return (['lead', 'follow', 'both'] as const).find((role) => WRITTEN[role].includes(spelled));
}
