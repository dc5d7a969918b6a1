/** Nobody reads a quotation of a quotation further down than this; a parser goes as deep as it is led. */
const DEEPEST = 6;

const MARK = /(?:>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t]))[ \t]*/y;

/** Where the marks of quotations and lists at the head of a line end, and where those that are too deep begin. */
function marksOf(line: string): { readonly kept: number; readonly end: number } {
  let end = line.length - line.trimStart().length;
  let kept = end;
  for (let depth = 0; ; depth += 1) {
    MARK.lastIndex = end;
    const mark = MARK.exec(line);
    if (mark === null) return { kept, end };
    end = MARK.lastIndex;
    if (depth < DEEPEST) kept = end;
  }
}

/** How far in a line may begin: a list within a list steps in by up to four. */
const WIDEST = 4 * DEEPEST;

/** The same text with its quotations and lists no deeper than a reader, or a parser, would follow. */
export const shallow = (text: string): string =>
  text
    .split('\n')
    .map((line) => {
      const { kept, end } = marksOf(line);
      const cut = line.slice(0, kept) + line.slice(end);
      const indent = /^[ \t]*/.exec(cut)?.[0].replaceAll('\t', '    ') ?? '';
      return indent.length > WIDEST ? indent.slice(0, WIDEST) + cut.trimStart() : cut;
    })
    .join('\n');
