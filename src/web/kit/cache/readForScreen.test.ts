import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createEmbeddedConfiguration } from '../../../store/connection/eventConfiguration.ts';
import { Session } from '../../../store/connection/session.ts';
import { readForScreen } from './readForScreen.ts';

const POSTED = 5;
const RUNNING = 2;

let asked: string[];
let states: readonly number[];
let final: object;
let settings: object | null;

beforeEach(() => {
  asked = [];
  final = {};
  settings = null;
  vi.spyOn(globalThis, 'fetch').mockImplementation((address) => {
    const { pathname } = new URL(address instanceof Request ? address.url : address);
    asked.push(decodeURIComponent(pathname));
    const answers = new Map<string, unknown>([
      ['events', event()],
      ['settings', settings],
    ]);
    return Promise.resolve(Response.json(answers.get(pathname.split('/')[1] ?? '') ?? { counts: {} }));
  });
});
afterEach(() => {
  vi.restoreAllMocks();
});

const event = () => ({
  name: 'Silver Waltz',
  eventLevel: 'Silver',
  style: 'Standard',
  eventDances: ['Waltz'],
  rounds: states.map((roundState, roundNumber) => ({
    roundNumber,
    roundState,
    roundName: 'Round',
    numHeats: 1,
    ...(roundNumber === 0 ? final : {}),
  })),
});

async function opened(pathname: string, search = ''): Promise<readonly string[]> {
  const configuration = createEmbeddedConfiguration('demo');
  const device = new Session('device', configuration, 'http://hall.test', false);
  device.wait(new Promise(() => undefined));
  await readForScreen(device, { pathname, search });
  return asked.filter((path) => !path.startsWith('/settings'));
}

test('a result is loaded early with its event: the final, when it is posted', async () => {
  states = [POSTED, POSTED];
  expect(await opened('/results/Silver%20Waltz')).toEqual([
    '/events/Silver Waltz.json',
    '/resultsSaved/Silver Waltz/0.json',
  ]);
});

test('the round in the address is loaded early instead of the final', async () => {
  states = [POSTED, POSTED];
  expect(await opened('/results/Silver%20Waltz', '?round=1')).toContain('/resultsSaved/Silver Waltz/1.json');
});

test('a round that is not posted is not loaded early, because the rules would refuse the read', async () => {
  states = [RUNNING, POSTED];
  expect(await opened('/results/Silver%20Waltz', '?round=0')).toEqual([
    '/events/Silver Waltz.json',
    '/resultsSaved/Silver Waltz/1.json',
  ]);
  asked = [];
  states = [RUNNING, RUNNING];
  expect(await opened('/results/Silver%20Waltz')).toEqual(['/events/Silver Waltz.json']);
});

test('a final whose places wait for the awards is not loaded early', async () => {
  states = [POSTED, POSTED];
  final = { release: 'awards' };
  expect(await opened('/results/Silver%20Waltz')).toEqual(['/events/Silver Waltz.json']);
  asked = [];
  final = {};
  settings = { release: 'awards' };
  expect(await opened('/results/Silver%20Waltz')).toEqual(['/events/Silver Waltz.json']);
  asked = [];
  final = { released: 1 };
  expect(await opened('/results/Silver%20Waltz')).toContain('/resultsSaved/Silver Waltz/0.json');
});

test.each(['/results', '/judges/B', '/results/%zz', '/results/'])(
  'nothing is loaded early for %s',
  async (path) => {
    expect(await opened(path)).toEqual([]);
  },
);

test('a text page is loaded early with its organizer, and no other page is', async () => {
  expect(await opened('/rules')).toEqual(['/competitionMetadata.json', '/pages/rules.json']);
  asked = [];
  expect(await opened('/')).toEqual(['/competitionMetadata.json', '/pages/home.json']);
  expect(asked).toContain('/settings/fees.json');
});

test('another screen loads its own data', async () => {
  expect(await opened('/results')).toEqual([]);
});
