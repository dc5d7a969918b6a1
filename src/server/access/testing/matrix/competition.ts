import { EVERYBODY, NOBODY, OFFICE, ADMIN } from '../who.ts';
import { cell, COUNTS_FROM_1970, PLANNED, written, type Part } from './rows.ts';

const PHOTO = 'data:image/jpeg;base64,AAAA';

const OFFICIAL = 'competitionMetadata/officials/A';

const ORGANIZER = 'competitionMetadata/organizers/o1';

const TIMING = 'competitionMetadata/timing';

const FEES = 'settings/fees';

const OFFERED = 'settings/offered';

/** Somebody has changed twice which events there are, and one is empty. */
const OFFERED_TWICE = { [OFFERED]: { editions: { events: 2 } }, 'events/Empty': { name: 'Empty' } };

/** All that fees can say. */
const FEES_SAID = {
  edition: 1,
  windowBy: 'last',
  base: {
    student: { early: 4000, normal: 4500, late: 5000 },
    adult: { early: 0, normal: 0, late: 1_000_000 },
  },
  rules: [
    { kind: 'each', of: 'entry', from: 2, to: 3, cents: 1000 },
    { kind: 'each', of: 'dance', from: 21, cents: 500 },
    { kind: 'second level', per: 'style', cents: 1000 },
    { kind: 'free levels', levels: ['Championship'] },
    { kind: 'only', styles: ['Nightclub'], cents: 1500 },
    { kind: 'extra', what: 'A dinner of our own', cents: 2000 },
  ],
  refunds: [
    { until: 'early', percent: 100 },
    { until: 1_700_000_000_000, percent: 50 },
  ],
  howToPay: 'By check to the team, until January 20.',
};

/** Somebody has saved fees twice before. */
const SAVED_TWICE = { [FEES]: { ...FEES_SAID, edition: 2 } };

const VENUE = 'pages/venue';

/** What everybody may know of the competition, and its settings. */
export const competition: Part = {
  reads: [
    ['competitionMetadata', EVERYBODY],
    ['competitionMetadata/officials/A', EVERYBODY],
    ['competitionMetadata/organizers/o1', EVERYBODY],
    ['pages', NOBODY],
    [VENUE, EVERYBODY],
    ['pages/rules', EVERYBODY],
    ['photos', NOBODY],
    ['photos/A', EVERYBODY],
    ['settings', NOBODY],
    ['settings/events', EVERYBODY],
    ['settings/fees', EVERYBODY],
    ['settings/offered', ADMIN],
    ['settings/consents', EVERYBODY],
    ['settings/schools', EVERYBODY],
    ['settings/lists', ADMIN],
  ],
  cells: [
    cell('competitionMetadata/fullName', 'X', { writers: ADMIN }),
    cell('competitionMetadata/dateRegistrationClosed', 5, { writers: ADMIN }),
    cell(
      OFFICIAL,
      {
        key: 'A',
        name: 'Ann',
        role: 'Judge',
        bio: '',
        photoURL: 'https://example.org/ann.jpg',
        ties: { schools: ['Brown'], people: ['Fay'] },
      },
      { writers: ADMIN },
    ),
    cell(`${OFFICIAL}/name`, 'Anna', { writers: ADMIN, removers: NOBODY }),
    cell(`${OFFICIAL}/bio`, 'Has danced since she could walk.', { writers: ADMIN }),
    // Everybody reads an official: how to reach one does not belong there, nor what nobody has named.
    ...['phone', 'email', 'colour'].map((field) => written(`${OFFICIAL}/${field}`, 'x', NOBODY)),
    written(OFFICIAL, { name: 'Ann', phone: '555 0100' }, NOBODY),
    written(OFFICIAL, { name: 'Ann', ties: { enemies: ['Fay'] } }, NOBODY),
    written(OFFICIAL, { role: 'Judge' }, NOBODY),
    written(OFFICIAL, 'a judge', NOBODY),
    written(`${OFFICIAL}/name`, 'x'.repeat(81), NOBODY),
    written(`${OFFICIAL}/role`, 'x'.repeat(81), NOBODY),
    written(`${OFFICIAL}/bio`, 'x'.repeat(2001), NOBODY),
    written(`${OFFICIAL}/photoURL`, 'x'.repeat(501), NOBODY),
    written(`${OFFICIAL}/photoURL`, { small: 'x' }, NOBODY),
    written(`${OFFICIAL}/ties/schools/0`, 'x'.repeat(81), NOBODY),
    written(`${OFFICIAL}/ties/schools/20`, 'Brown', NOBODY),
    written(`${OFFICIAL}/ties/people/first`, 'Fay', NOBODY),
    // A picture is a small JPEG of somebody who is told of.
    cell('photos/A', PHOTO, { writers: ADMIN }),
    written('photos/A', `${PHOTO}${'x'.repeat(54_640)}`, NOBODY),
    written('photos/A', 'data:text/html;base64,AAAA', NOBODY),
    written('photos/A', 'data:image/jpeg;base64,<svg onload=x>', NOBODY),
    written('photos/A', 7, NOBODY),
    written('photos/A', { small: PHOTO }, NOBODY),
    written('photos/nobody', PHOTO, NOBODY),
    written(`${OFFICIAL}/key`, 'B', NOBODY),
    cell(ORGANIZER, { key: 'o1', name: 'Olga', role: 'Chair', bio: '', photoURL: '' }, { writers: ADMIN }),
    cell(`${ORGANIZER}/name`, 'Olga', { writers: ADMIN, removers: NOBODY }),
    ...['phone', 'email', 'ties'].map((field) => written(`${ORGANIZER}/${field}`, 'x', NOBODY)),
    written(ORGANIZER, 'Olga', NOBODY),
    written(ORGANIZER, { role: 'Chair' }, NOBODY),
    written(ORGANIZER, { name: 'x'.repeat(81) }, NOBODY),
    written(ORGANIZER, { name: 'Olga', bio: 'x'.repeat(2001) }, NOBODY),
    cell('competitionMetadata/primaryColor', '#e87722', { writers: ADMIN }),
    cell('competitionMetadata/place', 'Dillon Gymnasium, Princeton NJ', { writers: ADMIN }),
    cell('competitionMetadata/timeZone', 'America/New_York', { writers: ADMIN }),
    cell('competitionMetadata/startDate', 1_700_000_000_000, { writers: ADMIN }),
    written('competitionMetadata/startDate', '2026-11-24', ADMIN),
    cell('competitionMetadata/endDate', '2026-11-22', { writers: ADMIN }),
    cell('competitionMetadata/dateRegistrationOpen', 1_700_000_000_000, { writers: ADMIN }),
    cell('competitionMetadata/dateRegistrationEarly', 1_700_000_000_000, { writers: ADMIN }),
    cell('competitionMetadata/registrationStatus', 'EARLY', { writers: ADMIN }),
    cell('competitionMetadata/resultsPageShown', true, { writers: ADMIN }),
    cell(
      'competitionMetadata/socials',
      {
        website: 'https://example.org',
        facebook: 'https://example.org/us',
        instagram: '@us',
        community: 'https://example.org/chat',
      },
      { writers: ADMIN },
    ),
    cell(
      TIMING,
      {
        usual: { ladder: [6, 12, 24], largestHeat: 20, secondsPerDance: 90 },
        levels: { Gold: { ladder: [7, 14] }, 'A level of our own': { largestHeat: 12 } },
        secondsBetweenHeats: 0,
        secondsBetweenDances: 0,
        secondsBetweenRounds: 20,
        hours: [{ from: PLANNED, to: PLANNED + 1 }],
      },
      { writers: ADMIN },
    ),
    // A text in the place of what has parts: the sizes of the parts are not asked of it.
    ...[
      'competitionMetadata',
      'competitionMetadata/editions',
      'competitionMetadata/officials',
      'competitionMetadata/officials/A/ties',
      'competitionMetadata/officials/A/ties/people',
      'competitionMetadata/officials/A/ties/schools',
      'competitionMetadata/organizers',
      'competitionMetadata/socials',
      TIMING,
      `${TIMING}/hours`,
      `${TIMING}/levels`,
      `${TIMING}/levels/Gold`,
      `${TIMING}/usual`,
      `${TIMING}/usual/ladder`,
    ].map((place) => written(place, 'x', NOBODY)),
    ...['x', [{ name: 'x', also: 'x' }]].map((own) =>
      written('settings/schools', { edition: 1, own }, NOBODY),
    ),
    // What stands here is for everybody, and of a size that a phone takes.
    ...['phone', 'sponsors', 'notes'].map((field) => written(`competitionMetadata/${field}`, 'x', NOBODY)),
    written('competitionMetadata/fullName', 'x'.repeat(201), NOBODY),
    written('competitionMetadata/fullName', { long: 'X' }, NOBODY),
    written('competitionMetadata/primaryColor', 'red', NOBODY),
    written('competitionMetadata/place', 'x'.repeat(201), NOBODY),
    written('competitionMetadata/place', { gym: 'Dillon' }, NOBODY),
    written('competitionMetadata/timeZone', 'New York', NOBODY),
    written('competitionMetadata/timeZone', 'x'.repeat(65), NOBODY),
    written('competitionMetadata/startDate', { at: 1 }, NOBODY),
    written('competitionMetadata/endDate', 'x'.repeat(81), NOBODY),
    written('competitionMetadata/dateRegistrationClosed', 'tomorrow', NOBODY),
    written('competitionMetadata/dateRegistrationOpen', 'x', NOBODY),
    written('competitionMetadata/dateRegistrationEarly', 'x', NOBODY),
    written('competitionMetadata/registrationStatus', 'SOON', NOBODY),
    written('competitionMetadata/resultsPageShown', 'yes', NOBODY),
    written('competitionMetadata/socials/phone', '555 0100', NOBODY),
    ...['website', 'facebook', 'instagram', 'community'].map((link) =>
      written(`competitionMetadata/socials/${link}`, 'x'.repeat(501), NOBODY),
    ),
    // Name and dates, or the color, are saved on top of the edition they were made from.
    ...['basics', 'color', 'officials', 'timing'].flatMap((name) => {
      const edition = `competitionMetadata/editions/${name}`;
      const twice = { [edition]: 2 };
      const refused = { writers: NOBODY, removers: ADMIN, rankers: NOBODY };
      return [
        written(edition, 1, ADMIN),
        cell(edition, 3, { writers: ADMIN, removers: ADMIN, rankers: NOBODY }, twice),
        cell(edition, 2, refused, twice),
        cell(edition, 4, refused, twice),
        written(edition, 'first', NOBODY),
      ];
    }),
    written('competitionMetadata/editions/phone', 1, NOBODY),
    written(`${TIMING}/notes`, 'x', NOBODY),
    written(`${TIMING}/secondsBetweenRounds`, 'long', NOBODY),
    written(`${TIMING}/usual/ladder/0`, -1, NOBODY),
    written(`${TIMING}/usual/notes`, 'x', NOBODY),
    cell(`${TIMING}/levels/Gold/secondsPerDance`, 90, { writers: ADMIN }),
    written(`${TIMING}/levels/${'x'.repeat(81)}/largestHeat`, 5, NOBODY),
    written(`${TIMING}/hours/0/notes`, 'x', NOBODY),
    written(`${TIMING}/hours/monday/from`, PLANNED, NOBODY),
    ...COUNTS_FROM_1970.map((at) => written(`${TIMING}/hours/0`, { from: at, to: PLANNED }, NOBODY)),
    ...COUNTS_FROM_1970.map((at) => written(`${TIMING}/hours/0`, { from: PLANNED, to: at }, NOBODY)),
    // A page is written as a whole, on top of the edition it was made from, and never removed.
    cell(VENUE, { edition: 4, text: 'A new gym' }, { writers: ADMIN, removers: NOBODY, rankers: NOBODY }),
    written(VENUE, { edition: 4, text: '' }, ADMIN),
    ...['home', 'details', 'rules', 'contact', 'about'].map((page) =>
      written(`pages/${page}`, { edition: 1, text: 'Read me' }, ADMIN),
    ),
    written(VENUE, { edition: 3, text: 'A new gym' }, NOBODY),
    written(VENUE, { edition: 5, text: 'A new gym' }, NOBODY),
    // Not in parts: the text alone would be written over somebody else's.
    cell(`${VENUE}/text`, 'A new gym', { writers: NOBODY }),
    cell(`${VENUE}/edition`, 4, { writers: ADMIN, removers: NOBODY, rankers: NOBODY }),
    written(`${VENUE}/edition`, 9, NOBODY),
    written('pages/home/text', 'Read me', NOBODY),
    written('pages/prices', { edition: 1, text: 'Read me' }, NOBODY),
    cell('settings/events/marksPublic', false, { writers: OFFICE }),
    cell('settings/events/release', 'awards', { writers: OFFICE }),
    ...[
      'showScheduleIndex',
      'hideLiveSchedule',
      'hideLevelIcons',
      'highlightOtherRoundsInEvent',
      'hideClearRoundsButton',
      'hideGenerateRoundsButton',
      'dontReorderAfterAddRemoveRounds',
      'cascadeCheckin',
      'autoAssignTimes',
    ].map((flag) => written(`settings/events/${flag}`, true, OFFICE)),
    cell('settings/events/liveScrollRefreshIndex', 3, { writers: OFFICE }),
    cell('settings/events/marksPolicy', 'never', { writers: OFFICE }),
    ...(
      [
        [
          'settings/consents',
          { risk: 'I know the risks.', media: '' },
          [{ risk: 'x'.repeat(3001) }, { media: 7 }, { media: 'x'.repeat(3001) }, { dinner: 'x' }],
        ],
        [
          'settings/schools',
          { own: [{ name: 'Paper Moon', also: ['Paper Moon Dance'] }] },
          [
            { own: [{ also: ['x'] }] },
            { own: [{ name: 'x'.repeat(81) }] },
            { own: [{ name: 'x', also: ['x'.repeat(81)] }] },
            { own: [{ name: 'x', also: { twenty: 'x' } }] },
            { own: [{ name: 'x', phone: 'x' }] },
            { own: { first: { name: 'x' } } },
            { notes: 'x' },
          ],
        ],
        [
          'settings/lists',
          {
            columns: [
              { head: 'leiter', column: 'lead' },
              { head: 'email', column: 'nothing' },
            ],
            events: [{ said: 'brwaltz', event: 'Waltz' }, { said: 'formation' }],
          },
          [],
        ],
      ] as const
    ).flatMap(([place, said, refused]) => {
      const twice = { [place]: { edition: 2 } };
      const whole = { writers: ADMIN, removers: NOBODY, rankers: NOBODY };
      return [
        cell(place, { edition: 3, ...said }, whole, twice),
        ...[{ edition: 2, ...said }, { edition: 4, ...said }, said].map((late) =>
          cell(place, late, { ...whole, writers: NOBODY }, twice),
        ),
        ...refused.map((wrong) =>
          cell(place, { edition: 3, ...wrong }, { ...whole, writers: NOBODY }, twice),
        ),
      ];
    }),
    // Which events there are: an event goes only with nothing in it, together with its name here.
    cell(
      OFFERED,
      { editions: { events: 3 }, gone: { Empty: true } },
      { writers: ADMIN, removers: NOBODY, rankers: NOBODY },
      OFFERED_TWICE,
    ),
    ...[
      { editions: { events: 2 } },
      { editions: { events: 4 } },
      { editions: { events: 3 }, gone: { Empty: false } },
      { editions: { events: 3 }, gone: { Waltz: true } },
      { editions: { events: 3 }, gone: { 'Never was': true } },
    ].map((offer) =>
      cell(OFFERED, offer, { writers: NOBODY, removers: NOBODY, rankers: NOBODY }, OFFERED_TWICE),
    ),
    // Somebody has entered it meanwhile, or it has a round.
    ...[{ entries: { e9: true } }, { rounds: { 0: { roundState: 0 } } }].map((since) =>
      cell(
        OFFERED,
        { editions: { events: 3 }, gone: { Empty: true } },
        { writers: NOBODY, removers: NOBODY, rankers: NOBODY },
        { ...OFFERED_TWICE, 'events/Empty': { name: 'Empty', ...since } },
      ),
    ),
    written(`${OFFERED}/gone`, { Waltz: true }, NOBODY),
    written(FEES, FEES_SAID, ADMIN),
    cell(
      FEES,
      { ...FEES_SAID, edition: 3 },
      { writers: ADMIN, removers: NOBODY, rankers: NOBODY },
      SAVED_TWICE,
    ),
    // Of two who save at the same moment, the one whose fees were made from older ones.
    cell(
      FEES,
      { ...FEES_SAID, edition: 2 },
      { writers: NOBODY, removers: NOBODY, rankers: NOBODY },
      SAVED_TWICE,
    ),
    cell(
      FEES,
      { ...FEES_SAID, edition: 4 },
      { writers: NOBODY, removers: NOBODY, rankers: NOBODY },
      SAVED_TWICE,
    ),
    // A price by itself would leave the others as somebody else has them.
    cell(
      `${FEES}/base/student/early`,
      100,
      { writers: NOBODY, removers: NOBODY, rankers: NOBODY },
      SAVED_TWICE,
    ),
    cell(
      `${FEES}/rules/0`,
      { kind: 'at the door', cents: 5 },
      { writers: NOBODY, removers: NOBODY, rankers: NOBODY },
      SAVED_TWICE,
    ),
    written(FEES, { ...FEES_SAID, refunds: 'none' }, ADMIN),
  ],
  pushes: [
    ['pages', { edition: 1, text: 'Read me' }, NOBODY],
    ['competitionMetadata/sponsors', 'x', NOBODY],
    ['competitionMetadata/organizers', { name: 'New' }, ADMIN],
    ['competitionMetadata/officials', { name: 'New', role: 'Judge' }, ADMIN],
    ['settings/events', true, NOBODY],
  ],
};
