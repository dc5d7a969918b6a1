import { EVERYBODY, NOBODY, OFFICE, ADMIN } from '../testPersons.ts';
import { buildCell, buildWriteOnlyCell, type MatrixPart } from './rows.ts';

const OFFICIAL = 'competitionMetadata/officials/A';

const ORGANIZER = 'competitionMetadata/organizers/o1';

const PHOTO = 'data:image/jpeg;base64,AAAA';

const OFFERED = 'settings/offered';

const WHOLE = { writers: ADMIN, removers: NOBODY, rankers: NOBODY } as const;
const REFUSED = { writers: NOBODY, removers: NOBODY, rankers: NOBODY } as const;

/** The list of events was changed twice, and one event is empty. */
const OFFERED_TWICE = { [OFFERED]: { editions: { events: 2 } }, 'events/Empty': { name: 'Empty' } };

/** Nodes saved as a whole, each time with the next edition. */
const SAVED_WHOLE = [
  ['pages/venue', { text: 'A new gym' }],
  ['settings/fees', { windowBy: 'last', base: { student: { early: 4000, normal: 4500, late: 5000 } } }],
  ['settings/payment', { options: [{ kind: 'venmo', value: 'pbc-dance' }], prefix: 'PBC' }],
  ['settings/eligibility', { rules: { noviceApart: true } }],
  ['settings/consents', { risk: 'I know the risks.', media: '' }],
  ['settings/schools', { own: [{ name: 'Paper Moon', also: ['Paper Moon Dance'] }] }],
  ['settings/lists', { events: [{ said: 'formation' }] }],
] as const;

/** The competition and its settings. tools/rules/samples.test.ts tests the forms. */
export const COMPETITION_PART: MatrixPart = {
  reads: [
    ['competitionMetadata', EVERYBODY],
    [OFFICIAL, EVERYBODY],
    [ORGANIZER, EVERYBODY],
    ['pages', NOBODY],
    ['pages/venue', EVERYBODY],
    ['pages/rules', EVERYBODY],
    ['photos', NOBODY],
    ['photos/A', EVERYBODY],
    ['settings', NOBODY],
    ['settings/events', EVERYBODY],
    ['settings/fees', EVERYBODY],
    ['settings/payment', EVERYBODY],
    ['settings/eligibility', EVERYBODY],
    [OFFERED, ADMIN],
    ['settings/consents', EVERYBODY],
    ['settings/schools', EVERYBODY],
    ['settings/lists', ADMIN],
  ],
  cells: [
    buildCell('competitionMetadata/fullName', 'X', { writers: ADMIN }),
    buildCell('competitionMetadata/dateRegistrationClosed', 5, { writers: ADMIN }),
    buildCell(OFFICIAL, { key: 'A', name: 'Ann', role: 'Judge', bio: '' }, { writers: ADMIN }),
    buildCell(`${OFFICIAL}/name`, 'Anna', { writers: ADMIN, removers: NOBODY }),
    buildCell(ORGANIZER, { key: 'o1', name: 'Olga', role: 'Chair' }, { writers: ADMIN }),
    // An official is public: contact details don't belong there.
    ...['phone', 'email'].map((field) => buildWriteOnlyCell(`${OFFICIAL}/${field}`, 'x', NOBODY)),
    buildWriteOnlyCell(OFFICIAL, { name: 'Ann', phone: '555 0100' }, NOBODY),
    buildWriteOnlyCell(`${OFFICIAL}/key`, 'B', NOBODY),
    buildCell('photos/A', PHOTO, { writers: ADMIN }),
    buildWriteOnlyCell('photos/A', 'data:text/html;base64,AAAA', NOBODY),
    buildWriteOnlyCell('photos/A', 'data:image/jpeg;base64,<svg onload=x>', NOBODY),
    buildWriteOnlyCell('photos/nobody', PHOTO, NOBODY),
    ...[2, 3, 4].map((edition) =>
      buildCell(
        'competitionMetadata/editions/basics',
        edition,
        { writers: edition === 3 ? ADMIN : NOBODY, removers: ADMIN, rankers: NOBODY },
        { 'competitionMetadata/editions/basics': 2 },
      ),
    ),
    buildCell('competitionMetadata/timing/levels/Gold/secondsPerDance', 90, { writers: ADMIN }),
    buildWriteOnlyCell('pages/prices', { edition: 1, text: 'Read me' }, NOBODY),
    ...SAVED_WHOLE.flatMap(([place, saved]) =>
      [2, 3, 4].map((edition) =>
        buildCell(place, { edition, ...saved }, edition === 3 ? WHOLE : REFUSED, {
          [place]: { ...saved, edition: 2 },
        }),
      ),
    ),
    // A page is not saved in parts, because the other parts could come from another person's save.
    buildCell('pages/venue/text', 'A new gym', { writers: NOBODY }),
    buildCell('settings/fees/base/student/early', 100, REFUSED, { 'settings/fees': { edition: 2 } }),
    buildCell('settings/eligibility/rules/noviceApart', true, REFUSED, {
      'settings/eligibility': { edition: 2 },
    }),
    buildCell('settings/events/marksPublic', false, { writers: OFFICE }),
    buildCell('settings/events/release', 'awards', { writers: OFFICE }),
    // An event is removed together with its name in this list, and only if it has no entries and no rounds.
    buildCell(OFFERED, { editions: { events: 3 }, gone: { Empty: true } }, WHOLE, OFFERED_TWICE),
    ...[
      { editions: { events: 2 } },
      { editions: { events: 4 } },
      { editions: { events: 3 }, gone: { Waltz: true } },
      { editions: { events: 3 }, gone: { 'Never was': true } },
    ].map((offer) => buildCell(OFFERED, offer, REFUSED, OFFERED_TWICE)),
    ...[{ entries: { e9: true } }, { rounds: { 0: { roundState: 0 } } }].map((since) =>
      buildCell(OFFERED, { editions: { events: 3 }, gone: { Empty: true } }, REFUSED, {
        ...OFFERED_TWICE,
        'events/Empty': { name: 'Empty', ...since },
      }),
    ),
  ],
  pushes: [
    ['pages', { edition: 1, text: 'Read me' }, NOBODY],
    ['competitionMetadata/sponsors', 'x', NOBODY],
    ['competitionMetadata/organizers', { name: 'New' }, ADMIN],
    ['competitionMetadata/officials', { name: 'New', role: 'Judge' }, ADMIN],
    ['settings/events', true, NOBODY],
    ['settings/eligibility', { span: 2 }, NOBODY],
  ],
};
