import type { Json } from '../../tree/json.ts';
import { NOW } from './midday.ts';
import { STAFF, type Who } from './who.ts';

/** Whose code a device has shown, whether it still holds or not. */
const JUDGE_OF: Readonly<Partial<Record<Who, string>>> = {
  'judge A': 'A',
  'judge B': 'B',
  'off the panel': 'D',
  rotated: 'C',
  removed: 'E',
  'struck off': 'F',
};

/** The role in which somebody writes: everybody who has none says that they are a judge. */
export const roleOf = (who: Who): string => (STAFF.some((role) => role === who) ? who : 'judge');

interface Line {
  readonly who: Who;
  readonly kind: string;
  readonly more?: { readonly [field: string]: Json };
}

/** Each line is the first of a chain of its own. */
const tabletOf = (id: string): string => `tablet ${id}`;

/** Where the end of its chain stands. */
export const endOf = (id: string, who: Who, uid: (who: Who) => string): string =>
  `journalEnds/${uid(who)}/${tabletOf(id)}`;

/** A line of the journal by its writer's own device, and the end of its chain with it. */
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
