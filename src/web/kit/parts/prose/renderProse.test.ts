import { describe, expect, test } from 'vitest';
import { MAX_LENGTH } from '../../../../domain/bounds.ts';
import { renderProse } from './renderProse.ts';

const PAGE = 'https://ball.test/venue';

function shown(text: string, title = 'Venue'): HTMLElement {
  const place = document.createElement('div');
  place.append(renderProse(text, title, PAGE).content);
  return place;
}

const markup = (text: string): string => shown(text).innerHTML;

describe('renders an organizer’s text', () => {
  test('an organizer’s text has headings, lists, tables, and line breaks as typed', () => {
    const page = shown(
      'Dillon Gymnasium\nPrinceton\n\n## The floor\n\n- oak\n- **fast**\n\n| a | b |\n|---|--:|\n| 1 | 2 |',
    );
    expect(page.querySelector('p')?.innerHTML).toBe('Dillon Gymnasium<br>Princeton');
    expect([...page.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual(['oak', 'fast']);
    expect(page.querySelector('strong')?.textContent).toBe('fast');
    expect(page.querySelector('td[align=right]')?.textContent).toBe('2');
    expect(page.querySelector('.prose-table')?.getAttribute('tabindex')).toBe('0');
  });

  test('an organizer’s text loses a repeated title, and any other top heading becomes a section', () => {
    expect(markup('# venue\n\nHere.').trim()).toBe('<p>Here.</p>');
    expect(shown('# The gym\n\nHere.').querySelector('h1')).toBeNull();
    expect(shown('# The gym\n\nHere.').querySelector('h2')?.textContent).toBe('The gym');
  });

  test('each section of an organizer’s text has its own address, also if two have the same name', () => {
    const { parts, content } = renderProse(
      '## Doors\n\n## Cómo llegar\n\n## Doors\n\n## 🚗\n\n> ## Quoted',
      'x',
      PAGE,
    );
    expect(parts).toEqual([
      { id: 'to-doors', title: 'Doors' },
      { id: 'to-co-mo-llegar', title: 'Cómo llegar' },
      { id: 'to-doors-2', title: 'Doors' },
      { id: 'to-part', title: '🚗' },
    ]);
    expect([...content.querySelectorAll('h2[id]')].map(({ id }) => id)).toEqual(parts.map(({ id }) => id));
  });

  test('links within the site stay in the tab, and others send no referrer', () => {
    const links = shown(
      '[a](/rules) [b](https://other.test/x) [c](mailto:a@b.c) [d](#to-doors)',
    ).querySelectorAll('a');
    expect([...links].map((link) => [link.getAttribute('href'), link.rel])).toEqual([
      ['/rules', ''],
      ['https://other.test/x', 'noopener noreferrer'],
      ['mailto:a@b.c', 'noopener noreferrer'],
      ['#to-doors', ''],
    ]);
  });

  test('a picture in an organizer’s text loads lazily and sends no referrer', () => {
    const picture = shown('![The gym](https://other.test/gym.jpg)').querySelector('img');
    expect(picture?.alt).toBe('The gym');
    expect(picture?.getAttribute('loading')).toBe('lazy');
    expect(picture?.getAttribute('referrerpolicy')).toBe('no-referrer');
  });
});

describe('runs no script from the text', () => {
  test.each([
    '<script>window.hacked = true</script>',
    '<img src=x onerror="window.hacked = true">',
    '<svg onload="window.hacked = true"><script>window.hacked = true</script></svg>',
    '<a href="javascript:window.hacked = true" onclick="window.hacked = true">x</a>',
    '[x](javascript:window.hacked=true)',
    '[x](JaVaScRiPt&colon;window.hacked=true)',
    '[x](java\nscript:window.hacked=true)',
    '[x](<javascript:window.hacked = true>)',
    '[x](data:text/html;base64,PHNjcmlwdD4=)',
    '[x](vbscript:x)',
    '[x](blob:https://ball.test/x)',
    '[x][1]\n\n[1]: javascript:window.hacked=true',
    '<javascript:window.hacked=true>',
    '![x](javascript:window.hacked=true)',
    '![x](data:image/svg+xml;base64,PHN2Zz4=)',
    '![x](http://other.test/x.png)',
    '![x](//other.test/x.png)',
    '![x](/emulator/x.png)',
    '![x" onerror="window.hacked=true](https://other.test/x.png)',
    '<iframe srcdoc="<script>window.hacked = true</script>"></iframe>',
    '<object data="x"></object><embed src="x">',
    '<form action="/login"><input name="password"><button>Sign in</button></form>',
    '<style>@import "https://other.test/x.css"; h1 { display: none }</style>',
    '<p style="position: fixed; inset: 0" class="button" id="root">x</p>',
    '<base href="https://other.test/"><meta http-equiv="refresh" content="0; url=https://other.test/">',
    '<math><mtext><table><mglyph><style><img src=x onerror="window.hacked = true">',
    '<noscript><p title="</noscript><img src=x onerror=window.hacked=true>">',
    '`<script>` <b onmouseover=alert(1)>x',
    '<details open ontoggle="window.hacked = true"><summary>x</summary></details>',
  ])('an organizer’s text runs no script: %s', (text) => {
    const page = shown(text);
    document.body.append(page);
    for (const link of page.querySelectorAll('a')) link.click();
    expect(Reflect.get(window, 'hacked')).toBeUndefined();
    expect(
      page.querySelectorAll(
        'script, style, iframe, object, embed, form, input, button, base, meta, svg, math, template',
      ).length,
    ).toBe(0);
    for (const element of page.querySelectorAll('*'))
      for (const { name, value } of element.attributes) {
        expect(name).not.toMatch(/^on|^style$|^class$|^srcdoc$|^id$/);
        if (name === 'href') expect(new URL(value, PAGE).protocol).toMatch(/^(https?|mailto|tel):$/);
        if (name === 'src') expect(value).toMatch(/^https:\/\//);
      }
    page.remove();
  });

  test('markup removed from an organizer’s text leaves its words', () => {
    expect(shown('<div><blink>Bring <script>x</script>water</blink></div>').textContent.trim()).toBe(
      'Bring water',
    );
    expect(shown('![The map](http://other.test/map.png)').textContent.trim()).toBe('The map');
    expect(shown('[Tickets](javascript:x)').textContent.trim()).toBe('Tickets');
  });

  test('an id in an organizer’s text never collides with one of the page', () => {
    expect(
      markup('## getElementById\n\n<img name="body" id="root" src="https://other.test/x.png">'),
    ).not.toMatch(/(?:id|name)="(?!to-)/);
  });
});

/** The longest text a page may have. */
const filled = (piece: string): string => piece.repeat(Math.floor(MAX_LENGTH.page / piece.length));

describe('the longest text is rendered, with its nesting capped', () => {
  test.each([
    ['quotations', filled('>')],
    ['quotations with spaces', filled('> ')],
    ['lists within lists', filled('- ')],
    ['numbers within numbers', filled('1. ')],
    ['both', filled('> 1. - ')],
    ['lists that step in', Array.from({ length: 190 }, (_, depth) => `${' '.repeat(depth)}- x`).join('\n')],
    ['brackets', filled('[')],
    ['links in links', filled('[a](')],
    ['pictures in pictures', filled('![')],
    ['emphasis', filled('*a **b ')],
    ['stars', filled('*')],
    ['tildes', filled('~~a ')],
    ['backticks', Array.from({ length: 190 }, (_, count) => `${'`'.repeat(count + 1)} `).join('')],
    ['tables', `|${'a|'.repeat(3000)}\n|${'-|'.repeat(3000)}\n`],
    ['comments', filled('<!--')],
    ['entities', filled('&#x')],
    ['angles', filled('<')],
    ['definitions', filled('[a]: ')],
    ['lines', filled('\n')],
    ['spaces', `a${filled(' ').slice(2)}b`],
    ['tabs', filled('\t')],
  ])('the longest text is rendered, and its nesting is limited: %s', (_, text) => {
    const page = shown(text);
    let deepest = 0;
    const walk = (element: Element, depth: number): void => {
      deepest = Math.max(deepest, depth);
      for (const child of element.children) walk(child, depth + 1);
    };
    walk(page, 0);
    expect(deepest).toBeLessThan(100);
  });
});
