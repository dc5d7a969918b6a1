import { Globe } from 'lucide-react';
import type { Socials } from '../../store/competition/competition.ts';
import LanguageChoice from './LanguageChoice.tsx';
import { FacebookMark, InstagramMark } from './SocialMarks.tsx';
import { footer } from '../words/english/footer.ts';
import { useWords } from '../words/language.ts';
import './footer.css';

declare const FLOORCRAFT_VERSION: string;

/** Where visitors ask about the program itself. */
const COMMUNITY = 'https://discord.com/invite/floorcraft';

/** Below the public pages: what to read in, and where else the competition can be found. */
export default function Footer({ socials }: { readonly socials: Socials }) {
  const { website, facebook, instagram } = socials;
  const words = useWords(footer);
  return (
    <footer className="footer">
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
        {words.poweredBy(FLOORCRAFT_VERSION)} <a href={COMMUNITY}>{words.community}</a>
      </p>
    </footer>
  );
}
