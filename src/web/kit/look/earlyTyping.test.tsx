import { act, useEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { repeatEarlyPress, HYDRATED_EVENT } from './earlyPresses.ts';

function Search() {
  const [typed, setTyped] = useState('');
  useEffect(() => void document.dispatchEvent(new Event(HYDRATED_EVENT)), []);
  return (
    <>
      <input
        type="search"
        aria-label="Search"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <output>{typed === '' ? 'All events' : `Events with ${typed}`}</output>
    </>
  );
}

/** A server-rendered search field, with text typed before hydration. */
async function takenOver(typed: string | undefined) {
  const root = document.createElement('div');
  document.body.append(root);
  root.innerHTML = renderToString(<Search />);
  repeatEarlyPress(document);
  const field = root.querySelector('input');
  if (field === null) return expect.unreachable();
  if (typed !== undefined) {
    field.value = typed;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  await act(async () => {
    hydrateRoot(root, <Search />);
    await Promise.resolve();
  });
  return { field: field.value, said: root.textContent };
}

test('text typed into a search field before the app is ready is kept and searched for', async () => {
  expect(await takenOver('waltz')).toEqual({ field: 'waltz', said: 'Events with waltz' });
});

test('the search does not start if no text was typed early', async () => {
  expect(await takenOver(undefined)).toEqual({ field: '', said: 'All events' });
});
