import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buildProgramEvent, type ProgramRoundInput } from '../../../domain/testing/program.ts';
import { RoundFooter } from './RoundFooter.tsx';
import { buildRoundPageContent } from './roundPageContent.ts';

/** The foot of the semi-final's page. */
function footOf(semi: ProgramRoundInput, final: ProgramRoundInput = { state: 'initialized', couples: 0 }) {
  const shown = buildRoundPageContent(buildProgramEvent('Jive', [final, semi]), 1, 'at once');
  if (!('lists' in shown)) return expect.unreachable();
  const { container } = render(<RoundFooter shown={shown} when={undefined} now={0} timeOf={String} />);
  return container.textContent;
}

test('a round never recalls more couples than dance', () => {
  expect(footOf({ state: 'running', couples: 12 })).toBe('The judges call back 6.');
  expect(footOf({ state: 'running', couples: 6, away: 1 })).toBe('The judges call back 5.');
});

test('callbacks are pending until they are posted, even if nobody was recalled', () => {
  expect(footOf({ state: 'marked', couples: 12 })).toBe('The judges’ marks are in. Callbacks come next.');
  expect(footOf({ state: 'posted', couples: 12 })).toBe('');
});
