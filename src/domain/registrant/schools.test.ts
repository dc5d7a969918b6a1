import { expect, test } from 'vitest';
import { standardSchool, SCHOOLS, allSchoolNames, schoolOf } from './schools.ts';

test.each([
  ['Rensselaer Polytechnic Institute(RPI)', 'RPI'],
  ['University of Connecticut', 'UConn'],
  ['University of Massachusetts - Amherst', 'UMass Amherst'],
  [' brown  univ. ', 'Brown'],
  ["Saint Mary's College", 'Saint Mary’s College'],
  ['san josé state', 'San José State'],
])('the school “%s” is known as %s', (written, school) => {
  expect(schoolOf(written)).toBe(school);
});

test('all spellings of a school are merged, and a studio keeps its own name', () => {
  expect(SCHOOLS.map((school) => schoolOf(school))).toEqual(SCHOOLS);
  expect(SCHOOLS).toHaveLength(92);
  expect(schoolOf(' Łódź Dance Club ')).toBe('Łódź Dance Club');
});

test('the organizer’s own list of schools comes first, under any of their names', () => {
  const own = [
    { name: 'Paper Moon', also: ['Paper Moon Dance'] },
    { name: 'Brown Alumni', also: ['Brown'] },
  ];
  expect(schoolOf('paper moon dance', own)).toBe('Paper Moon');
  expect(schoolOf('Brown', own)).toBe('Brown Alumni');
  expect(standardSchool('Yale', own)).toBe('Yale');
  expect(standardSchool('Nowhere', own)).toBeUndefined();
  expect(allSchoolNames(own)).toHaveLength(94);
  expect(allSchoolNames(own).indexOf('Paper Moon')).toBeLessThan(allSchoolNames(own).indexOf('Penn State'));
});
