import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Evidence } from '../../domain/eligibility/evidence.ts';
import type { Objection } from '../../domain/eligibility/ruling.ts';
import { createEventKey } from '../../domain/ids.ts';
import { buildCouple } from '../../domain/floor/testing/hall.ts';
import { allEvidence, evidencePath, saveEvidence } from './evidence.ts';
import { allObjections, findFreeObjectionSlot, createObjection, ownObjectionsPath } from './objections.ts';
import { buildRulingKey, rulings } from './rulings.ts';

const EVIDENCE: Evidence = {
  months: 12,
  results: [
    {
      level: 'Silver',
      style: 'Latin',
      dances: ['Rumba'],
      roundsBefore: 1,
      competition: 'Harvard Invitational',
      source: 'results.example.org/42',
    },
  ],
};

test('evidence is parsed as it was saved', () => {
  const patch = saveEvidence('ann', { evidence: EVIDENCE, edition: 2 });
  const written = { ...Object(patch['evidence/ann']), at: 7 };
  expect(evidencePath('ann').parse(written)).toEqual({ evidence: EVIDENCE, edition: 3 });
  expect(allEvidence.parse({ ann: written }).get('ann')).toEqual(EVIDENCE);
});

test('malformed values of evidence are ignored', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (raw) => {
      expect(evidencePath('ann').parse(raw).evidence.results).toBeInstanceOf(Array);
      expect(allObjections.parse(raw)).toBeInstanceOf(Array);
      expect(rulings.parse(raw)).toBeInstanceOf(Map);
    }),
  );
});

const RUMBA = createEventKey('Bronze Latin Rumba');
const { id: entry } = buildCouple(101, 'Ann', 'Bo');
const OBJECTION: Objection = { uid: 'phone', slot: 1, event: RUMBA, entry, why: 'Won it twice', at: 7 };

test('an objection is parsed as it was sent', () => {
  const written = Object(createObjection({ ...OBJECTION, why: ' Won it twice ' })['objections/phone/1']);
  const lies = { 1: { ...written, at: 7 } };
  expect(ownObjectionsPath('phone').parse(lies)).toEqual([OBJECTION]);
  expect(allObjections.parse({ phone: lies })).toEqual([OBJECTION]);
});

test('a device has a few slots for objections', () => {
  expect(findFreeObjectionSlot([])).toBe(0);
  expect(findFreeObjectionSlot([{ ...OBJECTION, slot: 0 }, OBJECTION])).toBe(2);
  expect(findFreeObjectionSlot([0, 1, 2, 3, 4].map((slot) => ({ ...OBJECTION, slot })))).toBeUndefined();
});

test('a ruling is found by its entry, and unknown outcomes are ignored', () => {
  const raw = {
    [RUMBA]: { [entry]: { outcome: 'may not dance', at: 3 }, other: { outcome: 'perhaps', at: 3 } },
  };
  expect([...rulings.parse(raw)]).toEqual([
    [buildRulingKey(RUMBA, entry), { outcome: 'may not dance', at: 3 }],
  ]);
});
