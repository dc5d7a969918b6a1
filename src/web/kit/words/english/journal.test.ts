import { describe, expect, test } from 'vitest';
import { parseEntryId, createEventKey, type EntryId } from '../../../../domain/ids.ts';
import type { RecordKind } from '../../../../domain/journal/kinds.ts';
import type { RecordOf, JournalRecord } from '../../../../store/journal/record.ts';
import type { SheetRecordKind } from '../../../../store/journal/sheetHistory.ts';
import { SAVED_SETTINGS, type SavedSetting } from '../../../../domain/journal/record.ts';
import type { ChainProblem, StoredChainRecord } from '../../../../store/journal/verifyChains.ts';
import { buildJudgeKey, buildLeadNumber, buildLeadNumbers } from '../../testing/builders.ts';
import { journalWords } from './journal.ts';
import { journalListWords } from './journalList.ts';

const { record, corrected } = journalWords.english;
const { verified } = journalListWords.english;

function entry(text: string): EntryId {
  const id = parseEntryId(text);
  if (id === undefined) throw new Error(`no entry id: ${text}`);
  return id;
}

const by = { uid: 'u', who: 'Ann', device: 'laptop', at: 1000 };
const final = { ...by, event: createEventKey('Bronze Waltz'), round: 0 };
const sheet = { ...final, judge: buildJudgeKey('C'), dance: 'ChaCha' };
const of104 = { ...final, entry: entry('e104'), couple: buildLeadNumber('104') };

type Told<Kind extends RecordKind> = { readonly [One in Kind]: readonly [RecordOf<One>, string] };

describe('the journal has a sentence for every kind of record', () => {
  const told: Told<RecordKind> = {
    'marks sent': [
      { ...sheet, kind: 'marks sent', marks: buildLeadNumbers('101', '104') },
      'Ann sent Cha Cha marks in Bronze Waltz, final: 101, 104.',
    ],
    'marks keyed from paper': [
      { ...sheet, kind: 'marks keyed from paper', marks: [] },
      'Ann keyed Judge C’s Cha Cha sheet from paper in Bronze Waltz, final: none.',
    ],
    'marks changed': [
      {
        ...sheet,
        kind: 'marks changed',
        from: buildLeadNumbers('101', '104'),
        to: buildLeadNumbers('101', '107'),
        why: 'Two numbers in the wrong rows.',
      },
      'Ann changed Judge C’s Cha Cha marks from 101, 104 to 101, 107 in Bronze Waltz, final. Why: Two numbers in the wrong rows.',
    ],
    'late marks': [
      { ...sheet, kind: 'late marks', marks: buildLeadNumbers('104') },
      'Ann sent Cha Cha marks after judging closed in Bronze Waltz, final, saved but not counted: 104.',
    ],
    'change requested': [
      { ...sheet, kind: 'change requested' },
      'Ann requested a change in Cha Cha, Bronze Waltz, final.',
    ],
    'sheet reopened': [
      { ...sheet, kind: 'sheet reopened', why: 'Wrong rows.' },
      'Ann reopened Judge C’s Cha Cha sheet in Bronze Waltz, final. Why: Wrong rows.',
    ],
    'change refused': [
      { ...sheet, kind: 'change refused', why: 'The heat is over.' },
      'Ann left Judge C’s Cha Cha sheet as sent in Bronze Waltz, final. Why: The heat is over.',
    ],
    'short sheet accepted': [
      { ...sheet, kind: 'short sheet accepted', marks: 11, asked: 12, why: 'Judge had to leave.' },
      'Ann accepted Judge C’s Cha Cha sheet with 11 of 12 marks in Bronze Waltz, final. Why: Judge had to leave.',
    ],
    'state changed': [
      { ...final, kind: 'state changed', from: 'initialized', to: 'running' },
      'Ann started Bronze Waltz, final.',
    ],
    'list brought in': [
      { ...by, kind: 'list brought in', list: 'entries', added: 48, changed: 2 },
      'Ann imported a list: 48 new entries, 2 changed.',
    ],
    reopened: [
      { ...final, kind: 'reopened', why: 'B was cut off.' },
      'Ann reopened judging in Bronze Waltz, final. Why: B was cut off.',
    ],
    'check-in': [
      { ...of104, kind: 'check-in', presence: 'present' },
      'Ann checked in 104 for Bronze Waltz, final.',
    ],
    scratch: [
      { ...final, entry: entry('e7'), kind: 'scratch' },
      'Ann scratched the couple with entry e7 from Bronze Waltz, final.',
    ],
    'heat asked': [
      { ...of104, kind: 'heat asked', heat: 2 },
      'Ann requested heat 2 for 104 in Bronze Waltz, final.',
    ],
    'walk-on': [{ ...of104, kind: 'walk-on' }, 'Ann added 104 as a walk-on to Bronze Waltz, final.'],
    'walk-on named': [
      { ...of104, kind: 'walk-on named', lead: 'Kim', follow: 'Lee' },
      'Ann named walk-on 104 in Bronze Waltz, final: Kim and Lee.',
    ],
    'board changed': [
      { ...by, kind: 'board changed', did: 'renamed', code: 'HA44', name: 'Left', was: 'Lobby' },
      'Ann renamed the board Lobby to Left.',
    ],
    'usual release chosen': [
      { ...by, kind: 'usual release chosen', release: 'awards' },
      'Ann set placings of finals to wait for the awards.',
    ],
    'marks policy chosen': [
      { ...by, kind: 'marks policy chosen', policy: 'never' },
      'Ann set the judges’ marks to stay with the staff.',
    ],
    'marks shown': [
      { ...by, kind: 'marks shown' },
      'Ann made the judges’ marks public: the awards are over.',
    ],
    'release chosen': [
      { ...final, kind: 'release chosen', release: 'awards' },
      'Ann set the placings of Bronze Waltz, final to wait for the awards.',
    ],
    'placings released': [
      { ...final, kind: 'placings released' },
      'Ann released the placings of Bronze Waltz, final.',
    ],
    'release taken back': [
      { ...final, kind: 'release taken back' },
      'Ann hid the placings of Bronze Waltz, final again.',
    ],
    'chairman asked': [
      {
        ...final,
        kind: 'chairman asked',
        question: 'disqualification',
        couples: [buildLeadNumber('104')],
        why: 'Level',
      },
      'Ann asked the chairman about disqualifying 104 in Bronze Waltz, final. Why: Level',
    ],
    'question withdrawn': [
      { ...final, kind: 'question withdrawn', question: 'final', because: 'posted' },
      'Ann posted without an answer, and withdrew the question about the final in Bronze Waltz, final.',
    ],
    'result posted': [
      {
        ...final,
        kind: 'result posted',
        placings: [
          { couple: buildLeadNumber('104'), place: 1 },
          { couple: buildLeadNumber('101'), place: 2.5 },
        ],
      },
      'Ann posted Bronze Waltz, final: 104 1st, 101 2.5.',
    ],
    'saved result scratched': [
      { ...final, kind: 'saved result scratched' },
      'Ann discarded the saved result of Bronze Waltz, final.',
    ],
    'result taken back': [
      { ...final, kind: 'result taken back', why: 'Wrong number keyed.' },
      'Ann undid the posting of Bronze Waltz, final. Why: Wrong number keyed.',
    ],
    'result signed off': [{ ...final, kind: 'result signed off' }, 'Ann signed Bronze Waltz, final.'],
    'signature taken back': [
      { ...final, kind: 'signature taken back', why: 'A sheet was misread.' },
      'Ann removed the signature from Bronze Waltz, final. Why: A sheet was misread.',
    ],
    decided: [
      { ...final, kind: 'decided', question: 'tie', verdict: 'approved', count: 10 },
      'Ann approved the tie in Bronze Waltz, final: 10 couples recalled.',
    ],
    'round changed': [
      { ...final, kind: 'round changed', recallSize: 18, numHeats: 1 },
      'Ann changed Bronze Waltz, final: recall 18, 1 heat.',
    ],
    'panel seated': [
      { ...final, kind: 'panel seated', panel: [buildJudgeKey('A'), buildJudgeKey('C')] },
      'Ann seated Judges A, C on the panel of Bronze Waltz, final.',
    ],
    'judge replaced': [
      { ...final, kind: 'judge replaced', judge: buildJudgeKey('C'), by: buildJudgeKey('H'), why: 'Ill.' },
      'Ann replaced Judge C with Judge H in Bronze Waltz, final. Why: Ill.',
    ],
    disqualified: [
      { ...of104, kind: 'disqualified', why: 'Lifts.' },
      'Ann disqualified 104 in Bronze Waltz, final. Why: Lifts.',
    ],
    withdrawn: [
      { ...of104, kind: 'withdrawn', why: 'Knee.' },
      'Ann scratched 104 from Bronze Waltz, final: withdrew. Why: Knee.',
    ],
    'no-show': [
      { ...of104, kind: 'no-show', why: 'Called three times.' },
      'Ann scratched 104 from Bronze Waltz, final: no-show. Why: Called three times.',
    ],
    'competitor edited': [
      {
        ...by,
        kind: 'competitor edited',
        competitor: 'k1',
        name: 'José Álvarez',
        from: { name: 'Jose Alvarez', school: '', number: buildLeadNumber('112') },
        to: { name: 'José Álvarez', school: 'Rutgers', number: buildLeadNumber('214') },
      },
      'Ann renamed Jose Alvarez to José Álvarez, set José Álvarez’s school to Rutgers, gave José Álvarez number 214 in place of 112.',
    ],
    'entries transferred': [
      {
        ...by,
        kind: 'entries transferred',
        competitor: 'k1',
        name: 'José',
        to: 'Bo',
        events: [createEventKey('Bronze Waltz')],
        why: 'Sprained ankle',
      },
      'Ann replaced José with Bo in Bronze Waltz. Why: Sprained ankle',
    ],
    'change undone': [
      {
        ...by,
        kind: 'change undone',
        competitor: 'k1',
        name: 'José',
        what: 'competitors merged',
        undone: 'u1',
        others: ['k2'],
      },
      'Ann undid a merge: José is two dancers again.',
    ],
    'ticked at the door': [
      { ...by, kind: 'ticked at the door', competitor: 'k1', name: 'José', what: 'arrived', isSo: true },
      'Ann checked in José at the desk.',
    ],
    'payment written down': [
      { ...by, kind: 'payment written down', competitor: 'k1', name: 'José', way: 'in' },
      'Ann recorded a payment from José.',
    ],
    'price agreed': [
      { ...by, kind: 'price agreed', competitor: 'k1', name: 'José', isSo: true },
      'Ann set a custom price for José.',
    ],
    'discount saved': [
      { ...by, kind: 'discount saved', discount: 'Alumni', isOff: false },
      'Ann saved the discount code “Alumni”.',
    ],
    'discount given': [
      { ...by, kind: 'discount given', competitor: 'k1', name: 'José', discount: 'Alumni', isSo: true },
      'Ann gave José the discount “Alumni”.',
    ],
    'message written': [
      { ...by, kind: 'message written', subject: 'Parking', dancers: 38 },
      'Ann wrote to 38 dancers: Parking.',
    ],
    'mail sent again': [
      { ...by, kind: 'mail sent again', competitor: 'k1', name: 'José' },
      'Ann sent a mail to José again.',
    ],
    'competitor added': [
      { ...by, kind: 'competitor added', competitor: 'k1', name: 'José', entries: 1 },
      'Ann registered José at the desk, 1 new entry.',
    ],
    'competitors merged': [
      { ...by, kind: 'competitors merged', competitor: 'k1', name: 'José', gone: 'k2', was: 'Jose' },
      'Ann merged Jose into José.',
    ],
    'partner changed': [
      {
        ...by,
        kind: 'partner changed',
        competitor: 'k1',
        name: 'José',
        partner: 'Ana',
        events: [final.event],
      },
      'Ann paired José with Ana in Bronze Waltz.',
    ],
    'dropped out': [
      { ...by, kind: 'dropped out', competitor: 'k1', name: 'José', events: [final.event] },
      'Ann took José out of Bronze Waltz.',
    ],
    'entry ruled on': [
      {
        ...by,
        kind: 'entry ruled on',
        events: [final.event],
        names: 'José and Ana',
        outcome: 'may not dance',
        out: 'lead',
      },
      'Ann decided that José and Ana may not dance Bronze Waltz, and removed the lead.',
    ],
    'ruling taken back': [
      {
        ...by,
        kind: 'ruling taken back',
        events: [final.event],
        names: 'José and Ana',
        isBack: true,
      },
      'Ann withdrew the decision on José and Ana, and restored them in Bronze Waltz.',
    ],
    'numbers given': [
      {
        ...by,
        kind: 'numbers given',
        given: [
          { competitor: 'k1', number: buildLeadNumber('101') },
          { competitor: 'k2', number: buildLeadNumber('104') },
        ],
      },
      'Ann gave out 2 numbers: 101, 104.',
    ],
    'registrations thrown out': [
      { ...by, kind: 'registrations thrown out', registrations: 37, dancers: 1, entries: 92 },
      'Ann removed 37 registrations, 1 dancer, and 92 entries as spam.',
    ],
    'registrations put back': [
      { ...by, kind: 'registrations put back', registrations: 0, dancers: 1, entries: 2 },
      'Ann restored 1 dancer and 2 entries removed as spam.',
    ],
    'settings saved': [
      { ...by, kind: 'settings saved', what: 'fees', edition: 4 },
      'Ann saved the fees, version 4.',
    ],
    'plan published': [
      { ...by, kind: 'plan published', revision: 4, did: [{ kind: 'skipRound', count: 2 }] },
      'Ann published the schedule, version 4: 2 rounds skipped.',
    ],
  };
  test.each(Object.values(told))(
    'the journal has a sentence for each kind of record (case %#)',
    (one, sentence) => {
      expect(record(one)).toBe(sentence);
    },
  );
});

test('the journal names saved settings as the screens do', () => {
  const saved = (what: SavedSetting) => record({ ...by, kind: 'settings saved', what, edition: 1 });
  expect(SAVED_SETTINGS.map(saved)).toContain('Ann saved the page “Venue”, version 1.');
  expect(new Set(SAVED_SETTINGS.map(saved)).size).toBe(SAVED_SETTINGS.length);
});

test('the journal names a usual change of state by its verb, and an unusual one by both states', () => {
  const changed = (from: 'running' | 'skipped', to: 'marked' | 'initialized'): string =>
    record({ ...final, kind: 'state changed', from, to });
  expect(changed('running', 'marked')).toBe('Ann closed judging in Bronze Waltz, final.');
  expect(changed('skipped', 'initialized')).toBe(
    'Ann changed Bronze Waltz, final from “Skipped” to “Up next”.',
  );
});

test('the journal names couples that were absent at the start, late, or removed again', () => {
  expect(
    record({
      ...final,
      kind: 'state changed',
      from: 'initialized',
      to: 'running',
      without: buildLeadNumbers('104'),
    }),
  ).toBe('Ann started Bronze Waltz, final without 104.');
  expect(record({ ...of104, kind: 'check-in', presence: 'present', late: true })).toBe(
    'Ann added 104 late to Bronze Waltz, final.',
  );
  expect(record({ ...of104, kind: 'check-in', presence: 'missing', late: true })).toBe(
    'Ann removed 104, who came late, from Bronze Waltz, final again.',
  );
});

test('the journal lists callbacks by number, and a result without placings has no colon', () => {
  expect(
    record({ ...final, round: 1, kind: 'result posted', recalled: buildLeadNumbers('101', '104') }),
  ).toBe('Ann posted Bronze Waltz, round 1: recalled 101, 104.');
  expect(record({ ...final, kind: 'result posted' })).toBe('Ann posted Bronze Waltz, final.');
});

test('the journal uses the given names of events and rounds', () => {
  const names = { event: () => 'Bronze Cha Cha', round: () => 'semi-final' };
  expect(record({ ...final, kind: 'state changed', from: 'initialized', to: 'running' }, names)).toBe(
    'Ann started Bronze Cha Cha, semi-final.',
  );
});

describe('the judge who signs reads beside the sheet what was done to it', () => {
  const told: Told<SheetRecordKind> = {
    'marks sent': [{ ...sheet, kind: 'marks sent', marks: buildLeadNumbers('101') }, 'Sent again: 101.'],
    'marks keyed from paper': [
      { ...sheet, kind: 'marks keyed from paper', marks: [] },
      'Keyed from paper by Ann: none.',
    ],
    'marks changed': [
      {
        ...sheet,
        kind: 'marks changed',
        from: buildLeadNumbers('101'),
        to: buildLeadNumbers('104'),
        why: 'Wrong row.',
      },
      'Changed by Ann from 101 to 104. Why: Wrong row.',
    ],
    'late marks': [
      { ...sheet, kind: 'late marks', marks: buildLeadNumbers('101') },
      'Came in after judging closed, not counted: 101.',
    ],
    'change requested': [{ ...sheet, kind: 'change requested' }, 'Change requested.'],
    'sheet reopened': [
      { ...sheet, kind: 'sheet reopened', why: 'Wrong rows.' },
      'Reopened by Ann. Why: Wrong rows.',
    ],
    'change refused': [
      { ...sheet, kind: 'change refused', why: 'Too late.' },
      'Ann left it as sent. Why: Too late.',
    ],
    'short sheet accepted': [
      { ...sheet, kind: 'short sheet accepted', marks: 5, asked: 6, why: 'Called away.' },
      'Accepted by Ann with 5 of 6 marks. Why: Called away.',
    ],
  };
  test.each(Object.values(told))(
    'the judge who signs reads beside a sheet what was changed on it (case %#)',
    (one, sentence) => {
      expect(corrected(one)).toBe(sentence);
    },
  );
});

describe('reports altered records', () => {
  const keep = (one: JournalRecord): StoredChainRecord => ({
    record: one,
    previous: 'x',
    hash: 'y',
    receivedAt: 0,
  });
  const kept = keep({ ...by, kind: 'plan published', revision: 4 });
  const published = 'Ann published the schedule, version 4.';

  test('the journal’s check says in one sentence that all is well', () => {
    expect(verified({ records: 1, devices: 1, problems: [] })).toEqual([
      'Journal checked, nothing missing or altered: 1 record from 1 device.',
    ]);
  });

  test.each<[ChainProblem, string]>([
    [
      { kind: 'altered', device: 'tablet', record: kept },
      `this record was altered after it was written. ${published}`,
    ],
    [
      { kind: 'fork', device: 'tablet', records: [kept, kept] },
      `2 records follow the same one. ${published} / ${published}`,
    ],
    [{ kind: 'gap', device: 'tablet', record: kept }, `the record before this one is missing. ${published}`],
    [
      { kind: 'clock ran back', device: 'tablet', record: kept, by: 7001 },
      `the clock jumped back 8 s before this record. ${published}`,
    ],
    [
      { kind: 'came in before', device: 'tablet', record: kept, before: kept },
      `this record came in before the one it follows. ${published}`,
    ],
    [{ kind: 'end is missing', device: 'tablet', last: 'z' }, 'its last record isn’t in the journal.'],
    [
      { kind: 'not from the device', device: 'tablet', record: kept },
      `this record didn’t come from the device. ${published}`,
    ],
  ])('the journal’s check reports altered records (case %#)', (problem, sentence) => {
    expect(verified({ records: 2, devices: 1, problems: [problem] })).toEqual([
      '2 records from 1 device: 1 problem.',
      `Device tablet: ${sentence}`,
    ]);
  });
});
