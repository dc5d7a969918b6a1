import { describe, expect, test } from 'vitest';
import { drawableAt, drawPage } from './drawPage.tsx';

const DAY = 24 * 60 * 60_000;

const about = {
  fullName: 'Łódź & <b>Friends</b>',
  place: 'Hala "Sporty"',
  timeZone: 'Europe/Warsaw',
  startDate: Date.now() + 40 * DAY,
  primaryColor: '#8a1538',
  dateRegistrationOpen: Date.now() + 10 * DAY,
  registrationStatus: 'OPEN',
  organizers: { n: { name: 'Nora', role: 'Organizer', bio: '</script><script>alert(1)</script>' } },
};

const drawn = (language: string, known: Record<string, unknown> = {}) =>
  drawPage({
    event: 'demo',
    pathname: '/',
    language,
    known: { competitionMetadata: about, 'settings/fees': null, 'pages/home': null, ...known },
  });

describe('the home page before any script runs', () => {
  test('says whose competition it is, where, how registration stands, and what to do now', async () => {
    const page = await drawn('en');
    expect(page?.root?.body).toContain('<h1>Łódź &amp; &lt;b&gt;Friends&lt;/b&gt;</h1>');
    expect(page?.root?.body).toContain('Hala &quot;Sporty&quot;');
    expect(page?.root?.body).toContain('<a href="/register"');
    expect(page?.root?.body).not.toMatch(/Loading/i);
    expect(page?.primaryColor).toBe('#8a1538');
  });

  test('brings along what it was drawn from, in which nothing can end the script', async () => {
    const { brought = '' } = (await drawn('en'))?.root ?? {};
    const [, text = ''] =
      /^<script type="application\/json" id="brought">(.*)<\/script>$/s.exec(brought) ?? [];
    expect(text).not.toContain('<');
    expect(JSON.parse(text)).toMatchObject({ competitionMetadata: about });
  });

  test('shows in a chat what it is about, in words that are no markup', async () => {
    const { head = '' } = (await drawn('en')) ?? {};
    expect(head).toContain('<title>Łódź &amp; &lt;b&gt;Friends&lt;/b&gt;</title>');
    expect(head).toMatch(/<meta property="og:description" content="[^"]*, Hala &quot;Sporty&quot;"\/>/);
  });

  test('of two that are asked for at once, each is in its own language', async () => {
    const [english, spanish] = await Promise.all([drawn('en'), drawn('es')]);
    expect([english?.root?.body, spanish?.root?.body]).toEqual([
      expect.stringContaining('>Register</a>'),
      expect.stringContaining('>Inscribirse</a>'),
    ]);
  });

  test('what the organizers have written is there to be read', async () => {
    const page = await drawn('en', {
      'pages/home': { edition: 1, text: 'Doors open at **8**.\n\n<img src=x>' },
    });
    expect(page?.root?.body).toContain('<p>Doors open at 8.</p><p>&lt;img src=x&gt;</p>');
  });

  test('runs and styles nothing by itself: the page may not', async () => {
    const page = await drawn('en', { 'pages/home': { edition: 1, text: 'Hello' } });
    expect(page?.root?.body).not.toMatch(/<script|<style|\sstyle=|\son[a-z]+=/);
  });

  test.each([
    ['nobody has named', { ...about, fullName: undefined }],
    ['goes by nobody’s clock', { ...about, timeZone: undefined }],
    ['has nothing yet', null],
  ])('a competition that %s is drawn by each browser itself', async (_, competitionMetadata) => {
    expect(await drawn('en', { competitionMetadata })).toBeUndefined();
  });
});

test('any other page has what a link to it shows in a chat, and is drawn by the browser', async () => {
  expect(drawableAt('/').places).toContain('pages/home');
  for (const pathname of ['/rules', '/register', '/competitors/ann', '/nowhere'])
    expect(drawableAt(pathname).places).toEqual(['competitionMetadata']);
  const page = await drawPage({
    event: 'demo',
    pathname: '/register',
    language: 'en',
    known: { competitionMetadata: { ...about, timeZone: undefined } },
  });
  expect(page?.root).toBeUndefined();
  expect(page?.head).toContain('og:title');
});
