import { expect, test } from 'vitest';
import { splitPlainParagraphs } from './plain.ts';

test('a text is shown without its Markdown marks until it is rendered', () => {
  expect(
    splitPlainParagraphs(
      '# News\n\nThe **early** price ends on [Sunday](/details).\n\n- Doors at 8\n- `Standard` at 9\n',
    ),
  ).toEqual(['News', 'The early price ends on Sunday.', 'Doors at 8 Standard at 9']);
});

test('a text with only blank lines has no paragraphs', () => {
  expect(splitPlainParagraphs(' \n\n \n')).toEqual([]);
});
