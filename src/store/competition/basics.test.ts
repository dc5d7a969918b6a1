import { expect, test } from 'vitest';
import { editedBasics, type BasicSettings } from './basics.ts';
import { competitionColor } from './color.ts';
import { findSavedEditions, isEditionTaken } from './editions.ts';
import { saveNextEdition } from './nextEdition.ts';

const by = { uid: 'u', who: 'Olga', device: 'd', at: 1 };

const read = (raw: unknown): BasicSettings => {
  const known = editedBasics.path.parse(raw);
  if (known.kind !== 'set') throw new Error(known.kind);
  return known.rules;
};

const SAID = {
  fullName: ' Princeton Classic ',
  timeZone: 'America/New_York',
  startDate: '2026-11-22',
  dateRegistrationEarly: 100,
  dateRegistrationClosed: 300,
  registrationStatus: 'OPEN',
  socials: { instagram: '@princeton' },
  officials: { A: { name: 'Ann' } },
  editions: { basics: 4, color: 2 },
};

test('saving the basics writes each part separately, and leaves officials and the color unchanged', () => {
  const { patch, record } = saveNextEdition(by, editedBasics, read(SAID), 4);
  expect(patch).toEqual({
    'competitionMetadata/fullName': 'Princeton Classic',
    'competitionMetadata/place': null,
    'competitionMetadata/timeZone': 'America/New_York',
    'competitionMetadata/startDate': '2026-11-22',
    'competitionMetadata/endDate': null,
    'competitionMetadata/dateRegistrationOpens': null,
    'competitionMetadata/dateRegistrationEarly': 100,
    'competitionMetadata/dateRegistrationOpen': null,
    'competitionMetadata/dateRegistrationClosed': 300,
    'competitionMetadata/registrationStatus': 'OPEN',
    'competitionMetadata/socials': { instagram: '@princeton' },
    'competitionMetadata/editions/basics': 5,
  });
  expect(record).toMatchObject({ kind: 'settings saved', what: 'basics', edition: 5 });
});

test('the basics of an empty competition can be edited', () => {
  const known = editedBasics.path.parse(null);
  expect(known).toMatchObject({ kind: 'set', edition: 0, rules: { fullName: '', timeZone: undefined } });
});

test('saving dates does not open registration', () => {
  const saved = saveNextEdition(
    by,
    editedBasics,
    { ...read({}), dates: { early: 1, open: 2, closed: 3 } },
    0,
  );
  expect(saved.patch).toMatchObject({ 'competitionMetadata/registrationStatus': 'WAITING' });
  expect(read({ dateRegistrationClosed: 3 }).status).toBeUndefined();
});

test('stored basics are read as they were saved', () => {
  const rules = read(SAID);
  expect(read(editedBasics.stored(rules, 1))).toEqual({ ...rules, fullName: 'Princeton Classic' });
});

test('the color is saved with its own version', () => {
  expect(competitionColor.path.parse({ ...SAID, primaryColor: '#E87722' })).toEqual({
    kind: 'set',
    edition: 2,
    rules: '#e87722',
  });
  expect(saveNextEdition(by, competitionColor, '#8a1538', 2).patch).toEqual({
    'competitionMetadata/primaryColor': '#8a1538',
    'competitionMetadata/editions/color': 3,
  });
});

test('a slower save is detected by its version alone, not by a date', () => {
  const { patch } = saveNextEdition(by, editedBasics, read(SAID), 4);
  expect(findSavedEditions(patch, 'basics')).toEqual(['competitionMetadata/editions/basics']);
  expect(isEditionTaken(5, 5)).toBe(true);
  expect(isEditionTaken(4, 5)).toBe(false);
  expect(isEditionTaken({ edition: 5 }, 5)).toBe(true);
});
