import { expect, test } from 'vitest';
import { buildTestEntryId } from '../../domain/floor/testing/hall.ts';
import { buildTestEvent } from '../../domain/testing/event.ts';
import { parseCouple } from '../../domain/testing/published.ts';
import { importEntries } from './listSteps.ts';

test('the imported names of a couple known by its number replace all its placeholders', () => {
  const patch = importEntries(
    [
      {
        line: 2,
        kind: 'changed',
        event: buildTestEvent('Gold Latin Rumba'),
        entry: buildTestEntryId('e101'),
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
