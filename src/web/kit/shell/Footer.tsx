import { Globe } from 'lucide-react';
import type { SocialLinks } from '../../../store/competition/competition.ts';
import LanguageChoice from './LanguageChoice.tsx';
import { useStore } from '../cache/StoreProvider.tsx';
import { FacebookMark, InstagramMark } from './SocialMarks.tsx';
import { footerWords } from '../words/english/footer.ts';
import { useWords } from '../words/language.ts';
import { DancerLinks } from './DancerLinks.tsx';
import './footer.css';

declare const FLOORCRAFT_VERSION: string;

/** The footer of the public pages: language, and the competition's own links. */
export default function Footer({ socials }: { readonly socials: SocialLinks }) {
  const { website, facebook, instagram } = socials;
  const words = useWords(footerWords);
  const { configuration } = useStore();
  const community = socials.community ?? configuration.community;
  return (
    <footer className="footer">
      <nav aria-label={words.who.title}>
        <DancerLinks />
      </nav>
      <LanguageChoice />
      <ul className="footer-links">
        {website !== undefined && (
          <li>
            <a href={website} aria-label={words.website}>
              <Globe size={22} strokeWidth={1.6} aria-hidden />
            </a>
          </li>
        )}
        {facebook !== undefined && (
          <li>
            <a href={facebook} aria-label={words.facebook}>
              <FacebookMark />
            </a>
          </li>
        )}
        {instagram !== undefined && (
          <li>
            <a href={`https://www.instagram.com/${instagram}`} aria-label={words.instagram}>
              <InstagramMark />
            </a>
          </li>
        )}
      </ul>
      <p className="caption">
        {words.poweredBy(FLOORCRAFT_VERSION)}{' '}
        {community !== undefined && (
          <a href={community} rel="noopener">
            {words.community}
          </a>
        )}
      </p>
    </footer>
  );
}
