import type { ReactNode } from 'react';
import { buildAccentProperties } from '../../kit/look/palette.ts';

interface Props {
  readonly language: string;
  readonly title: string;
  /** '#rrggbb' */
  readonly color: string | undefined;
  /** Relative path from this page to the folder: '' or '../'. */
  readonly up: string;
  readonly children: ReactNode;
}

/** JSON that is safe inside a script element: it can't close the script or open a comment. */
const toScriptJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', String.raw`\u003c`);

/** Data for the script of the page. Not executable. */
export function PageData({ id, value }: { readonly id: string; readonly value: unknown }) {
  return <script type="application/json" id={id} dangerouslySetInnerHTML={{ __html: toScriptJson(value) }} />;
}

/** A page of the archive, with one style sheet and one plain script beside it, both usable from a folder. */
export function ArchivePage({ language, title, color, up, children }: Props) {
  return (
    <html lang={language} style={buildAccentProperties(color)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        <link rel="stylesheet" href={`${up}archive.css`} />
      </head>
      <body>
        {children}
        <script src={`${up}archive.js`} />
      </body>
    </html>
  );
}
