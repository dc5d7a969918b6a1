import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { StrictMode } from 'react';
import { Router } from 'wouter';
import { competition } from '../../store/competition/competition.ts';
import { FEES_AT } from '../../store/competition/feesAt.ts';
import { pageText } from '../../store/competition/pages.ts';
import { eventConfiguration } from '../../store/connection/eventConfigurations.ts';
import { openStore } from '../../store/store.ts';
import { App } from '../app/App.tsx';
import { BROUGHT } from '../app/broughtAlong.ts';
import { StoreProvider } from '../app/StoreProvider.tsx';
import { isAt } from '../screens/address.ts';
import { screens } from '../screens/screens.ts';
import { language } from '../words/language.ts';
import { languageOf } from '../words/visitorsLanguage.ts';
import { preview } from './preview.tsx';

/** What of the tree stands on the home page. */
const HOME = [competition.at, FEES_AT, pageText('home').path.at] as const;

/** Any other page: whose competition it is, when and where, for whom it is sent to. */
const OTHERS = [competition.at] as const;

const isHome = (pathname: string): boolean => isAt(screens.home.path, pathname);

/** What of the tree a page is drawn from, or its head alone. */
export const placesOf = (pathname: string): readonly string[] => (isHome(pathname) ? HOME : OTHERS);

/** A page that somebody is about to open, as its server knows it. */
export interface Asked {
  /** The name of the event configuration. */
  readonly event: string;
  readonly pathname: string;
  /** A BCP 47 tag of a language that is there. */
  readonly language: string;
  /** What lies at its places, as anybody may read it. */
  readonly known: Readonly<Record<string, unknown>>;
}

/** What a page has before any script runs. */
export interface DrawnPage {
  /** For the head: its title, and what a link to it shows elsewhere. */
  readonly head: string;
  /** What stands in its root, and what it was drawn from for the app that takes it over; undefined: nothing before the app. */
  readonly root: { readonly body: string; readonly brought: string } | undefined;
  /** '#rrggbb' */
  readonly primaryColor: string | undefined;
}

/** What the app is told: data, no program. In its text nothing ends a script, and no comment begins. */
function asData(known: Readonly<Record<string, unknown>>): string {
  const text = JSON.stringify(known).replaceAll('<', String.raw`\u003c`);
  return renderToStaticMarkup(
    <script type="application/json" id={BROUGHT} dangerouslySetInnerHTML={{ __html: text }} />,
  );
}

async function draw({ event, pathname, language: tag, known }: Asked): Promise<DrawnPage | undefined> {
  const configuration = eventConfiguration(event);
  const about = competition.parse(known[competition.at] ?? null);
  if (!isHome(pathname))
    return about.fullName === undefined
      ? undefined
      : { head: preview(about, tag), root: undefined, primaryColor: about.primaryColor };
  // Whose clock it goes by nobody has said: each device would say other days.
  if (configuration === undefined || about.fullName === undefined || about.timeZone === undefined)
    return undefined;
  language.set(await languageOf(tag));
  const store = openStore(event, configuration, 'http://drawn.invalid');
  for (const [at, raw] of Object.entries(known)) store.device.bring(at, raw);
  const problems: unknown[] = [];
  const { prelude } = await prerender(
    <StrictMode>
      <StoreProvider store={store}>
        <Router ssrPath={pathname}>
          <App />
        </Router>
      </StoreProvider>
    </StrictMode>,
    {
      // All in its place from the start: what React would move there later, by a script within the page, may not run here.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      // React goes on without the part that failed, and would leave its place empty for the browser.
      onError: (error) => {
        problems.push(error);
      },
    },
  );
  if (problems.length > 0) throw new Error('The page was drawn in part only', { cause: problems[0] });
  return {
    head: preview(about, tag),
    root: { body: await new Response(prelude).text(), brought: asData(known) },
    primaryColor: about.primaryColor,
  };
}

let last: Promise<unknown> = Promise.resolve();

/**
 * Draws a page as a browser would at first; undefined where that cannot be said before there is one. One after the
 * other: the language of a page is one for the whole program.
 * @throws Error where a part of it breaks
 */
export function drawPage(asked: Asked): Promise<DrawnPage | undefined> {
  const drawn = last.then(() => draw(asked));
  last = drawn.catch(() => undefined);
  return drawn;
}
