import type { Source } from './source.ts';

const SAID = /(?<![\w-])--[\w-]+/g;
/** What a style sheet asks for and has no other value for; a name that a script puts together is not read. */
const ASKED = /var\(\s*(--[\w-]+)\s*\)/g;

/** A style sheet by its path from the root. */
export interface StyleSheet {
  readonly path: string;
  readonly css: string;
}

const namesIn = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([name]) => name);

/** Names that are given a value: in a style sheet before a colon, in a script wherever they are spelled. */
function given(sheets: readonly StyleSheet[], sources: readonly Source[]): ReadonlySet<string> {
  const inSheets = sheets.flatMap(({ css }) => namesIn(css, /--[\w-]+(?=\s*:)/g));
  const inScripts = sources
    .filter(({ path }) => path.startsWith('src/web/'))
    .flatMap(({ code }) => namesIn(code.replaceAll(ASKED, ''), SAID));
  return new Set([...inSheets, ...inScripts]);
}

/** Tokens that style sheets use and nobody has defined: a browser passes over the whole line in silence. */
export function unknownTokens(sheets: readonly StyleSheet[], sources: readonly Source[]): string[] {
  const known = given(sheets, sources);
  return sheets.flatMap(({ path, css }) =>
    [...css.matchAll(ASKED)].flatMap(({ 1: name = '', index }) =>
      known.has(name)
        ? []
        : [
            `${path}:${css.slice(0, index).split('\n').length}: ${name} is no token: see src/web/look/tokens.css`,
          ],
    ),
  );
}
