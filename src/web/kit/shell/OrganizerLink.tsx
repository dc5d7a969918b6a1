import { Link, useLocation } from 'wouter';
import { isBelowAdmin } from '../screens/screenAt.ts';
import { screens } from '../screens/screens.ts';
import { notFound } from '../words/english/notFound.ts';
import { useWords } from '../words/language.ts';

/** The way to the organizer from a public page that can't help. */
export default function OrganizerLink() {
  const words = useWords(notFound);
  const [pathname] = useLocation();
  if (isBelowAdmin(pathname) || pathname === screens.contact.path) return null;
  return <Link to={screens.contact.link()}>{words.organizer}</Link>;
}
