import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { RecordKind } from '../../domain/journal/kinds.ts';
import { MAY_WRITE } from '../../domain/journal/mayWrite.ts';
import { line, roleOf } from '../access/testing/line.ts';
import { Hall } from '../access/testing/hall.ts';
import type { Who } from '../access/testing/who.ts';
import type { Json } from '../tree/json.ts';
import { ATTACKERS, attackerIn, type Attacker } from './testing/attackers.ts';

// The attack: anybody who was signed in added lines to the journal, as many as they liked, of every kind, and named the
// chairman in them.

let hall: Hall;
beforeAll(async () => {
  hall = await Hall.open();
});
afterAll(() => hall.close());
beforeEach(() => hall.putBack());

const WHO: Record<Attacker, Who> = {
  none: 'anon',
  holder: 'holder',
  judge: 'judge A',
  deck: 'deckcaptain',
  mc: 'mc',
  scrutineer: 'scrutineer',
  chairman: 'chairman',
};

/** A kind of record that is each one's to write. */
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
  const client = await attackerIn(hall, attacker);
  const { s } = await client.ask('m', { p: '/', d: values });
  client.close();
  return s;
}

const written = (attacker: Attacker, kind: string, more: { readonly [field: string]: Json } = {}): Values =>
  line(`of${attacker}`, { who: WHO[attacker], kind, more }, hall.uid);

describe.each(ATTACKERS)('%s', (attacker) => {
  const kind = OWN[attacker];

  test(`appends ${kind === undefined ? 'nothing' : 'what is theirs'}`, async () => {
    expect(await said(attacker, written(attacker, kind ?? 'check-in'))).toBe(
      kind === undefined ? 'permission_denied' : 'ok',
    );
  });

  test('appends nothing that is another’s', async () => {
    for (const its of Object.values(OWN)) {
      if (
        its === undefined ||
        MAY_WRITE[its].some((role) => role === roleOf(WHO[attacker]) && kind !== undefined)
      )
        continue;
      expect([its, await said(attacker, written(attacker, its))]).toEqual([its, 'permission_denied']);
    }
    expect(await said(attacker, written(attacker, 'a kind there is not'))).toBe('permission_denied');
  });

  test('names nobody else: beside it, within it, by a role or as a judge', async () => {
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

  test('leaves no line out of its chain, and moves no end back', async () => {
    const values = written(attacker, kind ?? 'check-in');
    const [[place, lineAlone] = ['', null]] = Object.entries(values);
    expect(await said(attacker, { [place]: lineAlone })).toBe('permission_denied');
    const end = `journalEnds/${hall.uid(WHO[attacker])}/tablet`;
    for (const last of ['old', 'nowhere', null])
      expect([last, await said(attacker, { ...values, [end]: last })]).toEqual([last, 'permission_denied']);
  });
});

test('a judge whose code has ended tells what came too late, of nobody else, and nothing else', async () => {
  const { administrator } = hall.server;
  await administrator.update({ 'judgeCodes/A': 'another-code-of-A' });
  expect(await said('judge', written('judge', 'late marks'))).toBe('ok');
  await administrator.update({ 'judgeCodes/A': null, 'journal/ofjudge': null });
  expect(await said('judge', written('judge', 'marks sent'))).toBe('permission_denied');
  const others = { judge: 'B', what: '{"who":"Judge B"}' };
  expect(await said('judge', written('judge', 'late marks', others))).toBe('permission_denied');
  expect(await said('judge', written('judge', 'late marks'))).toBe('ok');
});
