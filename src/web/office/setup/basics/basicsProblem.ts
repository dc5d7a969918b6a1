import type { CalendarDay } from '../../../../domain/registration/calendar.ts';
import { SOCIAL_LINKS, type BasicSettings, type SocialLink } from '../../../../store/competition/basics.ts';
import { parseInstagramHandle, parseWebAddress } from '../../../../store/competition/competition.ts';

/** True if a typed link is invalid: it would not be shown. */
export const isInvalidLink = (link: SocialLink, typed: string): boolean =>
  typed.trim() !== '' &&
  (link === 'instagram' ? parseInstagramHandle(typed) : parseWebAddress(typed)) === undefined;

export type BasicsProblem =
  | { readonly kind: 'ends before it begins' }
  | { readonly kind: 'link'; readonly link: SocialLink };

export function findBasicsProblem(
  { socials }: BasicSettings,
  first: CalendarDay | undefined,
  last: CalendarDay | undefined,
): BasicsProblem | undefined {
  if (first !== undefined && last !== undefined && last < first) return { kind: 'ends before it begins' };
  const link = SOCIAL_LINKS.find((one) => isInvalidLink(one, socials[one]));
  return link === undefined ? undefined : { kind: 'link', link };
}
