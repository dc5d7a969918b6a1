import { expect, test } from 'vitest';
import type { Dance } from '../../../../domain/event/dances.ts';
import es from './es.ts';

const { danceName, eventName, roundInSentence, roundName } = es.terms;

test('dances have the Spanish names that an MC calls out', () => {
  const danced: readonly Dance[] = ['Waltz', 'Viennese Waltz', 'ChaCha', 'Paso Doble', 'Quickstep', 'Rumba'];
  expect(danced.map(danceName)).toEqual([
    'Vals inglés',
    'Vals vienés',
    'Chachachá',
    'Pasodoble',
    'Quickstep',
    'Rumba',
  ]);
});

test.each([
  ['Final', 'Final', 'la final'],
  ['Semi-Final', 'Semifinal', 'la semifinal'],
  ['Quarter-Final', 'Cuartos de final', 'los cuartos de final'],
  ['1/8-Final', 'Octavos de final', 'los octavos de final'],
  ['1st Round', '1.ª eliminatoria', 'la 1.ª eliminatoria'],
  ['Dance-off of the East', 'Dance-off of the East', 'Dance-off of the East'],
])('the round %s has its Spanish name', (stored, alone, inSentence) => {
  expect(roundName(stored)).toBe(alone);
  expect(roundInSentence(stored)).toBe(inSentence);
});

test('an event’s Spanish name is made of its level, style and dances, and the organizer’s own name stays', () => {
  const made = { level: 'Newcomer', style: 'Latin', dances: ['ChaCha', 'Rumba'] } as const;
  expect(eventName({ ...made, name: 'Newcomer Latin ChaCha Rumba' })).toBe(
    'Latinos Debutantes: Chachachá + Rumba',
  );
  expect(eventName({ ...made, name: 'The ChaCha Cup' })).toBe('The ChaCha Cup');
});
