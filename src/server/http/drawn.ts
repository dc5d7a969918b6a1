import type { Json } from '../tree/json.ts';

/** What a page has before any script runs. Each part is markup. */
export interface DrawnPage {
  readonly head: string;
  /** What stands in the root, and what it was drawn from; undefined: each browser draws it for itself. */
  readonly root: { readonly body: string; readonly brought: string } | undefined;
  /** '#rrggbb' */
  readonly primaryColor: string | undefined;
}

/** A page that can be drawn. */
export interface Drawable {
  /** Addresses with the same one show the same page. */
  readonly page: string;
  /** What of the tree it is drawn from. */
  readonly places: readonly string[];
  /** What else of the tree, by what lies there. */
  readonly more?: (known: Readonly<Record<string, Json>>) => readonly string[];
  /** Where one of these places is empty there is no such page: another one is shown, and nothing is kept of the address. */
  readonly needs?: { readonly places: readonly string[]; readonly otherwise: Drawable };
}

/** Draws pages before a browser does: a part of the built web app, loaded when the server starts (src/web/visitors/drawn). */
export interface Drawing {
  /** Whether there is a screen at an address. */
  readonly isScreen: (pathname: string) => boolean;
  /** What is drawn at an address; undefined where nothing is drawn here. */
  readonly drawableAt: (pathname: string, search: string) => Drawable | undefined;
  readonly drawPage: (asked: {
    /** The name of the page: an address has another one where what it names is not in the tree. */
    readonly page: string;
    readonly pathname: string;
    /** What follows the question mark, with it; empty where nothing does. */
    readonly search: string;
    readonly language: string;
    readonly known: Readonly<Record<string, Json>>;
  }) => Promise<DrawnPage | undefined>;
}

/** Whether an address is one of a path's, such as '/results/:event'. */
function isOneOf(path: string, pathname: string): boolean {
  const [wanted, parts] = [path.split('/'), pathname.split('/')];
  return (
    wanted.length === parts.length &&
    wanted.every((part, at) => part.startsWith(':') || part.toLowerCase() === parts[at]?.toLowerCase())
  );
}

/** The files that a screen needs at first, as the built page names them: `<html data-first-load>`. */
function stylesOf(html: string, pathname: string): readonly string[] {
  const listed = /<html[^>]*\sdata-first-load="([^"]*)"/.exec(html)?.[1] ?? '';
  const [, ...files] =
    listed
      .split(';')
      .map((one) => one.split(' '))
      .find(([path = '']) => isOneOf(path, pathname)) ?? [];
  return files.filter((file) => file.endsWith('.css'));
}

/**
 * The built page with what was drawn: it stands there as soon as its styles do. The built page has each of these places
 * once; one that has not is another page than ours, and stays as it is.
 */
export function filledIn(html: string, pathname: string, drawn: DrawnPage): string {
  const { head, root, primaryColor: color } = drawn;
  const withHead = html
    .replace(/<title>[^<]*<\/title>/, () => head)
    .replace(/<meta name="description"[^>]*>\s*/, '');
  if (root === undefined) return withHead;
  const styles = stylesOf(html, pathname).map(
    (file) => `<link rel="stylesheet" crossorigin href="/assets/${file}">`,
  );
  // Before all that may come later: nothing is painted without them.
  return withHead
    .replace(/(?=<link rel="preload"|<\/head>)/, () => styles.join(''))
    .replace('<div id="root"></div>', () => `<div id="root">${root.body}</div>${root.brought}`)
    .replace(/(<html[^>]*\sdata-primary-color=")[^"]*"/, (whole, before: string) =>
      color === undefined ? whole : `${before}${color}"`,
    );
}
