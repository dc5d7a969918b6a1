import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { entryId } from '../../../domain/ids.ts';
import { EMPTY_REGISTRATION } from '../../../domain/registrant/draft.ts';
import { eventOf } from '../../../domain/testing/event.ts';
import { ReservedPlaces } from './ReservedPlaces.tsx';

const keptBy = (id: string, leadName: string, affiliation: string) => ({
  id: entryId(id) ?? expect.unreachable(),
  leadId: id,
  leadName,
  followName: 'Bo',
  affiliation,
  number: undefined,
  placeholder: false,
  checkedIn: new Map<number, boolean>(),
});

test('partners of one name are told apart by their school', () => {
  const event = {
    ...eventOf('Gold Latin Rumba'),
    entries: [
      keptBy('ann1', 'Ann Novák', 'MIT'),
      keptBy('ann2', 'Ann Novák', 'Harvard'),
      keptBy('cora', 'Cora', 'MIT'),
    ],
  };
  const draft = {
    ...EMPTY_REGISTRATION,
    name: 'Bo',
    chosen: [{ event: event.key, role: 'follow', partner: { kind: 'as usual' } } as const],
  };
  render(<ReservedPlaces draft={draft} events={[event]} onChange={() => undefined} />);
  expect(screen.getAllByRole('radio').map((radio) => radio.parentElement?.textContent)).toEqual([
    'Yes, I dance with Ann Novák (MIT)',
    'Yes, I dance with Ann Novák (Harvard)',
    'Yes, I dance with Cora',
    'No, that’s somebody else',
  ]);
});
