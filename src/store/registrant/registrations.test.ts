import { expect, test } from 'vitest';
import { entryId } from '../../domain/ids.ts';
import { EMPTY_REGISTRATION, withEvent, type RegistrationDraft } from '../../domain/registrant/draft.ts';
import { eventOf } from '../../domain/testing/event.ts';
import { newCode, registered, searchesOf } from './registrations.ts';

const RUMBA = eventOf('Gold Latin Rumba');
const SAMBA = eventOf('Gold Latin Samba');
const EVENTS = [RUMBA, SAMBA];

const draft: RegistrationDraft = withEvent(
  withEvent(
    {
      ...EMPTY_REGISTRATION,
      name: ' José Núñez ',
      email: 'jose@example.org',
      school: 'Rensselaer Polytechnic Institute',
      usualPartner: { kind: 'wanted' },
      wish: 'Practices on Mondays',
      consents: { risk: true, media: false },
    },
    RUMBA.key,
  ),
  SAMBA.key,
);

const keys = {
  code: 'abcDE23',
  competitor: 'c-1',
  entries: ['e-1', 'e-2'].flatMap((id) => entryId(id) ?? []),
  searches: ['t-1'],
};

test('what only the organizer may read lies in the registration and nowhere else', () => {
  const { [`registrations/${keys.code}`]: own, ...others } = registered('uid', draft, EVENTS, keys);
  expect(own).toMatchObject({ contact: { name: 'José Núñez', email: 'jose@example.org' } });
  expect(JSON.stringify(others)).not.toContain('jose@example.org');
  const everybodys = Object.entries(others).filter(([place]) => !/^(owners|codeClaims)\//.test(place));
  expect(JSON.stringify(everybodys)).not.toContain(keys.code);
});

test('media is written only where it was agreed to', () => {
  const consentsOf = (media: boolean) =>
    registered('uid', { ...draft, consents: { risk: true, media } }, EVENTS, keys)['registrations/abcDE23'];
  expect(consentsOf(false)).not.toHaveProperty('consents.media');
  expect(consentsOf(true)).toHaveProperty('consents.media.version', '1');
});

test('who needs a partner in two events of a style and level is looked for once, and stands in both as TBA', () => {
  expect(searchesOf(draft, EVENTS)).toEqual([{ style: 'Latin', level: 'Gold', role: 'lead' }]);
  const patch = registered('uid', draft, EVENTS, keys);
  expect(patch['tba/t-1']).toEqual({
    style: 'Latin',
    level: 'Gold',
    role: 'lead',
    note: 'Practices on Mondays',
  });
  expect(patch[`events/${SAMBA.key}/entries/e-2`]).toMatchObject({
    leadName: 'José Núñez',
    leadId: 'c-1',
    followName: 'TBA',
    affiliation: 'RPI',
  });
});

test('a code is seven letters and digits that nobody mistakes for one another, and hardly ever the same', () => {
  const codes = Array.from({ length: 2_000 }, newCode);
  for (const code of codes) expect(code).toMatch(/^[A-HJ-NP-Za-km-z2-9]{7}$/);
  expect(new Set(codes).size).toBe(codes.length);
});
