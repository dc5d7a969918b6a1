import { openAdministrator } from '../../src/server/start/openAdministrator.ts';
import { createEmbeddedConfiguration } from '../../src/store/connection/eventConfiguration.ts';
import { parseLeadNumber } from '../../src/domain/ids.ts';
import { screens } from '../../src/web/kit/screens/screens.ts';
import { builtServer } from '../builtServer.ts';
import { BenchChild } from '../child.ts';
import type { ReadersOptions, ReadersReport, ReadersCommand } from '../children/readersChild.ts';
import { madeUpDay } from '../madeUpDay.ts';
import { formatLine } from '../table.ts';
import {
  buildRunningRound,
  formatFigures,
  JUDGES,
  openJudges,
  JUDGE_LIMIT_TEXT,
  measureMarking,
  countUpFromZero,
  ATTACK_SECONDS,
  type JudgeClient,
  type Backend,
} from './judges.ts';

const EVENT = 'development';
const DAY_MS = 24 * 60 * 60_000;
const ADDRESSES = countUpFromZero(20).map((n) => `203.0.113.${n + 1}`);

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

async function attacked(what: string, judges: readonly JudgeClient[], asked: ReadersOptions): Promise<void> {
  const readers = new BenchChild<ReadersCommand, ReadersReport>('readersChild', asked);
  await readers.next((news): news is Extract<ReadersReport, { kind: 'reading' }> => news.kind === 'reading');
  const times = await measureMarking(judges);
  readers.tell('stop');
  const { answers } = await readers.next(
    (news): news is Extract<ReadersReport, { kind: 'stopped' }> => news.kind === 'stopped',
  );
  console.log(formatLine(`  ${what}, p99 ${JUDGE_LIMIT_TEXT}`, ...formatFigures(times)));
  const rates = Object.entries(answers).map(
    ([status, count]) => `${status}: ${Math.round(count / ATTACK_SECONDS)}/s`,
  );
  console.log(`    answered ${rates.join(', ')}`);
  await readers.gone();
}

/** Judges mark on the day of a large competition, while strangers read pages and the whole list of events. */
export async function benchReaders(): Promise<void> {
  const configuration = createEmbeddedConfiguration(EVENT);
  const { projectId: namespace, apiKey } = configuration;
  const day = madeUpDay();
  const { port, close } = await builtServer({
    event: EVENT,
    env: { TRUST_PROXY: 'loopback', LOG_LEVEL: 'warn' },
    fill: async (dataFolder) => {
      const administrator = await openAdministrator({ dataFolder, namespace });
      await administrator.update({ ...day.tree });
      const { events, judgeCodes, competitionMetadata } = buildRunningRound();
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
    const judges = await openJudges(backend);
    console.log(
      formatLine(`${JUDGES} judges mark while strangers read`, 'median', 'p99', 'longest', 'marks'),
    );
    await measureMarking(judges.slice(0, 1));
    console.log(formatLine('  nobody reads', ...formatFigures(await measureMarking(judges))));
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
