import { render, screen } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { restoreTranslatedTexts } from './translatedPage.ts';

beforeAll(() => restoreTranslatedTexts(document));

/** Imitates a browser's translation: each text is replaced by words in two nested elements. */
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
  // The page is notified after the translator is done.
  await Promise.resolve();
}

function Found({ found }: { readonly found?: number }) {
  return (
    <p>
      {found} {found === undefined ? null : 'dancers'}
      <b>bold</b>
    </p>
  );
}

const words = (): string | null => screen.getByRole('paragraph').textContent;

test('a number that changes on a translated page shows the new one', async () => {
  const { container, rerender } = render(<Found found={200} />);
  await translate(container);
  expect(words()).toBe('«200»« »«dancers»«bold»');
  rerender(<Found found={0} />);
  expect(words()).toContain('0');
  expect(words()).not.toContain('200');
});

test('removing a part removes its translation and keeps its neighbors', async () => {
  const { container, rerender } = render(<Found found={200} />);
  await translate(container);
  rerender(<Found />);
  expect(words()).not.toContain('dancers');
  rerender(<Found found={3} />);
  expect(words()).toContain('3');
  expect(words()).toContain('dancers');
});
