import { writeToDatabase, type CompetitionDay } from '../competitionDay.ts';
import type { Device } from './device.ts';

export const EVENT = 'Gold Latin Rumba';

/** Types a dancer's name and chooses one event, up to the partner step. */
export async function choosesAnEvent(phone: Device, day: CompetitionDay): Promise<void> {
  // The demo is in the middle of its day, so its registration is closed.
  await writeToDatabase(day, {
    'competitionMetadata/registrationStatus': 'OPEN',
    'competitionMetadata/dateRegistrationClosed': null,
  });
  await phone.tab.open(`${day.origin}/register`);
  await phone.fill('Name', 'Ann Novák');
  await phone.fill('Email', 'ann@example.org');
  await phone.press('Choose events');
  await phone.shows('h1', 'What will you dance?');
  await phone.press(/^Latin/);
  await phone.press(EVENT);
  await phone.reads('1 chosen');
}

/** Continues with a partner until the code is shown. */
export async function registersWithPartner(phone: Device): Promise<void> {
  await phone.press('Choose partners');
  await phone.fill('Your partner’s name', 'Bo O’Brien');
  await phone.press('Read and agree');
  await phone.tick(/^I recognize/);
  await phone.press('Check answers');
  await phone.press('Register');
  await phone.reads('You’re registered');
}
