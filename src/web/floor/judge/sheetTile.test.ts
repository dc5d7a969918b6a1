import { expect, test } from 'vitest';
import type { Delivery } from '../../../store/sheets/judgesSheets.ts';
import { buildLeadNumbers } from '../../kit/testing/builders.ts';
import { syncOf } from './sheetTile.ts';

const REFUSED: Delivery = { kind: 'refused', problem: { code: 'not allowed' } };

test.each<[Delivery, ReturnType<typeof syncOf>, ReturnType<typeof syncOf>]>([
  [{ kind: 'saving' }, 'saving', 'saved'],
  [{ kind: 'here' }, 'saving', 'saved'],
  [{ kind: 'received' }, 'saved', 'saved'],
  [{ kind: 'late' }, 'saved', 'saved'],
  [REFUSED, 'refused', 'refused'],
])('on a judge’s sheet that is %o, a changed tile is %s, and another tile %s', (delivery, changed, other) => {
  const sheet = {
    numbers: buildLeadNumbers('101'),
    pencilled: [],
    there: [],
    sent: false,
    delivery,
    changeRequested: false,
    isOpenAgain: false,
  };
  expect([syncOf(sheet, true), syncOf(sheet, false)]).toEqual([changed, other]);
});
