import { expect, test } from 'vitest';
import { parseEventKey } from '../../../../domain/ids.ts';
import { mapDefined } from '../../../../domain/mapDefined.ts';
import { problemsWords } from './problems.ts';
import { publishingWords } from './publishing.ts';

test('a write that is not allowed says who can help', () => {
  expect(problemsWords.english.refusal({ code: 'not allowed' })).toBe(
    'The server refused it: this is closed (ask the scrutineer), or your sign-in doesn’t allow it (ask the organizer).',
  );
});

test.each([
  [[], 'Not undone. The schedule has changed since. Change it by hand instead.'],
  [['Waltz'], 'Not undone. The schedule has changed since (Slow Waltz). Change it by hand instead.'],
  [
    ['Waltz', 'Tango', 'Samba', 'Jive'],
    'Not undone. The schedule has changed since (Slow Waltz, Slow Tango, Slow Samba, …). Change it by hand instead.',
  ],
])('the message for a refused undo of %j names events, not paths', (keys, sentence) => {
  const problem = {
    code: 'changed since',
    places: ['marks/Waltz/3/A'],
    events: mapDefined(keys, parseEventKey),
  } as const;
  expect(publishingWords.english.problem(problem, (key) => `Slow ${key}`)).toBe(sentence);
});
