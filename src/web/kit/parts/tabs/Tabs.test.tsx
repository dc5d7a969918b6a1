import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { TabPanel } from './TabPanel.tsx';
import { Tabs } from './Tabs.tsx';

const HEATS = [
  { key: '1', words: 'Heat 1' },
  { key: '2', words: 'Heat 2' },
  { key: '3', words: 'Heat 3' },
] as const;

function Heats() {
  const [heat, setHeat] = useState<'1' | '2' | '3'>('1');
  return (
    <>
      <Tabs id="heats" label="Heats" tabs={HEATS} chosen={heat} onChoose={setHeat} />
      <TabPanel tabs="heats" tab={heat}>
        The couples of heat {heat}
      </TabPanel>
    </>
  );
}

const chosen = () => screen.getByRole('tab', { selected: true });
const key = (name: string) => fireEvent.keyDown(chosen(), { key: name });

test.each([
  { keys: ['ArrowRight'], heat: 'Heat 2' },
  { keys: ['ArrowRight', 'ArrowRight', 'ArrowRight'], heat: 'Heat 1' },
  { keys: ['ArrowLeft'], heat: 'Heat 3' },
  { keys: ['End'], heat: 'Heat 3' },
  { keys: ['End', 'Home'], heat: 'Heat 1' },
  { keys: ['x'], heat: 'Heat 1' },
])('the key $keys leads to the tab $heat, with the focus', ({ keys, heat }) => {
  render(<Heats />);
  chosen().focus();
  for (const name of keys) key(name);
  expect(chosen().textContent).toBe(heat);
  expect(document.activeElement).toBe(chosen());
  expect(screen.getByRole('tabpanel', { name: heat }).textContent).toBe(
    `The couples of ${heat.toLowerCase()}`,
  );
});

test('only the selected tab is reached by the Tab key, and it names its panel', () => {
  render(<Heats />);
  fireEvent.click(screen.getByRole('tab', { name: 'Heat 2' }));
  expect(screen.getAllByRole('tab').map((tab) => tab.tabIndex)).toEqual([-1, 0, -1]);
  expect(chosen().getAttribute('aria-controls')).toBe(screen.getByRole('tabpanel').id);
});
