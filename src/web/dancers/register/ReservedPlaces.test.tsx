import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { parseEntryId } from '../../../domain/ids.ts';
import { EMPTY_REGISTRATION, type ChosenEvent } from '../../../domain/registrant/draft.ts';
import { buildTestEvent } from '../../../domain/testing/event.ts';
import { ReservedPlaces } from './ReservedPlaces.tsx';

const heldBy = (id: string, leadName: string, affiliation: string) => ({
  id: parseEntryId(id) ?? expect.unreachable(),
  leadId: id,
  leadName,
  followName: 'Bo',
  affiliation,
  number: undefined,
  placeholder: false,
  checkedIn: new Map<number, boolean>(),
});

const chosenIn = (...events: readonly { readonly key: ChosenEvent['event'] }[]) => ({
  ...EMPTY_REGISTRATION,
  name: 'Bo',
  chosen: events.map(({ key }) => ({ event: key, role: 'lead', partner: { kind: 'as usual' } }) as const),
});

test('partners with the same name are distinguished by their school', () => {
  const event = {
    ...buildTestEvent('Gold Latin Rumba'),
    entries: [
      heldBy('ann1', 'Ann Novák', 'MIT'),
      heldBy('ann2', 'Ann Novák', 'Harvard'),
      heldBy('cora', 'Cora', 'MIT'),
    ],
  };
  render(<ReservedPlaces draft={chosenIn(event)} events={[event]} missing={[]} onChange={() => undefined} />);
  expect(screen.getAllByRole('radio').map((radio) => radio.parentElement?.textContent)).toEqual([
    'Yes, I dance with Ann Novák (MIT)',
    'Yes, I dance with Ann Novák (Harvard)',
    'Yes, I dance with Cora',
    'No, that’s somebody else',
  ]);
});

test('asks once per partner, applies the answer to all their events, and shows an unanswered question', () => {
  const [rumba, jive] = ['Gold Latin Rumba', 'Gold Latin Jive'].map((name) => ({
    ...buildTestEvent(name),
    entries: [heldBy(`ann${name.length}`, 'Ann', 'MIT')].map((entry) => ({ ...entry, leadId: 'ann' })),
  }));
  if (rumba === undefined || jive === undefined) return expect.unreachable();
  const onChange = vi.fn<(changed: readonly ChosenEvent[]) => void>();
  render(
    <ReservedPlaces
      draft={chosenIn(rumba, jive)}
      events={[rumba, jive]}
      missing={[{ step: 'partners', what: 'your place', event: jive.key }]}
      onChange={onChange}
    />,
  );
  expect(screen.getByText('Gold Latin Rumba and Gold Latin Jive, entered by Ann')).toBeDefined();
  expect(screen.getByRole('alert').textContent).toContain('Answer “Is this you?” first.');
  fireEvent.click(screen.getByRole('radio', { name: 'Yes, I dance with Ann' }));
  expect(onChange.mock.calls[0]?.[0]).toMatchObject([
    { event: rumba.key, role: 'follow', partner: { kind: 'joins', id: 'ann' } },
    { event: jive.key, role: 'follow', partner: { kind: 'joins', id: 'ann' } },
  ]);
});
