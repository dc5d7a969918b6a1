import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { StrictMode } from 'react';
import { Router } from 'wouter';
import { isFinal, listPostedRounds } from '../../../domain/competition.ts';
import { parseEventKey, parseLeadNumber } from '../../../domain/ids.ts';
import { competitionBasics } from '../../../store/competition/competition.ts';
import { eventSettingsPath } from '../../../store/competition/settings.ts';
import { eventPath } from '../../../store/events/events.ts';
import { heatsPath } from '../../../store/events/heats.ts';
import { numberCouplesPath, programPath } from '../../../store/events/program.ts';
import { numbersCoupleAt } from '../../../store/events/derivedAt.ts';
import { announcement } from '../../../store/floor/announcement.ts';
import { livePath } from '../../../store/floor/live.ts';
import { blocks } from '../../../store/plan/blocks.ts';
import { FEES_AT } from '../../../store/competition/addresses.ts';
import { createEditedPageText } from '../../../store/competition/pages.ts';
import type { EventConfiguration } from '../../../store/connection/eventConfiguration.ts';
import { savedResultPath } from '../../../store/results/results.ts';
import { roundAt } from '../../../store/rounds/roundAt.ts';
import { roundMarksPath } from '../../../store/sheets/marks.ts';
import { openStore } from '../../../store/store.ts';
import { RECALL_SUMMARY_ID } from '../../kit/parts/result/recallSummaryId.ts';
import { buildAccentStyle, parseHexColor } from '../../kit/look/palette.ts';
import { App } from '../../kit/shell/App.tsx';
import { PAGE_DATA_ID } from '../../kit/cache/pageData.ts';
import { StoreProvider } from '../../kit/cache/StoreProvider.tsx';
import { RENDERED_AT } from '../../kit/clock/useTimes.ts';
import { arePlacingsPublic } from '../../../domain/round/release.ts';
import { listPostedCallbacks } from '../../../domain/round/postedCallbacks.ts';
import { matchesPath, parsePathValues } from '../../kit/screens/address.ts';
import { findScreen } from '../../kit/screens/findScreen.ts';
import { findGuessedScreen, isJudgesEntrance } from '../../kit/screens/guessedAddresses.ts';
import { screens } from '../../kit/screens/screens.ts';
import { listResultPaths } from '../../../store/results/readResults.ts';
import { liveWords } from '../../kit/words/english/live.ts';
import { resultsWords } from '../../kit/words/english/results.ts';
import { resultsSearchWords } from '../../kit/words/english/resultsSearch.ts';
import { termsWords } from '../../kit/words/english/terms.ts';
import { pageLanguage, getWords } from '../../kit/words/language.ts';
import { loadLazyWords } from '../../kit/words/laterWords.ts';
import { loadLanguage } from '../../kit/words/visitorsLanguage.ts';
import { renderPreview } from './preview.tsx';

/** A page that the server renders, at least its head. */
interface Drawable {
  /** Cache key: pages with the same name are the same at any address. */
  readonly page: string;
  /** The paths of the tree that the page reads. */
  readonly places: readonly string[];
  /** More paths to read, which depend on the values of the first ones. */
  readonly more?: (known: Known) => readonly string[];
  /**
   * If one of these paths is empty, the page doesn't exist, and `otherwise` is rendered: the number of such
   * addresses is unlimited.
   */
  readonly needs?: { readonly places: readonly string[]; readonly otherwise: Drawable };
  /** The title; by default the name of the competition. */
  readonly title?: (known: Known) => string | undefined;
  /** True to render the head only. */
  readonly isHeadOnly?: true;
}

/** Values by their address in the tree, as the public may read them. */
type Known = Readonly<Record<string, unknown>>;

const EMBEDDED = { kind: 'embedded', origin: '', databaseURL: '' } as const;
const onProgram = programPath(EMBEDDED);

const HOME: Drawable = {
  page: 'home',
  places: [competitionBasics.at, FEES_AT, createEditedPageText('home').path.at],
};

/** The paths that every phone follows (web/visitors/live/useLiveHall.ts). */
const HALL = [
  competitionBasics.at,
  onProgram.at,
  livePath.at,
  blocks.at,
  eventSettingsPath.at,
  announcement.at,
] as const;

/** The live page lists the latest recalls by number. */
const LIVE: Drawable = {
  page: 'live',
  places: HALL,
  title: () => getWords(liveWords).title,
  more: (known) => {
    const [last] = listPostedCallbacks(onProgram.parse(known[onProgram.at]));
    return last === undefined ? [] : [heatsPath(EMBEDDED, last.event.key).at];
  },
};

/** Any other page: name, place and date of the competition, for link previews. */
const OTHERS: Drawable = { page: 'others', places: [competitionBasics.at] };

/** The page of a round needs its own event instead of the latest callbacks. */
function liveRound(pathname: string): Drawable {
  const { event = '', round = '' } = parsePathValues(screens.liveRound.path, pathname);
  const key = parseEventKey(event);
  // Addresses can contain anything; for an unknown event, the browser shows the message.
  if (key === undefined || !/^\d{1,3}$/.test(round)) return OTHERS;
  const heatsPlace = heatsPath(EMBEDDED, key).at;
  return {
    page: `live:${key}:${Number(round)}`,
    places: [...HALL, heatsPlace],
    needs: { places: [heatsPlace, roundAt(key, Number(round))], otherwise: OTHERS },
    title: (known) => {
      const programEvent = onProgram.parse(known[onProgram.at]).find((event) => event.key === key);
      const shown = programEvent?.rounds.find((one) => one.number === Number(round));
      const { eventName, roundName } = getWords(termsWords);
      return programEvent === undefined || shown === undefined
        ? getWords(liveWords).title
        : getWords(liveWords).round.tab(eventName(programEvent), roundName(shown.name));
    },
  };
}

const RESULTS: Drawable = {
  page: 'results',
  places: [competitionBasics.at, onProgram.at, eventSettingsPath.at],
  title: () => getWords(resultsWords).title,
};

/**
 * The list of results, or all of one number. The browser finds those of a school itself, since the list of
 * all dancers it needs is in no page.
 */
function listOfResults(_: string, search: string): Drawable {
  if (search === '') return RESULTS;
  const asked = new URLSearchParams(search);
  const number = asked.size === 1 ? parseLeadNumber(asked.get('number') ?? '') : undefined;
  if (number === undefined) return OTHERS;
  const couplesPlace = numberCouplesPath(EMBEDDED, number);
  return {
    page: `results:${number}`,
    places: [...RESULTS.places, couplesPlace.at],
    needs: { places: [couplesPlace.at], otherwise: OTHERS },
    title: () => getWords(resultsSearchWords).ofCouple(number),
    more: (known) =>
      listResultPaths(
        couplesPlace.parse(known[couplesPlace.at]),
        onProgram.parse(known[onProgram.at]),
        eventSettingsPath.parse(known[eventSettingsPath.at]).release,
      ),
  };
}

/** The round or couple of a result that an address names, or both; undefined if it is malformed. */
function parseResultQuery(
  search: string,
): { readonly round: string | null; readonly couple: string | null } | undefined {
  const asked = new URLSearchParams(search);
  const [round, couple] = [asked.get('round'), asked.get('couple')];
  const isRound = round === null || /^\d{1,2}$/.test(round);
  const isCouple = couple === null || parseLeadNumber(couple) !== undefined;
  const said = [round, couple].filter((one) => one !== null).length;
  return isRound && isCouple && asked.size === said ? { round, couple } : undefined;
}

/** A result with the requested round and couple, or the most telling round. Never one that waits for the awards. */
function result(pathname: string, search: string): Drawable {
  const { event: name = '' } = parsePathValues(screens.resultDetails.path, pathname);
  const key = parseEventKey(name);
  const asked = parseResultQuery(search);
  if (key === undefined) return OTHERS;
  const eventPlace = eventPath(key);
  const title = (known: Known): string | undefined => {
    const event = eventPlace.parse(known[eventPlace.at]);
    return event === undefined
      ? undefined
      : getWords(resultsWords).titleOf(getWords(termsWords).eventName(event));
  };
  const head: Drawable = {
    page: `resultHead:${key}`,
    places: [competitionBasics.at, eventPlace.at],
    needs: { places: [eventPlace.at], otherwise: OTHERS },
    title,
    isHeadOnly: true,
  };
  if (asked === undefined) return head;
  const { round, couple } = asked;
  return {
    page: `result:${key}:${round === null ? '' : Number(round)}:${couple ?? ''}`,
    places: [competitionBasics.at, eventSettingsPath.at, eventPlace.at],
    needs: {
      places: [
        eventPlace.at,
        ...(round === null ? [] : [roundAt(key, Number(round))]),
        ...(couple === null ? [] : [numbersCoupleAt(key, couple)]),
      ],
      otherwise: head,
    },
    title,
    more: (known) => {
      const event = eventPlace.parse(known[eventPlace.at]);
      const settings = eventSettingsPath.parse(known[eventSettingsPath.at]);
      const posted = event === undefined ? [] : listPostedRounds(event);
      const shown = posted.find(({ number }) => number === Number(round ?? Number.NaN)) ?? posted[0];
      if (shown === undefined || (isFinal(shown) && !arePlacingsPublic(shown, settings.release))) return [];
      return [
        savedResultPath(key, shown.number).at,
        ...(settings.marksPublic ? [roundMarksPath(key, shown.number).at] : []),
      ];
    },
  };
}

const DRAWN: readonly (readonly [path: string, page: (pathname: string, search: string) => Drawable])[] = [
  [screens.home.path, () => HOME],
  [screens.live.path, () => LIVE],
  [screens.liveRound.path, liveRound],
  [screens.results.path, listOfResults],
  [screens.resultDetails.path, result],
];

/**
 * The paths of the tree for a page, or for its head only. The server imports this function by name
 * (server/http/drawn.ts).
 */
export const drawableAt = (pathname: string, search: string): Drawable =>
  DRAWN.find(([path]) => matchesPath(path, pathname))?.[1](pathname, search) ?? OTHERS;

export const isScreen = (pathname: string): boolean =>
  findScreen(pathname) !== undefined ||
  isJudgesEntrance(pathname) ||
  findGuessedScreen(pathname) !== undefined;

/** Picks a page among those possible at an address. */
const named = (page: string, drawable: Drawable): Drawable =>
  drawable.page === page || drawable.needs === undefined ? drawable : named(page, drawable.needs.otherwise);

/** A page request, as the server knows it. */
export interface PageRequest {
  /** The name of the event configuration. */
  readonly event: string;
  readonly configuration: EventConfiguration;
  /** The name of the page, among those possible at its address. */
  readonly page: string;
  readonly pathname: string;
  /** The query string with its question mark; may be empty. */
  readonly search: string;
  /** BCP 47 tag of an existing language. */
  readonly language: string;
  /** The values at the page's paths, as the public may read them. */
  readonly known: Known;
}

/** The parts of a page that are there before any script runs. */
export interface RenderedPage {
  /** The head of the page: its title and the link preview. */
  readonly head: string;
  /**
   * The markup in its root, and the data it was rendered from, which the app needs to take over; undefined:
   * the app starts empty.
   */
  readonly root: { readonly body: string; readonly brought: string } | undefined;
  /** '#rrggbb' */
  readonly primaryColor: string | undefined;
  /** CSS declarations of this color's roles. */
  readonly accentStyle?: string | undefined;
}

/** Data for the app as JSON that is safe inside a script element: it can't close the script or open a comment. */
function toScriptData(known: Known): string {
  const text = JSON.stringify(known).replaceAll('<', String.raw`\u003c`);
  return renderToStaticMarkup(
    <script type="application/json" id={PAGE_DATA_ID} dangerouslySetInnerHTML={{ __html: text }} />,
  );
}

/**
 * The browser paints a round as soon as it has the heading and the summary, and lays out the couples below for the next
 * paint. Without this it paints whatever it has at some moment: on a slow phone 0.2 s later.
 */
const PAINT_AT_SUMMARY = renderToStaticMarkup(
  <link rel="expect" href={`#${RECALL_SUMMARY_ID}`} blocking="render" />,
);

async function draw({
  event,
  configuration,
  page: wanted,
  pathname,
  search,
  language: tag,
  known: read,
}: PageRequest): Promise<RenderedPage | undefined> {
  const known: Known = { ...read, [RENDERED_AT]: Date.now() };
  const about = competitionBasics.parse(known[competitionBasics.at] ?? null);
  const { page, title, isHeadOnly } = named(wanted, drawableAt(pathname, search));
  pageLanguage.set(await loadLanguage(tag));
  await loadLazyWords(tag);
  const called = title?.(known);
  const primaryColor = parseHexColor(about.primaryColor);
  const color = { primaryColor, accentStyle: buildAccentStyle(primaryColor) };
  if (page === OTHERS.page || isHeadOnly === true)
    return about.fullName === undefined
      ? undefined
      : { head: renderPreview(about, tag, called), root: undefined, ...color };
  // Without a time zone each device would show different days.
  if (about.fullName === undefined || about.timeZone === undefined) return undefined;
  const store = openStore(event, configuration, 'http://drawn.invalid');
  for (const [at, raw] of Object.entries(known)) store.device.bring(at, raw);
  const problems: unknown[] = [];
  const { prelude } = await prerender(
    <StrictMode>
      <StoreProvider store={store}>
        <Router ssrPath={pathname} ssrSearch={search.slice(1)}>
          <App />
        </Router>
      </StoreProvider>
    </StrictMode>,
    {
      // Sends everything in place: React would move late parts by an inline script, which the policy forbids.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      // React continues without the failed part, and would leave its place to the browser.
      onError: (error) => {
        problems.push(error);
      },
    },
  );
  if (problems.length > 0) throw new Error('The page was drawn in part only', { cause: problems[0] });
  const body = await new Response(prelude).text();
  return {
    head:
      renderPreview(about, tag, called) +
      (body.includes(`id="${RECALL_SUMMARY_ID}"`) ? PAINT_AT_SUMMARY : ''),
    root: { body, brought: toScriptData(known) },
    ...color,
  };
}

let last: Promise<unknown> = Promise.resolve();

/**
 * Renders a page as a browser does at first; undefined if it can't. Runs one at a time: the language is global.
 * @throws Error if a part of it fails
 */
export function drawPage(asked: PageRequest): Promise<RenderedPage | undefined> {
  const drawn = last.then(() => draw(asked));
  last = drawn.catch(() => undefined);
  return drawn;
}
