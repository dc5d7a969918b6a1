/**
 * The paragraphs of a Markdown text without its marks, shown until the renderer is loaded. Malformed marks stay;
 * nothing becomes HTML.
 */
export const splitPlainParagraphs = (markdown: string): readonly string[] =>
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
