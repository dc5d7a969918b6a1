import { expect, test, vi } from 'vitest';
import { bindKeys, formatKey, type DeskCommand } from './command.ts';

const does = vi.fn();
const commands: readonly DeskCommand[] = [
  { key: 'k', label: 'Key a paper sheet', run: does },
  { key: 'Enter', label: 'Post', run: does, blocked: 'Every sheet must be in' },
  { key: 's', label: 'Start', run: undefined },
];

test('a command’s key does the same as its button, and nothing while the button is disabled', () => {
  const keys = bindKeys(commands);
  expect(keys['k']).toBe(does);
  expect(keys['Enter']).toBeUndefined();
  expect(keys['s']).toBeUndefined();
});

test('a command’s key is written as on the keyboard', () => {
  expect(['k', 'Enter', 'ctrl+p'].map(formatKey)).toEqual(['K', '↵', '^P']);
});
