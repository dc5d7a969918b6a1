import { expect, test } from 'vitest';
import type { MissingPart } from '../../../../domain/registrant/draft.ts';
import { buildTestEvent } from '../../../../domain/testing/event.ts';
import { registerAtDeskWords } from './registerAtDesk.ts';

/** Texts that belong to other screens, or that a test below checks. */
const ELSEWHERE = new Set(
  'invitation came titleOf entered ask moreOf mine closedMore missing next'.split(' '),
);

const sentences = (said: unknown): readonly string[] => {
  if (typeof said === 'string') return [said];
  if (typeof said === 'function') return sentences(said('Bo', ['Bo']));
  return Object.entries(said as object).flatMap(([name, one]) => (ELSEWHERE.has(name) ? [] : sentences(one)));
};

const event = buildTestEvent('Gold Latin Rumba').key;
const MISSING: readonly MissingPart[] = [
  ...(['name', 'email', 'email form', 'guardian'] as const).map((what) => ({ step: 'you', what }) as const),
  { step: 'events', what: 'no event' },
  { step: 'partners', what: 'partner email' },
  ...(['partner', 'own name', 'entered already', 'your place', 'place taken', 'gone'] as const).map(
    (what) => ({ step: 'partners', what, event }) as const,
  ),
  { step: 'consent', what: 'risk' },
];

test('no sentence of the organizer’s form addresses the organizer as the dancer', () => {
  const said = [
    ...sentences(registerAtDeskWords.english),
    ...MISSING.map(registerAtDeskWords.english.register.missing),
  ];
  // The consent itself is the dancer's own word (SPEC 5).
  const form = said.filter((one) => !/^I (?:recognize|grant)/.test(one));
  expect(form.length).toBeGreaterThan(60);
  expect(form.filter((one) => /\b(?:you|your|I|my|we)\b/i.test(one))).toEqual([]);
});
