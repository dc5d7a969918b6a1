import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { resolveBackend, createEmbeddedConfiguration } from '../../../store/connection/eventConfiguration.ts';
import { storeWrapper } from '../../kit/testing/storeWrapper.tsx';
import { NewPassword } from './NewPassword.tsx';

afterEach(() => vi.restoreAllMocks());

const policy = (minPasswordLength: number, more = {}) =>
  Response.json({ schemaVersion: 1, customStrengthOptions: { minPasswordLength, ...more } });

test('the rules for a new password are shown while it is typed, and fetched again after a change', async () => {
  const policies = [policy(8), policy(8, { containsUppercaseCharacter: true })];
  vi.spyOn(globalThis, 'fetch').mockImplementation((address) => {
    const isPolicy = new Request(address).url.includes('passwordPolicy');
    const refusal = { error: { message: 'PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Missing' } };
    return Promise.resolve(
      (isPolicy ? policies.shift() : undefined) ?? Response.json(refusal, { status: 400 }),
    );
  });
  const configuration = createEmbeddedConfiguration('demo');
  render(<NewPassword code="code" />, {
    wrapper: storeWrapper({ configuration, backend: resolveBackend(configuration, 'http://hall.test') }),
  });
  const type = (value: string) =>
    fireEvent.change(screen.getByLabelText('New password'), { target: { value } });
  type('waltz');
  await screen.findByRole('button', { name: 'At least 8 characters' });
  type('quickstep');
  fireEvent.click(screen.getByRole('button', { name: 'Save password' }));
  await screen.findByText('That password is too weak for this competition.', { exact: false });
  await screen.findByRole('button', { name: 'An uppercase letter' });
  type('Quickstep');
  const described = screen.getByLabelText('New password').getAttribute('aria-describedby') ?? '';
  await waitFor(() =>
    expect(document.getElementById(described)?.textContent).toBe(
      'At least 8 characters doneAn uppercase letter done',
    ),
  );
});
