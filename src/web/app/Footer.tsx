import { Globe } from 'lucide-react';
import type { Socials } from '../../store/competition/competition.ts';
import LanguageChoice from './LanguageChoice.tsx';
import { FacebookMark, InstagramMark } from './SocialMarks.tsx';
import './footer.css';

declare const FLOORCRAFT_VERSION: string;

/** Where visitors ask about the program itself. */
const COMMUNITY = 'https://discord.com/invite/floorcraft';

/** Below the public pages: what to read in, and where else the competition can be found. */
export default function Footer({ socials }: { readonly socials: Socials }) {
  const { website, facebook, instagram } = socials;
  return (
    <footer className="footer">
      <LanguageChoice />
      <ul className="footer-links">
        {website !== undefined && (
          <li>
            <a href={website} aria-label="Website">
              <Globe size={22} strokeWidth={1.6} aria-hidden />
            </a>
          </li>
        )}
        {facebook !== undefined && (
          <li>
            <a href={facebook} aria-label="Facebook">
              <FacebookMark />
            </a>
          </li>
        )}
        {instagram !== undefined && (
          <li>
            <a href={`https://www.instagram.com/${instagram}`} aria-label="Instagram">
              <InstagramMark />
            </a>
          </li>
        )}
      </ul>
      <p className="caption">
        Powered by Floorcraft {FLOORCRAFT_VERSION}.{' '}
        <a href={COMMUNITY}>Questions? Come and ask the community.</a>
      </p>
    </footer>
  );
}
