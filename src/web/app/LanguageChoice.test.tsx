import { act } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { keepEarlyPress } from '../look/earlyPresses.ts';
import { ENGLISH, language } from '../words/language.ts';
import LanguageChoice from './LanguageChoice.tsx';

const page = document.createElement('div');
keepEarlyPress(document);

afterEach(() => {
  page.remove();
  localStorage.clear();
  language.set(ENGLISH);
});

/** The list as the server has drawn it, on the page. */
function drawn(): HTMLSelectElement {
  page.innerHTML = renderToString(<LanguageChoice />);
  document.body.append(page);
  const list = page.querySelector('select');
  if (list === null) throw new Error('no list');
  return list;
}

const takenOver = () => act(async () => hydrateRoot(page, <LanguageChoice />));

function choose(list: HTMLSelectElement, tag: string): void {
  list.value = tag;
  for (const type of ['input', 'change']) list.dispatchEvent(new Event(type, { bubbles: true }));
}

test('what was chosen before the page listened counts', async () => {
  choose(drawn(), 'zh');
  await takenOver();
  await vi.waitFor(() => expect(language.now.tag).toBe('zh'));
  expect(localStorage.getItem('floorcraft.language')).toBe('zh');
});

test('also where another list has come in the place of the one that was drawn', async () => {
  choose(drawn(), 'zh');
  page.replaceChildren();
  const root = createRoot(page);
  await act(async () => root.render(<LanguageChoice />));
  await vi.waitFor(() => expect(language.now.tag).toBe('zh'));
  root.unmount();
});

test('what was chosen since is not chosen again by the next list', async () => {
  drawn();
  await takenOver();
  const list = page.querySelector('select') ?? expect.unreachable();
  await act(async () => choose(list, 'zh'));
  await vi.waitFor(() => expect(language.now.tag).toBe('zh'));
  language.set(ENGLISH);
  drawn();
  await takenOver();
  expect(language.now.tag).toBe('en');
});

test('who has chosen nothing stays in the language of the page', async () => {
  drawn();
  await takenOver();
  expect(localStorage.getItem('floorcraft.language')).toBeNull();
});
