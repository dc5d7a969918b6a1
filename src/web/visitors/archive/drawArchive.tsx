import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { mapDefined } from '../../../domain/mapDefined.ts';
import { getDeviceTimeZone } from '../../../store/competition/dates.ts';
import { getTimeFormatters } from '../../kit/words/times.ts';
import type { EventKey } from '../../../domain/ids.ts';
import { buildDirectory } from '../../../domain/people/directory.ts';
import { normalizeSearch } from '../../../domain/people/searching.ts';
import { toCalendarDay } from '../../../domain/registration/calendar.ts';
import { type CompetitionEvent, isFinal, listPostedRounds } from '../../../domain/competition.ts';
import { arePlacingsPublic } from '../../../domain/round/release.ts';
import { competitionBasics } from '../../../store/competition/competition.ts';
import { eventSettingsPath } from '../../../store/competition/settings.ts';
import { formatCsv } from '../../../store/csv/csv.ts';
import { allEvents as eventsPath } from '../../../store/events/events.ts';
import { competitors } from '../../../store/people/competitors.ts';
import { buildPublicJson, buildPublicTable } from '../../../store/results/publicLists.ts';
import { readPublicEvent, type PublicEvent, type ReadPath } from '../../../store/results/publicResults.ts';
import type { TreePath } from '../../../store/tree/path.ts';
import { createDayRangeFormatter } from '../../kit/words/days.ts';
import { joinParts } from '../../kit/words/joinParts.ts';
import { archiveWords } from '../../kit/words/english/archive.ts';
import { termsWords } from '../../kit/words/english/terms.ts';
import { pageLanguage, getWords } from '../../kit/words/language.ts';
import { loadLazyWords } from '../../kit/words/laterWords.ts';
import { LANGUAGES, loadLanguage } from '../../kit/words/visitorsLanguage.ts';
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
  /** Reads a path of the tree. Only public paths are read. */
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
  return joinParts([first && createDayRangeFormatter(tag)(first, last ?? first), place]);
}

/** The files of an archive: all public results of a competition with their calculation, as self-contained pages. */
export async function drawArchive(asked: ArchiveRequest): Promise<readonly DrawnFile[]> {
  const known = <T,>({ at, parse }: TreePath<T>): T => parse(asked.read(at) ?? null);
  const read: ReadPath = (path) => Promise.resolve(known(path));
  if (!LANGUAGES.includes(asked.language))
    throw new Error(`There is no language “${asked.language}”. Languages: ${LANGUAGES.join(', ')}.`);
  pageLanguage.set(await loadLanguage(asked.language));
  await loadLazyWords(asked.language);
  const [about, settings, all] = [known(competitionBasics), known(eventSettingsPath), known(eventsPath)];
  const found = await Promise.all(
    eventsInOrder(all).map(({ key }) => readPublicEvent(read, key, settings, about.judges)),
  );
  const events = mapDefined(found, (one) => one);
  const fileOf = filesOf(events);
  const words = getWords(archiveWords);
  const { eventName } = getWords(termsWords);
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
  const dancers = buildDirectory(all, known(competitors))
    .filter(({ name: called, dances }) => called !== undefined && dances.length > 0)
    .toSorted((a, b) => (a.name ?? '').localeCompare(b.name ?? ''))
    .map((dancer, at): ArchivedDancer => ({ anchor: `d${at + 1}`, dancer }));
  const waiting = all
    .flatMap((event) => listPostedRounds(event))
    .filter((round) => isFinal(round) && !arePlacingsPublic(round, settings.release)).length;
  const byKey = new Map<EventKey, PublicEvent>(events.map((one) => [one.event.key, one]));
  return [
    page(
      'index.html',
      name,
      <IndexPage
        competition={name}
        whenAndWhere={whenAndWhere(about, asked.language)}
        day={getTimeFormatters(asked.language, about.timeZone ?? getDeviceTimeZone()).longDate(asked.now)}
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
    { path: 'results.csv', text: formatCsv(buildPublicTable(events)) },
    { path: 'results.json', text: `${JSON.stringify(buildPublicJson(name, events), undefined, 1)}\n` },
  ];
}
