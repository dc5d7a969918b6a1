import { Link, useLocation } from 'wouter';
import { isBelowAdmin } from '../screens/findScreen.ts';
import { screens } from '../screens/screens.ts';
import { partsWords } from '../words/english/parts.ts';
import { useWords } from '../words/language.ts';

/** A link to the organizer, for a public page that can't help. */
export function OrganizerLink() {
  const words = useWords(partsWords);
  const [pathname] = useLocation();
  if (isBelowAdmin(pathname) || pathname === screens.contact.path) return null;
  return <Link to={screens.contact.link()}>{words.organizer}</Link>;
}
