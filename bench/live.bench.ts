import type { PlannedEvent } from '../src/domain/schedule/plan/plan.ts';
import { openAdministrator } from '../src/server/start/openAdministrator.ts';
import type { Json } from '../src/server/tree/json.ts';
import { competitionBasics } from '../src/store/competition/competition.ts';
import { eventSettingsPath } from '../src/store/competition/settings.ts';
import { createEmbeddedConfiguration } from '../src/store/connection/eventConfiguration.ts';
import { heatsOfEventAt, PROGRAM_AT } from '../src/store/events/derivedAt.ts';
import { announcement } from '../src/store/floor/announcement.ts';
import { livePath } from '../src/store/floor/live.ts';
import { blocks } from '../src/store/plan/blocks.ts';
import { screens } from '../src/web/kit/screens/screens.ts';
import { builtServer } from './builtServer.ts';
import { madeUpDay } from './madeUpDay.ts';
import { BenchChild } from './child.ts';
import type { PhonesOptions, PhonesReport, PhonesCommand } from './children/phonesChild.ts';
import { openRawSockets, type RawSocket } from './rawLines.ts';
import { getPercentile, formatLine, formatMs, formatRatio } from './table.ts';

const PHONES = Number(process.env['BENCH_PHONES'] ?? 2000);
const WITHIN_MS = Number(process.env['BENCH_WITHIN'] ?? 60_000);
/** Data per phone, besides scripts, styles and fonts (design budgets). */
const LIMIT_BYTES = 60_000;
const POSTED_MS = 1000;
const TAP_MS = 100;

const EVENT = 'development';
const SECRET = 'a-secret-of-a-bench-that-nobody-has-to-know';
const JUDGES = 'ABCDEFGHI'.split('');
const TAP_EVERY_MS = 500;
const POST_EVERY_MS = 3000;
/** The judges tap alone for this time first, as a baseline: the machine may be busy. */
const ALONE_MS = 10_000;

/** The largest events with a preliminary round: one is on the floor, the others are posted. */
const largest = (events: readonly PlannedEvent[]): readonly PlannedEvent[] =>
  events.filter(({ rounds }) => rounds.length > 1).toSorted((a, b) => b.entries.length - a.entries.length);

interface Hall {
  readonly port: number;
  readonly write: (places: Readonly<Record<string, unknown>>) => Promise<void>;
  readonly close: () => void;
}

async function hall(tree: Readonly<Record<string, Json>>): Promise<Hall> {
  const configuration = createEmbeddedConfiguration(EVENT);
  const fill = async (dataFolder: string): Promise<void> => {
    const administrator = await openAdministrator({ dataFolder, namespace: configuration.projectId });
    await administrator.update({ ...tree });
    await administrator.close();
  };
  const { port, close } = await builtServer({ event: EVENT, secret: SECRET, fill });
  const write = async (places: Readonly<Record<string, unknown>>): Promise<void> => {
    const answer = await fetch(`http://127.0.0.1:${port}/.json`, {
      method: 'PATCH',
      headers: { authorization: `Bearer ${SECRET}`, 'content-type': 'application/json' },
      body: JSON.stringify(places),
    });
    if (!answer.ok) throw new Error(await answer.text());
  };
  return { port, write, close };
}

/** Judges on their own devices who tap all the time. Measures the server's response times in ms. */
async function judges(
  { port, write }: Hall,
  event: PlannedEvent,
  round: number,
): Promise<{
  /** Response times so far. Resets them. */
  readonly sofar: () => readonly number[];
  readonly stop: () => void;
}> {
  const configuration = createEmbeddedConfiguration(EVENT);
  const [dance] = event.dances;
  const numbers = event.entries.map(({ number }) => number).slice(0, 20);
  const took: number[] = [];
  const lines: RawSocket[] = [];
  const timers: ReturnType<typeof setInterval>[] = [];
  for (const judge of JUDGES) {
    const signedUp = await fetch(
      `http://127.0.0.1:${port}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=${configuration?.apiKey}`,
      { method: 'POST', body: JSON.stringify({ returnSecureToken: true }) },
    );
    const { idToken, localId } = (await signedUp.json()) as {
      readonly idToken: string;
      readonly localId: string;
    };
    const code = `code-of-judge-${judge}-of-a-bench`;
    await write({
      [`judgeCodes/${judge}`]: code,
      [`${competitionBasics.at}/officials/${judge}`]: {
        key: judge,
        name: `Judge ${judge}`,
        role: 'Judge',
        bio: '',
      },
      [`judgeClaims/${localId}`]: { judge, code, at: 1 },
    });
    const [device] = await openRawSockets(`ws://127.0.0.1:${port}/.ws?v=5&ns=${configuration?.projectId}`, 1);
    if (device === undefined) throw new Error('no line');
    lines.push(device);
    const sent = new Map<number, number>();
    device.heard = (text) => {
      const answer = /"r":(\d+).*"s":"(\w+)"/.exec(text);
      if (answer === null) return;
      const [number, status] = [Number(answer[1]), answer[2]];
      if (status !== 'ok') throw new Error(`a judge was refused: ${text}`);
      const from = sent.get(number);
      if (from !== undefined) took.push(performance.now() - from);
    };
    device.send(JSON.stringify({ t: 'd', d: { r: 1, a: 'auth', b: { cred: idToken } } }));
    let tap = 1;
    timers.push(
      setInterval(() => {
        tap += 1;
        const marks = numbers.slice(0, 1 + (tap % numbers.length));
        sent.set(tap, performance.now());
        const sheet = `${event.key}/${round}/${judge}/${String(dance)}`;
        const patch = {
          [`marks/${sheet}`]: marks,
          [`sheets/${sheet}`]: { state: 'draft', count: marks.length, at: { '.sv': 'timestamp' } },
        };
        device.send(JSON.stringify({ t: 'd', d: { r: tap, a: 'm', b: { p: '/', d: patch } } }));
      }, TAP_EVERY_MS),
    );
  }
  return {
    sofar: () => took.splice(0),
    stop: () => {
      for (const timer of timers) clearInterval(timer);
      for (const { close } of lines) close();
    },
  };
}

/** Posts callbacks like the scrutineer does: the state and the next round's couples in one patch. */
function posting({ key, entries, rounds }: PlannedEvent): Readonly<Record<string, unknown>> {
  const number = rounds.length - 1;
  const through = entries.slice(0, Math.ceil(entries.length / 2));
  return {
    [`events/${key}/rounds/${number}/roundState`]: 5,
    [`events/${key}/rounds/${number - 1}/entries`]: Object.fromEntries(
      through.map(({ id }, place) => [id, { heat: 1 + (place % 2) }]),
    ),
  };
}

const isKind =
  <Kind extends PhonesReport['kind']>(kind: Kind) =>
  (news: PhonesReport): news is Extract<PhonesReport, { kind: Kind }> =>
    news.kind === kind;

const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

/** 2,000 phones in a hall open the live page within a minute, while judges tap and callbacks are posted. */
export async function benchLive(): Promise<void> {
  const { tree, events } = madeUpDay();
  const [onFloor, called, ...others] = largest(events);
  if (onFloor === undefined || called === undefined) throw new Error('there is nothing to dance');
  const first = onFloor.rounds.length - 1;
  const day = Date.now();
  const server = await hall({
    ...tree,
    [competitionBasics.at]: { fullName: 'Bench Classic', timeZone: 'UTC', startDate: day, endDate: day },
  });
  await server.write({
    [`events/${onFloor.key}/rounds/${first}/roundState`]: 2,
    [`events/${onFloor.key}/rounds/${first}/roundActualStartTime`]: day,
    [`${livePath.at}/${onFloor.key}/${first}`]: { dance: 0, heat: 1, floor: 1 },
    [`events/${called.key}/rounds/${called.rounds.length - 1}/roundActualStartTime`]: day,
    ...posting(called),
  });
  try {
    const panel = await judges(server, onFloor, first);
    await new Promise((resolve) => setTimeout(resolve, ALONE_MS));
    const alone = panel.sofar();
    const asked: PhonesOptions = {
      port: server.port,
      namespace: createEmbeddedConfiguration(EVENT).projectId,
      path: screens.live.link(),
      count: PHONES,
      within: WITHIN_MS,
      places: [
        competitionBasics.at,
        PROGRAM_AT,
        livePath.at,
        blocks.at,
        eventSettingsPath.at,
        announcement.at,
        heatsOfEventAt(called.key),
      ],
    };
    const phones = new BenchChild<PhonesCommand, PhonesReport>('phonesChild', asked);
    let areOpen = false;
    const opened = phones.next(isKind('opened')).then(() => {
      areOpen = true;
    });
    const longest: number[] = [];
    let [atMost, missed] = [0, 0];
    const post = async (event: PlannedEvent): Promise<void> => {
      phones.tell({ kind: 'await', text: `${event.key}/r/${event.rounds.length - 1}/s` });
      const { phones: there } = await phones.next(isKind('awaiting'));
      const from = performance.timeOrigin + performance.now();
      await server.write(posting(event));
      const { times: heard } = await phones.next(isKind('heard'));
      atMost = Math.max(atMost, there);
      missed += there - heard.length;
      if (heard.length > 0) longest.push(Math.max(...heard) - from);
    };
    for (const event of others) {
      if (areOpen) break;
      await Promise.race([opened, new Promise((resolve) => setTimeout(resolve, POST_EVERY_MS))]);
      await post(event);
    }
    await opened;
    // The test is repeated with all phones connected.
    await post(others.at(-1) ?? called);
    const took = panel.sofar();
    panel.stop();
    phones.tell({ kind: 'leave' });
    const { bytes, dropped } = await phones.next(isKind('left'));
    const most = Math.max(...bytes);
    console.log(
      formatLine(
        `${bytes.length} phones in ${WITHIN_MS / 1000} s, 3,200 entries`,
        'median',
        'most',
        'of the limit',
      ),
    );
    console.log(
      formatLine(
        `  data of each, of ${kB(LIMIT_BYTES)}`,
        kB(getPercentile(bytes, 0.5)),
        kB(most),
        formatRatio(most, LIMIT_BYTES),
      ),
    );
    console.log(formatLine('  all of it', '', kB(bytes.reduce((sum, each) => sum + each, 0))));
    console.log(
      formatLine(
        `  ${longest.length} postings at all, of ${POSTED_MS} ms`,
        formatMs(getPercentile(longest, 0.5)),
        formatMs(Math.max(...longest)),
        formatRatio(Math.max(...longest), POSTED_MS),
      ),
    );
    console.log(
      formatLine(
        `  ${took.length} taps meanwhile, p99 of ${TAP_MS} ms`,
        formatMs(getPercentile(took, 0.5)),
        formatMs(getPercentile(took, 0.99)),
        formatRatio(getPercentile(took, 0.99), TAP_MS),
      ),
    );
    console.log(
      formatLine(
        '  the same before anybody had come',
        formatMs(getPercentile(alone, 0.5)),
        formatMs(getPercentile(alone, 0.99)),
        formatRatio(getPercentile(took, 0.99), getPercentile(alone, 0.99)),
      ),
    );
    console.log(formatLine('  pages or lines lost, postings not heard', `${dropped}`, `${missed}`));
    if (dropped > 0 || missed > 0) throw new Error('something was dropped');
  } finally {
    server.close();
  }
}
