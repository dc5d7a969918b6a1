import type { Json } from '../tree/json.ts';

/** Markup a page has before any script runs. */
export interface DrawnMarkup {
  readonly head: string;
  /** Markup of the root and the data it was drawn from; undefined: each browser draws it. */
  readonly root: { readonly body: string; readonly brought: string } | undefined;
  /** '#rrggbb' */
  readonly primaryColor: string | undefined;
  /** CSS declarations of this color's roles. */
  readonly accentStyle?: string | undefined;
}

export interface DrawablePage {
  /** The same for all URLs that show the same page. */
  readonly page: string;
  /** Paths of the tree it is drawn from. */
  readonly places: readonly string[];
  /** More paths, depending on the data at `places`. */
  readonly more?: (known: Readonly<Record<string, Json>>) => readonly string[];
  /**
   * If one of these places is empty the page doesn't exist: `otherwise` is shown, and nothing is cached for the URL.
   */
  readonly needs?: { readonly places: readonly string[]; readonly otherwise: DrawablePage };
}

/** Draws pages on the server: a part of the built web app, loaded at startup (src/web/visitors/drawn). */
export interface ServerDrawing {
  readonly isScreen: (pathname: string) => boolean;
  /** The page to draw at a URL; undefined if the server doesn't draw it. */
  readonly drawableAt: (pathname: string, search: string) => DrawablePage | undefined;
  readonly drawPage: (asked: {
    /** The page's name: a URL whose data is not in the tree gets another page. */
    readonly page: string;
    readonly pathname: string;
    /** The query with its question mark; empty without one. */
    readonly search: string;
    readonly language: string;
    readonly known: Readonly<Record<string, Json>>;
  }) => Promise<DrawnMarkup | undefined>;
}

/** True if a pathname matches a path such as '/results/:event'. */
function isOneOf(path: string, pathname: string): boolean {
  const [wanted, parts] = [path.split('/'), pathname.split('/')];
  return (
    wanted.length === parts.length &&
    wanted.every((part, at) => part.startsWith(':') || part.toLowerCase() === parts[at]?.toLowerCase())
  );
}

/** The stylesheets of a screen's first load, as listed in the built page: `<html data-first-load>`. */
function stylesOf(html: string, pathname: string): readonly string[] {
  const listed = /<html[^>]*\sdata-first-load="([^"]*)"/.exec(html)?.[1] ?? '';
  const [, ...files] =
    listed
      .split(';')
      .map((one) => one.split(' '))
      .find(([path = '']) => isOneOf(path, pathname)) ?? [];
  return files.filter((file) => file.endsWith('.css'));
}

/** Replaces the color of the event's file, if it has one, by the competition's. */
const fillColor = (html: string, color: string, accentStyle: string): string =>
  html
    .replace(/\sdata-primary-color="[^"]*"/, '')
    .replace('<html', `<html data-primary-color="${color}" data-accent-style="${accentStyle}"`);

/**
 * Fills the drawn markup into the built page, so it shows as soon as its styles load. A page without these
 * placeholders is not ours and stays unchanged.
 */
export function fillPage(html: string, pathname: string, drawn: DrawnMarkup): string {
  const { head, root, primaryColor: color, accentStyle = '' } = drawn;
  const withHead = html
    .replace(/<title>[^<]*<\/title>/, () => head)
    .replace(/<meta name="description"[^>]*>\s*/, '');
  const page = color === undefined ? withHead : fillColor(withHead, color, accentStyle);
  if (root === undefined) return page;
  const styles = stylesOf(html, pathname).map(
    (file) => `<link rel="stylesheet" crossorigin href="/assets/${file}">`,
  );
  // Before everything that may load later: nothing is painted without the styles.
  return page
    .replace(/(?=<link rel="preload"|<\/head>)/, () => styles.join(''))
    .replace('<div id="root"></div>', () => `<div id="root">${root.body}</div>${root.brought}`);
}
