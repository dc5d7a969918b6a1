import type { Json } from '../../../tree/json.ts';
import { SERVER_NOW } from '../midday.ts';
import {
  ADMIN,
  combineGroups,
  EVERYBODY,
  CODE_HOLDER,
  NOBODY,
  SIGNED_IN,
  type TestPerson,
} from '../testPersons.ts';
import { buildOwnCodeSteps } from './ownCode.ts';
import { buildCell, buildStep, buildWriteOnlyCell, type MatrixPart, type Uid } from './rows.ts';

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

const stated = (more: Fields): Json => ({ at: SERVER_NOW, edition: 1, ...more });
const withResult = (changed: Fields): Json => stated({ results: { 0: { ...RESULT, ...changed } } });

const OBJECTION: Fields = { event: 'Waltz', entry: 'e1', why: 'Has pointed out', at: SERVER_NOW };

/** An objection in a slot, with the lock that names the slot. @param of its author; undefined: the writer */
const objecting =
  (slot: string, { event = 'Waltz', entry = 'e1' } = {}, of?: TestPerson) =>
  (who: TestPerson, uid: Uid): { readonly [path: string]: Json } => ({
    [`objections/${uid(of ?? who)}/${slot}`]: { ...OBJECTION, event, entry },
    [`objections/${uid(of ?? who)}/to/${event}/${entry}`]: slot,
  });

const ruled =
  (changed: Fields = {}) =>
  () => ({
    'rulings/Waltz/w3': { outcome: 'may not dance', at: SERVER_NOW },
    'rulingReasons/Waltz/w3': { why: 'Seven points', at: SERVER_NOW, ...changed },
  });

const OUT: Fields = { outcome: 'may not dance', at: SERVER_NOW, out: 'lead', lead: 'k1', follow: 'k3' };

const ASIDE: Fields = { at: SERVER_NOW, registrations: 2, dancers: 2, entries: 3 };

const CLOSED_SINCE = { 'settings/objectionsUntil': 1 };

/** Evidence, objections and rulings. */
export const DISPUTES_PART: MatrixPart = {
  reads: [
    ['settings/objectionsUntil', EVERYBODY],
    ['settings/startedFrom', ADMIN],
    ['evidence', ADMIN],
    ['evidence/k1', combineGroups(CODE_HOLDER, ADMIN)],
    ['evidence/k3', ADMIN],
    ['evidence/nobody', ADMIN],
    ['objections', ADMIN],
    [(who, uid) => `objections/${uid(who)}`, SIGNED_IN],
    [(_, uid) => `objections/${uid('judge A')}`, combineGroups(['judge A'], ADMIN)],
    ['rulings', EVERYBODY],
    ['rulingReasons', ADMIN],
    ['rulingReasons/Waltz', ADMIN],
    // The couple, and earlier objectors.
    ['rulingReasons/Waltz/e1', combineGroups(CODE_HOLDER, ['judge A'], ADMIN)],
    ['rulingReasons/Waltz/w3', ADMIN],
    ['rulingReasons/Waltz/none', ADMIN],
    // Excluded dancers read it even when the entry is gone.
    ['rulingReasons/Waltz/out', combineGroups(CODE_HOLDER, ADMIN)],
    ['setAside', ADMIN],
    ['setAside/rulings/Waltz/out', ADMIN],
  ],
  cells: [
    buildCell('settings/objectionsUntil', SERVER_NOW, { writers: ADMIN }),
    buildCell('settings/startedFrom', 'social', { writers: ADMIN }),
    buildWriteOnlyCell('settings/startedFrom', 'made up', NOBODY),
    buildCell('evidence/k1', stated({ months: 12, level: 'Gold', usualRole: 'lead', age: 'Adult' }), {
      writers: combineGroups(CODE_HOLDER, ADMIN),
      rankers: NOBODY,
    }),
    buildWriteOnlyCell('evidence/k1', withResult({}), combineGroups(CODE_HOLDER, ADMIN)),
    buildWriteOnlyCell('evidence/k1', withResult({ role: 'follow' }), combineGroups(CODE_HOLDER, ADMIN)),
    buildWriteOnlyCell('evidence/k3', stated({ months: 12 }), ADMIN),
    buildWriteOnlyCell('evidence/nobody', stated({ months: 12 }), ADMIN),
    // One of two concurrent saves is refused.
    buildCell(
      'evidence/k1',
      stated({ edition: 3 }),
      { writers: combineGroups(CODE_HOLDER, ADMIN), rankers: NOBODY },
      {
        'evidence/k1/edition': 2,
      },
    ),
    buildCell((_, uid) => `objections/${uid('judge A')}/0`, OBJECTION, {
      writers: ADMIN,
      // An objection is not removed without its lock.
      removers: ADMIN,
      rankers: NOBODY,
    }),
    buildWriteOnlyCell((who, uid) => `objections/${uid(who)}/1`, OBJECTION, NOBODY),
    buildWriteOnlyCell((who, uid) => `objections/${uid(who)}/to/Waltz/e1`, '1', NOBODY),
    buildCell(
      'rulings/Waltz/e1',
      { outcome: 'may not dance', at: SERVER_NOW },
      { writers: ADMIN, rankers: NOBODY },
    ),
    buildWriteOnlyCell('rulings/Waltz/e1', OUT, ADMIN),
    buildWriteOnlyCell('rulings/Waltz/e1', { ...OUT, outcome: 'may dance' }, NOBODY),
    buildCell('setAside/rulings/Waltz/out', '{"entry":{}}', { writers: ADMIN }),
    buildWriteOnlyCell('setAside/rulings/Waltz/out', 'x'.repeat(60_001), NOBODY),
    buildWriteOnlyCell('setAside/rulings/Waltz/out', { entry: 'e1' }, NOBODY),
    buildCell('setAside/floods/0', ASIDE, { writers: ADMIN, rankers: NOBODY }),
    buildWriteOnlyCell('setAside/floods/10', ASIDE, NOBODY),
    buildCell('setAside/floodParts/0', { 0: '{}' }, { writers: ADMIN }),
    buildCell('setAside/floodParts/0/0', '{}', { writers: ADMIN }),
    buildWriteOnlyCell('setAside/floodParts/10/0', '{}', NOBODY),
    buildWriteOnlyCell('setAside/floodParts/0/1000', '{}', NOBODY),
    buildWriteOnlyCell('setAside/floodParts/0/1', 'x'.repeat(400_001), NOBODY),
    // A ruling needs a reason.
    buildWriteOnlyCell('rulings/Waltz/w3', { outcome: 'may dance', at: SERVER_NOW }, NOBODY),
    buildWriteOnlyCell(
      'rulingReasons/Waltz/w3',
      { why: 'Won as a lead', at: SERVER_NOW, lead: 'k1', follow: 'k3' },
      ADMIN,
    ),
    // A ruling without the account of the organizer is refused.
    buildWriteOnlyCell(
      'rulingReasons/Waltz/w3',
      (who, uid) => ({ why: 'Won as a lead', at: SERVER_NOW, uid: uid(who) }),
      NOBODY,
    ),
    buildWriteOnlyCell('rulingReasons/Waltz/e1/why', 'Won as a lead', ADMIN),
  ],
  pushes: [],
  steps: [
    buildStep('a decision with its reason', ADMIN, ruled()),
    buildStep('a decision without its reason', NOBODY, ruled({ why: null })),
    buildStep('a decision that is withdrawn', ADMIN, () => ({
      'rulings/Waltz/e1': null,
      'rulingReasons/Waltz/e1': null,
    })),
    ...buildOwnCodeSteps('the statements of a dancer', combineGroups(CODE_HOLDER, ADMIN), () => ({
      'evidence/k3': stated({ months: 12 }),
    })),
    buildStep('an objection', SIGNED_IN, objecting('1')),
    buildStep(
      'an objection in the name of another account',
      combineGroups(['judge A'], ADMIN),
      objecting('1', {}, 'judge A'),
    ),
    buildStep('an objection in a sixth slot', NOBODY, objecting('5')),
    buildStep('an objection in no slot', NOBODY, objecting('x')),
    buildStep('an objection to a missing entry', NOBODY, objecting('1', { entry: 'none' })),
    buildStep('an objection in a missing event', NOBODY, objecting('1', { event: 'JUNK' })),
    buildStep('an objection after the deadline', ADMIN, objecting('1'), CLOSED_SINCE),
    buildStep('an objection that is withdrawn', combineGroups(['judge A'], ADMIN), (_, uid) => ({
      [`objections/${uid('judge A')}/0`]: null,
      [`objections/${uid('judge A')}/to/Waltz/e1`]: null,
    })),
    buildStep('an objection that is withdrawn without its lock', ADMIN, (_, uid) => ({
      [`objections/${uid('judge A')}/0`]: null,
    })),
    buildStep('a lock on an entry without an objection', NOBODY, (who, uid) => ({
      [`objections/${uid(who)}/to/Waltz/e2`]: '0',
    })),
  ],
};
