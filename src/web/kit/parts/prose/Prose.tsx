import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'wouter';
import { LoadingBars } from '../note/LoadingBars.tsx';
import { plainParagraphs } from './plain.ts';
import type { Part, Rendered } from './rendered.ts';
import './Prose.css';

/** The parts of a long text, each a tap away. */
function Contents({ label, parts }: { readonly label: string; readonly parts: readonly Part[] }) {
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
  /** What stands above it: a text that begins with it again does not say it twice. */
  readonly title: string;
  /** What a list of its parts is called; without it there is none. */
  readonly contents?: string | undefined;
}

/** A text that could not be made ready, as where a phone lost its network: it can be read as it was written. */
type Ready = { readonly text: string; readonly rendered: Rendered | undefined };

let coming: Promise<typeof import('./rendered.ts') | undefined> | undefined;

/** What texts are made ready with: asked for by who knows that there will be one, while that is on its way. */
export function loadProse(): Promise<typeof import('./rendered.ts') | undefined> {
  coming ??= import('./rendered.ts').catch(() => {
    coming = undefined; // the next text asks again
    return undefined;
  });
  return coming;
}

async function made(text: string, title: string): Promise<Ready> {
  const module = await loadProse();
  return { text, rendered: module?.rendered(text, title, window.location.href) };
}

const never = (): (() => void) => () => undefined;

/** Whether this stood on the page already when the app took it over: what can be read stays to be read. */
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
      {plainParagraphs(text).map((paragraph, at) => (
        // eslint-disable-next-line react/no-array-index-key -- two paragraphs may say the same, and none moves
        <p key={at}>{paragraph}</p>
      ))}
    </div>
  );
}

/** What somebody else has written, in Markdown. What it is made with comes by itself: what was there before stays so long. */
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

/** Whether a click is to open a page of ours here and now, and not elsewhere. */
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
    // The browser has looked for it before it was there.
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
