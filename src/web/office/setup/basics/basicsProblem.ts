import type { CalendarDay } from '../../../../domain/registration/calendar.ts';
import { SOCIAL_LINKS, type Basics, type SocialLink } from '../../../../store/competition/basics.ts';
import { instagramHandle, webAddress } from '../../../../store/competition/competition.ts';

/** True if a typed link is invalid: it would not be shown. */
export const isBroken = (link: SocialLink, typed: string): boolean =>
  typed.trim() !== '' && (link === 'instagram' ? instagramHandle(typed) : webAddress(typed)) === undefined;

export type BasicsProblem =
  | { readonly kind: 'ends before it begins' }
  | { readonly kind: 'link'; readonly link: SocialLink };

export function basicsProblem(
  { socials }: Basics,
  first: CalendarDay | undefined,
  last: CalendarDay | undefined,
): BasicsProblem | undefined {
  if (first !== undefined && last !== undefined && last < first) return { kind: 'ends before it begins' };
  const link = SOCIAL_LINKS.find((one) => isBroken(one, socials[one]));
  return link === undefined ? undefined : { kind: 'link', link };
}
