/** Limit of nested quotations and lists: a parser would recurse as deep as the text asks. */
const MAX_DEPTH = 6;

const MARK = /(?:>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t]))[ \t]*/y;

/** The end of the quotation and list marks of a line, and the start of the ones too deep. */
function marksOf(line: string): { readonly kept: number; readonly end: number } {
  let end = line.length - line.trimStart().length;
  let kept = end;
  for (let depth = 0; ; depth += 1) {
    MARK.lastIndex = end;
    const mark = MARK.exec(line);
    if (mark === null) return { kept, end };
    end = MARK.lastIndex;
    if (depth < MAX_DEPTH) kept = end;
  }
}

/** The widest indent of a line: a list within a list steps in by up to four. */
const MAX_INDENT = 4 * MAX_DEPTH;

/** Limits the nesting of quotations and lists. */
export const limitNesting = (text: string): string =>
  text
    .split('\n')
    .map((line) => {
      const { kept, end } = marksOf(line);
      const cut = line.slice(0, kept) + line.slice(end);
      const indent = /^[ \t]*/.exec(cut)?.[0].replaceAll('\t', '    ') ?? '';
      return indent.length > MAX_INDENT ? indent.slice(0, MAX_INDENT) + cut.trimStart() : cut;
    })
    .join('\n');
