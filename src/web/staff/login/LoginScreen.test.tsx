import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { resolveBackend, createEmbeddedConfiguration } from '../../../store/connection/eventConfiguration.ts';
import { Observable } from '../../../store/connection/observed.ts';
import { storeWrapper } from '../../kit/testing/storeWrapper.tsx';
import LoginScreen from './LoginScreen.tsx';

afterEach(() => vi.restoreAllMocks());

function open(fields: object = {}): void {
  const configuration = { ...createEmbeddedConfiguration('demo'), ...fields };
  const heard = { kind: 'waiting' };
  render(<LoginScreen />, {
    wrapper: storeWrapper({
      configuration,
      backend: resolveBackend(configuration, 'http://hall.test'),
      device: { follow: () => () => undefined, peek: () => heard },
      staff: { who: new Observable({ kind: 'nobody' }), identify: () => Promise.resolve() },
    }),
  });
}
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('the message under a field of the sign-in goes away once the field is right', () => {
  open();
  press('Sign in');
  expect(screen.getByText('Enter your email')).toBeDefined();
  type('Email', 'ann@example.org');
  expect(screen.queryByText('Enter your email')).toBeNull();
  press('Sign in');
  expect(screen.getByText('Enter your password')).toBeDefined();
  type('Password', 'q');
  expect(screen.queryByText('Enter your password')).toBeNull();
});

test('the sign-in names the organizer if no mail can be sent, and offers no link', () => {
  const asked = vi.spyOn(globalThis, 'fetch');
  open();
  press('Forgot password');
  expect(screen.getByText(/^This competition sends no mail\. Ask the organizer/)).toBeDefined();
  expect(asked).not.toHaveBeenCalled();
  expect(screen.queryByRole('button', { name: 'Email me a sign-in link' })).toBeNull();
});

test('the sign-in requests a link by mail if the event sends mail, and leads back', async () => {
  const asked: Request[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation((address, more) => {
    asked.push(new Request(address, more));
    return Promise.resolve(Response.json({}));
  });
  open({ emailLink: true });
  press('Email me a sign-in link');
  expect(screen.getByText('Enter your email')).toBeDefined();
  type('Email', 'ann@example.org');
  press('Email me a sign-in link');
  await screen.findByText(/a link is on its way\. Open it within an hour/);
  expect(asked[0]?.url).toContain('http://hall.test/identitytoolkit.googleapis.com/v1/accounts:sendOobCode');
  expect(await asked[0]?.json()).toEqual({
    requestType: 'EMAIL_SIGNIN',
    email: 'ann@example.org',
    continueUrl: `${window.location.origin}/login?redirect=%2Fadmin`,
    canHandleCodeInApp: true,
  });
});

test('the sign-in offers the identity provider’s window only with a Firebase project', () => {
  const identityProvider = { id: 'google.com', name: 'Google' };
  open({ identityProvider });
  expect(screen.queryByRole('button', { name: 'Sign in with Google' })).toBeNull();
  open({ identityProvider, databaseURL: 'https://theirs.firebaseio.com' });
  expect(screen.getByRole('button', { name: 'Sign in with Google' })).toBeDefined();
});
