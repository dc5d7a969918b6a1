import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { parseLeadNumber } from '../../../../domain/ids.ts';
import { PhraseText } from './PhraseText.tsx';

const couple = parseLeadNumber('223') ?? expect.unreachable();

test('a period or a comma stays on the line of the card before it, and the sentence reads as before', () => {
  const { container } = render(
    <PhraseText phrase={['Same total as ', { couple }, ', who is ahead.', { couple }, '.']} />,
  );
  expect([...container.querySelectorAll('.said-couple')].map((one) => one.textContent)).toEqual([
    '223,',
    '223.',
  ]);
  expect(container.textContent).toBe('Same total as 223, who is ahead.223.');
});

test('words without a level icon may wrap', () => {
  const { container } = render(<PhraseText phrase={['与', { couple }, '总分相同。']} />);
  expect(container.querySelector('.said-couple')?.textContent).toBe('223');
  expect(container.textContent).toBe('与223总分相同。');
});
