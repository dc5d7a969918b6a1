import { Link } from 'wouter';
import { screens } from '../screens/screens.ts';
import { footerWords } from '../words/english/footer.ts';
import { useWords } from '../words/language.ts';

const PAGES = ['entries', 'competitors', 'partnerSearch', 'updateEntries'] as const;

/** Links to all dancers and to one's own entries: on home, and below every public page. */
export function DancerLinks() {
  const words = useWords(footerWords).who;
  return (
    <ul className="who-links">
      {PAGES.map((page) => (
        <li key={page}>
          <Link to={screens[page].link()}>{words[page]}</Link>
        </li>
      ))}
    </ul>
  );
}
