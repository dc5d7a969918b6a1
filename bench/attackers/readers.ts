import { openAdministrator } from '../../src/server/start/openAdministrator.ts';
import { createEmbeddedConfiguration } from '../../src/store/connection/eventConfiguration.ts';
import { parseLeadNumber } from '../../src/domain/ids.ts';
import { screens } from '../../src/web/kit/screens/screens.ts';
import { builtServer } from '../builtServer.ts';
import { Child } from '../child.ts';
import type { ReadersAsked, ReadersNews, ReadersOrder } from '../children/readersChild.ts';
import { madeUpDay } from '../madeUpDay.ts';
import { line } from '../table.ts';
import {
  competition,
  figures,
  JUDGES,
  judgesOf,
  LIMIT,
  marking,
  numbers,
  SECONDS,
  type Asking,
  type Backend,
} from './judges.ts';

const EVENT = 'development';
const DAY_MS = 24 * 60 * 60_000;
const ADDRESSES = numbers(20).map((n) => `203.0.113.${n + 1}`);

/** More pages than the server caches, but few enough to fit into a command-line argument. */
const PAGES = 1500;

/** One page per couple. */
function pagesOf({ events }: ReturnType<typeof madeUpDay>): readonly string[] {
  const pages = events.flatMap(({ key, entries }) =>
    entries.flatMap((entry) => {
      const couple = parseLeadNumber(String(entry.number ?? ''));
      return couple === undefined ? [] : [screens.resultDetails.link({ event: key, couple })];
    }),
  );
  return pages.slice(0, PAGES);
}

async function attacked(what: string, judges: readonly Asking[], asked: ReadersAsked): Promise<void> {
  const readers = new Child<ReadersOrder, ReadersNews>('readersChild', asked);
  await readers.next((news): news is Extract<ReadersNews, { kind: 'reading' }> => news.kind === 'reading');
  const times = await marking(judges);
  readers.tell('stop');
  const { answers } = await readers.next(
    (news): news is Extract<ReadersNews, { kind: 'stopped' }> => news.kind === 'stopped',
  );
  console.log(line(`  ${what}, p99 ${LIMIT}`, ...figures(times)));
  const rates = Object.entries(answers).map(
    ([status, count]) => `${status}: ${Math.round(count / SECONDS)}/s`,
  );
  console.log(`    answered ${rates.join(', ')}`);
  await readers.gone();
}

/** Judges mark on the day of a large competition, while strangers read pages and the whole list of events. */
export async function whileStrangersRead(): Promise<void> {
  const configuration = createEmbeddedConfiguration(EVENT);
  const { projectId: namespace, apiKey } = configuration;
  const day = madeUpDay();
  const { port, close } = await builtServer({
    event: EVENT,
    env: { TRUST_PROXY: 'loopback', LOG_LEVEL: 'warn' },
    fill: async (dataFolder) => {
      const administrator = await openAdministrator({ dataFolder, namespace });
      await administrator.update({ ...day.tree });
      const { events, judgeCodes, competitionMetadata } = competition();
      await administrator.update({
        judgeCodes,
        competitionMetadata: {
          ...competitionMetadata,
          timeZone: 'Europe/Berlin',
          startDate: Date.now(),
          endDate: Date.now() + DAY_MS,
        },
        'events/Waltz': events.Waltz,
      });
      await administrator.close();
    },
  });
  try {
    const backend: Backend = { port, namespace, apiKey };
    const judges = await judgesOf(backend);
    console.log(line(`${JUDGES} judges mark while strangers read`, 'median', 'p99', 'longest', 'marks'));
    await marking(judges.slice(0, 1));
    console.log(line('  nobody reads', ...figures(await marking(judges))));
    const whole = [`/events.json?ns=${namespace}`];
    await attacked('drawn pages, 20 addresses', judges, {
      port,
      addresses: ADDRESSES,
      linesEach: 4,
      paths: pagesOf(day),
    });
    await attacked('/events.json, 20 addresses', judges, {
      port,
      addresses: ADDRESSES,
      linesEach: 4,
      paths: whole,
    });
    await attacked('/events.json, one address', judges, {
      port,
      addresses: ADDRESSES.slice(0, 1),
      linesEach: 20,
      paths: whole,
    });
  } finally {
    close();
  }
}
