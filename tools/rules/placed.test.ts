import { describe, expect, test } from 'vitest';
import { serialize, type StoredJson } from '../../src/schema/codec/serialize.ts';
import { node as nodeOf, type Node } from '../../src/schema/codec/node.ts';
import { deletedBatch } from '../../src/schema/nodes/deletedBatches.ts';
import { deskNote } from '../../src/schema/nodes/deskNotes.ts';
import { agreedPrice } from '../../src/schema/nodes/agreedPrices.ts';
import { objection, ruling, rulingReasonForm } from '../../src/schema/nodes/disputes.ts';
import { evidence } from '../../src/schema/nodes/evidence.ts';
import { entryForm, eventForm, eventTree } from '../../src/schema/nodes/events.ts';
import { roundForm } from '../../src/schema/nodes/rounds.ts';
import { payment } from '../../src/schema/nodes/payments.ts';
import { ASKED_AT, hallWith, isTaken, type Values } from '../../src/server/access/testing/asked.ts';
import { brokenSamples, goodSamples } from './samples.ts';

// Nodes below wildcards, each at one place: its parser, its serializer and the access rules mean the same.

interface Placed {
  readonly node: Node<unknown>;
  readonly at: string;
  readonly differs?: Values;
  /** Fits a sample to the other nodes its relations ask for; undefined: its parts don't fit each other. */
  readonly fitted?: (stored: StoredJson) => StoredJson | undefined;
  /** Written with it. */
  readonly together?: (stored: StoredJson) => Values;
}

/** Longer than an objection may name. */
const TOO_LONG = 'x'.repeat(201);
const KEYS = ['x', 'x'.repeat(80), 'x'.repeat(200), TOO_LONG];

const isMarked = (stored: StoredJson): boolean =>
  typeof stored === 'object' &&
  Object.entries(Object(stored)).every(([key, yes]) => yes === true && key !== TOO_LONG);

/** A new round in a new event, without parts that need other nodes. */
function newRound(stored: StoredJson): StoredJson {
  if (typeof stored !== 'object') return stored;
  const { lineUp, byes, sitOut, released, roundState } = Object(stored);
  return {
    ...Object(stored),
    ...(lineUp === 10_000 && { lineUp: 1 }),
    ...(isMarked(byes) && { byes: null }),
    ...(isMarked(sitOut) && { sitOut: null }),
    ...(released === ASKED_AT && { released: 0 }),
    ...(roundState === 5 && { after: null }),
  };
}

const PLACED: readonly Placed[] = [
  { node: nodeOf('events/$event', eventForm), at: 'events/Foxtrot' },
  {
    node: nodeOf('events/$event/entries/$entry', entryForm),
    at: 'events/Waltz/entries/x',
    fitted: (stored) =>
      KEYS.slice(0, 3).includes(Object(stored).entryId) ? { ...Object(stored), entryId: 'x' } : stored,
    together: (stored) => {
      const { leadId, followId } = Object(stored);
      return typeof leadId === 'string' && typeof followId === 'string'
        ? { [`events/Waltz/pairs/${leadId}_${followId}`]: 'x' }
        : {};
    },
  },
  {
    node: nodeOf('events/$event/rounds/$n', roundForm),
    at: 'events/Foxtrot/rounds/5',
    fitted: newRound,
    together: () => ({ 'events/Foxtrot/name': 'Foxtrot' }),
  },
  { node: nodeOf('events/$event/danced', eventTree.danced), at: 'events/Jive/danced' },
  { node: evidence, at: 'evidence/k1', differs: { 'evidence/k1': null } },
  {
    node: objection,
    at: 'objections/admin/1',
    differs: Object.fromEntries(
      KEYS.flatMap((event) => KEYS.map((id) => [`events/${event}/entries/${id}`, { entryId: id }] as const)),
    ),
    together: (stored) => {
      const { event, entry } = Object(stored);
      return typeof event === 'string' && typeof entry === 'string' && event !== '' && entry !== ''
        ? { [`objections/admin/to/${event}/${entry}`]: '1' }
        : {};
    },
  },
  {
    node: ruling,
    at: 'rulings/Waltz/out',
    fitted: (stored) =>
      Object(stored).outcome === 'may dance' && ['lead', 'follow', 'both'].includes(Object(stored).out)
        ? { ...Object(stored), out: null }
        : stored,
  },
  { node: rulingReasonForm, at: 'rulingReasons/Waltz/out' },
  {
    node: payment,
    at: 'payments/new',
    fitted: (stored) => {
      const { uid, ...its } = Object(stored);
      const by = KEYS.includes(uid) && uid !== TOO_LONG ? 'admin' : uid;
      if (KEYS.includes(its.school) && its.dancer !== undefined) return { ...its, uid: by, school: null };
      return its.dancer === undefined && its.school === undefined ? undefined : { ...its, uid: by };
    },
  },
  { node: agreedPrice, at: 'agreedPrices/k1' },
  {
    node: deskNote,
    at: 'deskNotes/gone',
    differs: Object.fromEntries(KEYS.map((id) => [`competitors/${id}`, { name: id }])),
  },
  { node: deletedBatch, at: 'setAside/floods/1' },
];

describe.each(PLACED.map((placed) => [placed.node.at, placed] as const))('%s', (_, placed) => {
  const { node, at, differs = {}, fitted = (stored) => stored, together = () => ({}) } = placed;
  const { form, parse } = node;
  const hall = hallWith(differs);
  const isAccepted = (stored: StoredJson): boolean =>
    isTaken(hall, 'admin', { [at]: stored, ...together(stored) });

  test('a serialized value is parsed again as it was, and the rules accept it', () => {
    const samples = goodSamples(form).flatMap((stored) => fitted(stored) ?? []);
    expect(samples.length).toBeGreaterThan(1);
    for (const stored of samples) {
      const value = parse(stored);
      expect(value).toBeDefined();
      const again = serialize(form, value) ?? null;
      expect(parse(again)).toEqual(value);
      expect([again, isAccepted(again)]).toEqual([again, true]);
    }
  });

  test('the rules refuse each broken value', () => {
    const broken = brokenSamples(form).flatMap((stored) => fitted(stored) ?? []);
    expect(broken.length).toBeGreaterThan(5);
    expect(broken.filter(isAccepted)).toEqual([]);
  });
});
