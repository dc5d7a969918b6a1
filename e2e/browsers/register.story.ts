import { lookAt, setTheScene } from '../competitionDay.ts';
import { PHONE } from './device.ts';
import { expect, test } from './story.ts';

const EVENT = 'Gold Latin Rumba';

test('a dancer registers with a partner, and a reload loses nothing', async ({ day, deviceOf }) => {
  // The demo is in the middle of its day: its registration has closed.
  await setTheScene(day, {
    'competitionMetadata/registrationStatus': 'OPEN',
    'competitionMetadata/dateRegistrationClosed': null,
  });
  const phone = await deviceOf(PHONE);
  await phone.tab.open(`${day.origin}/register`);
  await phone.fill('Name', 'Ann Novák');
  await phone.fill('Email', 'ann@example.org');
  await phone.press('Events');
  await phone.press(/^Latin/);
  await phone.press(EVENT);
  await phone.reads('1 chosen');
  await phone.tab.reload();
  await phone.reads('1 chosen');
  await phone.press('Partners');
  await phone.fill('Your partner’s name', 'Bo O’Brien');
  await phone.press('Consent');
  await phone.tick(/^I recognize/);
  await phone.press('Check');
  await phone.press('Register');
  await phone.reads('You’re in.');
  const entries = (await lookAt(day, `events/${EVENT}/entries`)) as object;
  expect(Object.values(entries)).toContainEqual(
    expect.objectContaining({ leadName: 'Ann Novák', followName: 'Bo O’Brien' }),
  );
});
