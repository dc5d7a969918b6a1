import { expect, test } from 'vitest';
import type { CompetitionEvent } from '../competition.ts';
import { buildCouple } from '../floor/testing/hall.ts';
import { listCases, isCaseOpen, type Objection, type Ruling } from './ruling.ts';
import { parseOfferedEvent } from './testing/people.ts';

const [ann, cy, eve, fay] = [
  buildCouple(101, 'Ann', 'Bo'),
  buildCouple(102, 'Cy', 'Di'),
  buildCouple(103, 'Eve', 'Gil'),
  buildCouple(104, 'Fay', 'Hal'),
] as const;
const RUMBA: CompetitionEvent = {
  ...parseOfferedEvent('Bronze Latin Rumba'),
  name: 'Bronze Latin Rumba',
  entries: [ann, cy, eve, fay],
  rounds: [],
};
const AGAINST_CY = [{ event: RUMBA, entry: cy, reasons: [{ kind: 'newcomers’ price' }] }] as const;

const objection = (entry: typeof ann, at: number): Objection => ({
  uid: 'phone',
  slot: 0,
  event: RUMBA.key,
  entry: entry.id,
  why: 'Won it twice',
  at,
});

const cases = (objections: readonly Objection[], ruled: ReadonlyMap<string, Ruling> = new Map()) =>
  listCases([RUMBA], AGAINST_CY, objections, (_, entry) => ruled.get(entry));

const leads = (all: ReturnType<typeof cases>) => all.map(({ entry }) => entry.leadName);

test('the list of cases has entries with objections first, then entries that break a rule, and no others', () => {
  expect(leads(cases([objection(eve, 1)]))).toEqual(['Eve', 'Cy']);
});

test('the list of cases has decided cases last', () => {
  const ruled = new Map([[String(cy.id), { outcome: 'may dance', at: 5 } as const]]);
  const all = cases([objection(ann, 1)], ruled);
  expect(leads(all)).toEqual(['Ann', 'Cy']);
  expect(all.map(isCaseOpen)).toEqual([true, false]);
});

test('a newer objection reopens a decided case', () => {
  const ruled = new Map([[String(ann.id), { outcome: 'may not dance', at: 5 } as const]]);
  expect(cases([objection(ann, 4)], ruled).filter(isCaseOpen)).toHaveLength(1);
  expect(leads(cases([objection(ann, 6)], ruled).filter(isCaseOpen))).toEqual(['Ann', 'Cy']);
});

test('an objection to a removed entry makes no case', () => {
  expect(leads(cases([objection(buildCouple(199, 'Zoe', 'Yan'), 1)]))).toEqual(['Cy']);
});

test('a decision that removed the entry leaves no case until a new objection', () => {
  const out = new Map([[String(ann.id), { outcome: 'may not dance', at: 5, out: 'lead' } as const]]);
  expect(leads(cases([objection(ann, 4)], out))).toEqual(['Cy']);
  expect(leads(cases([objection(ann, 6)], out))).toEqual(['Ann', 'Cy']);
});
