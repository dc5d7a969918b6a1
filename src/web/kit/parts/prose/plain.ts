/**
 * The words of a text in Markdown, a paragraph each, without its marks: to be read until the text is made ready. What is
 * marked wrongly keeps its marks; nothing here is markup.
 */
export const plainParagraphs = (markdown: string): readonly string[] =>
  markdown
    .split(/\n\s*\n/)
    .map((paragraph) =>
      paragraph
        .replaceAll(/^\s*(?:#{1,6}\s+|>\s?|[-*+]\s+)/gm, '')
        .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
        .replaceAll(/\*\*|__|`/g, '')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    )
    .filter((paragraph) => paragraph !== '');
