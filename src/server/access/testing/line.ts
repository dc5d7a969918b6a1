import type { Json } from '../../tree/json.ts';
import { NOW } from './midday.ts';
import { STAFF, type Who } from './who.ts';

/** The judge whose code a device has shown, valid or not. */
const JUDGE_OF: Readonly<Partial<Record<Who, string>>> = {
  'judge A': 'A',
  'judge B': 'B',
  'off the panel': 'D',
  rotated: 'C',
  removed: 'E',
  'struck off': 'F',
};

/** The role in a record; people without one claim to be a judge. */
export const roleOf = (who: Who): string => (STAFF.some((role) => role === who) ? who : 'judge');

interface Line {
  readonly who: Who;
  readonly kind: string;
  readonly more?: { readonly [field: string]: Json };
}

/** Each record starts its own chain. */
const tabletOf = (id: string): string => `tablet ${id}`;

/** Path of its chain's end. */
export const endOf = (id: string, who: Who, uid: (who: Who) => string): string =>
  `journalEnds/${uid(who)}/${tabletOf(id)}`;

/** A journal record by its author's device, with the end of its chain. */
export function line(
  id: string,
  { who, kind, more = {} }: Line,
  uid: (who: Who) => string,
): { readonly [path: string]: Json } {
  const as = roleOf(who);
  const judge = JUDGE_OF[who] ?? 'A';
  const value: Json = {
    at: NOW,
    uid: uid(who),
    as,
    kind,
    device: tabletOf(id),
    prev: 'first',
    ...(as === 'judge' ? { judge, what: `{"who":"Judge ${judge}"}` } : { what: '{"who":"Ann"}' }),
    ...more,
  };
  return { [`journal/${id}`]: value, [endOf(id, who, uid)]: id };
}
