import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { startTestServer } from '../testing/server.ts';
import { inlineFirstPaint } from './inlineFirstPaint.ts';

const STYLES = { 'assets/app.css': 'b{color:red}', 'assets/home.css': 'i{color:blue}' };
const FILES: Readonly<Record<string, string>> = { ...STYLES, 'assets/first-paint-1.js': 'paint()\r\n' };
const HTML = `<head>
    <script  src="/assets/first-paint-1.js"></script>
    <link rel="stylesheet" crossorigin href="/assets/app.css"><link rel="stylesheet" crossorigin href="/assets/home.css">
    <script type="module" src="/assets/app.js"></script><link rel="modulepreload" href="/assets/kit.js">
  </head>`;
const SCRIPTS =
  '<script type="module" src="/assets/app.js"></script><link rel="modulepreload" href="/assets/kit.js">';

const reading = (files: Readonly<Record<string, string>>) => ({
  read: (path: string) => {
    const text = files[path];
    return Promise.resolve(text === undefined ? undefined : Buffer.from(text));
  },
});
const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('a drawn page carries its styles and the script of its head, and disabled links for the app', async () => {
  const { html, sources } = await inlineFirstPaint(HTML, reading(FILES));
  const style = 'b{color:red}\ni{color:blue}';
  expect(html).toContain(
    `<style>${style}</style>` +
      '<link rel="stylesheet" crossorigin href="/assets/app.css" disabled>' +
      '<link rel="stylesheet" crossorigin href="/assets/home.css" disabled>' +
      `<template id="app-scripts">${SCRIPTS}</template>` +
      '<script>paint()\n</script>',
  );
  expect(html.match(/app\.js|kit\.js/g)).toHaveLength(2);
  expect(html.match(/rel="stylesheet"/g)).toHaveLength(2);
  expect(sources).toEqual({ style: sha256(style), script: sha256('paint()\n') });
});

test('the app of a page with nothing to paint loads at once', async () => {
  const { html } = await inlineFirstPaint(`${HTML}<div id="root"></div>`, reading(FILES));
  expect(html).toContain(SCRIPTS);
  expect(html).not.toContain('<template');
});

test.each([
  ['a style is missing', { 'assets/home.css': undefined }],
  ['the script is missing', { 'assets/first-paint-1.js': undefined }],
  ['a style contains the end of its element', { 'assets/home.css': 'i::after{content:"</STYLE>"}' }],
  ['the script contains the end of its element', { 'assets/first-paint-1.js': 'write("</script>")' }],
])('a page stays as it is if %s', async (_, change) => {
  const files = Object.entries({ ...FILES, ...change }).flatMap(([path, text]) =>
    text === undefined ? [] : [[path, text] as const],
  );
  expect(await inlineFirstPaint(HTML, reading(Object.fromEntries(files)))).toEqual({ html: HTML });
});

const folder = mkdtempSync(join(tmpdir(), 'floorcraft-inline-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the policy of a drawn page allows its own style and script only, also when it is revalidated', async () => {
  mkdirSync(join(folder, 'assets'));
  for (const [path, text] of Object.entries(FILES)) writeFileSync(join(folder, path), text);
  writeFileSync(
    join(folder, 'index.html'),
    `<html lang="en" data-languages="en">${HTML}<body><div id="root"></div></body></html>`,
  );
  const server = await startTestServer({
    screens: {
      folder,
      page: (html) => html,
      drawing: {
        load: () =>
          Promise.resolve({
            isScreen: () => true,
            drawableAt: (pathname) => (pathname === '/' ? { page: '/', places: ['live'] } : undefined),
            drawPage: () =>
              Promise.resolve({ head: '', root: { body: 'drawn', brought: '' }, primaryColor: undefined }),
          }),
      },
    },
  });
  const policyOf = ({ headers }: Response) => headers.get('content-security-policy')?.split(';');
  const first = await fetch(server.origin);
  expect(await first.text()).toContain('drawn');
  const again = await fetch(server.origin, {
    headers: { 'if-none-match': first.headers.get('etag') ?? '' },
    cache: 'no-store',
  });
  for (const answer of [first, again]) {
    expect(policyOf(answer)).toContain(`style-src 'self' ${sha256('b{color:red}\ni{color:blue}')}`);
    expect(policyOf(answer)).toContain(`script-src 'self' ${sha256('paint()\n')}`);
  }
  expect(again.status).toBe(304);
  expect(policyOf(await fetch(`${server.origin}/register`))).toContain("style-src 'self'");
  await server.remove();
});
