import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Administrator } from '../../server/local/administrator.ts';
import { openAdministrator } from '../../server/start/openAdministrator.ts';
import { rolesPath } from '../../store/people/roles.ts';
import { setStaffRoles } from '../../store/people/staff.ts';
import {
  INVITATION_LIFETIME_MS,
  inviteStaff,
  type InvitationPurpose,
  revokeInvitation,
} from '../../store/people/staffInvitations.ts';
import { setStaffName } from '../../store/people/staffNames.ts';
import { Invitations } from './invitations.ts';

const ANN = { name: ' Ann Lee ', email: 'ann@school.test', password: 'quickstep before breakfast' };
const MC = { kind: 'role', role: 'mc' } as const;

let folder: string;
let people: Administrator;
let now: number;
let desk: Invitations;
let lines: string[];
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'floorcraft-invited-'));
  people = await openAdministrator({ dataFolder: folder, namespace: 'invited' });
  now = 1_800_000_000_000;
  lines = [];
  desk = new Invitations(
    () => now,
    (line) => lines.push(line),
  );
  desk.open(people);
  await people.update(setStaffRoles('maya', ['admin']));
});
afterEach(async () => {
  await people.close();
  rmSync(folder, { recursive: true, force: true });
});

async function invite(purpose: InvitationPurpose = MC, by = 'maya'): Promise<string> {
  const { code, patch } = inviteStaff(by, 'Ann', purpose);
  const values = Object.entries(patch).map(([path, value]) => [path, { ...Object(value), at: now }]);
  await people.update(Object.fromEntries(values));
  return code;
}

const rolesAt = async (uid: string) => {
  const { at, parse } = rolesPath(uid);
  return parse(await people.read(at));
};

test('the holder of the link gets an account with exactly the role of the invitation, once', async () => {
  const code = await invite();
  const until = now + INVITATION_LIFETIME_MS;
  expect(await desk.look(code)).toEqual({ kind: 'open', until, name: 'Ann', role: 'mc' });
  expect(await desk.create(code, ANN)).toEqual({ kind: 'created', email: ANN.email });
  const user = (await people.findUser(ANN.email)) ?? expect.unreachable();
  expect(await rolesAt(user.uid)).toEqual(['mc']);
  expect(await people.read(`staff/${user.uid}`)).toEqual({ name: 'Ann Lee', email: ANN.email });
  expect(await desk.look(code)).toEqual({ kind: 'used' });
  expect(await desk.create(code, { ...ANN, email: 'other@school.test' })).toEqual({ kind: 'used' });
  expect(await people.listUsers()).toHaveLength(1);
  expect(await people.read(`staffInvitations/${code}/used`)).toEqual({ by: user.uid, at: now });
  expect(lines).toEqual([`staff link used; account ${ANN.email}; role mc`]);
});

test('two presses of an invitation at the same time create one account', async () => {
  const code = await invite();
  const both = await Promise.all([desk.create(code, ANN), desk.create(code, { ...ANN, email: 'b@c.test' })]);
  expect(both.map(({ kind }) => kind)).toEqual(['created', 'used']);
  expect(await people.listUsers()).toHaveLength(1);
});

test('an acceptance killed at any step leaves either an open link or an account with its role', async () => {
  const code = await invite();
  const killed = new Error('killed');
  /** Simulates a crash right after the write. */
  const dies = <Arguments extends readonly unknown[]>(write: (...args: Arguments) => Promise<unknown>) => {
    return async (...args: Arguments): Promise<never> => {
      await write(...args);
      throw killed;
    };
  };
  const dying = new Invitations(
    () => now,
    () => undefined,
  );
  dying.open({
    read: (path) => people.read(path),
    findUser: (email) => people.findUser(email),
    listUsers: () => people.listUsers(),
    createUser: dies((user) => people.createUser(user)),
    update: dies((patch) => people.update(patch)),
    setPassword: dies((uid, password) => people.setPassword(uid, password)),
  });
  await expect(dying.create(code, ANN)).rejects.toThrow(killed);
  await people.close();
  people = await openAdministrator({ dataFolder: folder, namespace: 'invited' });
  desk.open(people);
  const again = await desk.create(code, ANN);
  expect(['created', 'used']).toContain(again.kind);
  const user = (await people.findUser(ANN.email)) ?? expect.unreachable();
  expect(await rolesAt(user.uid)).toEqual(['mc']);
});

test.each(['', 'x', 'maya', `${'x'.repeat(23)}/`, '../roles/maya/admin/aaaa', 'x'.repeat(24)])(
  'a stranger who guesses %j as a code learns nothing and creates nothing',
  async (guess) => {
    await invite();
    expect(await desk.look(guess)).toEqual({ kind: 'unknown link' });
    expect(await desk.create(guess, ANN)).toEqual({ kind: 'unknown link' });
    expect(await people.listUsers()).toEqual([]);
  },
);

test('a removed invitation is reported as unknown, and an old one as expired', async () => {
  const removed = await invite();
  await people.update(revokeInvitation(removed));
  expect(await desk.create(removed, ANN)).toEqual({ kind: 'unknown link' });
  const old = await invite();
  now += INVITATION_LIFETIME_MS;
  expect(await desk.create(old, ANN)).toEqual({ kind: 'expired' });
  expect(await people.listUsers()).toEqual([]);
});

test.each([['scrutineer'], ['chairman'], []] as const)(
  'an invitation by an account with the role %s is invalid',
  async (...roles) => {
    await people.update(setStaffRoles('climber', roles));
    const code = await invite({ kind: 'role', role: 'admin' }, 'climber');
    expect(await desk.look(code)).toEqual({ kind: 'unknown link' });
    expect(await desk.create(code, ANN)).toEqual({ kind: 'unknown link' });
  },
);

test('an invitation ends with the role of the organizer who made it', async () => {
  const code = await invite();
  await people.update(setStaffRoles('maya', ['scrutineer']));
  expect(await desk.create(code, ANN)).toEqual({ kind: 'unknown link' });
});

test('an existing account is not given to the holder of a link', async () => {
  const { uid } = await people.createUser({ email: ANN.email, password: 'of the owner' });
  const code = await invite({ kind: 'role', role: 'admin' });
  expect(await desk.create(code, ANN)).toEqual({ kind: 'refused', field: 'taken email' });
  expect(await rolesAt(uid)).toEqual([]);
  expect(await desk.create(code, { ...ANN, email: 'free@school.test' })).toMatchObject({ kind: 'created' });
});

test.each([
  ['name', { name: '   ' }],
  ['email', { email: 'ann' }],
  ['password', { password: 'quickstep' }],
] as const)('an invitation refuses a wrong %s and stays valid', async (field, wrong) => {
  const code = await invite();
  expect(await desk.create(code, { ...ANN, ...wrong })).toEqual({ kind: 'refused', field });
  expect(await desk.create(code, ANN)).toMatchObject({ kind: 'created' });
});

test('a password link changes the password of its account alone, once', async () => {
  const { uid } = await people.createUser({ email: ANN.email, password: 'forgotten by now' });
  await people.update({
    ...setStaffRoles(uid, ['mc']),
    ...setStaffName(uid, { name: 'Ann', email: ANN.email }),
  });
  const code = await invite({ kind: 'password', account: uid });
  expect(await desk.look(code)).toMatchObject({ kind: 'open', email: ANN.email });
  const typed = { name: '', email: 'somebody@else.test', password: ANN.password };
  expect(await desk.create(code, typed)).toEqual({ kind: 'created', email: ANN.email });
  expect(await desk.create(code, typed)).toEqual({ kind: 'used' });
  expect(await rolesAt(uid)).toEqual(['mc']);
  expect(await people.listUsers()).toHaveLength(1);
});

test('a link for the password of an account that is gone is unknown', async () => {
  const code = await invite({ kind: 'password', account: 'gone' });
  expect(await desk.create(code, ANN)).toEqual({ kind: 'unknown link' });
});

test('before the server is ready every link is unknown', async () => {
  const code = await invite();
  const early = new Invitations(
    () => now,
    () => undefined,
  );
  expect(await early.look(code)).toEqual({ kind: 'unknown link' });
});
