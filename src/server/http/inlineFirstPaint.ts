import { createHash } from 'node:crypto';
import type { ScreenFiles } from './screenFiles.ts';

/** CSP sources of the style and the script inside a page. */
export interface InlineSources {
  readonly style: string;
  readonly script: string;
}

const STYLESHEET = /<link rel="stylesheet"[^>]*\shref="\/(assets\/[^"]+)"[^>]*>/g;
const HEAD_SCRIPT = /<script\s+src="\/(assets\/first-paint[^"]+)"><\/script>/;
const APP_SCRIPTS = /<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>/g;
const EMPTY_ROOT = '<div id="root"></div>';
/** Text that would end its element early, or hide the end. */
const ENDS_ELEMENT = /<\/(?:style|script)|<!--/i;

const sourceOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * Puts the styles and the head's script of a drawn page into it, so that it is painted from one answer: a phone on a slow
 * network would wait for another round trip. The links stay, disabled, because the app looks for them before it loads a
 * style. If there is something to paint, the app's scripts go into a template: the head's script loads them afterwards
 * (web/head.ts). A page without these files stays as it is.
 */
export async function inlineFirstPaint(
  html: string,
  files: Pick<ScreenFiles, 'read'>,
): Promise<{ readonly html: string; readonly sources?: InlineSources }> {
  const links = [...html.matchAll(STYLESHEET)];
  const head = HEAD_SCRIPT.exec(html);
  const read = async ([, file = '']: RegExpMatchArray): Promise<string | undefined> =>
    (await files.read(file))?.toString().replaceAll(/\r\n?/g, '\n'); // as the browser hashes it
  const script = head === null ? undefined : await read(head);
  const styles = await Promise.all(links.map(read));
  const style = styles.includes(undefined) ? undefined : styles.join('\n');
  if (style === undefined || script === undefined || ENDS_ELEMENT.test(style + script)) return { html };
  const disabled = links.map(([link]) => link.replace(/>$/, ' disabled>')).join('');
  const later = html.includes(EMPTY_ROOT) ? [] : (html.match(APP_SCRIPTS) ?? []);
  const template = later.length === 0 ? '' : `<template id="app-scripts">${later.join('')}</template>`;
  return {
    html: (later.length === 0 ? html : html.replaceAll(APP_SCRIPTS, ''))
      .replaceAll(STYLESHEET, '')
      .replace(HEAD_SCRIPT, () => `<style>${style}</style>${disabled}${template}<script>${script}</script>`),
    sources: { style: sourceOf(style), script: sourceOf(script) },
  };
}
