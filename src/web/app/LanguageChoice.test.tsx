import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { ENGLISH, language } from '../words/language.ts';
import LanguageChoice from './LanguageChoice.tsx';

const page = document.createElement('div');

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

test('what was chosen before the page listened counts', async () => {
  drawn().value = 'zh';
  await takenOver();
  await vi.waitFor(() => expect(language.now.tag).toBe('zh'));
  expect(localStorage.getItem('floorcraft.language')).toBe('zh');
});

test('who has chosen nothing stays in the language of the page', async () => {
  drawn();
  await takenOver();
  expect(localStorage.getItem('floorcraft.language')).toBeNull();
});
