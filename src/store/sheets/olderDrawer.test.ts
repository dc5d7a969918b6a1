import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { expect, test } from 'vitest';
import { danceOf } from '../../domain/event/dances.ts';
import { eventKey, judgeKey } from '../../domain/ids.ts';
import { Observed } from '../connection/observed.ts';
import type { Connection } from '../connection/states.ts';
import { queueOnDisk } from '../delivery/queueStorage.ts';
import { backend, until } from '../delivery/testing/backend.ts';
import { JudgesSheets } from './judgesSheets.ts';
import { leftInTheDrawer } from './leftInTheDrawer.ts';
import { onSheet } from './sheetAt.ts';

const judge = judgeKey('B');
const event = eventKey('Newcomer Waltz');
if (judge === undefined || event === undefined) throw new Error('plain keys');
const place = (dance: string) => ({ event, round: 1, renumbered: undefined, judge, dance: danceOf(dance) });
const keyOf = (dance: string) => JSON.stringify(['Newcomer Waltz', 1, dance]);

const sheet = (numbers: readonly string[], more: object = {}) => ({
  numbers,
  pencilled: [],
  sent: false,
  reason: undefined,
  change: 4,
  received: 3,
  there: [],
  ...more,
});

const sentLine = {
  kind: 'marks sent',
  marks: ['103'],
  ...onSheet(place('Tango')),
  uid: 'old',
  who: 'Judge B',
  device: 'old phone',
  at: 1,
};

/** The drawer of a phone that was offline while the program was updated. */
async function oldDrawer(name: string): Promise<void> {
  const database = await openDB(`floorcraft-sheets-${name}-B`, 1, {
    upgrade: (fresh) => void fresh.createObjectStore('sheets'),
  });
  const handed = 'marks sent on the desk';
  await database.put('sheets', sheet(['101', '102'], { pencilled: ['104'] }), keyOf('Waltz'));
  await database.put('sheets', sheet(['103'], { sent: true, handed }), keyOf('Tango'));
  await database.put('sheets', sheet(['105'], { sent: true, handed: 'has arrived' }), keyOf('Rumba'));
  await database.put('sheets', sheet(['106'], { received: 4 }), keyOf('Samba'));
  await database.put('sheets', sheet(['107'], { late: 4, handed: 'has arrived' }), keyOf('Jive'));
  await database.put('sheets', sheet(['108'], { sent: true }), keyOf('Cha Cha'));
  await database.put(
    'sheets',
    {
      device: 'old phone',
      last: 'first',
      seal: undefined,
      acts: [
        {
          act: {
            key: handed,
            parts: [{ line: sentLine, patch: { 'marks/Newcomer Waltz/1/B/Tango': ['103'] } }],
          },
        },
      ],
    },
    'desk',
  );
  database.close();
}

test('a phone that was offline during an update loses no mark and sends none twice', async () => {
  const name = 'hall of old phones';
  await oldDrawer(name);
  const { wire, sent, answer, journal } = backend('device');
  const sheets = new JudgesSheets(
    judge,
    queueOnDisk(name, 'judge B', () => leftInTheDrawer(name, judge)),
    {
      ...wire(),
      uid: () => 'device',
      connection: new Observed<Connection>({ kind: 'live' }),
      look: () => Promise.resolve({ renumbered: undefined, state: 'running', marks: undefined, isIn: false }),
    },
  );
  await until(() => expect(sheets.opened.now).toBe(true));
  expect(sheets.on(place('Waltz'))?.kept).toMatchObject({ numbers: ['101', '102'], pencilled: ['104'] });
  const kinds = () =>
    ['Waltz', 'Tango', 'Rumba', 'Samba', 'Jive', 'Cha Cha'].map(
      (dance) => sheets.on(place(dance))?.delivery.kind,
    );
  expect(kinds()).toEqual(['here', 'here', 'received', 'received', 'late', 'here']);
  for (const _ of ['Tango', 'Waltz', 'Cha Cha']) await answer();
  await until(() =>
    expect(kinds()).toEqual(['received', 'received', 'received', 'received', 'late', 'received']),
  );
  expect(sent).toHaveLength(3);
  expect(
    sent.flatMap((patch) => Object.keys(patch).filter((at) => at.startsWith('marks/'))).toSorted(),
  ).toEqual(['Cha Cha', 'Tango', 'Waltz'].map((dance) => `marks/Newcomer Waltz/1/B/${dance}`));
  // In the chain the old phone had begun.
  expect(journal().records.map(({ previous, record }) => [previous, record.device, record.kind])).toEqual([
    ['first', 'old phone', 'marks sent'],
    [journal().records[0]?.hash, 'old phone', 'marks sent'],
  ]);
});
