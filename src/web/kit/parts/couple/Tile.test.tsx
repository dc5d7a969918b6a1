import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { parseLeadNumber } from '../../../../domain/ids.ts';
import { Tile, type TileProps } from './Tile.tsx';

const HALF_A_SECOND = 500;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function show(props: Partial<TileProps> = {}) {
  const number = parseLeadNumber('187');
  if (number === undefined) throw new Error('187 is a number');
  const onTap = vi.fn<() => void>();
  const onPencil = vi.fn<() => void>();
  render(<Tile number={number} state="open" onTap={onTap} onPencil={onPencil} {...props} />);
  return { tile: screen.getByRole('button'), onTap, onPencil };
}

const wait = (ms: number): void => {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
};

test('a tap on a tile shows on pointer down and chooses on pointer up', () => {
  const { tile, onTap, onPencil } = show();
  fireEvent.pointerDown(tile);
  expect(tile.dataset['down']).toBe('');
  expect(onTap).not.toHaveBeenCalled();
  fireEvent.pointerUp(tile);
  fireEvent.click(tile);
  expect(tile.dataset['down']).toBeUndefined();
  expect(onTap).toHaveBeenCalledOnce();
  wait(HALF_A_SECOND);
  expect(onPencil).not.toHaveBeenCalled();
});

test('a press of half a second on a tile pencils it, and its click does not choose', () => {
  const { tile, onTap, onPencil } = show();
  fireEvent.pointerDown(tile);
  wait(HALF_A_SECOND);
  expect(onPencil).toHaveBeenCalledOnce();
  fireEvent.pointerUp(tile);
  fireEvent.click(tile);
  expect(onTap).not.toHaveBeenCalled();
  // Some browsers send no click after a long press; the next tap must not be lost.
  fireEvent.pointerDown(tile);
  fireEvent.pointerUp(tile);
  fireEvent.click(tile);
  expect(onTap).toHaveBeenCalledOnce();
});

test('a finger that slides over a tile scrolls and does not pencil', () => {
  const { tile, onPencil } = show();
  fireEvent.pointerDown(tile, { clientX: 10, clientY: 10 });
  fireEvent.pointerMove(tile, { clientX: 12, clientY: 40 });
  wait(HALF_A_SECOND);
  expect(onPencil).not.toHaveBeenCalled();
  expect(tile.dataset['down']).toBeUndefined();
});

test('a tile is chosen by keyboard with a click and penciled with P', () => {
  const { tile, onTap, onPencil } = show();
  fireEvent.keyDown(tile, { key: 'p' });
  expect(onPencil).toHaveBeenCalledOnce();
  fireEvent.keyDown(tile, { key: 'p', ctrlKey: true });
  expect(onPencil).toHaveBeenCalledOnce();
  fireEvent.click(tile);
  expect(onTap).toHaveBeenCalledOnce();
});

test.each([
  { props: { state: 'open' }, name: '187', pressed: false },
  { props: { state: 'chosen' }, name: '187', pressed: true },
  { props: { state: 'pencilled' }, name: '187, penciled', pressed: false },
  { props: { state: 'chosen', sync: 'refused' }, name: '187, not saved', pressed: true },
  { props: { state: { place: 2 }, hint: 'tap to swap' }, name: '187, 2nd, tap to swap', pressed: true },
] as const)('a screen reader speaks the tile as $name', ({ props, name, pressed }) => {
  const { tile } = show(props);
  expect(tile).toBe(screen.getByRole('button', { name, pressed }));
});

test('a tile that leaves the page ignores the finger on it', () => {
  const number = parseLeadNumber('187');
  if (number === undefined) throw new Error('187 is a number');
  const onPencil = vi.fn<() => void>();
  const { unmount } = render(
    <Tile number={number} state="open" onTap={() => undefined} onPencil={onPencil} />,
  );
  fireEvent.pointerDown(screen.getByRole('button'));
  unmount();
  wait(HALF_A_SECOND);
  expect(onPencil).not.toHaveBeenCalled();
});
