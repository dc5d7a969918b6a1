import type { Json } from '../../../tree/json.ts';
import { NOW } from '../midday.ts';
import { ADMIN, and, CHAIR, DECK, MC, NOBODY, OFFICE, SIGNED_IN, STAFF, type Who } from '../who.ts';
import { cell, step, writeOnlyCell, type Part, type MatrixPlace, type Uid } from './rows.ts';

const own =
  (below: string): MatrixPlace =>
  (who: Who, uid: Uid) =>
    `online/${uid(who)}/${below}`;

const THERE = { since: NOW, seen: NOW } satisfies Json;

/** The judge whose code a device has shown, valid or not. */
const SHOWN: { readonly [who in Who]?: string } = {
  'judge A': 'A',
  'judge B': 'B',
  'off the panel': 'D',
  rotated: 'C',
  removed: 'E',
  'struck off': 'F',
};
const theirs =
  (changed: { readonly [field: string]: Json } = {}) =>
  (who: Who): Json => ({ ...THERE, of: SHOWN[who] ?? 'A', ...changed });
const CODE_HOLDS: readonly Who[] = and(['judge A', 'judge B', 'off the panel']);

/** Presence of devices. */
export const online: Part = {
  reads: [
    ['online', STAFF],
    [(who, uid) => `online/${uid(who)}`, SIGNED_IN],
    [(_, uid) => `online/${uid('judge A')}`, and(['judge A'], STAFF)],
    [(_, uid) => `online/${uid('judge A')}/judge/seen`, and(['judge A'], STAFF)],
  ],
  cells: [
    // Presence is never removed, and has no priority.
    cell(own('judge'), theirs(), { writers: CODE_HOLDS, removers: NOBODY, rankers: NOBODY }),
    cell(own('judge/since'), NOW, {
      writers: ['judge A'],
      removers: and(['judge A', 'rotated']),
      rankers: NOBODY,
    }),
    cell(own('judge/seen'), NOW, { writers: ['judge A'], removers: NOBODY, rankers: NOBODY }),
    cell(own('deck'), THERE, { writers: and(DECK, ADMIN), removers: NOBODY, rankers: NOBODY }),
    writeOnlyCell(own('scrutineer'), THERE, OFFICE),
    writeOnlyCell(own('chairman'), THERE, and(CHAIR, ADMIN)),
    writeOnlyCell(own('mc'), THERE, and(MC, ADMIN)),
    cell(own('display'), { ...THERE, of: 'HA44' }, { writers: SIGNED_IN, removers: NOBODY, rankers: NOBODY }),
    writeOnlyCell(own('display'), { ...THERE, of: 'ACDE' }, NOBODY),
    writeOnlyCell(own('display'), { ...THERE, of: 'HA44/name' }, NOBODY),
    writeOnlyCell(own('display'), THERE, NOBODY),
    cell(own(''), { mc: THERE }, { writers: NOBODY }),
    // A device writes its own presence only, with the current time.
    writeOnlyCell((_, uid) => `online/${uid('judge A')}/judge`, theirs({ of: 'A' }), ['judge A']),
    writeOnlyCell((_, uid) => `online/${uid('anon')}/mc`, THERE, NOBODY),
    writeOnlyCell(own('judge'), theirs({ of: 'B' }), ['judge B']),
    writeOnlyCell(own('judge'), THERE, NOBODY),
    // Unsent sheets of a judge's own phone.
    cell(own('judge/unsent'), 3, { writers: ['judge A'] }),
    writeOnlyCell(own('judge'), theirs({ unsent: 3 }), CODE_HOLDS),
    writeOnlyCell((_, uid) => `online/${uid('judge A')}/judge/unsent`, 3, ['judge A']),
    writeOnlyCell(own('mc'), { ...THERE, unsent: 3 }, NOBODY),
    writeOnlyCell(own('display'), { ...THERE, of: 'HA44', unsent: 3 }, NOBODY),
    writeOnlyCell(own('mc'), { ...THERE, of: 'A' }, NOBODY),
    writeOnlyCell(own('dancer'), THERE, NOBODY),
  ],
  pushes: [
    ['online', { mc: THERE }, NOBODY],
    [(who, uid) => `online/${uid(who)}`, THERE, NOBODY],
  ],
  steps: [
    // A device also ends its presence after the code was replaced.
    step('a device ends its presence', and(['judge A', 'rotated']), (who, uid) => ({
      [`online/${uid(who)}/judge/since`]: null,
      [`online/${uid(who)}/judge/seen`]: NOW,
    })),
    step('a device that ends its presence reports unsent sheets', ['judge A'], (who, uid) => ({
      [`online/${uid(who)}/judge/since`]: null,
      [`online/${uid(who)}/judge/seen`]: NOW,
      [`online/${uid(who)}/judge/unsent`]: 3,
    })),
    step('a device that was never present ends its presence', NOBODY, (who, uid) => ({
      [`online/${uid(who)}/chairman`]: { seen: 1_600_000_000_000 },
    })),
  ],
};
