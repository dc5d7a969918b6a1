import { describe, expect, test } from 'vitest';
import type { Node } from '../../src/schema/codec/node.ts';
import { display, sponsors } from '../../src/schema/nodes/displays.ts';
import { ENTRIES } from '../../src/schema/nodes/entries.ts';
import { serialize, type Json } from '../../src/schema/codec/serialize.ts';
import { hallWith, isTaken, type Values } from '../../src/server/access/testing/asked.ts';
import { brokenSamples, goodSamples } from './samples.ts';

/** Samples that a relation of their node refuses, though each part of them is right. */
const BREAKS_RELATION: Readonly<Record<string, (stored: Json) => boolean>> = {
  'settings/numbers': (stored) => Object(stored).from > Object(stored).to,
};

// Every node of the schema: its parser, its serializer and the access rules mean the same.

interface Placed {
  readonly at: string;
  readonly node: Node<unknown>;
  /** Other nodes it needs. */
  readonly others?: Values;
}

const PLACED: readonly Placed[] = [
  ...Object.values(ENTRIES)
    .flat()
    .map(({ node }) => ({ at: node.at, node })),
  { at: 'jumbotron/displays/HA44', node: display, others: { 'jumbotron/slots/12': 'HA44' } },
  { at: 'jumbotron/sponsors', node: sponsors },
];

describe.each(PLACED)('$at', ({ at, node: { form, parse, isSavedWhole }, others = {} }) => {
  // Nobody has written there: the next edition is the first.
  const hall = hallWith({ [at]: null, 'events/Empty': { name: 'Empty' }, ...others });
  const saved = (value: Json | undefined): Json =>
    isSavedWhole === true && (typeof value === 'object' || value === undefined)
      ? { edition: 1, ...Object(value) }
      : (value ?? null);
  const valueOf = (stored: Json): unknown => {
    const read = parse(saved(stored));
    return isSavedWhole === true ? Object(read).rules : read;
  };

  test('what is serialized is parsed again as it was, and the rules take it', () => {
    const samples = goodSamples(form).filter((stored) => BREAKS_RELATION[at]?.(stored) !== true);
    expect(samples.length).toBeGreaterThan(1);
    for (const stored of samples) {
      const value = valueOf(stored);
      expect(value).toBeDefined();
      const again = serialize(form, value) ?? null;
      // Nothing is lost on the way.
      expect({ again }).toMatchObject({ again: stored });
      expect(valueOf(again)).toEqual(value);
      expect([again, isTaken(hall, 'admin', { [at]: saved(again) })]).toEqual([again, true]);
    }
  });

  test('the rules refuse each broken value', () => {
    const taken = brokenSamples(form).filter((stored) => isTaken(hall, 'admin', { [at]: saved(stored) }));
    expect(taken).toEqual([]);
  });
});
