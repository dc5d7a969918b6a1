import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DeviceInTree } from '../../kit/testing/deviceInTree.ts';
import { storeWrapper } from '../../kit/testing/storeWrapper.tsx';
import ResultsScreen from './ResultsScreen.tsx';

const event = (dance: string, entries: object) => ({
  name: `Gold Latin ${dance}`,
  eventLevel: 'Gold',
  style: 'Latin',
  eventDances: [dance],
  entries,
  rounds: { 0: { roundName: 'Final', roundState: 0, recallSize: 6, numHeats: 1, scheduleIndex: 1 } },
});
const COUPLE = { e1: { leadName: 'Ann', followName: 'Bo', entryId: 'e1' } };

function open(events: Record<string, object>): void {
  const device = new DeviceInTree({ events: JSON.parse(JSON.stringify(events)) });
  render(<ResultsScreen />, {
    wrapper: storeWrapper({ device, backend: { kind: 'firebase' }, eventName: 'demo' }),
  });
}

test('an event without entries is not in the list of results', () => {
  open({ rumba: event('Rumba', COUPLE), jive: event('Jive', {}) });
  expect(screen.getByRole('link', { name: /Rumba/ })).toBeDefined();
  expect(screen.queryByText(/Jive/)).toBeNull();
});

test('the list of results counts dancers without a partner beside the couples', () => {
  const alone = { e2: { leadName: 'Cy', followName: 'TBA', leadId: 'cy', entryId: 'e2' } };
  open({ rumba: event('Rumba', { ...COUPLE, ...alone }) });
  expect(screen.getByRole('link', { name: /Rumba/ }).textContent).toMatch(/1 couple\+ 1 without a partner/);
});

test('while no event has entries, the results say that there are none yet', () => {
  open({ jive: event('Jive', {}) });
  expect(screen.getByText('No results yet.')).toBeDefined();
});
