import { Link, useLocation } from 'wouter';
import { isBelowAdmin } from '../../screens/screenAt.ts';
import { screens } from '../../screens/screens.ts';
import { notFound } from '../../words/english/notFound.ts';
import { useWords } from '../../words/language.ts';

/** The way to the organizer from a public page that can't help. */
export default function OrganizerLink() {
  const words = useWords(notFound);
  const [pathname] = useLocation();
  // Staff ask each other, and a judge stays on their sheet.
  const isForStaff = isBelowAdmin(pathname) || pathname.startsWith('/judges/');
  if (isForStaff || pathname === screens.contact.path) return null;
  return <Link to={screens.contact.link()}>{words.organizer}</Link>;
}
