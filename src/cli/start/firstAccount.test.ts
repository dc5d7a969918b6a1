import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openAdministrator } from '../../server/start/openAdministrator.ts';
import type { Administrator } from '../../server/local/administrator.ts';
import { rolesPath } from '../../store/people/roles.ts';
import { setStaffRoles } from '../../store/people/staff.ts';
import { FirstAccountCreator } from './firstAccount.ts';

const MAYA = { name: ' Maya Lin ', email: 'maya@school.test', password: 'quickstep before breakfast' };
const HOUR = 3_600_000;

let folder: string;
let people: Administrator;
let now: number;
let desk: FirstAccountCreator;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'floorcraft-first-'));
  people = await openAdministrator({ dataFolder: folder, namespace: 'first' });
  now = 1_800_000_000_000;
  desk = new FirstAccountCreator(() => now);
});
afterEach(async () => {
  await people.close();
  rmSync(folder, { recursive: true, force: true });
});

async function openLink(): Promise<string> {
  const link = await desk.open(people, folder);
  return link?.code ?? expect.unreachable();
}

const rolesAt = async (email: string) => {
  const user = await people.findUser(email);
  const { at, parse } = rolesPath(user?.uid ?? expect.unreachable());
  return parse(await people.read(at));
};

test('the first link creates the organizer once, with the name they gave', async () => {
  const code = await openLink();
  expect(await desk.look(code)).toEqual({ kind: 'open', until: now + HOUR, folder });
  expect(await desk.create(code, MAYA)).toEqual({ kind: 'created' });
  expect(await rolesAt(MAYA.email)).toEqual(['admin']);
  const user = await people.findUser(MAYA.email);
  expect(await people.read(`staff/${user?.uid}`)).toEqual({ name: 'Maya Lin', email: MAYA.email });
  expect(await desk.look(code)).toEqual({ kind: 'organizer exists' });
  expect(await desk.create(code, { ...MAYA, email: 'other@school.test' })).toEqual({
    kind: 'organizer exists',
  });
  expect(await people.listUsers()).toHaveLength(1);
});

test('two presses of the first link at the same time create one account', async () => {
  const code = await openLink();
  const both = await Promise.all([
    desk.create(code, MAYA),
    desk.create(code, { ...MAYA, email: 'b@school.test' }),
  ]);
  expect(both.map(({ kind }) => kind)).toEqual(['created', 'organizer exists']);
  expect(await people.listUsers()).toHaveLength(1);
});

test('a wrong code of the first link reveals nothing and creates nothing', async () => {
  const code = await openLink();
  for (const wrong of ['', code.slice(1), `${code}x`]) {
    expect(await desk.look(wrong)).toEqual({ kind: 'unknown link' });
    expect(await desk.create(wrong, MAYA)).toEqual({ kind: 'unknown link' });
  }
  expect(await people.listUsers()).toEqual([]);
});

test('the first link expires after an hour', async () => {
  const code = await openLink();
  now += HOUR;
  expect(await desk.look(code)).toEqual({ kind: 'expired' });
  expect(await desk.create(code, MAYA)).toEqual({ kind: 'expired' });
});

test('there is no first link while there is an organizer, and a scrutineer alone is not one', async () => {
  expect(await desk.look('')).toEqual({ kind: 'organizer exists' });
  await people.update(setStaffRoles('somebody', ['scrutineer']));
  expect(await desk.open(people, folder)).toBeDefined();
  await people.update(setStaffRoles('somebody', ['admin']));
  expect(await desk.open(people, folder)).toBeUndefined();
});

test.each([
  ['name', { name: '   ' }],
  ['name', { name: 'x'.repeat(81) }],
  ['email', { email: 'maya' }],
  ['password', { password: 'quickstep' }],
] as const)('the first link refuses a wrong %s and stays valid', async (field, wrong) => {
  const code = await openLink();
  expect(await desk.create(code, { ...MAYA, ...wrong })).toEqual({ kind: 'refused', field });
  expect(await people.listUsers()).toEqual([]);
  expect(await desk.create(code, MAYA)).toEqual({ kind: 'created' });
});

test('the first link takes over an account that already exists', async () => {
  const { uid } = await people.createUser({ email: MAYA.email, password: 'of somebody else' });
  expect(await desk.create(await openLink(), MAYA)).toEqual({ kind: 'created' });
  expect(await people.findUser(MAYA.email)).toMatchObject({ uid });
  expect(await rolesAt(MAYA.email)).toEqual(['admin']);
});
