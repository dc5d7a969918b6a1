import { describe, expect, test } from 'vitest';
import { serialize, type StoredJson } from '../../src/schema/codec/serialize.ts';
import { decision, question, withdrawal } from '../../src/schema/nodes/approvals.ts';
import { coupleOut } from '../../src/schema/nodes/couplesOut.ts';
import { deckCall, lineUpReport } from '../../src/schema/nodes/deck.ts';
import { ASKED_AT, hallWith, isTaken } from '../../src/server/access/testing/asked.ts';
import { brokenSamples, goodSamples } from './samples.ts';

// Forms whose grants are written by hand: parser, serializer and access rules mean the same.

const HALL = hallWith({ 'approvals/Waltz': null, deck: null, 'events/Waltz/rounds/1/roundState': 5 });

/** Relations ask for the server's time, and for the account that writes. */
const nowBy =
  (who?: string) =>
  (stored: StoredJson): StoredJson => {
    const { at, uid = 'x' } = Object(stored);
    return {
      ...Object(stored),
      ...(at === 0 && { at: ASKED_AT }),
      ...(who !== undefined && /^x{1,300}$/.test(uid) && { uid: who }),
    };
  };
const asIs = (stored: StoredJson): StoredJson => stored;

describe.each([
  ['couplesOut/Waltz/0/101', coupleOut, 'admin', asIs],
  ['deck/Waltz/0/calls/e1', deckCall, 'deckcaptain', asIs],
  ['deck/Waltz/0/ready', lineUpReport, 'deckcaptain', nowBy()],
  ['approvals/Waltz/1/asked', question, 'admin', nowBy('admin')],
  ['approvals/Waltz/1/decided', decision, 'chairman', nowBy('chairman')],
  ['approvals/Waltz/1/withdrawn', withdrawal, 'chairman', nowBy('chairman')],
] as const)('%s', (at, form, who, fit) => {
  test('a serialized value is parsed again as it was', () => {
    for (const stored of goodSamples(form)) {
      const value = form.read(stored);
      expect(value).toBeDefined();
      expect(form.read(serialize(form, value))).toEqual(value);
    }
  });

  test('the rules refuse each broken value', () => {
    const taken = brokenSamples(form).filter((stored) =>
      isTaken(HALL, who, { [at]: typeof stored === 'object' ? fit(stored) : stored }),
    );
    expect(taken).toEqual([]);
  });
});

test.each([
  ['couplesOut/Waltz/0/101', coupleOut, 'admin', asIs],
  ['deck/Waltz/0/calls/e1', deckCall, 'deckcaptain', asIs],
  ['deck/Waltz/0/ready', lineUpReport, 'deckcaptain', nowBy()],
  ['approvals/Waltz/1/asked', question, 'admin', nowBy('admin')],
  ['approvals/Waltz/1/withdrawn', withdrawal, 'chairman', nowBy('chairman')],
] as const)('%s: the rules accept each good value', (at, form, who, fit) => {
  for (const stored of goodSamples(form).map(fit))
    expect([stored, isTaken(HALL, who, { [at]: stored })]).toEqual([stored, true]);
});
