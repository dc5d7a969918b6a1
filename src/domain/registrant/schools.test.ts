import { expect, test } from 'vitest';
import { findStandardSchool, SCHOOLS, listSchoolNames, standardizeSchool } from './schools.ts';

test.each([
  ['Rensselaer Polytechnic Institute(RPI)', 'RPI'],
  ['University of Connecticut', 'UConn'],
  ['University of Massachusetts - Amherst', 'UMass Amherst'],
  [' brown  univ. ', 'Brown'],
  ["Saint Mary's College", 'Saint Mary’s College'],
  ['san josé state', 'San José State'],
])('the school “%s” is known as %s', (written, school) => {
  expect(standardizeSchool(written)).toBe(school);
});

test('all spellings of a school are merged, and a studio keeps its own name', () => {
  expect(SCHOOLS.map((school) => standardizeSchool(school))).toEqual(SCHOOLS);
  expect(SCHOOLS).toHaveLength(92);
  expect(standardizeSchool(' Łódź Dance Club ')).toBe('Łódź Dance Club');
});

test('the organizer’s own list of schools comes first, under any of their names', () => {
  const own = [
    { name: 'Paper Moon', also: ['Paper Moon Dance'] },
    { name: 'Brown Alumni', also: ['Brown'] },
  ];
  expect(standardizeSchool('paper moon dance', own)).toBe('Paper Moon');
  expect(standardizeSchool('Brown', own)).toBe('Brown Alumni');
  expect(findStandardSchool('Yale', own)).toBe('Yale');
  expect(findStandardSchool('Nowhere', own)).toBeUndefined();
  expect(listSchoolNames(own)).toHaveLength(94);
  expect(listSchoolNames(own).indexOf('Paper Moon')).toBeLessThan(listSchoolNames(own).indexOf('Penn State'));
});
