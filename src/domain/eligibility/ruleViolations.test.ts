import { expect, test } from 'vitest';
import type { CompetitionEvent, Entry } from '../competition.ts';
import { buildCouple } from '../floor/testing/hall.ts';
import { findRuleViolations } from './ruleViolations.ts';
import { ELIGIBILITY_PRESETS } from './presets.ts';
import { parseOfferedEvent } from './testing/people.ts';

const eventOf = (name: string, ...entries: readonly Entry[]): CompetitionEvent => ({
  ...parseOfferedEvent(name),
  name,
  entries,
  rounds: [],
});

test('the check of all entries lists those that break a rule, with each reason once per couple', () => {
  const ann = buildCouple(101, 'Ann', 'Bo');
  const cy = buildCouple(102, 'Cy', 'Di');
  const turned = buildCouple(103, 'Bo', 'Ann');
  const events = [
    eventOf('Bronze Latin Rumba', ann, cy),
    eventOf('Silver Latin Rumba', cy),
    eventOf('Gold Latin Rumba', turned),
    eventOf('Gold Latin Samba', turned),
  ];
  const found = findRuleViolations(events, ELIGIBILITY_PRESETS.harvardInvitational);
  expect(
    found.map(({ event, entry, reasons }) => [
      event.name,
      entry.leadName,
      ...reasons.map(({ kind }) => kind),
    ]),
  ).toEqual([['Bronze Latin Rumba', 'Ann', 'levels too far apart']]);
  expect(findRuleViolations(events, {})).toEqual([]);
});

test('the check of all entries does not report unnamed couples as entered twice', () => {
  const unknown = buildCouple(9999, 'dummy', 'dummy', { placeholder: true });
  const withheld = buildCouple(104, 'Name withheld', 'TBA');
  const events = [
    eventOf('Bronze Latin Rumba', unknown, withheld),
    eventOf('Gold Latin Rumba', unknown, withheld),
  ];
  expect(findRuleViolations(events, ELIGIBILITY_PRESETS.princeton)).toEqual([]);
});

test('the check of all entries leaves out advice about the events a couple dances', () => {
  const events = [eventOf('Bronze Latin Rumba', buildCouple(101, 'Ann', 'Bo'))];
  expect(findRuleViolations(events, ELIGIBILITY_PRESETS.ncdc)).toEqual([]);
});
