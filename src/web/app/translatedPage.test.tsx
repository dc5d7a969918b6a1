import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeAll, expect, test } from 'vitest';
import { bringBackTranslatedTexts } from './translatedPage.ts';

beforeAll(() => bringBackTranslatedTexts(document));

/** As the browser translates: each text is replaced by words in two nested elements. */
async function translate(root: Node): Promise<void> {
  const texts: Text[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode() !== null) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
  for (const text of texts) {
    const outer = document.createElement('font');
    const inner = outer.appendChild(document.createElement('font'));
    inner.textContent = `«${text.data}»`;
    text.before(outer);
    text.remove();
  }
  // The page is told of it once the translator is done.
  await Promise.resolve();
}

let count: (found: number | undefined) => void = () => undefined;

function Found() {
  const [found, setFound] = useState<number | undefined>(200);
  count = setFound;
  return (
    <p>
      {found} {found === undefined ? null : 'dancers'}
      <b>bold</b>
    </p>
  );
}

test('a number that changes on a translated page shows the new one', async () => {
  const { container } = render(<Found />);
  await translate(container);
  expect(screen.getByRole('paragraph').textContent).toBe('«200»« »«dancers»«bold»');
  act(() => count(0));
  expect(screen.getByRole('paragraph').textContent).toContain('0');
  expect(screen.getByRole('paragraph').textContent).not.toContain('200');
});

test('a part that goes takes its translation along, and what stands around it stays', async () => {
  const { container } = render(<Found />);
  await translate(container);
  act(() => count(undefined));
  expect(screen.getByRole('paragraph').textContent).not.toContain('dancers');
  act(() => count(3));
  expect(screen.getByRole('paragraph').textContent).toContain('3');
  expect(screen.getByRole('paragraph').textContent).toContain('dancers');
});
