import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { StrictMode } from 'react';
import { Router } from 'wouter';
import { isFinal, postedRounds } from '../../../domain/competition.ts';
import { eventKey, leadNumber } from '../../../domain/ids.ts';
import { competition } from '../../../store/competition/competition.ts';
import { eventSettings } from '../../../store/competition/settings.ts';
import { event as eventPath } from '../../../store/events/events.ts';
import { heats } from '../../../store/events/heats.ts';
import { couplesNumbered, program } from '../../../store/events/program.ts';
import { coupleNumberedAt } from '../../../store/events/programDefinition.ts';
import { announcement } from '../../../store/floor/announcement.ts';
import { live } from '../../../store/floor/live.ts';
import { blocks } from '../../../store/plan/blocks.ts';
import { FEES_AT } from '../../../store/competition/addresses.ts';
import { pageText } from '../../../store/competition/pages.ts';
import type { EventConfiguration } from '../../../store/connection/eventConfiguration.ts';
import { savedResult } from '../../../store/results/results.ts';
import { roundAt } from '../../../store/rounds/roundAt.ts';
import { marksOfRound } from '../../../store/sheets/marks.ts';
import { openStore } from '../../../store/store.ts';
import { App } from '../../kit/shell/App.tsx';
import { BROUGHT } from '../../kit/cache/broughtAlong.ts';
import { StoreProvider } from '../../kit/cache/StoreProvider.tsx';
import { DRAWN_AT } from '../../kit/clock/useTimes.ts';
import { placingsAreOut } from '../../../domain/round/release.ts';
import { callbacksOut } from '../../../domain/round/callbacksOut.ts';
import { isAt, valuesAt } from '../../kit/screens/address.ts';
import { screenAt } from '../../kit/screens/screenAt.ts';
import { screens } from '../../kit/screens/screens.ts';
import { placesOf } from '../../../store/results/gathered.ts';
import { live as liveWords } from '../../kit/words/english/live.ts';
import { results } from '../../kit/words/english/results.ts';
import { resultsSearch } from '../../kit/words/english/resultsSearch.ts';
import { terms } from '../../kit/words/english/terms.ts';
import { language, wordsNow } from '../../kit/words/language.ts';
import { loadLaterWords } from '../../kit/words/laterWords.ts';
import { languageOf } from '../../kit/words/visitorsLanguage.ts';
import { preview } from './preview.tsx';

/** A page that is drawn, or of which the head is. */
interface Drawable {
  /** Pages of one name are the same page, whatever their address. */
  readonly page: string;
  /** What of the tree it is drawn from. */
  readonly places: readonly string[];
  /** What else, once that is known. */
  readonly more?: (known: Known) => readonly string[];
  /** Where one of these places is empty there is no such page, and another one is shown. There is no end of such addresses. */
  readonly needs?: { readonly places: readonly string[]; readonly otherwise: Drawable };
  /** What the page is called; without it, as the competition is. */
  readonly title?: (known: Known) => string | undefined;
  /** Its head alone is drawn. */
  readonly isHeadOnly?: true;
}

/** What lies at places of the tree, as anybody may read it. */
type Known = Readonly<Record<string, unknown>>;

const EMBEDDED = { kind: 'embedded', origin: '', databaseURL: '' } as const;
const onProgram = program(EMBEDDED);

const HOME: Drawable = { page: 'home', places: [competition.at, FEES_AT, pageText('home').path.at] };

/** What every phone follows of the hall (web/visitors/live/useHall.ts). */
const HALL = [competition.at, onProgram.at, live.at, blocks.at, eventSettings.at, announcement.at] as const;

/** The live page shows by number who was called back last. */
const LIVE: Drawable = {
  page: 'live',
  places: HALL,
  title: () => wordsNow(liveWords).title,
  more: (known) => {
    const [last] = callbacksOut(onProgram.parse(known[onProgram.at]));
    return last === undefined ? [] : [heats(EMBEDDED, last.event.key).at];
  },
};

/** Any other page: whose competition it is, when and where, for whom it is sent to. */
const OTHERS: Drawable = { page: 'others', places: [competition.at] };

/** A round's page has that of its event in the place of the last callbacks. */
function liveRound(pathname: string): Drawable {
  const { event = '', round = '' } = valuesAt(screens.liveRound.path, pathname);
  const key = eventKey(event);
  // Whatever an address may say: where there is no such event, that is said by each browser itself.
  if (key === undefined || !/^\d{1,3}$/.test(round)) return OTHERS;
  const its = heats(EMBEDDED, key).at;
  return {
    page: `live:${key}:${Number(round)}`,
    places: [...HALL, its],
    needs: { places: [its, roundAt(key, Number(round))], otherwise: OTHERS },
    title: (known) => {
      const its = onProgram.parse(known[onProgram.at]).find((event) => event.key === key);
      const shown = its?.rounds.find((one) => one.number === Number(round));
      const { eventName, roundName } = wordsNow(terms);
      return its === undefined || shown === undefined
        ? wordsNow(liveWords).title
        : wordsNow(liveWords).round.tab(eventName(its), roundName(shown.name));
    },
  };
}

const RESULTS: Drawable = {
  page: 'results',
  places: [competition.at, onProgram.at, eventSettings.at],
  title: () => wordsNow(results).title,
};

/**
 * The list of results, or all of one number. Those of a school are looked for by each browser: who is of it stands in the
 * list of everybody, which no page brings along.
 */
function listOfResults(_: string, search: string): Drawable {
  if (search === '') return RESULTS;
  const asked = new URLSearchParams(search);
  const number = asked.size === 1 ? leadNumber(asked.get('number') ?? '') : undefined;
  if (number === undefined) return OTHERS;
  const its = couplesNumbered(EMBEDDED, number);
  return {
    page: `results:${number}`,
    places: [...RESULTS.places, its.at],
    needs: { places: [its.at], otherwise: OTHERS },
    title: () => wordsNow(resultsSearch).ofCouple(number),
    more: (known) =>
      placesOf(
        its.parse(known[its.at]),
        onProgram.parse(known[onProgram.at]),
        eventSettings.parse(known[eventSettings.at]).release,
      ),
  };
}

/** What somebody may ask for of a result: a round, a couple, both; undefined where it is something else. */
function askedOf(
  search: string,
): { readonly round: string | null; readonly couple: string | null } | undefined {
  const asked = new URLSearchParams(search);
  const [round, couple] = [asked.get('round'), asked.get('couple')];
  const isRound = round === null || /^\d{1,2}$/.test(round);
  const isCouple = couple === null || leadNumber(couple) !== undefined;
  const said = [round, couple].filter((one) => one !== null).length;
  return isRound && isCouple && asked.size === said ? { round, couple } : undefined;
}

/** A result with the round and the couple that are asked for, or the round that tells most; never what waits for the awards. */
function result(pathname: string, search: string): Drawable {
  const { event: name = '' } = valuesAt(screens.resultDetails.path, pathname);
  const key = eventKey(name);
  const asked = askedOf(search);
  if (key === undefined) return OTHERS;
  const its = eventPath(key);
  const title = (known: Known): string | undefined => {
    const event = its.parse(known[its.at]);
    return event === undefined ? undefined : wordsNow(results).titleOf(wordsNow(terms).eventName(event));
  };
  const head: Drawable = {
    page: `resultHead:${key}`,
    places: [competition.at, its.at],
    needs: { places: [its.at], otherwise: OTHERS },
    title,
    isHeadOnly: true,
  };
  if (asked === undefined) return head;
  const { round, couple } = asked;
  return {
    page: `result:${key}:${round === null ? '' : Number(round)}:${couple ?? ''}`,
    places: [competition.at, eventSettings.at, its.at],
    needs: {
      places: [
        its.at,
        ...(round === null ? [] : [roundAt(key, Number(round))]),
        ...(couple === null ? [] : [coupleNumberedAt(key, couple)]),
      ],
      otherwise: head,
    },
    title,
    more: (known) => {
      const event = its.parse(known[its.at]);
      const settings = eventSettings.parse(known[eventSettings.at]);
      const posted = event === undefined ? [] : postedRounds(event);
      const shown = posted.find(({ number }) => number === Number(round ?? Number.NaN)) ?? posted[0];
      if (shown === undefined || (isFinal(shown) && !placingsAreOut(shown, settings.release))) return [];
      return [
        savedResult(key, shown.number).at,
        ...(settings.marksPublic ? [marksOfRound(key, shown.number).at] : []),
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

/** What of the tree a page is drawn from, or its head alone. */
export const drawableAt = (pathname: string, search: string): Drawable =>
  DRAWN.find(([path]) => isAt(path, pathname))?.[1](pathname, search) ?? OTHERS;

export const isScreen = (pathname: string): boolean => screenAt(pathname) !== undefined;

/** One of the pages that may stand at an address. */
const named = (page: string, drawable: Drawable): Drawable =>
  drawable.page === page || drawable.needs === undefined ? drawable : named(page, drawable.needs.otherwise);

/** A page that somebody is about to open, as its server knows it. */
export interface Asked {
  /** The name of the event configuration. */
  readonly event: string;
  readonly configuration: EventConfiguration;
  /** Which of the pages that may stand at its address. */
  readonly page: string;
  readonly pathname: string;
  /** What follows the question mark, with it; empty where nothing does. */
  readonly search: string;
  /** A BCP 47 tag of a language that is there. */
  readonly language: string;
  /** What lies at its places, as anybody may read it. */
  readonly known: Known;
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
function asData(known: Known): string {
  const text = JSON.stringify(known).replaceAll('<', String.raw`\u003c`);
  return renderToStaticMarkup(
    <script type="application/json" id={BROUGHT} dangerouslySetInnerHTML={{ __html: text }} />,
  );
}

async function draw({
  event,
  configuration,
  page: wanted,
  pathname,
  search,
  language: tag,
  known: read,
}: Asked): Promise<DrawnPage | undefined> {
  const known: Known = { ...read, [DRAWN_AT]: Date.now() };
  const about = competition.parse(known[competition.at] ?? null);
  const { page, title, isHeadOnly } = named(wanted, drawableAt(pathname, search));
  language.set(await languageOf(tag));
  await loadLaterWords(tag);
  const called = title?.(known);
  if (page === OTHERS.page || isHeadOnly === true)
    return about.fullName === undefined
      ? undefined
      : { head: preview(about, tag, called), root: undefined, primaryColor: about.primaryColor };
  // Whose clock it goes by nobody has said: each device would say other days.
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
    head: preview(about, tag, called),
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
