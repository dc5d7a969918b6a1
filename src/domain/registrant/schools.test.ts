import { expect, test } from 'vitest';
import { SCHOOLS, schoolOf } from './schools.ts';

test.each([
  ['Rensselaer Polytechnic Institute(RPI)', 'RPI'],
  ['University of Connecticut', 'UConn'],
  ['University of Massachusetts - Amherst', 'UMass Amherst'],
  [' brown  univ. ', 'Brown'],
  ["Saint Mary's College", 'Saint Mary’s College'],
  ['san josé state', 'San José State'],
])('“%s” is %s', (written, school) => {
  expect(schoolOf(written)).toBe(school);
});

test('a school is one only once, whatever of its names is written, and a studio keeps its own', () => {
  expect(SCHOOLS.map(schoolOf)).toEqual(SCHOOLS);
  expect(SCHOOLS).toHaveLength(92);
  expect(schoolOf(' Łódź Dance Club ')).toBe('Łódź Dance Club');
});
