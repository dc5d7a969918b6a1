import DOMPurify from 'dompurify';
import { Marked } from 'marked';
import { mapDefined } from '../../../../domain/mapDefined.ts';
import { limitNesting } from './limitNesting.ts';

export interface RenderedProse {
  readonly content: DocumentFragment;
  readonly parts: readonly ProsePart[];
}

export interface ProsePart {
  readonly id: string;
  readonly title: string;
}

/** Line breaks are kept: addresses and times of day are written on lines. */
const markdown = new Marked({ gfm: true, breaks: true, async: false });

const ALLOWED = {
  ALLOWED_TAGS: `h1 h2 h3 h4 h5 h6 p br hr blockquote pre code ul ol li em strong del sub sup a img
    table thead tbody tr th td`.split(/\s+/),
  ALLOWED_ATTR: ['href', 'src', 'alt', 'title', 'align', 'start'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
};

/** Allowed protocols of links. */
const LINKS = new Set(['https:', 'http:', 'mailto:', 'tel:']);

function urlOf(text: string | null, base: string): URL | undefined {
  return text !== null && URL.canParse(text, base) ? new URL(text, base) : undefined;
}

function mindLinks(content: DocumentFragment, base: string): void {
  for (const link of content.querySelectorAll('a')) {
    const url = urlOf(link.getAttribute('href'), base);
    if (url === undefined || !LINKS.has(url.protocol)) link.replaceWith(...link.childNodes);
    else if (url.origin !== new URL(base).origin) link.rel = 'noopener noreferrer';
  }
}

function mindPictures(content: DocumentFragment): void {
  for (const picture of content.querySelectorAll('img')) {
    const url = urlOf(picture.getAttribute('src'), 'about:blank');
    if (url?.protocol === 'https:') {
      picture.setAttribute('loading', 'lazy');
      picture.setAttribute('decoding', 'async');
      picture.setAttribute('referrerpolicy', 'no-referrer');
    } else picture.replaceWith(picture.alt);
  }
}

function renamed(heading: Element, name: string): Element {
  const other = heading.ownerDocument.createElement(name);
  other.append(...heading.childNodes);
  heading.replaceWith(other);
  return other;
}

/** Drops a heading that repeats the page's title; any other h1 becomes a section. */
function mindTitles(content: DocumentFragment, title: string): void {
  for (const heading of content.querySelectorAll('h1')) {
    const isFirst = content.firstElementChild === heading;
    if (isFirst && heading.textContent.trim().toLowerCase() === title.toLowerCase()) heading.remove();
    else renamed(heading, 'h2');
  }
}

const addressed = (title: string): string =>
  title
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-+|-+$/g, '');

/** Gives each heading in the text itself an id for links. */
function partsOf(content: DocumentFragment): readonly ProsePart[] {
  const taken = new Map<string, number>();
  return mapDefined(content.children, (heading) => {
    const title = heading.textContent.trim();
    if (heading.tagName !== 'H2' || title === '') return undefined;
    const name = addressed(title) || 'part';
    const before = taken.get(name) ?? 0;
    taken.set(name, before + 1);
    // The prefix keeps ids of the text apart from ids of the page.
    heading.id = `to-${name}${before === 0 ? '' : `-${before + 1}`}`;
    return { id: heading.id, title };
  });
}

function mindTables(content: DocumentFragment): void {
  for (const table of content.querySelectorAll('table')) {
    const frame = table.ownerDocument.createElement('div');
    frame.className = 'prose-table';
    frame.tabIndex = 0;
    table.replaceWith(frame);
    frame.append(table);
  }
}

/**
 * Renders an organizer's Markdown safely: text, lists, tables, links and pictures only. No script runs, and pictures
 * load from https only.
 * @param title the page's own, which the text need not repeat
 * @param base the address of the page
 */
export function renderProse(text: string, title: string, base: string): RenderedProse {
  const made = markdown.parse(limitNesting(text), { async: false });
  const content = DOMPurify.sanitize(made, { ...ALLOWED, RETURN_DOM_FRAGMENT: true });
  mindLinks(content, base);
  mindPictures(content);
  mindTitles(content, title);
  mindTables(content);
  return { content, parts: partsOf(content) };
}
