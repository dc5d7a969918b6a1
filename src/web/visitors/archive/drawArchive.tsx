import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { mapDefined } from '../../../domain/defined.ts';
import { deviceZone } from '../../../store/competition/dates.ts';
import { timesIn } from '../../kit/words/times.ts';
import type { EventKey } from '../../../domain/ids.ts';
import { directoryOf } from '../../../domain/people/directory.ts';
import { normalizeSearch } from '../../../domain/people/searching.ts';
import { toCalendarDay } from '../../../domain/registration/calendar.ts';
import { type CompetitionEvent, isFinal, postedRounds } from '../../../domain/competition.ts';
import { arePlacingsPublic } from '../../../domain/round/release.ts';
import { competitionBasics } from '../../../store/competition/competition.ts';
import { eventSettingsPath } from '../../../store/competition/settings.ts';
import { csvText } from '../../../store/csv/csv.ts';
import { everyEvent as eventsPath } from '../../../store/events/events.ts';
import { competitors } from '../../../store/people/competitors.ts';
import { publicJson, publicTable } from '../../../store/results/publicLists.ts';
import { publicEvent, type PublicEvent, type ReadPath } from '../../../store/results/publicResults.ts';
import type { TreePath } from '../../../store/tree/path.ts';
import { daysIn } from '../../kit/words/days.ts';
import { sideBySide } from '../../kit/words/sideBySide.ts';
import { archive } from '../../kit/words/english/archive.ts';
import { terms } from '../../kit/words/english/terms.ts';
import { language, wordsNow } from '../../kit/words/language.ts';
import { loadLaterWords } from '../../kit/words/laterWords.ts';
import { LANGUAGES, languageOf } from '../../kit/words/visitorsLanguage.ts';
import { ArchivePage } from './ArchivePage.tsx';
import { DancersPage } from './DancersPage.tsx';
import { IndexPage, type ArchivedDancer } from './IndexPage.tsx';
import { RoundPage } from './RoundPage.tsx';

const firstOf = ({ rounds }: CompetitionEvent): number =>
  Math.min(...rounds.map(({ scheduleIndex }) => scheduleIndex));

/** Events in the order of the program. */
const eventsInOrder = (events: readonly CompetitionEvent[]): readonly CompetitionEvent[] =>
  events.toSorted((a, b) => firstOf(a) - firstOf(b) || a.name.localeCompare(b.name));

/** The competition to archive. */
export interface ArchiveRequest {
  /** Reads the tree. Only public places are read. */
  readonly read: (at: string) => unknown;
  /** BCP 47 tag of an existing language. */
  readonly language: string;
  /** Time of this archive, in milliseconds. */
  readonly now: number;
  /** The hash of the last record of each chain in the journal. */
  readonly links: readonly string[];
}

export interface DrawnFile {
  /** Relative to the folder. */
  readonly path: string;
  /** The content; for a page, its markup from the first element on. */
  readonly text: string;
}

/** The folder of the round pages within the archive. */
const FOLDER = 'rounds';

/** Turns a name into a file name that is valid on any machine. */
const inFileName = (name: string): string =>
  normalizeSearch(name)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replaceAll(/^-|-$/g, '') || 'event';

/** Assigns a file to each round of each event. Two events of the same name get different ones. */
function filesOf(events: readonly PublicEvent[]): (event: PublicEvent, round: number) => string {
  const names = new Map(
    events.map(({ event }, at) => [
      event.key,
      `${String(at + 1).padStart(3, '0')}-${inFileName(event.name)}`,
    ]),
  );
  return ({ event }, round) => `${names.get(event.key) ?? 'event'}-${round}.html`;
}

function whenAndWhere(
  { startDate, endDate, timeZone, place }: ReturnType<typeof competitionBasics.parse>,
  tag: string,
): string {
  const dayOf = (at: typeof startDate) =>
    at === undefined || timeZone === undefined ? undefined : toCalendarDay(at, timeZone);
  const [first, last] = [dayOf(startDate), dayOf(endDate)];
  return sideBySide([first && daysIn(tag)(first, last ?? first), place]);
}

/** The files of an archive: all public results of a competition with their calculation, as self-contained pages. */
export async function drawArchive(asked: ArchiveRequest): Promise<readonly DrawnFile[]> {
  const known = <T,>({ at, parse }: TreePath<T>): T => parse(asked.read(at) ?? null);
  const read: ReadPath = (path) => Promise.resolve(known(path));
  if (!LANGUAGES.includes(asked.language))
    throw new Error(`There is no language “${asked.language}”. Languages: ${LANGUAGES.join(', ')}.`);
  language.set(await languageOf(asked.language));
  await loadLaterWords(asked.language);
  const [about, settings, all] = [known(competitionBasics), known(eventSettingsPath), known(eventsPath)];
  const found = await Promise.all(
    eventsInOrder(all).map(({ key }) => publicEvent(read, key, settings, about.judges)),
  );
  const events = mapDefined(found, (one) => one);
  const fileOf = filesOf(events);
  const words = wordsNow(archive);
  const { eventName } = wordsNow(terms);
  const name = about.fullName ?? words.title;
  const page = (path: string, title: string, body: ReactElement): DrawnFile => ({
    path,
    text: renderToStaticMarkup(
      <ArchivePage
        language={asked.language}
        title={title}
        color={about.primaryColor}
        up={path.includes('/') ? '../' : ''}
      >
        {body}
      </ArchivePage>,
    ),
  });
  const pages = events.flatMap((of) =>
    of.rounds.map((shown) =>
      page(
        [FOLDER, fileOf(of, shown.round.number)].join('/'),
        words.titleOf(eventName(of.event)),
        <RoundPage
          competition={name}
          of={of}
          shown={shown}
          judges={about.judges}
          hideLevelIcons={settings.hideLevelIcons}
          fileOf={(round) => fileOf(of, round)}
        />,
      ),
    ),
  );
  const inFolder = (of: PublicEvent, round = of.rounds[0]?.round.number): string | undefined =>
    round === undefined ? undefined : [FOLDER, fileOf(of, round)].join('/');
  const dancers = directoryOf(all, known(competitors))
    .filter(({ name: called, dances }) => called !== undefined && dances.length > 0)
    .toSorted((a, b) => (a.name ?? '').localeCompare(b.name ?? ''))
    .map((dancer, at): ArchivedDancer => ({ anchor: `d${at + 1}`, dancer }));
  const waiting = all
    .flatMap((event) => postedRounds(event))
    .filter((round) => isFinal(round) && !arePlacingsPublic(round, settings.release)).length;
  const byKey = new Map<EventKey, PublicEvent>(events.map((one) => [one.event.key, one]));
  return [
    page(
      'index.html',
      name,
      <IndexPage
        competition={name}
        whenAndWhere={whenAndWhere(about, asked.language)}
        day={timesIn(asked.language, about.timeZone ?? deviceZone()).longDate(asked.now)}
        events={events}
        hideLevelIcons={settings.hideLevelIcons}
        fileOf={(of) => inFolder(of)}
        dancers={dancers}
        waiting={waiting}
        links={asked.links}
      />,
    ),
    page(
      'dancers.html',
      `${words.dancers}, ${name}`,
      <DancersPage competition={name} dancers={dancers} events={byKey} fileOf={inFolder} />,
    ),
    ...pages,
    { path: 'results.csv', text: csvText(publicTable(events)) },
    { path: 'results.json', text: `${JSON.stringify(publicJson(name, events), undefined, 1)}\n` },
  ];
}
