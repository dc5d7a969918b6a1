import { Suspense } from 'react';
import { useLocation } from 'wouter';
import { competitionBasics } from '../../../store/competition/competition.ts';
import {
  type PageName,
  PAGE_NAMES,
  createEditedPageText,
  getPageText,
} from '../../../store/competition/pages.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { valueOr, useLive } from '../../kit/cache/useLive.ts';
import { useTitle } from '../../kit/shell/useTitle.ts';
import { ErrorNote } from '../../kit/parts/note/ErrorNote.tsx';
import { VisitorError } from '../../kit/shell/VisitorError.tsx';
import { LoadingBars } from '../../kit/parts/note/LoadingBars.tsx';
import { loadProse, Prose } from '../../kit/parts/prose/Prose.tsx';
import { findScreen } from '../../kit/screens/findScreen.ts';
import { readingWords } from '../../kit/words/english/reading.ts';
import { startingTextsWords } from '../../kit/words/english/startingTexts.ts';
import { topBarWords } from '../../kit/words/english/topBar.ts';
import { useWords } from '../../kit/words/language.ts';
import { LoadingNote } from '../../kit/shell/LoadingNote.tsx';
import { lazyOptional } from '../../kit/lazy/lazyScreen.ts';
import { PeopleSection } from './PeopleSection.tsx';
import { MapPin } from 'lucide-react';
import '../../kit/shell/page.css';
import './reading.css';

/** The place, and links to maps. */
function Whereabouts({ place }: { readonly place: string | undefined }) {
  const words = useWords(readingWords);
  if (place === undefined) return null;
  const map = new URL('https://www.openstreetmap.org/search');
  map.searchParams.set('query', place);
  return (
    <p className="whereabouts">
      <MapPin size={22} strokeWidth={1.6} aria-hidden />
      <span>{place}</span>
      <a href={map.href} rel="noopener noreferrer">
        {words.map}
      </a>
    </p>
  );
}

/** Lazy: only the rules page loads it. */
const EligibilitySection = lazyOptional(() => import('./EligibilitySection.tsx'));

/** Lazy: only for competitions that count visits. */
const VisitNotice = lazyOptional(() => import('./VisitNotice.tsx'));

// Starts to load the renderer of the text early.
void loadProse();

type ReadingPage = Exclude<PageName, 'home'>;

const isReadingPage = (page: PageName): page is ReadingPage => page !== 'home';

/** The page of an address: the table of screens has a row of the same name for each. */
function readingPageAt(pathname: string): ReadingPage {
  const name = findScreen(pathname)?.name;
  const page = PAGE_NAMES.filter(isReadingPage).find((one) => one === name);
  if (page === undefined) throw new Error(`There is no page to read at ${pathname}.`);
  return page;
}

/**
 * For visitors who look up parking or the rules: the organizer's own text, each part a tap away. Pages
 * without a text show a default.
 */
export default function ReadingScreen() {
  const [pathname] = useLocation();
  const page = readingPageAt(pathname);
  const { device, configuration } = useStore();
  const words = useWords(readingWords);
  const title = useWords(topBarWords).page[page];
  const starting = useWords(startingTextsWords)[page];
  const about = valueOr(useLive(device, competitionBasics), undefined);
  const written = useLive(device, createEditedPageText(page).path);
  useTitle(words.titled(title, about?.fullName));
  return (
    <main className="page page-wide reading">
      <h1>{title}</h1>
      {page === 'venue' && about !== undefined && <Whereabouts place={about.place} />}
      {written.kind === 'waiting' && <LoadingNote label={words.loading} noConnection={words.noConnection} />}
      {written.kind === 'refused' && (page === 'contact' ? <ErrorNote /> : <VisitorError />)}
      {written.kind === 'known' && (
        <Prose text={getPageText(written.value) ?? starting} title={title} contents={words.contents} />
      )}
      {page === 'rules' && written.kind === 'known' && (
        <Suspense fallback={<LoadingBars />}>
          <EligibilitySection />
        </Suspense>
      )}
      {page === 'about' && about !== undefined && (
        <PeopleSection organizers={about.organizers} officials={about.officials} />
      )}
      {page === 'about' && configuration.measurementId !== '' && (
        <Suspense>
          <VisitNotice />
        </Suspense>
      )}
    </main>
  );
}
