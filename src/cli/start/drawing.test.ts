import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createEmbeddedConfiguration } from '../../store/connection/eventConfiguration.ts';
import { loadDrawing } from './drawing.ts';

const DEMO = { event: 'demo', configuration: createEmbeddedConfiguration('demo') };

/** A small version of the built module: reports its thread, throws, or ends its thread. */
const MODULE = `
import { isMainThread } from 'node:worker_threads';
export const isScreen = (pathname) => pathname === '/a';
export const drawableAt = () => ({ page: isMainThread ? 'main' : 'thread', places: [] });
let drawings = 0;
export async function drawPage({ pathname }) {
  drawings += 1;
  if (pathname === '/count') return { head: String(drawings), root: undefined, primaryColor: undefined };
  if (pathname === '/broken') throw new Error('broken in the middle');
  if (pathname === '/gone') process.exit(1);
  return { head: isMainThread ? 'main' : 'thread', root: undefined, primaryColor: pathname };
}
`;

const root = mkdtempSync(join(tmpdir(), 'floorcraft-drawing-'));
beforeAll(() => {
  mkdirSync(join(root, 'dist/drawn'), { recursive: true });
  writeFileSync(join(root, 'package.json'), '{"type":"module"}');
  writeFileSync(join(root, 'dist/drawn/drawPage.js'), MODULE);
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const asked = (pathname: string) => ({
  page: 'home',
  pathname,
  search: '',
  language: 'en',
  known: {},
});

test('a page is drawn at startup, so that the first visitor doesn’t wait for the compiler', async () => {
  const { drawPage } = await loadDrawing(root, DEMO);
  expect((await drawPage(asked('/count')))?.head).toBe('2');
});

test('pages are drawn off the main thread, with the event’s configuration', async () => {
  const { drawableAt, drawPage, isScreen } = await loadDrawing(root, DEMO);
  expect([isScreen('/a'), isScreen('/nowhere')]).toEqual([true, false]);
  expect(drawableAt('/', '')?.page).toBe('main');
  const pages = await Promise.all([drawPage(asked('/a')), drawPage(asked('/b'))]);
  expect(pages.map((page) => [page?.head, page?.primaryColor])).toEqual([
    ['thread', '/a'],
    ['thread', '/b'],
  ]);
});

test('an error while drawing reaches its caller, and a dead thread loses only its own pages', async () => {
  const { drawPage } = await loadDrawing(root, DEMO);
  await expect(drawPage(asked('/broken'))).rejects.toThrow('broken in the middle');
  await expect(drawPage(asked('/gone'))).rejects.toThrow('has ended');
  expect((await drawPage(asked('/again')))?.primaryColor).toBe('/again');
});
