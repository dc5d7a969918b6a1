import { expect, test } from 'vitest';
import { keepEarlyPress, TAKEN_OVER } from './earlyPresses.ts';

/** A page of its own: nobody else listens to it. */
function drawn() {
  const page = document.implementation.createHTMLDocument();
  page.body.innerHTML = '<button id="a"><b>A</b></button><button id="b">B</button><a href="#x">x</a>';
  const [a, b] = [...page.querySelectorAll('button')];
  if (a === undefined || b === undefined) return expect.unreachable();
  const done: string[] = [];
  keepEarlyPress(page);
  const takeOver = () => {
    for (const button of [a, b]) button.addEventListener('click', () => done.push(button.id));
    page.dispatchEvent(new Event(TAKEN_OVER));
  };
  return { page, a, b, done, takeOver };
}

test('what was pressed before the app was there is done once it is: the last, and once', () => {
  const { a, b, done, takeOver } = drawn();
  b.click();
  a.querySelector('b')?.click();
  a.click();
  takeOver();
  expect(done).toEqual(['a']);
  b.click();
  expect(done).toEqual(['a', 'b']);
});

test('who pressed somewhere else since, or nothing, has nothing done', () => {
  const first = drawn();
  first.takeOver();
  expect(first.done).toEqual([]);
  const second = drawn();
  second.a.click();
  second.page.body.click();
  second.takeOver();
  expect(second.done).toEqual([]);
});

test('a button that is gone by then is not pressed', () => {
  const { a, done, takeOver } = drawn();
  a.click();
  a.remove();
  takeOver();
  expect(done).toEqual([]);
});
