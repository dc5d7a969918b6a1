import { expect, test } from 'vitest';
import { problems } from './problems.ts';
import { publishing } from './publishing.ts';

test('what the server does not allow says whom to ask', () => {
  expect(problems.english.refusal({ code: 'not allowed' })).toBe(
    'The server refused it: this is closed (ask the scrutineer), or your sign-in doesn’t allow it (ask the organizer).',
  );
  expect(publishing.english.problem({ code: 'cannot be read', place: 'marks' })).toBe(
    'You can’t read marks, which this would change. Ask the organizer.',
  );
});
