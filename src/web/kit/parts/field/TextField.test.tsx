import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CheckField } from './CheckField.tsx';
import { TextField } from './TextField.tsx';
import { SelectField } from './SelectField.tsx';
import { TextAreaField } from './TextAreaField.tsx';

const described = (input: HTMLElement): string | null | undefined =>
  document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent;

test('the help of a field is tied to its input', () => {
  render(<TextField label="School" help="As it will stand on the lists." />);
  const input = screen.getByRole('textbox', { name: 'School' });
  expect(described(input)).toBe('As it will stand on the lists.');
  expect(input.hasAttribute('aria-invalid')).toBe(false);
});

test('an error of a field replaces its help, and is tied to the input', () => {
  render(
    <TextField
      label="E-mail"
      type="email"
      help="Only the desk sees it."
      error="Something is missing after the @"
    />,
  );
  const input = screen.getByRole('textbox', { name: 'E-mail' });
  expect(described(input)).toBe('Something is missing after the @');
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(screen.queryByText('Only the desk sees it.')).toBeNull();
});

test('an input without help or error has no description', () => {
  render(<TextField label="School" name="school" autoComplete="organization" required />);
  const input = screen.getByRole('textbox');
  expect(input.hasAttribute('aria-describedby')).toBe(false);
  expect(input.getAttribute('name')).toBe('school');
  expect(input.getAttribute('autocomplete')).toBe('organization');
});

test('every kind of field ties its error to its input', () => {
  render(
    <>
      <SelectField label="Level" error="Choose one">
        <option>Bronze</option>
      </SelectField>
      <TextAreaField label="Note" error="At most 500 letters" />
      <CheckField label="I agree" error="Needed before you can send" />
    </>,
  );
  expect(described(screen.getByRole('combobox', { name: 'Level' }))).toBe('Choose one');
  expect(described(screen.getByRole('textbox', { name: 'Note' }))).toBe('At most 500 letters');
  expect(described(screen.getByRole('checkbox', { name: 'I agree' }))).toBe('Needed before you can send');
});

test('two fields with the same label do not share an id', () => {
  render(
    <>
      <TextField label="Name" />
      <TextField label="Name" />
    </>,
  );
  const [one, other] = screen.getAllByRole('textbox', { name: 'Name' });
  expect(one?.id).not.toBe(other?.id);
});

test('an empty date is marked as empty, for browsers that fill it with today', () => {
  const day = (value: string) => <TextField label="Day" type="date" value={value} readOnly />;
  const { rerender } = render(day(''));
  const input = screen.getByLabelText('Day');
  expect(input.hasAttribute('data-empty')).toBe(true);
  rerender(day('2026-11-02'));
  expect(input.hasAttribute('data-empty')).toBe(false);
});
