import { expect, test } from 'vitest';
import type { SheetDelivery } from '../../../store/sheets/judgesSheets.ts';
import { buildLeadNumbers } from '../../kit/testing/builders.ts';
import { findSyncState } from './sheetTile.ts';

const REFUSED: SheetDelivery = { kind: 'refused', problem: { code: 'not allowed' } };

test.each<[SheetDelivery, ReturnType<typeof findSyncState>, ReturnType<typeof findSyncState>]>([
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
  expect([findSyncState(sheet, true), findSyncState(sheet, false)]).toEqual([changed, other]);
});
