import { act } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { repeatEarlyPress } from '../look/earlyPresses.ts';
import { ENGLISH, pageLanguage } from '../words/language.ts';
import { switchLanguage } from '../words/visitorsLanguage.ts';
import LanguageChoice from './LanguageChoice.tsx';

const page = document.createElement('div');
repeatEarlyPress(document);

const roots: Root[] = [];
afterEach(async () => {
  await act(async () => {
    for (const root of roots.splice(0)) root.unmount();
  });
  page.remove();
  localStorage.clear();
  // The last choice wins, also over one still loading: the following tests are in English.
  await switchLanguage(ENGLISH.tag);
  document.documentElement.lang = '';
});

/** The list as rendered by the server. */
function drawn(): HTMLSelectElement {
  page.innerHTML = renderToString(<LanguageChoice />);
  document.body.append(page);
  const list = page.querySelector('select');
  if (list === null) throw new Error('no list');
  return list;
}

const takenOver = () => act(async () => void roots.push(hydrateRoot(page, <LanguageChoice />)));

function choose(list: HTMLSelectElement, tag: string): void {
  list.value = tag;
  for (const type of ['input', 'change']) list.dispatchEvent(new Event(type, { bubbles: true }));
}

test('a language chosen before the page listened is applied', async () => {
  choose(drawn(), 'zh');
  await takenOver();
  await expect.poll(() => pageLanguage.now.tag).toBe('zh');
  expect(localStorage.getItem('floorcraft.language')).toBe('zh');
});

test('a language chosen early is applied also if another list has replaced the server’s', async () => {
  choose(drawn(), 'zh');
  page.replaceChildren();
  const root = createRoot(page);
  roots.push(root);
  await act(async () => root.render(<LanguageChoice />));
  await expect.poll(() => pageLanguage.now.tag).toBe('zh');
});

test('the next language list does not repeat a later choice', async () => {
  drawn();
  await takenOver();
  const list = page.querySelector('select') ?? expect.unreachable();
  await act(async () => choose(list, 'zh'));
  await expect.poll(() => pageLanguage.now.tag).toBe('zh');
  await act(async () => {
    for (const root of roots.splice(0)) root.unmount();
    await switchLanguage(ENGLISH.tag);
  });
  drawn();
  await takenOver();
  expect(pageLanguage.now.tag).toBe('en');
});

test('a page without a chosen language keeps its own', async () => {
  drawn();
  await takenOver();
  expect(localStorage.getItem('floorcraft.language')).toBeNull();
});
