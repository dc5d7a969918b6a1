import { act, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { SearchLine } from './SearchLine.tsx';

const page = document.createElement('div');

afterEach(() => page.remove());

function Searched() {
  const [typed, setTyped] = useState('');
  return (
    <>
      <SearchLine className="searched" label="Name" typed={typed} onType={setTyped} />
      <p>{typed}</p>
    </>
  );
}

test('text typed into a server-rendered search field before the page listened is searched for', async () => {
  page.innerHTML = renderToString(<Searched />);
  document.body.append(page);
  const line = page.querySelector('input');
  if (line === null) throw new Error('no line');
  line.value = 'dunmere';
  await act(async () => hydrateRoot(page, <Searched />));
  expect(page.querySelector('p')?.textContent).toBe('dunmere');
  expect(page.querySelector('input')?.value).toBe('dunmere');
});
