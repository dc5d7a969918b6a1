import { describe, expect, test } from 'vitest';
import type { Json } from '../tree/json.ts';
import {
  buildMiddayTree,
  canRead,
  findUnexpectedResults,
  listRefusedPaths,
  toUid,
  type TestedWrite,
  type WriteVariation,
  type Row,
  type Values,
} from './testing/writeChecks.ts';
import { buildChainEndAddress, buildJournalRecord } from './testing/line.ts';
import { addSignature } from './testing/matrix/ofSeveralParts.ts';
import { buildStoredCouple, SERVER_NOW } from './testing/midday.ts';
import type { TestPerson } from './testing/testPersons.ts';

// Writes by the deck captain, the MC, judges and the chairman. Each with one thing changed must be refused at
// the listed paths.

const WALTZ = 'events/Waltz';
const ENTRIES = `${WALTZ}/entries`;
type Fields = { readonly [field: string]: Json };

/**
 * A write must come with a new journal record of its author.
 * @param at paths refused without one
 * @param byMc paths refused to the MC
 */
const withoutIts = (
  journal: string,
  { values }: TestedWrite,
  at: readonly string[],
  byMc: readonly string[] = at,
): readonly Row[] => {
  const [record = '', end = ''] = Object.keys(values).filter((path) => path.startsWith('journal'));
  const its = values[record] ?? null;
  const lineOf = (who: TestPerson, more: Fields = {}): Values => ({
    [record]: { ...Object(its), uid: toUid(who), as: who, ...more },
    [buildChainEndAddress('n1', who, toUid)]: 'n1',
  });
  const without = [record, end];
  return [
    ['without its record', { without }, at],
    ['with an old record', { without, values: inPlace(values, journal, 'old') }, at],
    [
      'with an old record of their own',
      { without, values: inPlace(values, journal, 'old'), differs: { 'journal/old': its } },
      at,
    ],
    [
      'without the key of its record',
      { values: inPlace(values, journal, null) },
      [...new Set([...at, ...(journal in values ? [journal] : [])])].toSorted(),
    ],
    [
      'with a record of another account',
      { without, values: lineOf('admin') },
      [...at, ...recordOf('admin')].toSorted(),
    ],
    [
      'by the MC, with a record of their own',
      { who: 'mc', without, values: lineOf('mc', { kind: 'state changed' }) },
      byMc,
    ],
  ];
};
/** Sets one field of a write, whether the write has the field's own path or its parent's. */
const inPlace = (values: Values, place: string, value: Json): Values => {
  if (place in values) return { [place]: value };
  const above = place.slice(0, place.lastIndexOf('/'));
  return { [above]: { ...Object(values[above]), [place.slice(above.length + 1)]: value } };
};

/** Paths in a round of the Waltz. */
const inRound = (round: number, ...fields: readonly string[]): readonly string[] =>
  fields.map((field) => `${WALTZ}/rounds/${round}/${field}`);
/** Paths of a write's journal record. */
const recordOf = (who: TestPerson): readonly string[] => [
  'journal/n1',
  buildChainEndAddress('n1', who, toUid),
];

// ---- the deck ------------------------------------------------------------------------------------------------------

describe('a walk-on', () => {
  const WALK_ON: Fields = {
    entryId: 'w9',
    leadName: 'dummy',
    followName: 'dummy',
    leadId: 'Adhoc',
    followId: 'Adhoc',
    affiliation: 'Other',
    leadNumber: 9999,
    registeredTime: SERVER_NOW,
    journal: 'n1',
  };
  const comes: TestedWrite = {
    who: 'deckcaptain',
    values: {
      [`${ENTRIES}/w9`]: WALK_ON,
      ...buildJournalRecord('n1', { who: 'deckcaptain', kind: 'walk-on' }, toUid),
    },
  };

  test('a walk-on is added by the deck captain, with a record, and replaces no couple', () => {
    expect(
      findUnexpectedResults(comes, [
        ...withoutIts(`${ENTRIES}/w9/journal`, comes, [`${ENTRIES}/w9`]),
        ['by the MC', { who: 'mc' }, ['events/Waltz/entries/w9', ...recordOf('deckcaptain')]],
        ['by another device', { who: 'anon' }, ['events/Waltz/entries/w9', ...recordOf('deckcaptain')]],
        [
          'with a listed dancer',
          { values: { [`${ENTRIES}/w9`]: { ...WALK_ON, leadId: 'k3' } } },
          ['events/Waltz/entries/w9'],
        ],
        [
          'over an existing couple',
          { differs: { [`${ENTRIES}/w9`]: buildStoredCouple('w9', 120) } },
          ['events/Waltz/entries/w9'],
        ],
        [
          'over a couple without a number',
          { differs: { [`${ENTRIES}/w9`]: { ...buildStoredCouple('w9', 120), leadNumber: null } } },
          ['events/Waltz/entries/w9'],
        ],
        [
          'in a missing event',
          { values: { 'events/Foxtrot/entries/w9': WALK_ON }, without: [`${ENTRIES}/w9`] },
          ['events/Foxtrot/entries/w9'],
        ],
      ]),
    ).toEqual([]);
  });

  const NAMES: Fields = {
    leadName: 'Ann',
    followName: 'Bo',
    leadId: null,
    followId: null,
    affiliation: 'Brown',
    leadNumber: 150,
  };
  test('a walk-on never wears a dancer’s number, even one with its key', () => {
    const named: TestedWrite = {
      who: 'deckcaptain',
      values: {
        [`${ENTRIES}/w9/leadNumber`]: 150,
        [`${ENTRIES}/w9/journal`]: 'n1',
        ...buildJournalRecord(
          'n1',
          { who: 'deckcaptain', kind: 'walk-on named', more: { event: 'Waltz', round: 0 } },
          toUid,
        ),
      },
      differs: {
        [`${ENTRIES}/w9`]: { ...WALK_ON, registeredTime: 1, journal: 'old' },
        'competitors/Adhoc': { name: 'dummy', leadNumber: 150 },
      },
    };
    expect(
      findUnexpectedResults(named, [
        ...withoutIts(`${ENTRIES}/w9/journal`, named, [
          'events/Waltz/entries/w9/journal',
          'events/Waltz/entries/w9/leadNumber',
        ]),
        [
          'as a text, once the round has begun',
          {
            values: { [`${ENTRIES}/w9/leadNumber`]: '150' },
            differs: { 'competitors/Adhoc/leadNumber': '150', [`${WALTZ}/rounds/0/roundState`]: 2 },
          },
          ['events/Waltz/entries/w9/leadNumber'],
        ],
      ]),
    ).toEqual([]);
  });

  test('naming a walk-on is recorded under a signature if the deck captain does it, and not if the scrutineer does', () => {
    const told = (who: TestPerson): TestedWrite => ({
      who,
      values: {
        [`${ENTRIES}/w9/journal`]: 'n1',
        ...buildJournalRecord('n1', { who, kind: 'walk-on named' }, toUid),
      },
      differs: {
        ...addSignature(3),
        [`${ENTRIES}/w9`]: { ...WALK_ON, registeredTime: 1, journal: 'old' },
        [`${WALTZ}/danced/w9`]: true,
      },
    });
    expect(listRefusedPaths(told('deckcaptain'))).toEqual([]);
    expect(listRefusedPaths(told('scrutineer'))).toEqual(['events/Waltz/entries/w9/journal']);
  });

  test.each(Object.keys(NAMES))('a walk-on gets its %s from the deck captain, with a record', (field) => {
    const named: TestedWrite = {
      who: 'deckcaptain',
      values: {
        [`${ENTRIES}/w9/${field}`]: NAMES[field] ?? null,
        [`${ENTRIES}/w9/journal`]: 'n1',
        ...buildJournalRecord(
          'n1',
          { who: 'deckcaptain', kind: 'walk-on named', more: { event: 'Waltz', round: 0 } },
          toUid,
        ),
      },
      differs: { [`${ENTRIES}/w9`]: { ...WALK_ON, registeredTime: 1, journal: 'old' } },
    };
    const its = [`${ENTRIES}/w9/${field}`, `${ENTRIES}/w9/journal`].toSorted();
    expect(
      findUnexpectedResults(named, [
        ...withoutIts(`${ENTRIES}/w9/journal`, named, its),
        ['by the MC', { who: 'mc' }, [...its, ...recordOf('deckcaptain')]],
        ['by another device', { who: 'anon' }, [...its, ...recordOf('deckcaptain')]],
        [
          'of a named couple',
          { differs: { [`${ENTRIES}/w9`]: { ...buildStoredCouple('w9', 9999), journal: 'old' } } },
          its,
        ],
      ]),
    ).toEqual([]);
    const begun = {
      ...addSignature(3),
      [`${WALTZ}/rounds/3/roundState`]: 5,
      [`${WALTZ}/danced/w9`]: true,
    };
    const corrected = {
      ...Object(named.values['journal/n1']),
      kind: 'competitor edited',
      why: 'Asked for it',
    };
    expect(
      findUnexpectedResults(named, [
        ...(field === 'leadNumber' ? [['under a signature', { differs: begun }, its] as const] : []),
        [
          'under a signature, as if the organizer corrected it',
          { differs: begun, values: { 'journal/n1': corrected } },
          [...its, 'journal/n1'],
        ],
      ]),
    ).toEqual([]);
  });
});

describe('the line-up of a round', () => {
  const ROUND = `${WALTZ}/rounds/0`;
  const record = buildJournalRecord(
    'n1',
    { who: 'deckcaptain', kind: 'check-in', more: { event: 'Waltz', round: 0 } },
    toUid,
  );
  const given: TestedWrite = {
    who: 'deckcaptain',
    values: {
      [`${ROUND}/entries/staff1`]: { heat: 1 },
      [`${ROUND}/lineUp`]: 1,
      [`${ROUND}/journal`]: 'n1',
      ...record,
    },
  };
  const gone: TestedWrite = {
    ...given,
    values: { ...given.values, [`${ROUND}/entries/e1`]: null },
    differs: {},
  };

  test('the deck captain changes and counts the line-up of a round, with a record, while it waits or runs', () => {
    expect(
      findUnexpectedResults(given, [
        ...withoutIts(`${ROUND}/journal`, given, [`${ROUND}/lineUp`], inRound(0, 'entries/staff1', 'lineUp')),
        ['by the MC', { who: 'mc' }, [...inRound(0, 'entries/staff1', 'lineUp'), ...recordOf('deckcaptain')]],
        [
          'by another device',
          { who: 'anon' },
          [...inRound(0, 'entries/staff1', 'journal', 'lineUp'), ...recordOf('deckcaptain')],
        ],
        ['uncounted', { without: [`${ROUND}/lineUp`] }, ['events/Waltz/rounds/0/entries/staff1']],
        ['counted by two', { values: { [`${ROUND}/lineUp`]: 2 } }, ['events/Waltz/rounds/0/lineUp']],
        [
          'with the line-up removed',
          { values: { [`${ROUND}/lineUp`]: null } },
          ['events/Waltz/rounds/0/entries/staff1', 'events/Waltz/rounds/0/lineUp'],
        ],
        [
          'a couple outside the event',
          { values: { [`${ROUND}/entries/nobody`]: { heat: 1 } } },
          ['events/Waltz/rounds/0/entries/nobody'],
        ],
        [
          'a couple already in the round',
          { values: { [`${ROUND}/entries/e1`]: { heat: 2 } } },
          ['events/Waltz/rounds/0/entries/e1'],
        ],
      ]),
    ).toEqual([]);
    const inState = (roundState: Json): WriteVariation => ({
      differs: { [`${ROUND}/roundState`]: roundState },
    });
    for (const state of [3, 4, 5, null])
      expect(
        findUnexpectedResults(given, [
          [`in state ${state}`, inState(state), inRound(0, 'journal', 'lineUp')],
        ]),
      ).toEqual([]);
    expect(
      findUnexpectedResults(gone, [
        [
          'a couple of a running round',
          { differs: { [`${ROUND}/roundState`]: 2 } },
          ['events/Waltz/rounds/0/entries/e1'],
        ],
        [
          'a couple of a missing round',
          { differs: { [ROUND]: null } },
          inRound(0, 'entries/e1', 'journal', 'lineUp'),
        ],
      ]),
    ).toEqual([]);
  });

  test('the line-up of a round keeps its count if nothing changes', () => {
    const RUNS = `${WALTZ}/rounds/1`;
    const late: TestedWrite = {
      who: 'deckcaptain',
      values: {
        [`${RUNS}/entries/e2/away`]: false,
        [`${RUNS}/lineUp`]: 3,
        [`${RUNS}/journal`]: 'n1',
        ...record,
      },
    };
    expect(
      findUnexpectedResults(late, [
        ...withoutIts(`${RUNS}/journal`, late, [`${RUNS}/lineUp`], inRound(1, 'entries/e2/away', 'lineUp')),
        [
          'by the MC',
          { who: 'mc' },
          [...inRound(1, 'entries/e2/away', 'lineUp'), ...recordOf('deckcaptain')],
        ],
        ['uncounted', { without: [`${RUNS}/lineUp`] }, ['events/Waltz/rounds/1/entries/e2/away']],
        [
          'with the same line-up',
          { values: { [`${RUNS}/lineUp`]: 2 } },
          ['events/Waltz/rounds/1/entries/e2/away'],
        ],
        [
          'of a couple already present',
          { differs: { [`${RUNS}/entries/e2/away`]: false } },
          ['events/Waltz/rounds/1/entries/e2/away'],
        ],
        [
          'that removes the field',
          { values: { [`${RUNS}/entries/e2/away`]: null } },
          ['events/Waltz/rounds/1/entries/e2/away'],
        ],
        [
          'in a round that is over',
          { differs: { [`${RUNS}/roundState`]: 4 } },
          inRound(1, 'journal', 'lineUp'),
        ],
      ]),
    ).toEqual([]);
  });
});

// ---- the MC --------------------------------------------------------------------------------------------------------

describe('starting a round', () => {
  const ROUND = `${WALTZ}/rounds/0`;
  const start: TestedWrite = {
    who: 'mc',
    values: {
      [`${ROUND}/roundState`]: 2,
      [`${ROUND}/lineUp`]: 1,
      [`${ROUND}/entries/e1/away`]: false,
      [`${ROUND}/roundActualStartTime`]: 5,
      [`${ROUND}/journal`]: 'n1',
      ...buildJournalRecord(
        'n1',
        { who: 'mc', kind: 'state changed', more: { event: 'Waltz', round: 0, from: 0 } },
        toUid,
      ),
    },
    differs: { [`${WALTZ}/rounds/1/roundState`]: 5 },
  };

  test('only the MC starts a round, and only one with couples whose turn it is', () => {
    expect(
      findUnexpectedResults(start, [
        [
          'by the deck captain',
          { who: 'deckcaptain' },
          [
            ...inRound(0, 'entries/e1/away', 'lineUp', 'roundActualStartTime', 'roundState'),
            ...recordOf('mc'),
          ],
        ],
        [
          'by a judge',
          { who: 'judge A' },
          [
            ...inRound(0, 'entries/e1/away', 'journal', 'lineUp', 'roundActualStartTime', 'roundState'),
            ...recordOf('mc'),
          ],
        ],
        [
          'without the new state',
          { without: [`${ROUND}/roundState`] },
          ['events/Waltz/rounds/0/entries/e1/away', 'events/Waltz/rounds/0/lineUp'],
        ],
        [
          'of a running round',
          { differs: { [`${ROUND}/roundState`]: 2 } },
          inRound(0, 'entries/e1/away', 'lineUp', 'roundState'),
        ],
        [
          'of a missing round',
          { differs: { [ROUND]: null } },
          inRound(0, 'entries/e1/away', 'journal', 'roundActualStartTime', 'roundState'),
        ],
        [
          'of a round without couples',
          { differs: { [`${ROUND}/entries`]: null } },
          inRound(0, 'entries/e1/away', 'journal', 'lineUp', 'roundActualStartTime', 'roundState'),
        ],
        [
          'of a round without couples that is shown',
          { differs: { [`${ROUND}/entries`]: null, [`${ROUND}/roundState`]: 1 } },
          inRound(0, 'entries/e1/away', 'journal', 'lineUp', 'roundActualStartTime', 'roundState'),
        ],
        [
          'before its turn',
          { differs: { [`${WALTZ}/rounds/1/roundState`]: 4 } },
          inRound(0, 'entries/e1/away', 'journal', 'lineUp', 'roundActualStartTime', 'roundState'),
        ],
        [
          'before its turn, of a round that is shown',
          { differs: { [`${WALTZ}/rounds/1/roundState`]: 4, [`${ROUND}/roundState`]: 1 } },
          inRound(0, 'entries/e1/away', 'journal', 'lineUp', 'roundActualStartTime', 'roundState'),
        ],
        [
          'from another state',
          { differs: { [`${ROUND}/roundState`]: 1 } },
          ['events/Waltz/rounds/0/roundState'],
        ],
        [
          'that closes',
          { values: { [`${ROUND}/roundState`]: 4 } },
          inRound(0, 'entries/e1/away', 'lineUp', 'roundState'),
        ],
        [
          'under a signature',
          { differs: addSignature(0) },
          inRound(0, 'journal', 'roundActualStartTime', 'roundState'),
        ],
        [
          'that removes the line-up',
          { values: { [`${ROUND}/lineUp`]: null } },
          ['events/Waltz/rounds/0/lineUp'],
        ],
      ]),
    ).toEqual([]);
    const back: TestedWrite = { who: 'mc', values: { [`${WALTZ}/rounds/1/roundState`]: 0 } };
    expect(
      findUnexpectedResults(back, [
        ['by the deck captain', { who: 'deckcaptain' }, ['events/Waltz/rounds/1/roundState']],
        [
          'to a round that is shown',
          { values: { [`${WALTZ}/rounds/1/roundState`]: 1 } },
          ['events/Waltz/rounds/1/roundState'],
        ],
        [
          'from a round that is over',
          { differs: { [`${WALTZ}/rounds/1/roundState`]: 4 } },
          ['events/Waltz/rounds/1/roundState'],
        ],
        ['under a signature', { differs: addSignature(1) }, ['events/Waltz/rounds/1/roundState']],
      ]),
    ).toEqual([]);
  });

  test('starting a round writes nothing into a missing one', () => {
    const fields: Fields = {
      journal: 'old',
      recallSize: 6,
      numHeats: 1,
      roundState: 2,
      panel: { A: true },
      seatings: { 1: { Waltz: 'A' } },
      roundActualStartTime: 5,
      lineUp: 1,
    };
    const taken: string[] = [];
    for (const who of ['chairman', 'mc', 'deckcaptain'] as const)
      for (const [field, value] of Object.entries(fields))
        if (listRefusedPaths({ who, values: { [`${WALTZ}/rounds/9/${field}`]: value } }).length === 0)
          taken.push(`${who}: ${field}`);
    expect(taken).toEqual([]);
  });
});

// ---- the judges ----------------------------------------------------------------------------------------------------

describe('a sheet', () => {
  const [MARKS, SHEET] = ['marks/Waltz/1/A/Waltz', 'sheets/Waltz/1/A/Waltz'] as const;
  const sheet = (more: Fields = {}): Values => ({
    [SHEET]: { state: 'sent', count: 1, at: SERVER_NOW, lineUp: 2, ...more },
  });
  const sent: TestedWrite = { who: 'judge A', values: { [MARKS]: ['101'], ...sheet() } };

  test('a sheet is written by its judge with a valid code while the round runs', () => {
    expect(
      findUnexpectedResults(sent, [
        ['at an earlier time', { values: sheet({ at: 5 }) }, ['sheets/Waltz/1/A/Waltz']],
        ['at a future time', { values: sheet({ at: 1_900_000_000_000 }) }, ['sheets/Waltz/1/A/Waltz']],
        ['by another judge', { who: 'judge B' }, ['marks/Waltz/1/A/Waltz', 'sheets/Waltz/1/A/Waltz']],
        [
          'by another judge with the same code',
          { who: 'judge B', differs: { 'judgeCodes/A': 'code-of-judge-B' } },
          ['marks/Waltz/1/A/Waltz', 'sheets/Waltz/1/A/Waltz'],
        ],
        ['by a device without a code', { who: 'anon' }, ['marks/Waltz/1/A/Waltz', 'sheets/Waltz/1/A/Waltz']],
        ['by the chairman', { who: 'chairman' }, ['marks/Waltz/1/A/Waltz']],
        [
          'with a replaced code',
          { differs: { 'judgeCodes/A': 'another-code-of-A' } },
          ['marks/Waltz/1/A/Waltz', 'sheets/Waltz/1/A/Waltz'],
        ],
        [
          'without a code, for a judge without one',
          { differs: { 'judgeCodes/A': null, 'judgeClaims/judge A/code': null } },
          ['marks/Waltz/1/A/Waltz', 'sheets/Waltz/1/A/Waltz'],
        ],
        [
          'of a removed official',
          { differs: { 'competitionMetadata/officials/A': null } },
          ['marks/Waltz/1/A/Waltz', 'sheets/Waltz/1/A/Waltz'],
        ],
        [
          'of a judge off the panel',
          { differs: { [`${WALTZ}/rounds/1/panel/A`]: null } },
          ['marks/Waltz/1/A/Waltz', 'sheets/Waltz/1/A/Waltz'],
        ],
        [
          'of a dance outside the event',
          { values: { 'sheets/Waltz/1/A/Rumba': { state: 'sent', count: 1, at: SERVER_NOW, lineUp: 2 } } },
          ['sheets/Waltz/1/A/Rumba'],
        ],
        ['of a future line-up', { values: sheet({ lineUp: 3 }) }, ['sheets/Waltz/1/A/Waltz']],
        [
          'of a future line-up, as a publication',
          { values: { ...sheet({ lineUp: 3 }), 'planning/revision': 1 } },
          ['planning/revision'],
        ],
        [
          'of a round without a line-up',
          { differs: { [`${WALTZ}/rounds/1/lineUp`]: null } },
          ['sheets/Waltz/1/A/Waltz'],
        ],
        ['with another numbering', { values: sheet({ renumbered: 1 }) }, ['sheets/Waltz/1/A/Waltz']],
        [
          'after rounds were renumbered',
          { differs: { [`${WALTZ}/renumbered`]: 1 } },
          ['sheets/Waltz/1/A/Waltz'],
        ],
        ['with one mark in place of a list', { values: { [MARKS]: '101' } }, ['marks/Waltz/1/A/Waltz']],
        ['in state paper', { values: sheet({ state: 'paper' }) }, ['sheets/Waltz/1/A/Waltz']],
        ['in state short', { values: sheet({ state: 'short' }) }, ['sheets/Waltz/1/A/Waltz']],
        ['with a text as `over`', { values: sheet({ over: 'x' }) }, ['sheets/Waltz/1/A/Waltz']],
        ['that is removed', { values: { [SHEET]: null } }, ['sheets/Waltz/1/A/Waltz']],
      ]),
    ).toEqual([]);
    for (const state of [0, 1, 3, 4, 5, null])
      expect(
        findUnexpectedResults(sent, [
          [
            `in state ${state}`,
            { differs: { [`${WALTZ}/rounds/1/roundState`]: state } },
            ['marks/Waltz/1/A/Waltz', 'sheets/Waltz/1/A/Waltz'],
          ],
        ]),
      ).toEqual([]);
  });

  test('a sheet can be marked until it is sent for the current line-up', () => {
    const again: TestedWrite = {
      who: 'judge A',
      values: { [MARKS]: ['102'] },
      differs: { [MARKS]: ['101', '103'] },
    };
    const is = (more: Fields): WriteVariation => ({
      differs: { [SHEET]: { state: 'sent', count: 2, at: 1, lineUp: 2, ...more } },
    });
    expect(
      findUnexpectedResults(again, [
        ['once it is sent', is({}), ['marks/Waltz/1/A/Waltz']],
        ['once it is keyed', is({ state: 'paper' }), ['marks/Waltz/1/A/Waltz']],
        ['once it is accepted short', is({ state: 'short' }), ['marks/Waltz/1/A/Waltz']],
      ]),
    ).toEqual([]);
    const away: TestedWrite = { ...again, values: { [MARKS]: null } };
    for (const deed of [again, away])
      for (const open of [is({ state: 'draft' }), is({ lineUp: 1 }), is({ lineUp: null })])
        expect(findUnexpectedResults({ ...deed, differs: { ...deed.differs, ...open.differs } }, [])).toEqual(
          [],
        );
    // Neither round nor sheet has a line-up, and no mark was sent yet.
    for (const deed of [again, away])
      expect(
        findUnexpectedResults(
          { ...deed, differs: { ...deed.differs, [`${WALTZ}/rounds/1/lineUp`]: null } },
          [],
        ),
      ).toEqual([]);
  });

  test('a sheet is read by its judge, and not by another judge with the same code', () => {
    const same = buildMiddayTree({ 'judgeCodes/A': 'code-of-judge-B' });
    for (const branch of ['marks', 'sheets']) {
      expect(canRead(same, 'judge B', `${branch}/Waltz/1/B`)).toBe(true);
      expect(canRead(same, 'judge B', `${branch}/Waltz/1/A`)).toBe(false);
    }
  });

  test('a sheet is keyed from paper only over the version the scrutineer saw', () => {
    const keyed = (more: Fields = {}): Values => sheet({ state: 'paper', ...more });
    const is = (more: Fields): WriteVariation => ({ differs: sheet({ at: 7, ...more }) });
    expect(
      findUnexpectedResults({ who: 'scrutineer', values: keyed() }, [
        ['by a judge', { who: 'judge A' }, ['sheets/Waltz/1/A/Waltz']],
        ['over a sent one', is({}), ['sheets/Waltz/1/A/Waltz']],
        ['over one keyed at another time', is({ state: 'paper' }), ['sheets/Waltz/1/A/Waltz']],
        [
          'under a posted result',
          { differs: { [`${WALTZ}/rounds/1/roundState`]: 5 } },
          ['sheets/Waltz/1/A/Waltz'],
        ],
        ...[0, 1.5, 100_001].map((renumbered): Row => [
          `after the rounds got other numbers ${renumbered} times`,
          { values: keyed({ renumbered }) },
          ['sheets/Waltz/1/A/Waltz'],
        ]),
      ]),
    ).toEqual([]);
    for (const there of [is({ state: 'draft' }), is({ lineUp: 1 })])
      expect(findUnexpectedResults({ who: 'scrutineer', values: keyed(), ...there }, [])).toEqual([]);
    expect(findUnexpectedResults({ who: 'scrutineer', values: keyed({ over: 7 }), ...is({}) }, [])).toEqual(
      [],
    );
    const none = { [`${WALTZ}/rounds/1/lineUp`]: null };
    // A sheet that was removed after it was read can't be overwritten.
    for (const more of [{}, { over: 7 }])
      expect(
        findUnexpectedResults(
          { who: 'scrutineer', values: keyed({ lineUp: null, ...more }), differs: none },
          [],
        ),
      ).toEqual([]);
  });
});

test('a judge’s claim needs that judge’s code, as a string', () => {
  const claims = (code: Json): TestedWrite => ({
    who: 'anon',
    values: { 'judgeClaims/anon/judge': 'D' },
    differs: { 'judgeCodes/D': code, 'judgeClaims/anon': { judge: 'A', code: 'code-of-judge-D', at: 1 } },
  });
  expect(
    findUnexpectedResults(claims('code-of-judge-D'), [
      ['by another judge’s code', claims('another-code-of-D'), ['judgeClaims/anon/judge']],
      [
        'by a number',
        { differs: { 'judgeCodes/D': 7, 'judgeClaims/anon/code': 7 } },
        ['judgeClaims/anon/judge'],
      ],
    ]),
  ).toEqual([]);
});

// ---- what the chairman decides, and a publication ------------------------------------------------------------------

const PUBLICATION: Values = {
  'planning/revision': 1,
  'planning/record': 'n1',
  ...buildJournalRecord('n1', { who: 'scrutineer', kind: 'plan published' }, toUid),
  'planning/undo/1': 'what was before',
};

describe('a decision', () => {
  const decided = { uid: 'chairman', name: 'Wim', at: 7, verdict: 'approved' };
  const asMoved = { ...decided, movedFrom: '3' };
  const moved: TestedWrite = {
    who: 'scrutineer',
    values: { ...PUBLICATION, 'approvals/Waltz/2': { decided: asMoved } },
    differs: { 'approvals/Waltz/3': { decided } },
  };

  test('a decision moves only with a publication by the office, and a signature never moves', () => {
    expect(
      findUnexpectedResults(moved, [
        [
          'by the chairman',
          { who: 'chairman' },
          [
            'approvals/Waltz/2',
            ...recordOf('scrutineer'),
            'planning/record',
            'planning/revision',
            'planning/undo/1',
          ],
        ],
        [
          'by the MC',
          { who: 'mc' },
          [
            'approvals/Waltz/2',
            ...recordOf('scrutineer'),
            'planning/record',
            'planning/revision',
            'planning/undo/1',
          ],
        ],
        [
          'by another device',
          { who: 'anon' },
          [
            'approvals/Waltz/2',
            ...recordOf('scrutineer'),
            'planning/record',
            'planning/revision',
            'planning/undo/1',
          ],
        ],
        [
          'without a publication',
          { without: ['planning/revision'] },
          ['approvals/Waltz/2', 'planning/record', 'planning/undo/1'],
        ],
        [
          'of a signature, to another posted round',
          {
            values: { 'approvals/Waltz/2': { decided: { ...asMoved, verdict: 'signed', of: 'none' } } },
            differs: { 'approvals/Waltz/3': { decided: { ...decided, verdict: 'signed' } } },
          },
          ['approvals/Waltz/2'],
        ],
        ['onto a signed one', { differs: addSignature(2) }, ['approvals/Waltz/2']],
        [
          'with an unlisted field',
          { values: { 'approvals/Waltz/2': { decided: asMoved, note: 'x' } } },
          ['approvals/Waltz/2'],
        ],
        [
          'that does not name its round',
          { values: { 'approvals/Waltz/2': { decided } } },
          ['approvals/Waltz/2'],
        ],
        [
          'that names another round',
          { values: { 'approvals/Waltz/2': { decided: { ...asMoved, movedFrom: '1' } } } },
          ['approvals/Waltz/2'],
        ],
      ]),
    ).toEqual([]);
  });

  test('a decision has its author and its time', () => {
    const said: Fields = { uid: 'chairman', at: SERVER_NOW, name: 'Wim', verdict: 'approved' };
    const decides = (values: Fields = said): Values => ({ 'approvals/Waltz/3/decided': values });
    const without = (field: string): WriteVariation => ({ values: decides({ ...said, [field]: null }) });
    expect(
      findUnexpectedResults({ who: 'chairman', values: decides() }, [
        ['by the organizer', { who: 'admin' }, ['approvals/Waltz/3/decided']],
        ['without an account', without('uid'), ['approvals/Waltz/3/decided']],
        ['at no time', without('at'), ['approvals/Waltz/3/decided']],
        ['of another account', { values: decides({ ...said, uid: 'admin' }) }, ['approvals/Waltz/3/decided']],
        ['at another time', { values: decides({ ...said, at: 5 }) }, ['approvals/Waltz/3/decided']],
        [
          'that signs an unposted round',
          {
            values: {
              ...decides({ ...said, verdict: 'signed', of: 'none' }),
              'approvals/Waltz/signed/3': true,
            },
          },
          ['approvals/Waltz/3/decided'],
        ],
      ]),
    ).toEqual([]);
    const signs = (of: string): WriteVariation => ({
      values: { ...decides({ ...said, verdict: 'signed', of }), 'approvals/Waltz/signed/3': true },
      differs: { [`${WALTZ}/rounds/3/journal`]: of, [`${WALTZ}/rounds/3/roundState`]: 5 },
    });
    expect(
      findUnexpectedResults({ who: 'chairman', values: {}, ...signs('posted1') }, [
        ['a posting with an empty key', signs(''), ['approvals/Waltz/3/decided']],
        ['a posting with a key that is too long', signs('x'.repeat(301)), ['approvals/Waltz/3/decided']],
      ]),
    ).toEqual([]);
    for (const [node, more] of [
      ['asked', { what: 'cut' }],
      ['withdrawn', { because: 'posted' }],
    ] as const) {
      const asks = (fields: Fields): Values => ({
        [`approvals/Waltz/3/${node}`]: { uid: 'scrutineer', at: SERVER_NOW, ...more, ...fields },
      });
      expect(
        findUnexpectedResults({ who: 'scrutineer', values: asks({}) }, [
          ['without an account', { values: asks({ uid: null }) }, [`approvals/Waltz/3/${node}`]],
          ['at no time', { values: asks({ at: null }) }, [`approvals/Waltz/3/${node}`]],
          ['of another account', { values: asks({ uid: 'admin' }) }, [`approvals/Waltz/3/${node}`]],
          ['by the MC', { who: 'mc' }, [`approvals/Waltz/3/${node}`]],
          ['under a signature', { differs: addSignature(3) }, [`approvals/Waltz/3/${node}`]],
        ]),
      ).toEqual([]);
    }
  });
});

describe('a publication', () => {
  const published = (values: Values): TestedWrite => ({
    who: 'scrutineer',
    values: { ...PUBLICATION, ...values },
  });

  test('a publication counts renumberings and records the state of each round', () => {
    const seen = { 'planning/seen/Jive/0': '0/0' };
    expect(
      findUnexpectedResults(published({ 'events/Jive/renumbered': 1, ...seen }), [
        ['that counts by two', { values: { 'events/Jive/renumbered': 2 } }, ['events/Jive/renumbered']],
        ['that saw another state', { values: { 'planning/seen/Jive/0': '0/1' } }, ['planning/seen/Jive/0']],
        [
          'based on the state seen by another',
          { without: Object.keys({ ...PUBLICATION, ...seen }), differs: seen },
          ['events/Jive/renumbered'],
        ],
      ]),
    ).toEqual([]);
    for (const [field, value] of [
      ['roundState', 1],
      ['recallSize', 2],
      ['numHeats', 2],
      ['entries', { j1: { heat: 1 } }],
    ] as const)
      expect(
        findUnexpectedResults(published({ [`events/Jive/rounds/0/${field}`]: value, ...seen }), [
          ['without a seen state', { without: ['planning/seen/Jive/0'] }, [`events/Jive/rounds/0/${field}`]],
          [
            'that saw another state',
            { values: { 'planning/seen/Jive/0': '0/1' } },
            [`events/Jive/rounds/0/${field}`, 'planning/seen/Jive/0'],
          ],
        ]),
      ).toEqual([]);
  });
});

describe('a publication of the office', () => {
  const SEEN: Values = { 'planning/seen/Jive/0': '0/0' };
  const publishes: TestedWrite = { who: 'scrutineer', values: { ...PUBLICATION, ...SEEN } };
  const RECORD = recordOf('scrutineer');
  const ITS = ['planning/record', 'planning/revision', 'planning/seen/Jive/0', 'planning/undo/1'];

  test('a publication by the office has a new record of its author, of the right kind', () => {
    const other = (who: TestPerson, kind: string): WriteVariation => ({
      without: RECORD,
      values: buildJournalRecord('n1', { who, kind }, toUid),
    });
    expect(
      findUnexpectedResults(publishes, [
        ['of another kind', other('scrutineer', 'round changed'), ITS],
        ['of another account', other('admin', 'plan published'), [...recordOf('admin'), ...ITS]],
        [
          'that is old',
          {
            without: RECORD,
            values: { 'planning/record': 'old' },
            differs: { 'journal/old': { uid: 'scrutineer', kind: 'plan published', at: 1 } },
          },
          ITS,
        ],
        ...(['mc', 'deckcaptain'] as const).map((who): Row => [
          `by the ${who}, who cannot write it`,
          { ...other(who, 'plan published'), who },
          ['journal/n1', ...ITS],
        ]),
      ]),
    ).toEqual([]);
  });

  test('a publication by the office has the next number and states the rounds’ states', () => {
    const { 'planning/undo/1': _, ...counted } = PUBLICATION;
    expect(
      findUnexpectedResults({ ...publishes, values: { ...counted, ...SEEN } }, [
        [
          'from an invalid revision',
          { values: { 'planning/revision': 'x1' }, differs: { 'planning/revision': 'x' } },
          ['planning/revision'],
        ],
        ['with a malformed state', { values: { 'planning/seen/Jive/0': 'begun' } }, ['planning/seen/Jive/0']],
        ['with an unknown state', { values: { 'planning/seen/Jive/0': '6/0' } }, ['planning/seen/Jive/0']],
        [
          'with a malformed round number',
          { values: { 'planning/seen/Jive/00': '0/0' } },
          ['planning/seen/Jive/00'],
        ],
        [
          'with a word as the round number',
          { values: { 'planning/seen/Jive/final': '0/0' } },
          ['planning/seen/Jive/final'],
        ],
        [
          'with undo data that is too long',
          { values: { 'planning/undo/1': 'x'.repeat(8_000_001) } },
          ['planning/undo/1'],
        ],
      ]),
    ).toEqual([]);
  });

  test('a publication by the office is not removed, and gets no undo data afterwards', () => {
    const before: Values = { 'planning/revision': 3, 'planning/record': 'old', ...SEEN };
    for (const place of Object.keys(before))
      expect(listRefusedPaths({ who: 'scrutineer', values: { [place]: null }, differs: before })).toEqual([
        place,
      ]);
    const late: Values = { 'planning/undo/3': 'something else' };
    expect(listRefusedPaths({ who: 'scrutineer', values: late, differs: before })).toEqual([
      'planning/undo/3',
    ]);
  });

  const decided: Fields = { uid: 'chief', at: 7, verdict: 'approved' };
  const was: Fields = { uid: 'x', at: 7, what: 'cut' };
  const gone: Fields = { uid: 'x', at: 7, because: 'posted' };
  const word: Fields = { at: 7, by: 'DE' };
  const live: Fields = { dance: 0, heat: 1 };
  const sheet: Fields = { state: 'sent', count: 1, at: 7 };
  const [ASKED, DECK, LIVE, SHEET] = [
    'approvals/Waltz/2',
    'deck/Waltz/2',
    'live/Waltz/1',
    'sheets/Waltz/3/A/Waltz',
  ] as const;

  test('a publication by the office keeps a round’s data and times as numbers', () => {
    const moves: TestedWrite = {
      ...publishes,
      values: {
        ...publishes.values,
        [ASKED]: { asked: was, withdrawn: gone, decided: { ...decided, movedFrom: '3' } },
        [DECK]: { ready: word, missingCalled: word },
        [LIVE]: { ...live, startedAt: 7 },
        // The round has no line-up yet.
        [SHEET]: { ...sheet, lineUp: 4 },
      },
      differs: { 'approvals/Waltz/3/decided': decided },
    };
    const never: Fields = { at: 'never' };
    expect(
      findUnexpectedResults(moves, [
        ['a question', { values: { [ASKED]: { asked: { ...was, ...never } } } }, [ASKED]],
        ['a withdrawn question', { values: { [ASKED]: { withdrawn: { ...gone, ...never } } } }, [ASKED]],
        [
          'a decision',
          {
            values: { [ASKED]: { decided: { ...decided, movedFrom: '3', ...never } } },
            differs: { 'approvals/Waltz/3/decided': { ...decided, ...never } },
          },
          [ASKED],
        ],
        ['a ready line-up', { values: { [DECK]: { ready: { ...word, ...never } } } }, [DECK]],
        [
          'a call for missing couples',
          { values: { [DECK]: { missingCalled: { ...word, ...never } } } },
          [DECK],
        ],
        ['an unlisted field', { values: { [DECK]: { ready: word, note: 'x' } } }, [DECK]],
        ['a heat', { values: { [LIVE]: { ...live, startedAt: 'never' } } }, [LIVE]],
        ['a sheet', { values: { [SHEET]: { ...sheet, lineUp: 10_001 } } }, [SHEET]],
      ]),
    ).toEqual([]);
  });
});

describe('a posting', () => {
  const ROUND = `${WALTZ}/rounds/1`;
  const posts = (after: Json, roundState = 5): TestedWrite => ({
    who: 'scrutineer',
    values: {
      [`${ROUND}/roundState`]: roundState,
      [`${ROUND}/journal`]: 'n1',
      [`${ROUND}/after`]: after,
      ...buildJournalRecord('n1', { who: 'scrutineer', kind: 'result posted', more: { from: 4 } }, toUid),
    },
    differs: { [`${ROUND}/roundState`]: 4, [`${ROUND}/journal`]: 'j1', [`${ROUND}/after`]: 'j0' },
  });

  test('a posting has a time, and not an invalid value that was there before', () => {
    const at = (value: Json): Values => ({ [`${ROUND}/roundPostedTime`]: value });
    expect(
      findUnexpectedResults({ who: 'scrutineer', values: at(5), differs: at(5) }, [
        [
          'with a text as the time',
          { values: at('soon'), differs: at('soon') },
          ['events/Waltz/rounds/1/roundPostedTime'],
        ],
      ]),
    ).toEqual([]);
  });

  test('a posting is based on the last record of the round', () => {
    expect(
      findUnexpectedResults(posts('j1'), [
        [
          'from an earlier record',
          { values: { [`${ROUND}/after`]: 'j0' } },
          ['events/Waltz/rounds/1/roundState'],
        ],
        [
          'from a state it no longer has',
          { differs: { [`${ROUND}/roundState`]: 2 } },
          ['events/Waltz/rounds/1/roundState'],
        ],
        ['under a signature', { differs: addSignature(1) }, inRound(1, 'after', 'journal', 'roundState')],
      ]),
    ).toEqual([]);
    // Other changes of state need not name the last record, and the office may post without a record.
    expect(listRefusedPaths(posts('j0', 2))).toEqual([]);
    expect(listRefusedPaths({ ...posts('j0'), values: { [`${ROUND}/roundState`]: 5 } })).toEqual([]);
    const again = posts('j0');
    expect(
      listRefusedPaths({
        ...again,
        values: {
          ...again.values,
          ...buildJournalRecord('n1', { who: 'scrutineer', kind: 'result posted', more: { from: 5 } }, toUid),
        },
        differs: { ...again.differs, [`${ROUND}/roundState`]: 5 },
      }),
    ).toEqual([]);
  });
});

// ---- the journal ---------------------------------------------------------------------------------------------------

describe('a journal record', () => {
  const wrote = (who: TestPerson, kind: string, more: Fields = {}): TestedWrite => ({
    who,
    values: buildJournalRecord('n1', { who, kind, more }, toUid),
  });

  test('a journal record of a judge needs a valid code, not a role of that name', () => {
    expect(
      findUnexpectedResults(wrote('judge A', 'marks sent'), [
        [
          'without a code, for a judge without one',
          { differs: { 'judgeCodes/A': null, 'judgeClaims/judge A/code': null } },
          ['journal/n1'],
        ],
        [
          'in a role that is not the judge’s',
          { values: wrote('judge A', 'decided', { as: 'chairman', what: '{"who":"Cy"}' }).values },
          ['journal/n1'],
        ],
      ]),
    ).toEqual([]);
    const asJudge = wrote('mc', 'marks sent', { as: 'judge', judge: 'A', what: '{"who":"Judge A"}' });
    expect(
      findUnexpectedResults(wrote('mc', 'state changed'), [
        ['as a judge', { values: asJudge.values }, ['journal/n1']],
        [
          'as a judge, with a role of that name',
          { values: asJudge.values, differs: { 'roles/mc/judge': true } },
          ['journal/n1'],
        ],
      ]),
    ).toEqual([]);
  });

  test('a journal record ends the chain of its own account only', () => {
    expect(
      findUnexpectedResults(wrote('mc', 'state changed'), [
        [
          'and the chain of another account',
          { values: { 'journalEnds/admin/tablet n1': 'n1' } },
          ['journalEnds/admin/tablet n1'],
        ],
      ]),
    ).toEqual([]);
  });
});

describe('an operation number', () => {
  test('an operation’s number counts up as a number', () => {
    const counts: TestedWrite = { who: 'mc', values: { 'receipts/mc/tablet': 5 } };
    expect(
      findUnexpectedResults(counts, [
        [
          'as a text',
          { values: { 'receipts/mc/tablet': 'b' }, differs: { 'receipts/mc/tablet': 'a' } },
          ['receipts/mc/tablet'],
        ],
      ]),
    ).toEqual([]);
  });
});

// ---- who has danced ------------------------------------------------------------------------------------------------

describe('a couple that danced', () => {
  test('a couple that danced keeps its names under a signature, unless the organizer changes them with a reason', () => {
    const corrects: TestedWrite = {
      who: 'admin',
      values: {
        [`${ENTRIES}/staff1/leadName`]: 'L. L.',
        [`${ENTRIES}/staff1/journal`]: 'n1',
        ...buildJournalRecord(
          'n1',
          { who: 'admin', kind: 'competitor edited', more: { why: 'Asked for it' } },
          toUid,
        ),
      },
      differs: { ...addSignature(2), [`${WALTZ}/danced/staff1`]: true },
    };
    expect(
      findUnexpectedResults(corrects, [
        [
          'without its record',
          { without: recordOf('admin') },
          ['events/Waltz/entries/staff1/journal', 'events/Waltz/entries/staff1/leadName'],
        ],
        [
          'without the key of its record',
          { values: { [`${ENTRIES}/staff1/journal`]: null } },
          ['events/Waltz/entries/staff1/journal', 'events/Waltz/entries/staff1/leadName'],
        ],
        [
          'with an old record',
          {
            values: { [`${ENTRIES}/staff1/journal`]: 'old' },
            without: recordOf('admin'),
            differs: { 'journal/old': { kind: 'competitor edited', why: 'Once', uid: 'admin' } },
          },
          ['events/Waltz/entries/staff1/journal', 'events/Waltz/entries/staff1/leadName'],
        ],
        [
          'by the scrutineer',
          { who: 'scrutineer' },
          [
            'events/Waltz/entries/staff1/journal',
            'events/Waltz/entries/staff1/leadName',
            ...recordOf('admin'),
          ],
        ],
        [
          'by the deck captain',
          { who: 'deckcaptain' },
          [
            'events/Waltz/entries/staff1/journal',
            'events/Waltz/entries/staff1/leadName',
            ...recordOf('admin'),
          ],
        ],
        [
          'with another lead',
          { values: { [`${ENTRIES}/staff1/leadId`]: 'k2' } },
          [
            'events/Waltz/entries/staff1/journal',
            'events/Waltz/entries/staff1/leadId',
            'events/Waltz/entries/staff1/leadName',
          ],
        ],
        [
          'without the key of its follow',
          { values: { [`${ENTRIES}/staff1/followId`]: null } },
          [
            'events/Waltz/entries/staff1/followId',
            'events/Waltz/entries/staff1/journal',
            'events/Waltz/entries/staff1/leadName',
          ],
        ],
        [
          'under another number',
          { values: { [`${ENTRIES}/staff1/leadNumber`]: 104 } },
          [
            'events/Waltz/entries/staff1/journal',
            'events/Waltz/entries/staff1/leadName',
            'events/Waltz/entries/staff1/leadNumber',
          ],
        ],
      ]),
    ).toEqual([]);
  });
});
