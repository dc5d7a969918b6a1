import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { EMPTY_KEYING } from '../../../../domain/keying/keyingProgress.ts';
import { SheetTyping } from './SheetTyping.tsx';

function Typing() {
  const [soFar, setSoFar] = useState(EMPTY_KEYING);
  const sheet = { judge: 'A', dance: 'Waltz', kind: 'recall', couples: ['101'], wanted: 1 };
  return (
    <SheetTyping
      // eslint-disable-next-line typescript/no-unsafe-type-assertion -- keys as they are on paper
      sheet={sheet as never}
      soFar={soFar}
      onChange={setSoFar}
      onClose={() => undefined}
      onTyped={() => undefined}
    />
  );
}

test('a refused number is shown as wrong until another one is typed', () => {
  render(<Typing />);
  const field = screen.getByRole('textbox');
  fireEvent.change(field, { target: { value: '999' } });
  fireEvent.submit(field);
  expect(field.getAttribute('aria-invalid')).toBe('true');
  fireEvent.change(field, { target: { value: '10' } });
  expect(field.getAttribute('aria-invalid')).toBeNull();
});
