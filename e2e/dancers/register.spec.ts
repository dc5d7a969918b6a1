import type { Browser, Page } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import { expectThumbSized } from '../eyeAndThumb.ts';
import {
  buildDeviceOptions,
  expect,
  readFromDatabase,
  PHONE,
  writeToDatabase,
  test,
  type CompetitionDay,
} from '../competitionDay.ts';

const EVENTS = [
  ['Latin', 'Silver Latin Samba'],
  ['Latin', 'Gold Latin Rumba'],
  ['Standard', 'Bronze Standard Tango'],
  ['Standard', 'Silver Standard Tango'],
  ['Standard', 'Gold Standard Viennese Waltz'],
] as const;
const NAME = 'José O’Neil-Łukasz';
const PARTNER = '李 Na';

interface StoredEntry {
  readonly leadName: string;
  readonly followName: string;
  readonly affiliation?: string;
}

/** Identifying fields of a registration. */
interface Stored {
  readonly contact: { readonly name: string };
}

const entriesOf = async (day: CompetitionDay, event: string): Promise<readonly StoredEntry[]> =>
  Object.values(
    (await readFromDatabase(day, `events/${event}/entries`)) as Readonly<Record<string, StoredEntry>>,
  );

/** The demo is in the middle of its day, so its registration is closed. */
const opens = (day: CompetitionDay): Promise<void> =>
  writeToDatabase(day, {
    'competitionMetadata/registrationStatus': 'OPEN',
    'competitionMetadata/dateRegistrationClosed': null,
    'settings/fees/howToPay': 'A check to the Demo Ballroom Club.',
  });

const taken = async (day: CompetitionDay): Promise<number> =>
  Object.keys(((await readFromDatabase(day, 'registrations')) as object | null) ?? {}).length;

const bill = (page: Page) => page.getByRole('list', { name: 'What it costs' });

/** Counts taps besides typing. */
function counted(page: Page) {
  let taps = 0;
  return {
    tap: async (name: string | RegExp, role: 'button' | 'tab' = 'button') => {
      taps += 1;
      await page.getByRole(role, { name }).first().click();
    },
    tick: async (name: RegExp) => {
      taps += 1;
      await page.getByRole('checkbox', { name }).check();
    },
    taps: () => taps,
  };
}

test('a newcomer registers with a partner for five events on a phone, survives a reload, and gets a code', async ({
  day,
  browser,
}) => {
  await opens(day);
  const phone = await (await buildDeviceOptions(browser, PHONE)).newPage();
  await phone.goto(`${day.origin}/register`);
  const { tap, tick, taps } = counted(phone);
  const step = (title: string) => expect(phone.getByRole('heading', { level: 1, name: title })).toBeVisible();

  await test.step('missing fields are named at the step for name and role, and the next step waits for them', async () => {
    await step('Who are you?');
    await phone.getByLabel('Name').fill(NAME);
    await phone.getByLabel('Email').fill('jose');
    await phone.getByRole('button', { name: 'Choose events' }).click();
    await expect(phone.getByText('This isn’t an email address.')).toBeVisible();
    await expectAccessible(phone, 'the first step of a registration');
    await phone.getByLabel('Email').fill('jose@example.org');
    await phone.getByLabel('School').fill('Rensselaer Polytechnic Institute');
    await tap('Choose events');
    await step('What will you dance?');
  });

  await test.step('five selected events are kept over a reload', async () => {
    for (const style of ['Latin', 'Standard'] as const) {
      await tap(new RegExp(`^${style}`), 'tab');
      for (const [of, event] of EVENTS) if (of === style) await tap(event);
    }
    await expect(phone.getByText('5 chosen')).toBeVisible();
    // Bronze, Silver and Gold in one style: a warning explains the rule, but the registration can be sent.
    await expect(phone.getByText(/^Tango: Two consecutive levels per style: too far from/)).toBeVisible();
    await expect(bill(phone)).toHaveText('Student, late$50');
    await expectAccessible(phone, 'the events of a registration');
    await phone.reload();
    await expect(phone.getByText('5 chosen')).toBeVisible();
    await tap('Choose partners');
  });

  await test.step('the last step asks for the partner and the consents, and shows a summary', async () => {
    await step('Who are you dancing with?');
    await phone.getByLabel('Your partner’s name').fill(PARTNER);
    await tick(/^Register 李 Na, too/);
    await phone.getByLabel('Your partner’s email').fill('li@example.org');
    await expectAccessible(phone, 'the partners of a registration');
    await tap('Read and agree');
    await step('What you agree to');
    await phone.getByRole('button', { name: 'Check answers', exact: true }).click();
    await expect(phone.getByText('You have to agree to this to dance.')).toBeVisible();
    await tick(/^I recognize/);
    await expectAccessible(phone, 'the consents of a registration');
    await tap('Check answers');
    await step('Is this right?');
    await expect(phone.getByRole('main')).toContainText(`${NAME} and ${PARTNER}`);
    await expect(phone.getByRole('main')).toContainText('Rule warnings');
    await expect(bill(phone)).toHaveText(['Student, late$50', 'Student, late$50']);
    await expectAccessible(phone, 'a registration before it is sent');
  });

  await test.step('a registration sent twice is stored once', async () => {
    await phone.getByRole('button', { name: 'Register', exact: true }).dblclick();
    await step('You’re registered');
    const dancing = phone.getByRole('region', { name: 'What you’re dancing' });
    await expect(dancing.getByText(`With ${PARTNER}`)).toBeVisible();
    await expect(dancing.getByText('Confirmed')).toBeVisible();
    await expect(dancing.getByRole('listitem').filter({ hasText: /^(?!With)/ })).toHaveCount(EVENTS.length);
    await expect(phone.getByRole('region', { name: 'How to pay' })).toContainText('A check to the Demo');
    await expect(phone.getByRole('figure', { name: 'QR code that opens these entries' })).toBeVisible();
    await expectAccessible(phone, 'a registration that is in');
    expect(taps() + 1).toBeLessThanOrEqual(25);
    expect(await taken(day)).toBe(2);
    for (const [, event] of EVENTS) {
      const own = (await entriesOf(day, event)).filter(({ leadName }) => leadName === NAME);
      expect(own).toEqual([expect.objectContaining({ followName: PARTNER, affiliation: 'RPI' })]);
    }
  });

  await test.step('a registration’s code, email and consents are nowhere in public data', async () => {
    const codes = Object.entries(
      (await readFromDatabase(day, 'registrations')) as Readonly<Record<string, Stored>>,
    );
    const [code = ''] = codes.find(([, { contact }]) => contact.name === NAME) ?? [];
    const [others = ''] = codes.find(([, { contact }]) => contact.name === PARTNER) ?? [];
    await expect(phone.getByText(code, { exact: true })).toBeVisible();
    await expect(phone.getByText(others, { exact: true })).toBeVisible();
    await expect
      .poll(() => readFromDatabase(day, `registrations/${code}`))
      .toMatchObject({
        contact: { email: 'jose@example.org' },
        consents: { risk: { version: '1' } },
      });
    const read = async (place: string): Promise<string> =>
      (await fetch(`${day.origin}/${place}.json`)).text();
    for (const place of ['events', 'competitors', 'tba', 'competitionMetadata', 'settings/events']) {
      const told = await read(place);
      expect(told).not.toContain('jose@example.org');
      expect(told).not.toContain(code);
      expect(told).not.toContain(others);
    }
    expect(await read(`registrations/${code}`)).toContain('Permission denied');
  });

  await test.step('the partner gives consent with their own code, and sees their entries', async () => {
    const [others = ''] =
      Object.entries((await readFromDatabase(day, 'registrations')) as Readonly<Record<string, Stored>>).find(
        ([, { contact }]) => contact.name === PARTNER,
      ) ?? [];
    const partner = await (await buildDeviceOptions(browser, PHONE)).newPage();
    await partner.goto(`${day.origin}/updateEntries#${others}`);
    await expect(partner.getByText('Somebody else registered you')).toBeVisible();
    await expect(partner.getByRole('main').getByText(`with ${NAME}`)).toHaveCount(5);
    await partner.getByRole('checkbox', { name: /^I recognize/ }).check();
    await partner.getByRole('button', { name: 'I agree' }).click();
    await expect(partner.getByText('Please read this and agree')).toBeHidden();
    await phone.getByRole('link', { name: 'See my entries' }).click();
    await expect(
      phone.getByRole('heading', { level: 1, name: `Change your entries, ${NAME}` }),
    ).toBeVisible();
    await expect(phone.getByRole('region', { name: 'Codes of your dancers' })).toContainText(others);
    await expect(phone.getByText('Consent missing')).toBeHidden();
  });

  await test.step('the same couple is refused twice, also when the partner registers', async () => {
    const other = await (await buildDeviceOptions(browser, PHONE)).newPage();
    // The phone's clock is two months slow, in the early price period. The server's clock decides the price.
    await other.clock.setFixedTime(Date.now() - 60 * 86_400_000);
    await other.goto(`${day.origin}/register`);
    await other.getByLabel('Name').fill(PARTNER);
    await other.getByLabel('Email').fill('li@example.org');
    await other.getByRole('radio', { name: 'Follow' }).check();
    await other.getByRole('button', { name: 'Choose events' }).click();
    await other.getByRole('tab', { name: /^Latin/ }).click();
    await other.getByRole('button', { name: EVENTS[0][1] }).click();
    await expect(bill(other)).toHaveText('Student, late$50');
    await other.getByRole('button', { name: 'Choose partners' }).click();
    await other.getByLabel('Your partner’s name').fill(NAME.toUpperCase());
    await other.getByRole('button', { name: 'Read and agree' }).click();
    await expect(other.getByText('You two are already in this event.')).toBeVisible();
  });

  await test.step('no one can get the code of a dancer who was merged into another', async () => {
    const dancers = (await readFromDatabase(day, 'competitors')) as Readonly<
      Record<string, { readonly name: string }>
    >;
    const merged = Object.keys(dancers).filter((id) => dancers[id]?.name === PARTNER);
    await writeToDatabase(day, Object.fromEntries(merged.map((id) => [`competitors/${id}`, null])));
    await expect(phone.getByRole('region', { name: 'Codes of your dancers' })).toBeHidden();
  });
});

/** An event's chip by its stored name: 'ChaCha' is shown as 'Cha Cha'. */
const chipOf = (event: string): RegExp => new RegExp(`^${event.replace('ChaCha', 'Cha ?Cha')}`);

const press = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click();

const RUMBA = 'Gold Latin Rumba';

/** A registration for the rumba: the steps up to the partner, and the rest. */
const onTheWay = (day: CompetitionDay) => ({
  toThePartner: async (page: Page, name: string, role: 'Lead' | 'Follow'): Promise<void> => {
    await page.goto(`${day.origin}/register`);
    await page.getByLabel('Name').fill(name);
    await page.getByLabel('Email').fill('somebody@example.org');
    await page.getByRole('radio', { name: role }).check();
    await press(page, 'Choose events');
    await page.getByRole('tab', { name: /^Latin/ }).click();
    await press(page, RUMBA);
    await press(page, 'Choose partners');
  },
  toTheEnd: async (page: Page): Promise<void> => {
    await press(page, 'Read and agree');
    await page.getByRole('checkbox', { name: /^I recognize/ }).check();
    await press(page, 'Check answers');
    await press(page, 'Register');
    await expect(page.getByRole('heading', { name: 'You’re registered' })).toBeVisible();
  },
});

const ANN = 'Ann Novák';
const BO = 'Bo O’Brien';

/** Opens registration. Each of the two has a phone. */
async function twoPartners(day: CompetitionDay, browser: Browser) {
  await opens(day);
  const phone = async (): Promise<Page> => (await buildDeviceOptions(browser, PHONE)).newPage();
  const before = (await entriesOf(day, RUMBA)).length;
  return { annsPhone: await phone(), bosPhone: await phone(), before, ...onTheWay(day) };
}

test('two partners who register each other are one couple, once the first confirms the second @full', async ({
  day,
  browser,
}) => {
  const { annsPhone, bosPhone, before, toThePartner, toTheEnd } = await twoPartners(day, browser);

  await test.step('Ann registers, and names Bo as her partner', async () => {
    await toThePartner(annsPhone, ANN, 'Lead');
    await annsPhone.getByLabel('Your partner’s name').fill(BO);
    await toTheEnd(annsPhone);
    await annsPhone.getByRole('link', { name: 'See my entries' }).click();
  });

  await test.step('Bo, who spells the name differently, is asked whether the place is his, and gets a code', async () => {
    await toThePartner(bosPhone, "bo o'brien", 'Follow');
    await bosPhone.getByLabel('Your partner’s name').fill(ANN);
    await expect(bosPhone.getByRole('heading', { name: 'Is this you?' })).toBeVisible();
    await bosPhone.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await press(bosPhone, 'Read and agree');
    await expect(bosPhone.getByText('Answer “Is this you?” first.')).toBeInViewport();
    await bosPhone.getByRole('radio', { name: `Yes, I dance with ${ANN}` }).check();
    await expect(bosPhone.getByText(`We’ll ask ${ANN} to confirm.`)).toBeVisible();
    await expectAccessible(bosPhone, 'a place that a partner keeps');
    await toTheEnd(bosPhone);
    await expect(bosPhone.getByText(`Once ${ANN} says yes, you’re both entered.`)).toBeVisible();
    await bosPhone.getByRole('link', { name: 'See my entries' }).click();
    await expect(bosPhone.getByText(`Once ${ANN} says yes, you’re in ${RUMBA}.`)).toBeVisible();
    // A matching name alone joins no one, and the couple is not stored twice.
    expect((await entriesOf(day, RUMBA)).length).toBe(before + 1);
  });

  await test.step('Ann confirms, and both are in the same couple', async () => {
    await expect(annsPhone.getByText("You entered with bo o'brien by name.")).toBeVisible();
    await expectAccessible(annsPhone, 'a partner who says that they are the one who was named');
    await press(annsPhone, 'Yes, that’s my partner');
    await expect(bosPhone.getByRole('heading', { name: 'You’re dancing together' })).toBeVisible();
    await expect(bosPhone.getByRole('main').getByText(`with ${ANN}`)).toBeVisible();
    await expect(annsPhone.getByRole('main').getByText("with bo o'brien")).toBeVisible();
    expect((await entriesOf(day, RUMBA)).length).toBe(before + 1);
    await expect(bill(bosPhone)).toContainText('Student, late$50');
  });
});

test('a partner who comes by an invitation joins the couple without another confirmation, and the link works once @full', async ({
  day,
  browser,
}) => {
  const { annsPhone, bosPhone, before, toThePartner, toTheEnd } = await twoPartners(day, browser);
  const someonesPhone = await (await buildDeviceOptions(browser, PHONE)).newPage();
  let link = '';

  await test.step('Ann names Bo, and makes a link for him', async () => {
    await toThePartner(annsPhone, ANN, 'Lead');
    await annsPhone.getByLabel('Your partner’s name').fill('Bo');
    await toTheEnd(annsPhone);
    await annsPhone.getByRole('link', { name: 'See my entries' }).click();
    const card = annsPhone.getByRole('region', { name: 'Invite Bo' });
    await expect(card.getByText('Send it only to your partner.')).toBeVisible();
    await annsPhone.evaluate(() => Reflect.deleteProperty(Navigator.prototype, 'clipboard'));
    await card.getByRole('button', { name: 'Make a link' }).click();
    await card.getByRole('button', { name: 'Copy link' }).click();
    link = (await card.getByRole('status').textContent()) ?? '';
    expect(link).toMatch(/\/register\?partner=[^#]+#[A-Za-z0-9]{24}$/);
    await expectAccessible(annsPhone, 'an invitation');
  });

  await test.step('Bo registers by the link under his full name: his event is chosen, and both are entered', async () => {
    await bosPhone.goto(link);
    await expect(bosPhone.getByText(`${ANN} invited you to dance ${RUMBA}.`)).toBeVisible();
    expect(bosPhone.url()).not.toContain('#');
    await bosPhone.getByLabel('Name').fill(BO);
    await bosPhone.getByLabel('Email').fill('somebody@example.org');
    await press(bosPhone, 'Choose events');
    await press(bosPhone, 'Choose partners');
    await expect(bosPhone.getByText(`With ${ANN}, who invited you.`)).toBeVisible();
    await expectAccessible(bosPhone, 'an invited partner');
    await toTheEnd(bosPhone);
    await expect(bosPhone.getByText(`You’re entered with ${ANN} in ${RUMBA}.`)).toBeVisible();
    expect((await entriesOf(day, RUMBA)).length).toBe(before + 1);
    expect(await entriesOf(day, RUMBA)).toContainEqual(
      expect.objectContaining({ leadName: ANN, followName: BO }),
    );
    await bosPhone.getByRole('link', { name: 'See my entries' }).click();
    await expect(bill(bosPhone)).toContainText('Student, late$50');
  });

  await test.step('a second person with the same link reads that it was used', async () => {
    await someonesPhone.goto(link);
    await expect(someonesPhone.getByText(/^This invitation was used already/)).toBeVisible();
  });

  await test.step('Ann sees who joined, and takes the place back', async () => {
    await expect(annsPhone.getByText(`${BO} took the place you offered with your link`)).toBeVisible();
    await expectAccessible(annsPhone, 'who came by the invitation');
    await press(annsPhone, 'Take the place back');
    await expect(annsPhone.getByRole('main').getByText(`with ${BO}`)).toBeHidden();
    expect(await entriesOf(day, RUMBA)).toContainEqual(
      expect.objectContaining({ leadName: ANN, followName: 'TBA' }),
    );
  });

  await test.step('with another link Bo, who has a code now, joins again with a tap', async () => {
    const card = annsPhone.getByRole('region', { name: 'Invite your partner' });
    await card.getByRole('button', { name: 'Make a link' }).click();
    await card.getByRole('button', { name: 'Copy link' }).click();
    const again = (await card.getByRole('status').textContent()) ?? '';
    expect(again).not.toBe(link);
    await bosPhone.goto(again);
    await bosPhone.getByRole('link', { name: 'Registered already? Take your place in My entries.' }).click();
    await press(bosPhone, `Dance with ${ANN}`);
    await expect(bosPhone.getByRole('main').getByText(`with ${ANN}`, { exact: true })).toBeVisible();
  });
});

test('a partner who is named later, among the entries, is asked as at registration @full', async ({
  day,
  browser,
}) => {
  const { annsPhone, bosPhone, toThePartner, toTheEnd } = await twoPartners(day, browser);
  for (const [page, name, role] of [
    [annsPhone, ANN, 'Lead'],
    [bosPhone, BO, 'Follow'],
  ] as const) {
    await toThePartner(page, name, role);
    await page.getByRole('radio', { name: 'I need a partner' }).check();
    await toTheEnd(page);
    await page.getByRole('link', { name: 'See my entries' }).click();
  }
  await annsPhone.getByRole('button', { name: `${RUMBA}: change partner` }).click();
  await annsPhone.getByLabel(`${RUMBA}: partner’s name`).fill("bo o'brien");
  await expect(annsPhone.getByText(`${BO} has registered. We’ll ask them to confirm.`)).toBeVisible();
  await expectAccessible(annsPhone, 'a partner who is named later');
  await annsPhone.getByRole('button', { name: /^Save/ }).click();
  await expect(annsPhone.getByText('Saved. This is what you’re in now.')).toBeVisible();
  await press(bosPhone, 'Say yes');
  await expect(bosPhone.getByRole('main').getByText(`with ${ANN}`, { exact: true })).toBeVisible();
});

test('a registration waits offline and is sent once; if registration has closed by then, the page says so @full', async ({
  day,
  browser,
}) => {
  await opens(day);
  const phone = await (await buildDeviceOptions(browser, PHONE)).newPage();
  await phone.goto(`${day.origin}/register`);
  const press = (name: string) => phone.getByRole('button', { name, exact: true }).click();
  await phone.getByLabel('Name').fill('Ann Bo');
  await phone.getByLabel('Email').fill('ann@example.org');
  await press('Choose events');
  await phone.getByRole('tab', { name: /^Latin/ }).click();
  await press('Gold Latin Rumba');
  await press('Choose partners');
  await phone.getByRole('radio', { name: 'I need a partner' }).check();
  await phone.getByLabel('What should a partner know?').fill('Tall, at ann@example.org');
  await expect(phone.getByLabel('What should a partner know?')).toHaveValue('Tall, at annexample.org');
  await press('Read and agree');
  await phone.getByRole('checkbox', { name: /^I recognize/ }).check();
  await press('Check answers');

  await phone.context().setOffline(true);
  await press('Register');
  await expect(phone.getByText('No connection. It’s saved on this device')).toBeVisible();
  await expectAccessible(phone, 'a registration that waits for the network');
  expect(await taken(day)).toBe(0);
  await phone.context().setOffline(false);
  await phone.reload();
  await expect(phone.getByRole('heading', { name: 'You’re registered' })).toBeVisible();
  expect(await taken(day)).toBe(1);
  expect(Object.values((await readFromDatabase(day, 'tba')) as object)).toContainEqual(
    expect.objectContaining({ role: 'lead', level: 'Gold', style: 'Latin' }),
  );

  await writeToDatabase(day, { 'competitionMetadata/registrationStatus': 'CLOSED' });
  await phone.getByRole('button', { name: 'Register somebody else' }).click();
  await expect(phone.getByText('Registration is closed.')).toBeVisible();
});

/** A team of thirty in fifteen couples, each in two events, in a spreadsheet's format. */
const TEAM = [
  'Name,Email,Price group,Guardian,Role,Partner,Events',
  ...Array.from({ length: 15 }, (_, pair) => [
    `"Lead, ${pair}",lead${pair}@example.org,student,,lead,Follow ${pair},Gold Latin Rumba;Silver Latin Samba`,
    `Follow ${pair},follow${pair}@example.org,newcomer,${pair === 0 ? 'Lea Parent' : ''},follow,"Lead, ${pair}",`,
  ]).flat(),
];

test('a captain registers thirty dancers from a CSV file, fixes errors by line, and each gets a code @full', async ({
  day,
  browser,
}) => {
  await opens(day);
  const laptop = await (await buildDeviceOptions(browser)).newPage();
  await laptop.goto(`${day.origin}/register`);
  const press = (name: string) => laptop.getByRole('button', { name, exact: true }).click();
  await laptop.getByLabel('Name').fill('Cap Tain');
  await laptop.getByLabel('Email').fill('captain@example.org');
  await laptop.getByLabel('School').fill('MIT');
  await laptop.getByRole('radio', { name: 'A team' }).check();
  await press('Add dancers');

  const table = laptop.getByRole('region', { name: 'Your team' });
  const ready = (count: number, all: number) =>
    expect(table.getByText(`${count} of ${all} dancers are ready`)).toBeVisible();
  await test.step('errors in a captain’s file appear below their lines, and are fixed there', async () => {
    const wrong = TEAM.with(2, 'Follow 0,no address,newcomer')
      .with(4, 'Follow 1,f@example.org,pensioner')
      .map((line) => line.replace('Silver Latin Samba', 'Slvr Samba'));
    const file = { name: 'team.csv', mimeType: 'text/csv', buffer: Buffer.from(wrong.join('\r\n')) };
    await laptop.getByLabel('Open a CSV file').setInputFiles(file);
    await ready(0, 30);
    await press('Read and agree');
    await expect(laptop.getByText('Fix the lines below first.')).toBeVisible();
    await expectAccessible(laptop, 'a team with lines to fix');
    // One answer for the same event in all fifteen lines.
    await table
      .getByRole('button', { name: /^Use it in all 15 lines/ })
      .first()
      .click();
    await ready(26, 30);
    await table.getByRole('textbox', { name: 'Email: Follow 0' }).fill('follow0@example.org');
    await table.getByRole('button', { name: 'Save', exact: true }).click();
    await ready(28, 30);
    await table.getByRole('button', { name: 'Newcomer', exact: true }).click();
    await ready(30, 30);
    await laptop.reload();
    await ready(30, 30);
  });

  await test.step('the captain assigns the columns above the table', async () => {
    await table.getByRole('combobox', { name: 'Column “Email”' }).selectOption('Skip');
    await ready(0, 30);
    await table.getByRole('combobox', { name: 'Column “Email”' }).selectOption('Email');
    await ready(30, 30);
    await press('Edit the list as text');
    await laptop.getByLabel('Dancers').fill(TEAM.slice(1).join('\n'));
    await ready(30, 30);
    await laptop.getByLabel('Dancers').fill(TEAM.join('\n'));
    await ready(30, 30);
    await press('Read and agree');
  });

  await laptop.getByRole('checkbox', { name: /^I recognize/ }).check();
  await press('Check answers');
  await expect(laptop.getByRole('main')).toContainText('Lead, 14 and Follow 14');
  await press('Register');
  await expect(laptop.getByRole('heading', { name: 'You’re registered' })).toBeVisible();
  expect(await taken(day)).toBe(31);
  const all = Object.values(
    (await readFromDatabase(day, 'registrations')) as Readonly<Record<string, Stored>>,
  );
  expect(all.filter((one) => 'consents' in one).map(({ contact }) => contact.name)).toEqual(['Cap Tain']);
  expect(all).toContainEqual(expect.objectContaining({ guardian: { name: 'Lea Parent' } }));
  const rumba = (await entriesOf(day, 'Gold Latin Rumba')).filter(({ leadName }) =>
    leadName.startsWith('Lead,'),
  );
  expect(rumba).toHaveLength(15);
  expect(rumba).toContainEqual(expect.objectContaining({ followName: 'Follow 3', affiliation: 'MIT' }));

  await test.step('a dancer who has not given consent yet is listed with the code to hand out', async () => {
    await laptop.getByRole('link', { name: 'See my entries' }).click();
    const codes = laptop.getByRole('region', { name: 'Codes of your dancers' });
    await expect(codes.getByText('Consent missing')).toHaveCount(30);
    await laptop.getByLabel('Whose entries').selectOption('Follow 3');
    await expect(laptop.getByText('with Lead, 3').first()).toBeVisible();
    await expectAccessible(laptop, 'the entries of a team');
  });
});

test('lines without errors are registered while others wait, and the rest follows with one press @full', async ({
  day,
  browser,
}) => {
  await opens(day);
  const laptop = await (await buildDeviceOptions(browser)).newPage();
  await laptop.goto(`${day.origin}/register`);
  await laptop.getByLabel('Name').fill('Cap Tain');
  await laptop.getByLabel('Email').fill('captain@example.org');
  await laptop.getByRole('radio', { name: 'A team' }).check();
  await press(laptop, 'Add dancers');
  const example = (await laptop.getByLabel('Dancers').getAttribute('placeholder')) ?? '';
  expect(example).toContain('Ann Lee');
  await laptop
    .getByLabel('Dancers')
    .fill(
      [
        'Di Ray\tlead\tdi@example.org\tGold Latin Rumba\tEd Fox',
        'Ed Fox\tboth\ted@example.org\t\tDi Ray',
        'Flo Kim\tfollow\tflo\tGold Latin Rumba\t',
      ].join('\n'),
    );
  const table = laptop.getByRole('region', { name: 'Your team' });
  await expect(table.getByText('2 of 3 dancers are ready')).toBeVisible();
  await press(laptop, 'Read and agree');
  await laptop.getByRole('checkbox', { name: /^I recognize/ }).check();
  await press(laptop, 'Check answers');
  await press(laptop, 'Register');
  await expect(laptop.getByText('1 line waits until you fix it.')).toBeVisible();
  expect(await entriesOf(day, RUMBA)).toContainEqual(
    expect.objectContaining({ leadName: 'Di Ray', followName: 'Ed Fox' }),
  );
  await press(laptop, 'Fix and register the other one');
  await table.getByRole('textbox', { name: 'Email: Flo Kim' }).fill('flo@example.org');
  await table.getByRole('textbox', { name: 'Email: Flo Kim' }).press('Enter');
  await expect(table.getByText('1 of 1 dancer is ready')).toBeVisible();
  await press(laptop, 'Read and agree');
  await press(laptop, 'Check answers');
  await press(laptop, 'Register');
  await expect(laptop.getByRole('heading', { name: 'You’re registered' })).toBeVisible();
  expect(await entriesOf(day, RUMBA)).toContainEqual(
    expect.objectContaining({ leadName: 'TBA', followName: 'Flo Kim' }),
  );
});

/** Slow estimates for a phone: seconds for a tap, and for a typed letter. */
const [TAP_SECONDS, LETTER_SECONDS] = [2.5, 0.4] as const;

test('a dancer without a partner registers on a phone in under two minutes, and Back goes one step back @full', async ({
  day,
  browser,
}) => {
  await opens(day);
  const phone = await (await buildDeviceOptions(browser, PHONE)).newPage();
  await phone.goto(day.origin);
  const { tap, tick, taps } = counted(phone);
  let letters = 0;
  const type = async (label: string, text: string): Promise<void> => {
    letters += text.length;
    await phone.getByLabel(label).fill(text);
  };
  const step = (title: string) => expect(phone.getByRole('heading', { level: 1, name: title })).toBeVisible();
  // On the demo's day the home page leads to the results.
  await phone.goto(`${day.origin}/register`);
  await type('Name', 'Maya Fitzgerald');
  await type('Email', 'maya.fitz@rutgers.example');
  await type('School', 'Rutgers');
  await phone.getByRole('radio', { name: 'Follow' }).check();
  await tap('Choose events');
  await step('What will you dance?');
  await tap(/^Latin/, 'tab');
  for (const event of ['Bronze Latin ChaCha', 'Bronze Latin Samba', 'Bronze Latin Rumba'])
    await tap(chipOf(event));
  await tap('Choose partners');
  await step('Who are you dancing with?');
  await phone.goBack();
  await step('What will you dance?');
  await expect(phone.getByRole('tab', { name: 'Latin 3 chosen' })).toBeVisible();
  await phone.goForward();
  await step('Who are you dancing with?');
  await phone.getByRole('radio', { name: 'I need a partner' }).check();
  await tap('Read and agree');
  await tick(/^I recognize/);
  await tap('Check answers');
  await step('Is this right?');
  await tap('Register');
  await step('You’re registered');
  // The link to the form, two choices, and a tap into each of three fields.
  const all = taps() + 1 + 2 + 3;
  expect(all).toBeLessThanOrEqual(18);
  expect(all * TAP_SECONDS + letters * LETTER_SECONDS).toBeLessThan(120);
  await expect(phone.getByText('Looking for a lead')).toBeVisible();
  await expectAccessible(phone, 'a dancer who registered without a partner');
  await expectThumbSized(phone.locator('.register-done'));
  // Back leaves the form at once.
  await phone.goBack();
  await expect(phone).toHaveURL(`${day.origin}/`);
  await phone.goto(`${day.origin}/TBAList`);
  await expect(phone.getByRole('radio', { name: /lead/ })).toBeChecked();
});
