import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Evidence, StatedResult } from '../../domain/eligibility/evidence.ts';
import { RUNGS } from '../../domain/eligibility/ladder.ts';
import type { Objection } from '../../domain/eligibility/ruling.ts';
import { ALL_DANCES } from '../../domain/event/dances.ts';
import { AGE_GROUPS, STYLES } from '../../domain/event/terms.ts';
import { eventKeyFromName } from '../../domain/ids.ts';
import { buildCouple } from '../../domain/floor/testing/hall.ts';
import { allEvidence, evidenceOf, stated } from './evidence.ts';
import { allObjections, freeSlot, objected, ownObjections } from './objections.ts';
import { rulingKey, rulings } from './rulings.ts';

const text = fc.string({ minLength: 1, maxLength: 40 }).map((written) => `x${written}`);
const role = fc.constantFrom('lead', 'follow');

const result: fc.Arbitrary<StatedResult> = fc.record(
  {
    level: fc.constantFrom(...RUNGS),
    style: fc.constantFrom(...STYLES),
    dances: fc.array(fc.constantFrom(...ALL_DANCES), { minLength: 1, maxLength: 5 }),
    roundsBefore: fc.nat({ max: 6 }),
    competition: text,
    source: text,
    place: fc.integer({ min: 1, max: 99 }),
    role,
  },
  { requiredKeys: ['level', 'style', 'dances', 'roundsBefore', 'competition', 'source'] },
);

const evidence: fc.Arbitrary<Evidence> = fc.record(
  {
    months: fc.nat({ max: 240 }),
    level: fc.constantFrom(...RUNGS),
    usualRole: role,
    age: fc.constantFrom(...AGE_GROUPS),
    results: fc.array(result, { maxLength: 5 }),
  },
  { requiredKeys: ['results'] },
);

test('what a dancer states is read as it was stated', () => {
  fc.assert(
    fc.property(evidence, (its) => {
      const written = stated('ann', { evidence: its, edition: 2 })['evidence/ann'];
      expect(evidenceOf('ann').parse(written)).toEqual({ evidence: its, edition: 3 });
      expect(allEvidence.parse({ ann: written }).get('ann')).toEqual(its);
    }),
  );
});

test('what cannot be read is nothing stated', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (raw) => {
      expect(evidenceOf('ann').parse(raw).evidence.results).toBeInstanceOf(Array);
      expect(allObjections.parse(raw)).toBeInstanceOf(Array);
      expect(rulings.parse(raw)).toBeInstanceOf(Map);
    }),
  );
});

const RUMBA = eventKeyFromName('Bronze Latin Rumba');
const { id: entry } = buildCouple(101, 'Ann', 'Bo');
const OBJECTION: Objection = { uid: 'phone', slot: 1, event: RUMBA, entry, why: 'Won it twice', at: 7 };

test('an objection is read as it was sent, by who sent it and by the organizer', () => {
  const written = Object(objected({ ...OBJECTION, why: ' Won it twice ' })['objections/phone/1']);
  const lies = { 1: { ...written, at: 7 } };
  expect(ownObjections('phone').parse(lies)).toEqual([OBJECTION]);
  expect(allObjections.parse({ phone: lies })).toEqual([OBJECTION]);
});

test('a device objects as often as it has slots', () => {
  expect(freeSlot([])).toBe(0);
  expect(freeSlot([{ ...OBJECTION, slot: 0 }, OBJECTION])).toBe(2);
  expect(freeSlot([0, 1, 2, 3, 4].map((slot) => ({ ...OBJECTION, slot })))).toBeUndefined();
});

test('a decision is found by its entry; one of a kind that nobody knows is none', () => {
  const raw = {
    [RUMBA]: { [entry]: { outcome: 'may not dance', at: 3 }, other: { outcome: 'perhaps', at: 3 } },
  };
  expect([...rulings.parse(raw)]).toEqual([[rulingKey(RUMBA, entry), { outcome: 'may not dance', at: 3 }]]);
});
