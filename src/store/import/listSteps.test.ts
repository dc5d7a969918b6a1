import { expect, test } from 'vitest';
import { entryKey } from '../../domain/floor/testing/hall.ts';
import { eventOf } from '../../domain/testing/event.ts';
import { parseCouple } from '../../domain/testing/published.ts';
import { entriesListed } from './listSteps.ts';

test('the imported names of a couple known by its number replace all its placeholders', () => {
  const patch = entriesListed(
    [
      {
        line: 2,
        kind: 'changed',
        event: eventOf('Gold Latin Rumba'),
        entry: entryKey('e101'),
        lead: { id: 'mia', name: 'Mia', isNew: true },
        ids: { leadId: 'mia' },
        number: parseCouple(101),
        isNumbered: true,
        fillsIn: true,
      },
    ],
    new Map(),
  );
  const at = 'events/Gold Latin Rumba/entries/e101';
  expect(patch).toMatchObject({
    [`${at}/leadName`]: 'Mia',
    [`${at}/leadId`]: 'mia',
    [`${at}/followName`]: 'TBA',
    [`${at}/followId`]: null,
    'competitors/mia/leadNumber': 101,
    'numbers/101': 'mia',
  });
});
