import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildJournalRecord } from '../access/testing/line.ts';
import { TestHall } from '../access/testing/hall.ts';
import { WriteAllowance } from '../database/allowance.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import type { Json } from '../tree/json.ts';
import { openAttackerSocket } from './testing/attackers.ts';

// The attack: 56,000 journal records in ten seconds, and a small disk full in half a second.

describe('journal records', () => {
  let hall: TestHall;
  beforeAll(async () => {
    hall = await TestHall.open();
  });
  afterAll(() => hall.close());

  test('journal records from one judge are accepted at human speed and delay no one else', async () => {
    const judge = await openAttackerSocket(hall, 'judge');
    const many = (from: number): { readonly [path: string]: Json } =>
      Object.assign(
        {},
        ...Array.from({ length: 100 }, (_, n) =>
          buildJournalRecord(`l${from + n}`, { who: 'judge A', kind: 'marks sent' }, hall.uid),
        ),
      );
    const said = [];
    for (let at = 0; at < 8; at += 1) said.push(await judge.ask('m', { p: '/', d: many(at * 100) }));
    expect(said.map(({ s }) => s)).toContain('unavailable');
    expect(said.filter(({ s }) => s === 'ok').length).toBeLessThan(8);
    expect(said.at(-1)?.d).toBe('Too many at once: try again in a minute');
    judge.close();
    const chairman = await openAttackerSocket(hall, 'chairman');
    const decided = buildJournalRecord('c1', { who: 'chairman', kind: 'decided' }, hall.uid);
    expect((await chairman.ask('m', { p: '/', d: decided })).s).toBe('ok');
    chairman.close();
  });
});

const NO_ROOM = [503, 'The server is almost full: only staff and judges can save now. Nothing was changed.'];

describe('data added by a stranger', () => {
  const RULES = `{"rules": {".read": true, ".write": true,
    "goesFirst": {".read": "root.child('staff/' + auth.uid).exists()"},
    "tries": {"ofDevice": {"claims": {".read": true}}}}}`;
  let server: TestServer;
  afterEach(() => server.remove());

  const put = async (
    path: string,
    value: Json,
    method: 'PUT' | 'PATCH' = 'PUT',
  ): Promise<readonly [number, unknown]> => {
    const answer = await fetch(`${server.origin}/${path}.json`, { method, body: JSON.stringify(value) });
    return [answer.status, answer.status === 200 ? '' : ((await answer.json()) as { error: string }).error];
  };

  describe('is bounded', () => {
    beforeEach(async () => {
      server = await startTestServer({ rules: RULES });
    });

    test('data added by a stranger is limited in stored bytes, and removing data frees them again', async () => {
      const text = 'x'.repeat(200_000);
      let n = 0;
      while (n < 30 && (await put(`a/${n}`, text))[0] === 200) n += 1;
      expect(n).toBe(19);
      expect(await put('a/more', text)).toEqual([413, 'Limit reached: this device cannot add more']);
      expect((await put('a/0', null))[0]).toBe(200);
      expect((await put('a/more', text))[0]).toBe(200);
    });
  });

  describe.each([
    ['disk', { diskReserve: Number.MAX_SAFE_INTEGER }],
    ['memory', { memoryShare: 0 }],
  ])(
    'data added by a stranger is refused once the remaining %s is reserved for prioritized clients',
    (_what, room) => {
      beforeEach(async () => {
        server = await startTestServer({ rules: RULES, ...room });
      });

      test('a correct code is accepted although a stranger’s data is refused', async () => {
        expect(await put('a', 1)).toEqual(NO_ROOM);
        expect((await put('claims', 'a right code'))[0]).toBe(200);
        // The administrator can still write, like all staff.
        await server.administrator.update({ b: 1 });
        expect(await server.administrator.read('b')).toBe(1);
      });

      test('a stranger’s data is refused even together with a correct code', async () => {
        expect(await put('', { claims: 'a right code', a: 1 }, 'PATCH')).toEqual(NO_ROOM);
        expect(await server.administrator.read('')).toBe(null);
      });
    },
  );
});

describe('an allowance', () => {
  const setup = { now: 0, hasRoom: true };
  const allowance = () => new WriteAllowance({ clock: () => setup.now, hasRoom: () => setup.hasRoom });
  const ann = { person: 'ann', address: 'hall' };

  test('a quota of requests refills with time', () => {
    const own = allowance();
    own.pace(ann, 600);
    expect(() => own.pace(ann, 1)).toThrow('Too many at once');
    expect(() => own.pace({ ...ann, person: 'bob' }, 1)).not.toThrow();
    setup.now += 1000;
    own.pace(ann, 10);
    expect(() => own.pace(ann, 1)).toThrow('Too many at once');
    // A clock that goes back changes nothing.
    setup.now -= 500_000;
    expect(() => own.pace(ann, 1)).toThrow('Too many at once');
  });

  test('the quota of an address is shared by its devices', () => {
    const own = allowance();
    for (let n = 0; n < 25; n += 1) own.keep({ person: `p${n}`, address: 'hall' }, 4_000_000);
    expect(() => own.keep({ person: 'one more', address: 'hall' }, 1)).toThrow(
      'this network cannot add more',
    );
    expect(() => own.keep({ person: 'one more', address: 'home' }, 1)).not.toThrow();
  });

  test('the storage quota is empty while the disk is full, and the disk is checked again', () => {
    const own = allowance();
    own.demandRoom();
    setup.hasRoom = false;
    own.demandRoom();
    setup.now += 1001;
    expect(() => own.demandRoom()).toThrow('almost full');
    setup.hasRoom = true;
    setup.now += 1001;
    expect(() => own.demandRoom()).not.toThrow();
  });
});
