import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { ENGLISH, pageLanguage } from '../../words/language.ts';
import { loadLanguage } from '../../words/visitorsLanguage.ts';
import { TimeField } from './TimeField.tsx';

function shown(first: string) {
  const onChange = vi.fn();
  function Kept() {
    const [value, setValue] = useState(first);
    return (
      <TimeField
        of="Early price ends"
        value={value}
        onChange={(time) => {
          onChange(time);
          setValue(time);
        }}
      />
    );
  }
  render(<Kept />);
  const field = screen.getByLabelText<HTMLInputElement>('Time: Early price ends');
  const type = (text: string) => {
    fireEvent.focus(field);
    fireEvent.change(field, { target: { value: text } });
    fireEvent.blur(field);
    return [onChange.mock.lastCall?.[0], field.value.replaceAll('\u00A0', ' ')];
  };
  return { field, type };
}

test('a typed time is formatted like the rest of the page', () => {
  const { field, type } = shown('23:59');
  expect(field.value).toBe('11:59\u00A0PM');
  expect(type('5 pm')).toEqual(['17:00', '5:00 PM']);
  expect(type('17:30')).toEqual(['17:30', '5:30 PM']);
  expect(type('')).toEqual(['17:30', '5:30 PM']);
});

test('a time field uses a 24-hour clock if the language does', async () => {
  pageLanguage.set(await loadLanguage('es'));
  const { field } = shown('23:59');
  pageLanguage.set(ENGLISH);
  expect(field.value).toBe('23:59');
});

test('text in a time field that is not a time stays, with an error', () => {
  const { type } = shown('23:59');
  expect(type('noonish')).toEqual([undefined, 'noonish']);
  expect(screen.getByText('Type a time like 5:30 PM or 17:30.')).toBeDefined();
  expect(type('12 pm')).toEqual(['12:00', '12:00 PM']);
});
