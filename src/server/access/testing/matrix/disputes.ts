import type { Json } from '../../../tree/json.ts';
import { NOW } from '../midday.ts';
import { ADMIN, and, EVERYBODY, HOLDER, NOBODY, SIGNED_IN, type Who } from '../who.ts';
import { ownCode } from './ownCode.ts';
import { cell, step, writeOnlyCell, type Part, type Uid } from './rows.ts';

type Fields = { readonly [name: string]: Json };

const RESULT: Fields = {
  level: 'Silver',
  style: 'Latin',
  dances: ['Rumba'],
  place: 1,
  roundsBefore: 1,
  competition: 'Harvard Invitational',
  source: 'https://results.example.org/42',
};

const stated = (more: Fields): Json => ({ at: NOW, edition: 1, ...more });
const withResult = (changed: Fields): Json => stated({ results: { 0: { ...RESULT, ...changed } } });

const OBJECTION: Fields = { event: 'Waltz', entry: 'e1', why: 'Has pointed out', at: NOW };

/** An objection in a slot, with the lock that names the slot. @param of its author; undefined: the writer */
const objecting =
  (slot: string, { event = 'Waltz', entry = 'e1' } = {}, of?: Who) =>
  (who: Who, uid: Uid): { readonly [path: string]: Json } => ({
    [`objections/${uid(of ?? who)}/${slot}`]: { ...OBJECTION, event, entry },
    [`objections/${uid(of ?? who)}/to/${event}/${entry}`]: slot,
  });

const ruled =
  (changed: Fields = {}) =>
  () => ({
    'rulings/Waltz/w3': { outcome: 'may not dance', at: NOW },
    'rulingReasons/Waltz/w3': { why: 'Seven points', at: NOW, ...changed },
  });

const OUT: Fields = { outcome: 'may not dance', at: NOW, out: 'lead', lead: 'k1', follow: 'k3' };

const ASIDE: Fields = { at: NOW, registrations: 2, dancers: 2, entries: 3 };

const CLOSED_SINCE = { 'settings/objectionsUntil': 1 };

/** Evidence, objections and rulings. */
export const disputes: Part = {
  reads: [
    ['settings/objectionsUntil', EVERYBODY],
    ['settings/startedFrom', ADMIN],
    ['evidence', ADMIN],
    ['evidence/k1', and(HOLDER, ADMIN)],
    ['evidence/k3', ADMIN],
    ['evidence/nobody', ADMIN],
    ['objections', ADMIN],
    [(who, uid) => `objections/${uid(who)}`, SIGNED_IN],
    [(_, uid) => `objections/${uid('judge A')}`, and(['judge A'], ADMIN)],
    ['rulings', EVERYBODY],
    ['rulingReasons', ADMIN],
    ['rulingReasons/Waltz', ADMIN],
    // The couple, and earlier objectors.
    ['rulingReasons/Waltz/e1', and(HOLDER, ['judge A'], ADMIN)],
    ['rulingReasons/Waltz/w3', ADMIN],
    ['rulingReasons/Waltz/none', ADMIN],
    // Excluded dancers read it even when the entry is gone.
    ['rulingReasons/Waltz/out', and(HOLDER, ADMIN)],
    ['setAside', ADMIN],
    ['setAside/rulings/Waltz/out', ADMIN],
  ],
  cells: [
    cell('settings/objectionsUntil', NOW, { writers: ADMIN }),
    cell('settings/startedFrom', 'social', { writers: ADMIN }),
    writeOnlyCell('settings/startedFrom', 'made up', NOBODY),
    cell('evidence/k1', stated({ months: 12, level: 'Gold', usualRole: 'lead', age: 'Adult' }), {
      writers: and(HOLDER, ADMIN),
      rankers: NOBODY,
    }),
    writeOnlyCell('evidence/k1', withResult({}), and(HOLDER, ADMIN)),
    writeOnlyCell('evidence/k1', withResult({ role: 'follow' }), and(HOLDER, ADMIN)),
    writeOnlyCell('evidence/k3', stated({ months: 12 }), ADMIN),
    writeOnlyCell('evidence/nobody', stated({ months: 12 }), ADMIN),
    // One of two concurrent saves is refused.
    cell(
      'evidence/k1',
      stated({ edition: 3 }),
      { writers: and(HOLDER, ADMIN), rankers: NOBODY },
      {
        'evidence/k1/edition': 2,
      },
    ),
    cell((_, uid) => `objections/${uid('judge A')}/0`, OBJECTION, {
      writers: ADMIN,
      // An objection is not removed without its lock.
      removers: ADMIN,
      rankers: NOBODY,
    }),
    writeOnlyCell((who, uid) => `objections/${uid(who)}/1`, OBJECTION, NOBODY),
    writeOnlyCell((who, uid) => `objections/${uid(who)}/to/Waltz/e1`, '1', NOBODY),
    cell('rulings/Waltz/e1', { outcome: 'may not dance', at: NOW }, { writers: ADMIN, rankers: NOBODY }),
    writeOnlyCell('rulings/Waltz/e1', OUT, ADMIN),
    writeOnlyCell('rulings/Waltz/e1', { ...OUT, outcome: 'may dance' }, NOBODY),
    cell('setAside/rulings/Waltz/out', '{"entry":{}}', { writers: ADMIN }),
    writeOnlyCell('setAside/rulings/Waltz/out', 'x'.repeat(60_001), NOBODY),
    writeOnlyCell('setAside/rulings/Waltz/out', { entry: 'e1' }, NOBODY),
    cell('setAside/floods/0', ASIDE, { writers: ADMIN, rankers: NOBODY }),
    writeOnlyCell('setAside/floods/10', ASIDE, NOBODY),
    cell('setAside/floodParts/0', { 0: '{}' }, { writers: ADMIN }),
    cell('setAside/floodParts/0/0', '{}', { writers: ADMIN }),
    writeOnlyCell('setAside/floodParts/10/0', '{}', NOBODY),
    writeOnlyCell('setAside/floodParts/0/1000', '{}', NOBODY),
    writeOnlyCell('setAside/floodParts/0/1', 'x'.repeat(400_001), NOBODY),
    // A ruling needs a reason.
    writeOnlyCell('rulings/Waltz/w3', { outcome: 'may dance', at: NOW }, NOBODY),
    writeOnlyCell(
      'rulingReasons/Waltz/w3',
      { why: 'Won as a lead', at: NOW, lead: 'k1', follow: 'k3' },
      ADMIN,
    ),
    // A ruling without the account of the organizer is refused.
    writeOnlyCell(
      'rulingReasons/Waltz/w3',
      (who, uid) => ({ why: 'Won as a lead', at: NOW, uid: uid(who) }),
      NOBODY,
    ),
    writeOnlyCell('rulingReasons/Waltz/e1/why', 'Won as a lead', ADMIN),
  ],
  pushes: [],
  steps: [
    step('a decision with its reason', ADMIN, ruled()),
    step('a decision without its reason', NOBODY, ruled({ why: null })),
    step('a decision that is withdrawn', ADMIN, () => ({
      'rulings/Waltz/e1': null,
      'rulingReasons/Waltz/e1': null,
    })),
    ...ownCode('the statements of a dancer', and(HOLDER, ADMIN), () => ({
      'evidence/k3': stated({ months: 12 }),
    })),
    step('an objection', SIGNED_IN, objecting('1')),
    step(
      'an objection in the name of another account',
      and(['judge A'], ADMIN),
      objecting('1', {}, 'judge A'),
    ),
    step('an objection in a sixth slot', NOBODY, objecting('5')),
    step('an objection in no slot', NOBODY, objecting('x')),
    step('an objection to a missing entry', NOBODY, objecting('1', { entry: 'none' })),
    step('an objection in a missing event', NOBODY, objecting('1', { event: 'JUNK' })),
    step('an objection after the deadline', ADMIN, objecting('1'), CLOSED_SINCE),
    step('an objection that is withdrawn', and(['judge A'], ADMIN), (_, uid) => ({
      [`objections/${uid('judge A')}/0`]: null,
      [`objections/${uid('judge A')}/to/Waltz/e1`]: null,
    })),
    step('an objection that is withdrawn without its lock', ADMIN, (_, uid) => ({
      [`objections/${uid('judge A')}/0`]: null,
    })),
    step('a lock on an entry without an objection', NOBODY, (who, uid) => ({
      [`objections/${uid(who)}/to/Waltz/e2`]: '0',
    })),
  ],
};
