import { expect, test } from 'vitest';
import { repeatEarlyPress, HYDRATED_EVENT } from './earlyPresses.ts';

/** A separate document without other listeners. */
function drawn() {
  const page = document.implementation.createHTMLDocument();
  page.body.innerHTML = '<button id="a"><b>A</b></button><button id="b">B</button><a href="#x">x</a>';
  const [a, b] = [...page.querySelectorAll('button')];
  if (a === undefined || b === undefined) return expect.unreachable();
  const done: string[] = [];
  repeatEarlyPress(page);
  const takeOver = () => {
    for (const button of [a, b]) button.addEventListener('click', () => done.push(button.id));
    page.dispatchEvent(new Event(HYDRATED_EVENT));
  };
  return { page, a, b, done, takeOver };
}

test('the last early press is repeated once after the app has taken over', () => {
  const { a, b, done, takeOver } = drawn();
  b.click();
  a.querySelector('b')?.click();
  a.click();
  takeOver();
  expect(done).toEqual(['a']);
  b.click();
  expect(done).toEqual(['a', 'b']);
});

test('an early press is not repeated after a press elsewhere', () => {
  const first = drawn();
  first.takeOver();
  expect(first.done).toEqual([]);
  const second = drawn();
  second.a.click();
  second.page.body.click();
  second.takeOver();
  expect(second.done).toEqual([]);
});

test('an early press on a removed button is not repeated', () => {
  const { a, done, takeOver } = drawn();
  a.click();
  a.remove();
  takeOver();
  expect(done).toEqual([]);
});
