import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openAdministrator } from '../../server/start/openAdministrator.ts';
import { NO_AGREED_PRICE } from '../../domain/fees/agreedPrice.ts';
import { buildPayOffers } from '../../domain/fees/payOptions.ts';
import { buildSchoolAccounts, listBilledDancers } from '../../domain/fees/accounts.ts';
import { buildDirectory } from '../../domain/people/directory.ts';
import { findLookAlikes } from '../../domain/people/lookAlikes.ts';
import { acceptsRegistrations } from '../../domain/registration/phase.ts';
import { competitionBasics } from '../../store/competition/competition.ts';
import { editedFees } from '../../store/competition/fees.ts';
import { editedPaySettings } from '../../store/competition/paySettings.ts';
import { allEvents } from '../../store/events/events.ts';
import { competitors } from '../../store/people/competitors.ts';
import { searches } from '../../store/people/searches.ts';
import { registrationsByDancer } from '../../store/registrant/ownRegistration.ts';
import { paymentsPath } from '../../store/registrant/payments.ts';
import { allRequests } from '../../store/registrant/requests.ts';
import type { TreePath } from '../../store/tree/path.ts';
import { livePath } from '../../store/floor/live.ts';
import { panelPath } from '../../store/rounds/panelOfRound.ts';
import { formatWelcome } from '../start/welcome.ts';
import { seedDemo, type DemoMoment } from './seedDemo.ts';

const NOW = Date.UTC(2026, 2, 7, 12);

/** Runs on a fresh demo, in a folder of its own. */
async function onDemo(
  moment: DemoMoment,
  story: (read: <T>(path: TreePath<T>) => Promise<T>) => Promise<void>,
): Promise<void> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'floorcraft-demo-'));
  const administrator = await openAdministrator({ dataFolder, namespace: 'demo' });
  await seedDemo(administrator, NOW, moment);
  await story(async ({ at, parse }) => parse(await administrator.read(at)));
  await administrator.close();
  rmSync(dataFolder, { recursive: true, force: true });
}

test.each(['day', 'before'] as const)(
  'the demo (%s) has registrations with payments, open balances, consents, duplicates, searches and requests',
  (moment) =>
    onDemo(moment, async (read) => {
      const registrations = await read(registrationsByDancer);
      const people = await read(competitors);
      const { registration } = await read(competitionBasics);
      const fees = await read(editedFees.path);
      if (fees.kind !== 'set') throw new Error('The demo has fees.');
      expect(registrations.size).toBeGreaterThan(60);
      expect([...registrations.values()].filter(({ consents }) => !consents.risk).length).toBeGreaterThan(0);
      expect(findLookAlikes(people)).toHaveLength(3);
      expect((await read(searches)).length).toBeGreaterThan(10);
      const answers = (await read(allRequests)).map(({ answered }) => answered);
      expect(answers.filter((answer) => answer === undefined)).toHaveLength(2);
      expect(answers).toContain('declined');
      const events = await read(allEvents);
      const dancing = buildDirectory(events, people).filter(({ dances }) => dances.length > 0);
      const billed = listBilledDancers(
        dancing,
        registrations,
        { fees: fees.rules, dates: registration.dates },
        () => NO_AGREED_PRICE,
      );
      const schools = buildSchoolAccounts(billed, await read(paymentsPath));
      expect(schools.filter(({ left }) => left > 0).length).toBeGreaterThan(3);
      expect(schools.filter(({ paid }) => paid > 0).length).toBeGreaterThan(5);
      expect(acceptsRegistrations(registration, NOW)).toBe(moment === 'before');
      // Before the day nothing is numbered or planned.
      expect(events.some(({ rounds }) => rounds.length > 0)).toBe(moment === 'day');
    }),
);

test.each(['day', 'before'] as const)('the demo (%s) takes money in ways that belong to nobody', (moment) =>
  onDemo(moment, async (read) => {
    const saved = await read(editedPaySettings.path);
    if (saved.kind !== 'set') throw new Error('The demo has ways to pay.');
    const offers = buildPayOffers(saved.rules, { cents: 5500, references: ['FDC-417-6'] });
    expect(offers.map(({ kind }) => kind)).toEqual(['card', 'zelle', 'check', 'cash']);
    // Domains that are reserved for examples (RFC 2606).
    for (const { url, copy } of offers) {
      if (url !== undefined) expect(new URL(url).hostname).toBe('pay.example.org');
      if (copy !== undefined) expect(copy).toMatch(/@demo\.example$/);
    }
  }),
);

test('the demo lists judges marking the round on the floor before the others', async () => {
  const dataFolder = mkdtempSync(join(tmpdir(), 'floorcraft-demo-'));
  const administrator = await openAdministrator({ dataFolder, namespace: 'demo' });
  const demo = await seedDemo(administrator, NOW);
  const [onFloor, ...more] = livePath.parse(await administrator.read(livePath.at));
  if (onFloor === undefined) throw new Error('The demo has no round on the floor.');
  expect(more).toEqual([]);
  const { at, parse } = panelPath(onFloor.event, onFloor.round);
  const panel = parse(await administrator.read(at)).toSorted();
  expect(panel.length).toBeLessThan(demo.judges.length);
  const first = demo.judges.slice(0, panel.length);
  expect(first.map(({ judge }) => judge).toSorted()).toEqual(panel);

  const settings = { host: '127.0.0.1', publicUrl: undefined, dataFolder };
  const lines = formatWelcome('demo', { origin: 'http://127.0.0.1:8080' }, settings, demo);
  const links = lines.filter((line) => line.includes('#code='));
  expect(links.map((line) => !line.endsWith('nothing to mark now'))).toEqual(
    demo.judges.map((_, at) => at < panel.length),
  );
  // The last line: scripts wait for it.
  expect(lines.at(-1)).toBe('The judges of the round on the floor come first.');
  await administrator.close();
  rmSync(dataFolder, { recursive: true, force: true });
});
