import { PHONE } from './device.ts';
import { expect, test } from './story.ts';

test('a second session opens without errors after the first one’s socket failed', async ({
  day,
  deviceOf,
}) => {
  const phone = await deviceOf(PHONE);
  await phone.tab.open(`${day.origin}/live`);
  // The SDK stores that a socket failed once, and then renegotiates its transport.
  await phone.tab.run(() => localStorage.setItem('firebase:previous_websocket_failure', 'true'), undefined);
  await phone.tab.reload();
  await phone.shows('.connection-light-live');
  await phone.tab.run(() => {
    const warnings: string[] = [];
    Object.assign(window, { warnings });
    console.warn = (...said) => void warnings.push(said.join(' '));
    history.pushState(null, '', '/login?redirect=%2Fadmin');
  }, undefined);
  const { email, password } = day.accountOf('Organizer');
  await phone.fill('Email', email);
  await phone.fill('Password', password);
  await phone.press('Sign in');
  await phone.reads('Needs you');
  expect(await phone.tab.run(() => Reflect.get(window, 'warnings') as readonly string[], undefined)).toEqual(
    [],
  );
});
