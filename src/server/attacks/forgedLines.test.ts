import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { RecordKind } from '../../domain/journal/kinds.ts';
import { WRITER_ROLES } from '../../domain/journal/writerRoles.ts';
import { buildChainEndAddress, buildJournalRecord, recordRoleOf } from '../access/testing/line.ts';
import { TestHall } from '../access/testing/hall.ts';
import type { TestPerson } from '../access/testing/testPersons.ts';
import type { Json } from '../tree/json.ts';
import { ATTACKERS, openAttackerSocket, ATTACKER_PERSONS, type Attacker } from './testing/attackers.ts';

// The attack: any signed-in device appended any number of journal records of any kind, even in the chairman's name.

let hall: TestHall;
beforeAll(async () => {
  hall = await TestHall.open();
});
afterAll(() => hall.close());
beforeEach(() => hall.putBack());

/** A kind of record each role may write. */
const OWN: Record<Attacker, RecordKind | undefined> = {
  none: undefined,
  holder: undefined,
  judge: 'marks sent',
  deck: 'check-in',
  mc: 'placings released',
  scrutineer: 'result posted',
  chairman: 'result signed off',
};

type Values = { readonly [path: string]: Json };

async function said(attacker: Attacker, values: Values): Promise<string | undefined> {
  const client = await openAttackerSocket(hall, attacker);
  const { s } = await client.ask('m', { p: '/', d: values });
  client.close();
  return s;
}

const written = (attacker: Attacker, kind: string, more: { readonly [field: string]: Json } = {}): Values =>
  buildJournalRecord(`of${attacker}`, { who: ATTACKER_PERSONS[attacker], kind, more }, hall.uid);

/** A record continuing a chain on one tablet, with its end. */
const goingOn = (who: TestPerson, kind: RecordKind, id: string, prev: string): Values => ({
  [`journal/${id}`]:
    buildJournalRecord(id, { who, kind, more: { device: 'one tablet', prev } }, hall.uid)[`journal/${id}`] ??
    null,
  [`journalEnds/${hall.uid(who)}/one tablet`]: id,
});

describe.each(ATTACKERS)('%s', (attacker) => {
  const kind = OWN[attacker];

  test(`the journal takes ${kind === undefined ? 'no record' : 'the attacker’s own records'}`, async () => {
    expect(await said(attacker, written(attacker, kind ?? 'check-in'))).toBe(
      kind === undefined ? 'permission_denied' : 'ok',
    );
  });

  test('a journal record of another role is refused', async () => {
    for (const its of Object.values(OWN)) {
      if (
        its === undefined ||
        WRITER_ROLES[its].some(
          (role) => role === recordRoleOf(ATTACKER_PERSONS[attacker]) && kind !== undefined,
        )
      )
        continue;
      expect([its, await said(attacker, written(attacker, its))]).toEqual([its, 'permission_denied']);
    }
    expect(await said(attacker, written(attacker, 'a kind there is not'))).toBe('permission_denied');
  });

  test('a journal record names no one but its author: beside it, inside it, by a role or as a judge', async () => {
    for (const more of [
      { uid: hall.uid('admin') },
      { as: 'admin' },
      { what: `{"uid":"${hall.uid('chairman')}"}` },
      { what: `{"uid"  :"${hall.uid('chairman')}"}` },
      { what: '{"as":"chairman"}' },
      { what: '{"who":"Judge Z"}' },
      { what: '{"who":"Judge B"}' },
    ])
      expect([more, await said(attacker, written(attacker, kind ?? 'check-in', more))]).toEqual([
        more,
        'permission_denied',
      ]);
  });

  test('a journal record stays in its chain, and can’t move the chain’s end back', async () => {
    const values = written(attacker, kind ?? 'check-in');
    const [[place, lineAlone] = ['', null]] = Object.entries(values);
    expect(await said(attacker, { [place]: lineAlone })).toBe('permission_denied');
    const end = buildChainEndAddress(`of${attacker}`, ATTACKER_PERSONS[attacker], hall.uid);
    for (const last of ['old', 'nowhere', null])
      expect([last, await said(attacker, { ...values, [end]: last })]).toEqual([last, 'permission_denied']);
  });
});

test('a judge whose code ended records only late marks, in their own name', async () => {
  const { administrator } = hall.server;
  await administrator.update({ 'judgeCodes/A': 'another-code-of-A' });
  expect(await said('judge', written('judge', 'late marks'))).toBe('ok');
  const end = buildChainEndAddress('ofjudge', ATTACKER_PERSONS.judge, hall.uid);
  await administrator.update({ 'judgeCodes/A': null, 'journal/ofjudge': null, [end]: null });
  expect(await said('judge', written('judge', 'marks sent'))).toBe('permission_denied');
  const others = { judge: 'B', what: '{"who":"Judge B"}' };
  expect(await said('judge', written('judge', 'late marks', others))).toBe('permission_denied');
  expect(await said('judge', written('judge', 'late marks'))).toBe('ok');
});

describe('a malicious chairman', () => {
  const KIND = 'result signed off';
  const own = (more: { readonly [field: string]: Json } = {}): Values => written('chairman', KIND, more);
  const end = (device: string): string => `journalEnds/${hall.uid('chairman')}/${device}`;

  test('a malicious chairman cannot overwrite a record, even together with another', async () => {
    const [over] = Object.values(own());
    expect(await said('chairman', { ...own(), 'journal/old': over ?? null })).toBe('permission_denied');
    expect(await said('chairman', { ...own(), 'journal/old': null })).toBe('permission_denied');
    expect(await said('chairman', own())).toBe('ok');
  });

  test.each(['at', 'uid', 'as', 'kind', 'device', 'prev', 'what'])(
    'a malicious chairman cannot omit “%s” in a record',
    async (field) => {
      expect(await said('chairman', own({ [field]: null }))).toBe('permission_denied');
    },
  );

  test('a malicious chairman cannot set a priority in a record', async () => {
    const fields = { event: 'Waltz', round: 1, judge: 'A', dance: 'Waltz', why: 'x', from: 1 };
    expect(await said('chairman', own(fields))).toBe('ok');
    await hall.putBack();
    const [line] = Object.values(own(fields));
    for (const [field, value] of Object.entries(line ?? {})) {
      if (field === 'at') continue;
      const ranked = { '.value': value as Json, '.priority': 1 };
      expect([field, await said('chairman', own({ ...fields, [field]: ranked }))]).toEqual([
        field,
        'permission_denied',
      ]);
    }
    expect(await said('chairman', own({ '.priority': 1 }))).toBe('permission_denied');
  });

  test.each([
    ['from', [6, -1, 1.5, '1']],
    ['renumbered', [0, 1.5, 100_001, '1']],
    ['round', [-1, 100, 1.5, '']],
    ['event', ['', 5]],
    ['judge', ['', 5]],
    ['dance', ['', 5]],
    ['why', ['', 5]],
    ['prev', ['', 5]],
    ['what', ['', 5]],
  ])('a malicious chairman cannot write an invalid “%s”', async (field, values) => {
    for (const value of values)
      expect([value, await said('chairman', own({ [field]: value }))]).toEqual([value, 'permission_denied']);
  });

  test('a malicious chairman moves only the end of the record’s own chain, and not back', async () => {
    const others = `journalEnds/${hall.uid('mc')}/tablet`;
    for (const more of [others, end('another'), end('x'.repeat(81))])
      expect([more, await said('chairman', { ...own(), [more]: 'ofchairman' })]).toEqual([
        more,
        'permission_denied',
      ]);
    expect(await said('chairman', goingOn('chairman', KIND, 'one', 'first'))).toBe('ok');
    expect(await said('chairman', goingOn('chairman', KIND, 'two', 'one'))).toBe('ok');
    expect(await said('chairman', { [end('one tablet')]: 'one' })).toBe('permission_denied');
    expect(await hall.server.administrator.read(end('one tablet'))).toBe('two');
  });
});

test('chains never fork: a record continues at its chain’s end or starts a new chain', async () => {
  const on = (id: string, prev: string): Values => goingOn('deckcaptain', 'check-in', id, prev);
  expect(await said('deck', on('one', 'first'))).toBe('ok');
  for (const prev of ['first', 'nowhere', 'old'])
    expect([prev, await said('deck', on('fork', prev))]).toEqual([prev, 'permission_denied']);
  expect(await said('deck', { ...on('two', 'one'), ...on('three', 'two') })).toBe('ok');
  expect(await said('deck', on('late', 'two'))).toBe('permission_denied');
});
