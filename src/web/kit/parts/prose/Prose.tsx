import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'wouter';
import { LoadingBars } from '../note/LoadingBars.tsx';
import { splitPlainParagraphs } from './plain.ts';
import type { ProsePart, RenderedProse } from './renderProse.ts';
import './Prose.css';

/** A table of contents for a long text. */
function Contents({ label, parts }: { readonly label: string; readonly parts: readonly ProsePart[] }) {
  return (
    <nav className="contents" aria-label={label}>
      <p className="caption">{label}</p>
      <ol>
        {parts.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

export interface ProseProps {
  /** In Markdown. */
  readonly text: string;
  /** The page's title: not repeated if the text begins with it. */
  readonly title: string;
  /** The title of the table of contents; undefined: none. */
  readonly contents?: string | undefined;
}

/** `rendered` is undefined if the renderer failed to load, as offline: the text shows as written. */
type Ready = { readonly text: string; readonly rendered: RenderedProse | undefined };

let coming: Promise<typeof import('./renderProse.ts') | undefined> | undefined;

/** Loads the Markdown renderer. Call it early, while the text is still on its way. */
export function loadProse(): Promise<typeof import('./renderProse.ts') | undefined> {
  coming ??= import('./renderProse.ts').catch(() => {
    coming = undefined; // the next text retries
    return undefined;
  });
  return coming;
}

async function made(text: string, title: string): Promise<Ready> {
  const module = await loadProse();
  return { text, rendered: module?.renderProse(text, title, window.location.href) };
}

const never = (): (() => void) => () => undefined;

/** True if the server had rendered this text: it stays until the new rendering is ready. */
function useDrawnByTheServer(): boolean {
  const isBeingTakenOver = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [atFirst] = useState(isBeingTakenOver);
  return atFirst;
}

function Plain({ text }: { readonly text: string }) {
  return (
    <div className="prose">
      {splitPlainParagraphs(text).map((paragraph, at) => (
        // eslint-disable-next-line react/no-array-index-key -- two paragraphs may say the same, and none moves
        <p key={at}>{paragraph}</p>
      ))}
    </div>
  );
}

/** A Markdown text. The renderer is lazy; the previous content stays until it is loaded. */
export function Prose({ text, title, contents }: ProseProps) {
  const isDrawn = useDrawnByTheServer();
  const [ready, setReady] = useState<Ready>();
  useEffect(() => {
    let isGone = false;
    const make = async (): Promise<void> => {
      const next = await made(text, title);
      if (!isGone) setReady(next);
    };
    void make();
    return () => {
      isGone = true;
    };
  }, [text, title]);
  if (ready === undefined) return isDrawn ? <Plain text={text} /> : <LoadingBars />;
  if (ready.rendered === undefined) return <p className="prose prose-as-written">{ready.text}</p>;
  const { content, parts } = ready.rendered;
  return (
    <>
      {contents !== undefined && parts.length > 2 && <Contents label={contents} parts={parts} />}
      <Written content={content} />
    </>
  );
}

/** True if a click opens one of our pages in this tab. */
const opensHere = (click: MouseEvent, link: HTMLAnchorElement): boolean =>
  link.origin === window.location.origin &&
  click.button === 0 &&
  !(click.metaKey || click.ctrlKey || click.shiftKey || click.altKey);

function Written({ content }: { readonly content: DocumentFragment }) {
  const place = useRef<HTMLDivElement>(null);
  const [, go] = useLocation();
  useLayoutEffect(() => {
    const { current } = place;
    current?.replaceChildren(content.cloneNode(true));
    const { hash } = window.location;
    // The browser looked for the target before it existed.
    if (hash !== '')
      [...(current?.querySelectorAll('[id]') ?? [])]
        .find(({ id }) => new URL(`#${id}`, window.location.href).hash === hash)
        ?.scrollIntoView();
  }, [content]);
  useEffect(() => {
    const { current } = place;
    const follow = (click: MouseEvent): void => {
      const link = click.target instanceof Element ? click.target.closest('a') : null;
      if (link === null || !opensHere(click, link)) return;
      if (link.pathname === window.location.pathname && link.hash !== '') return;
      click.preventDefault();
      go(link.pathname + link.search + link.hash);
    };
    current?.addEventListener('click', follow);
    return () => current?.removeEventListener('click', follow);
  }, [go]);
  return <div ref={place} className="prose" />;
}
