import { expect, test } from 'vitest';
import { parseEntryId } from '../src/domain/ids.ts';
import { EMPTY_REGISTRATION, toggleEvent, type RegistrationDraft } from '../src/domain/registrant/draft.ts';
import { findFloods } from '../src/domain/registrant/floods.ts';
import { buildTestEvent } from '../src/domain/testing/event.ts';
import {
  deleteRegistrations,
  readRegistry,
  findCodesInRounds,
  type Registry,
} from '../src/store/dancers/deleteRegistrations.ts';
import { restoreRegistrations } from '../src/store/dancers/restoreRegistrations.ts';
import { writeEntered } from '../src/store/events/enteredPlaces.ts';
import { entryAt, eventAt } from '../src/store/events/eventAt.ts';
import { codeClaimAt } from '../src/store/people/registrationAt.ts';
import { registrationList } from '../src/store/registrant/registrationList.ts';
import { registerDancers } from '../src/store/registrant/registrations.ts';
import { registeringDevices, traceRegistrations } from '../src/store/registrant/traceRegistrations.ts';
import { deletedBatches, deletedPartsPath, findBatchPlace } from '../src/store/registrant/deletedBatches.ts';
import type { Patch } from '../src/store/tree/patch.ts';
import { isPatchAccepted, startRuledServer, type SignedIn } from './ruledServer.ts';

// A script with one sign-in against the real server with the product's rules: it registers until refused, guesses
// codes, and joins a dancer. Then the organizer deletes its registrations, and the former data is complete again.

const EVENTS = [buildTestEvent('Gold Latin Rumba'), buildTestEvent('Gold Latin Samba')];
const BY = { uid: 'u', who: 'Nora (organizer)', device: 'laptop', at: 1 };

const server = startRuledServer(() =>
  server.administrator.update({
    'competitionMetadata/registrationStatus': 'OPEN',
    ...Object.fromEntries(
      EVENTS.map(({ key, name }) => [eventAt(key), { name, eventLevel: 'Gold', style: 'Latin' }]),
    ),
  }),
);

const draftOf = (name: string): RegistrationDraft =>
  EVENTS.reduce((made, { key }) => toggleEvent(made, key), {
    ...EMPTY_REGISTRATION,
    name,
    email: `${name.replaceAll(' ', '.')}@example.org`,
    usualPartner: { kind: 'wanted' },
    consents: { risk: true, media: false },
  } as RegistrationDraft);

const registrationOf = (uid: string, name: string, slot: number, code: string): Patch =>
  registerDancers({
    uid,
    draft: draftOf(name),
    events: EVENTS,
    keys: {
      code,
      codes: [code],
      competitors: [`k-${code}`],
      entries: EVENTS.flatMap((_, at) => parseEntryId(`e-${code}-${at}`) ?? []),
    },
    people: [],
    slot,
  });

const rawAt = (path: string) => server.administrator.read(path);
const codeNumber = (at: number): string => `Fld${String(at).padStart(4, '0')}`;

const known = (): Promise<Registry> => readRegistry(rawAt);

const BRANCHES = [
  'events',
  'competitors',
  'registrations',
  'owners',
  'tba',
  'entered',
  'requests',
  'asked',
  'numbers',
];
const wholeTree = async () =>
  Object.fromEntries(
    await Promise.all(BRANCHES.map(async (branch) => [branch, await rawAt(branch)] as const)),
  );

/**
 * Restores a deleted batch step by step, each built from the state at that time. Returns the numbers that
 * have a new owner.
 */
async function restoreAll(admin: SignedIn, place: number): Promise<readonly unknown[]> {
  const parts = deletedPartsPath(place).parse(await rawAt(deletedPartsPath(place).at));
  const lost: unknown[] = [];
  for (const part of parts) {
    const step = restoreRegistrations(part, await known());
    expect(await isPatchAccepted(admin, step.changeBy(BY).patch)).toBe(true);
    expect(step.entries).toBe(0);
    lost.push(...step.numbers);
  }
  return lost;
}

test('registrations by a script are limited, listed and deleted in one step, without affecting others', async () => {
  const [ann, script, admin] = [await server.signIn(), await server.signIn(), await server.signIn('nora')];
  await server.administrator.update({ 'roles/nora/admin': true });
  expect(await isPatchAccepted(ann, registrationOf(ann.uid, 'Ann Lee', 0, 'AnnLee1'))).toBe(true);
  const before = await wholeTree();

  let taken = 0;
  for (let at = 0; at < 200; at += 1)
    if (await isPatchAccepted(script, registrationOf(script.uid, `Bot ${at}`, at, codeNumber(at))))
      taken += 1;
  expect(taken).toBe(150);

  // One bot has joined Ann, who accepted its request like any dancer's. Another has sent her a request.
  const rumba = EVENTS[0]?.key;
  const anns = parseEntryId('e-AnnLee1-0');
  if (rumba === undefined || anns === undefined) throw new Error('an event and an entry');
  await server.administrator.update({
    [`${entryAt(rumba, anns)}/followId`]: `k-${codeNumber(0)}`,
    [`${entryAt(rumba, anns)}/followName`]: 'Bot 0',
    ...writeEntered(rumba, anns, { leadId: 'k-AnnLee1', followId: `k-${codeNumber(0)}` }),
    [`requests/k-AnnLee1/k-${codeNumber(1)}`]: {
      entries: { [rumba]: `e-${codeNumber(1)}-0` },
      at: 1,
      slot: 0,
    },
    [`asked/k-${codeNumber(1)}/0`]: 'k-AnnLee1',
    [`competitors/k-${codeNumber(2)}/leadNumber`]: 222,
    'numbers/222': `k-${codeNumber(2)}`,
  });

  const seen = traceRegistrations(
    registrationList.parse(await rawAt('registrations')),
    registeringDevices.parse(await rawAt('registeredFrom')),
  );
  const floods = findFloods(seen);
  expect(floods.map(({ registrations }) => registrations.length)).toEqual([150]);
  expect(floods[0]?.signs.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['many', 'fast', 'alike']));

  const codes = new Set(floods.flatMap(({ registrations }) => registrations.map(({ code }) => code)));
  const flooded = await wholeTree();
  const deletion = (registry: Registry, place?: number) =>
    deleteRegistrations(codes, registry, place).map((changeBy) => changeBy(BY));
  const steps = deletion(await known(), 0);
  expect(Math.max(...steps.map(({ patch }) => Object.keys(patch).length))).toBeLessThanOrEqual(402);
  expect(steps.length).toBeGreaterThan(3);
  // The connection breaks after the second step. A retry builds the rest from the current state.
  for (const { patch } of steps.slice(0, 2)) expect(await isPatchAccepted(admin, patch)).toBe(true);
  for (const { patch } of deletion(await known(), 1)) expect(await isPatchAccepted(admin, patch)).toBe(true);
  expect(await wholeTree()).toEqual(before);

  const aside = deletedBatches.parse(await rawAt('setAside/floods'));
  expect(new Set(aside.map(({ place }) => place))).toEqual(new Set([0, 1]));
  expect(findBatchPlace(aside)).toBe(2);
  // A deleted bot's number now has a new owner. The later half is restored first; in the end, everything is
  // back.
  await server.administrator.update({ 'competitors/k-AnnLee1/leadNumber': 222, 'numbers/222': 'k-AnnLee1' });
  const lost = [...(await restoreAll(admin, 1)), ...(await restoreAll(admin, 0))];
  expect(lost).toEqual([{ name: 'Bot 2', number: 222 }]);
  expect(await rawAt('setAside')).toBe(null);
  await server.administrator.update({
    'competitors/k-AnnLee1/leadNumber': null,
    [`competitors/k-${codeNumber(2)}/leadNumber`]: 222,
    'numbers/222': `k-${codeNumber(2)}`,
  });
  // Requests are not restored.
  expect(await wholeTree()).toEqual({ ...flooded, requests: null, asked: null });

  for (const { patch } of deletion(await known())) expect(await isPatchAccepted(admin, patch)).toBe(true);
  expect(await wholeTree()).toEqual(before);

  expect(await isPatchAccepted(script, registrationOf(script.uid, 'Bot again', 0, 'Again01'))).toBe(false);
});

test('deleting a registration whose couple is in a round gives a warning', async () => {
  const bo = await server.signIn();
  expect(await isPatchAccepted(bo, registrationOf(bo.uid, 'Bo Ito', 0, 'BoIto01'))).toBe(true);
  const rumba = EVENTS[0]?.key;
  if (rumba === undefined) throw new Error('an event');
  await server.administrator.update({
    [`${eventAt(rumba)}/rounds/0`]: { roundState: 0, numHeats: 1, entries: { 'e-BoIto01-0': { heat: 1 } } },
  });
  const now = await known();
  expect(findCodesInRounds(new Set(['BoIto01', 'AnnLee1']), now)).toEqual(new Set(['BoIto01']));
});

test('a thousand guesses of codes open nothing', async () => {
  const guesser = await server.signIn();
  const guesses = Array.from({ length: 1000 }, (_, at) => `Gss${String(at).padStart(4, '0')}`);
  let [opened, refused] = [0, 0];
  // From the fiftieth on, each try is delayed, longer each time: the test doesn't wait for those.
  const enough = new Promise<void>((resolve) => {
    for (const code of guesses)
      isPatchAccepted(guesser, { [codeClaimAt(guesser.uid, code)]: true })
        .then((taken) => {
          if (taken) opened += 1;
          else refused += 1;
          if (refused === 50) resolve();
        })
        .catch(() => undefined);
  });
  await enough;
  expect(opened).toBe(0);
  expect(await rawAt(`codeClaims/${guesser.uid}`)).toBe(null);
});
