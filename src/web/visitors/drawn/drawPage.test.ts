import { afterEach, describe, expect, test } from 'vitest';
import { ENGLISH, pageLanguage } from '../../kit/words/language.ts';
import { createEmbeddedConfiguration } from '../../../store/connection/eventConfiguration.ts';
import { drawableAt, drawPage } from './drawPage.tsx';

const DEMO = { event: 'demo', configuration: createEmbeddedConfiguration('demo') };

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

// The language is global: reset it for the next tests.
afterEach(() => pageLanguage.set(ENGLISH));

const drawn = (language: string, known: Record<string, unknown> = {}) =>
  drawPage({
    ...DEMO,
    page: 'home',
    pathname: '/',
    search: '',
    language,
    known: { competitionMetadata: about, 'settings/fees': null, 'pages/home': null, ...known },
  });

describe('the home page before any script runs', () => {
  test('the served home page shows the name, the place, the state of registration, and the main action', async () => {
    const page = await drawn('en');
    expect(page?.root?.body).toContain('<h1>Łódź &amp; &lt;b&gt;Friends&lt;/b&gt;</h1>');
    expect(page?.root?.body).toContain('Hala &quot;Sporty&quot;');
    expect(page?.root?.body).toContain('<a href="/register"');
    expect(page?.root?.body).not.toMatch(/Loading/i);
    expect(page?.primaryColor).toBe('#8a1538');
    expect(page?.accentStyle).toContain('--accent-fill-day:#8a1538');
  });

  test('the served home page includes the data it was rendered from, which can’t close the script', async () => {
    const { brought = '' } = (await drawn('en'))?.root ?? {};
    const [, text = ''] =
      /^<script type="application\/json" id="brought">(.*)<\/script>$/s.exec(brought) ?? [];
    expect(text).not.toContain('<');
    expect(JSON.parse(text)).toMatchObject({ competitionMetadata: about });
  });

  test('the served home page gives chats a preview, without markup in its text', async () => {
    const { head = '' } = (await drawn('en')) ?? {};
    expect(head).toContain('<title>Łódź &amp; &lt;b&gt;Friends&lt;/b&gt;</title>');
    expect(head).toMatch(/<meta property="og:description" content="[^"]*, Hala &quot;Sporty&quot;"\/>/);
  });

  test('two simultaneous requests are rendered each in its own language', async () => {
    const [english, spanish] = await Promise.all([drawn('en'), drawn('es')]);
    expect([english?.root?.body, spanish?.root?.body]).toEqual([
      expect.stringContaining('>Register</a>'),
      expect.stringContaining('>Inscribirse</a>'),
    ]);
  });

  test('the served home page contains the organizers’ text', async () => {
    const page = await drawn('en', {
      'pages/home': { edition: 1, text: 'Doors open at **8**.\n\n<img src=x>' },
    });
    expect(page?.root?.body).toContain('<p>Doors open at 8.</p><p>&lt;img src=x&gt;</p>');
  });

  test('the served home page has no inline script or style, as its policy demands', async () => {
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

test.each([
  [{}, '/details', 'Registration isn’t open yet.'],
  [{ dateRegistrationClosed: about.dateRegistrationOpen }, '/register', 'Registration is open until'],
  [{ registrationStatus: 'EARLY' }, '/register', 'Early registration is open'],
  [{ registrationStatus: 'OPEN' }, '/register', 'Registration is open'],
  [{ registrationStatus: 'CLOSED' }, '/updateEntries', 'Registration is closed'],
])('home and its bar agree on registration: %j', async (set, leadsTo, said) => {
  const { dateRegistrationOpen: _, registrationStatus: __, ...unset } = about;
  const body = (await drawn('en', { competitionMetadata: { ...unset, ...set } }))?.root?.body ?? '';
  expect(body).toContain(said);
  const leading = [...body.matchAll(/<a [^>]*class="[^"]*button-main[^"]*"[^>]*>/g)].map(([link]) => link);
  expect(leading).toHaveLength(2);
  for (const link of leading) expect(link).toContain(`href="${leadsTo}"`);
});

describe('the live page before any script runs', () => {
  const running = { n: 'Semi-Final', s: 2, k: 6, h: 2, i: 1, c: 12, b: Date.now() };
  const final = { n: 'Final', s: 0, h: 1, i: 3, c: 2 };
  const rumba = { n: 'Gold Rumba', l: 'Gold', s: 'Latin', d: ['Rumba'], c: 8 };
  const known = {
    competitionMetadata: { ...about, startDate: Date.now(), endDate: Date.now() },
    'derived/program': {
      Jive: {
        n: 'Gold Latin Jive',
        l: 'Gold',
        s: 'Latin',
        d: ['Jive'],
        c: 12,
        r: { 0: { n: 'Final', s: 0, h: 1, i: 2 }, 1: running },
      },
      Rumba: { ...rumba, r: { 0: final, 1: { ...running, s: 5, c: 8, i: 0 } } },
    },
    live: { Jive: { 1: { dance: 0, heat: 2, floor: 1 } } },
    announcement: 'Lunch at <b>one</b>.',
    blocks: null,
    'settings/events': null,
    'competitionMetadata/timing': null,
    'derived/heats/Rumba': {
      e: { a: { n: 112 }, b: { n: 187 } },
      r: { 0: { c: { a: { heat: 1 }, b: { heat: 1 } } } },
    },
  };
  const drawnAt = (pathname: string, language = 'en', more: object = {}) =>
    drawPage({
      ...DEMO,
      page: drawableAt(pathname, '').page,
      pathname,
      search: '',
      language,
      known: { ...known, ...more },
    });

  test('the served live page shows the dance, the heat, the next rounds, and the numbers recalled', async () => {
    const body = (await drawnAt('/live'))?.root?.body ?? '';
    expect(body).toContain('Gold Latin Jive');
    expect(body).toMatch(/<dt>Heat<\/dt><dd><b class="number">2<\/b>/);
    expect(body).toContain('Lunch at &lt;b&gt;one&lt;/b&gt;.');
    expect(body).toContain('>112</span>');
    expect(body).toContain('>187</span>');
    expect(body).not.toMatch(/Loading|<script|<style|\sstyle=|\son[a-z]+=/);
  });

  test('the served live page is rendered from the numbers of the event with the latest callbacks, and of no other', () => {
    const { places, more } = drawableAt('/live', '');
    expect(places).toContain('derived/program');
    expect(places).not.toContain('events');
    expect(more?.(known)).toEqual(['derived/heats/Rumba']);
  });

  test('the served live page is rendered in Spanish, with the words of this page', async () => {
    expect((await drawnAt('/live', 'es'))?.root?.body).toContain('En pista');
  });

  test('the served live page lists the couples of a round by number, and includes its data with the time', async () => {
    const root = (await drawnAt('/live/Rumba/1'))?.root;
    expect(root?.body).toContain('<h1>Gold Rumba</h1>');
    expect(root?.body).toContain('>187</span>');
    expect(root?.brought).toMatch(/"\.drawnAt":\d+/);
  });

  test('an unknown round has no page of its own, and the browser renders it', async () => {
    const { needs } = drawableAt('/live/Nothing/1', '');
    expect(needs?.places).toEqual(['derived/heats/Nothing', 'events/Nothing/rounds/1']);
    const page = await drawPage({
      ...DEMO,
      page: needs?.otherwise.page ?? '',
      pathname: '/live/Nothing/1',
      search: '',
      language: 'en',
      known: { competitionMetadata: about },
    });
    expect(page?.root).toBeUndefined();
    expect(page?.head).toContain('<title>Łódź &amp; &lt;b&gt;Friends&lt;/b&gt;</title>');
    expect(drawableAt('/live/Rumba/x', '').places).toEqual(['competitionMetadata']);
  });

  test('the served live page hides a couple in the final until callbacks are posted', async () => {
    const held = { Rumba: { ...rumba, r: { 0: final, 1: running } } };
    const page = await drawnAt('/live/Rumba/0', 'en', { 'derived/program': held });
    expect(page?.root?.body).toContain('Not drawn yet');
    expect(page?.root?.body).not.toContain('187');
  });
});

test('any other page has a preview for chats, and the browser renders it', async () => {
  expect(drawableAt('/', '').places).toContain('pages/home');
  for (const pathname of ['/rules', '/register', '/competitors/ann', '/nowhere'])
    expect(drawableAt(pathname, '').places).toEqual(['competitionMetadata']);
  const page = await drawPage({
    ...DEMO,
    page: 'others',
    pathname: '/register',
    search: '',
    language: 'en',
    known: { competitionMetadata: { ...about, timeZone: undefined } },
  });
  expect(page?.root).toBeUndefined();
  expect(page?.head).toContain('og:title');
  expect(page?.accentStyle).toContain('--accent-fill-day:#8a1538');
});

describe('results before any script runs', () => {
  const FINAL = {
    placements: { 112: 1, 223: 2 },
    finalTable: {
      dances: { Rumba: { 112: { place: 1, rule: '5' }, 223: { place: 2, rule: '5' } } },
      majorities: { Rumba: 2 },
      totals: { 112: 1, 223: 2 },
      rules: { 112: '9', 223: '9' },
    },
  };
  const round = (more: object) => ({ roundName: 'Final', roundState: 5, scheduleIndex: 1, ...more });
  const build = (final: object) => ({
    name: 'Bronze Rumba',
    eventLevel: 'Bronze',
    style: 'Latin',
    eventDances: ['Rumba'],
    entries: { e1: { leadName: 'Ann <b>', followName: 'Bo', leadNumber: 112, affiliation: 'Penn' } },
    rounds: [final],
  });
  const at = (search: string, known: Record<string, unknown>, language = 'en') =>
    drawPage({
      ...DEMO,
      page: drawableAt('/results/Bronze%20Rumba', search).page,
      pathname: '/results/Bronze%20Rumba',
      search,
      language,
      known: { competitionMetadata: about, 'settings/events': { marksPublic: false }, ...known },
    });

  test('the served results show a final with places and names, in English and in Spanish', async () => {
    const known = { 'events/Bronze Rumba': build(round({})), 'resultsSaved/Bronze Rumba/0': FINAL };
    const english = await at('', known);
    expect(english?.root?.body).toContain('Ann &lt;b&gt;');
    expect(english?.root?.body).toContain('Why each place');
    expect(english?.head).toContain('<title>Bronze Rumba, results</title>');
    const link = await at('?couple=112', known);
    expect(link?.root?.body).toMatch(/<details[^>]*id="why-112"[^>]*open/);
    expect(english?.root?.body).not.toMatch(/<details[^>]*open/);
    expect(link?.head).toEqual(english?.head);
    const spanish = await at('', known, 'es');
    expect(spanish?.root?.body).toContain('El porqué de cada puesto');
    expect(english?.root?.body).not.toMatch(/<script|<style|\sstyle=|\son[a-z]+=/);
  });

  test('a served round is painted once its summary is there, a final at once', async () => {
    const semifinal = { roundName: 'Semi-Final', roundState: 5, scheduleIndex: 0, recallSize: 1 };
    const { rounds, ...event } = build(round({}));
    const known = {
      'events/Bronze Rumba': { ...event, rounds: [...rounds, semifinal] },
      'resultsSaved/Bronze Rumba/0': FINAL,
      'resultsSaved/Bronze Rumba/1': { sumRecalls: { 112: 2, 223: 1 }, placements: { 223: 2 } },
    };
    const recall = await at('?round=1', known);
    const awaited = /<link rel="expect" href="#([^"]*)" blocking="render"/.exec(recall?.head ?? '')?.[1];
    expect(recall?.root?.body).toContain(`<p class="second measure" id="${awaited}">`);
    expect((await at('?round=0', known))?.head).not.toContain('rel="expect"');
  });

  test('the served results include posted ones only: no final that waits for the awards, no private marks', () => {
    const drawn = drawableAt('/results/Bronze%20Rumba', '');
    const more = (final: object, settings: object) =>
      drawn.more?.({ 'events/Bronze Rumba': build(final), 'settings/events': settings });
    expect(more(round({}), {})).toEqual(['resultsSaved/Bronze Rumba/0']);
    expect(more(round({ release: 'awards' }), {})).toEqual([]);
    expect(more(round({ roundState: 4 }), {})).toEqual([]);
    expect(more(round({}), { marksPublic: true })).toEqual([
      'resultsSaved/Bronze Rumba/0',
      'marks/Bronze Rumba/0',
    ]);
  });

  test('a requested round or couple has a served page of its own, and the browser renders the rest', () => {
    const pageOf = (search: string) => drawableAt('/results/Bronze%20Rumba', search).page;
    expect(pageOf('?round=1')).not.toBe(pageOf(''));
    expect(pageOf('?round=01')).toBe(pageOf('?round=1'));
    expect(new Set(['', '?round=1', '?couple=112', '?round=1&couple=112'].map(pageOf)).size).toBe(4);
    expect(pageOf('?couple=112&round=1')).toBe(pageOf('?round=1&couple=112'));
    for (const search of [
      '?round=999',
      '?couple=0',
      '?couple=12345',
      '?couple=1&couple=2',
      '?x=1',
      '?couple=1&x=1',
    ])
      expect(pageOf(search)).toBe('resultHead:Bronze Rumba');
    expect(drawableAt('/results', '').places).toContain('derived/program');
    for (const search of ['?school=Penn', '?number=112&school=Penn', '?number=all'])
      expect(drawableAt('/results', search).page).toBe('others');
  });

  test('an unknown event, round, couple or number has no served page', () => {
    const needed = (pathname: string, search: string): object | undefined => {
      const { needs } = drawableAt(pathname, search);
      return needs && { places: needs.places, otherwise: needs.otherwise.page };
    };
    const event = 'events/Bronze Rumba';
    const head = 'resultHead:Bronze Rumba';
    expect(needed('/results/Bronze%20Rumba', '')).toEqual({ places: [event], otherwise: head });
    expect(needed('/results/Bronze%20Rumba', '?x=1')).toEqual({ places: [event], otherwise: 'others' });
    expect(needed('/results/Bronze%20Rumba', '?round=01&couple=112')).toEqual({
      places: [event, `${event}/rounds/1`, 'derived/numbers/112/Bronze Rumba'],
      otherwise: head,
    });
    expect(needed('/results', '?number=112')).toEqual({
      places: ['derived/numbers/112'],
      otherwise: 'others',
    });
    for (const pathname of ['/', '/live', '/results', '/register'])
      expect(needed(pathname, '')).toBeUndefined();
  });

  /** All results of number 112, with the places that the server reads. */
  async function ofNumber(final: object) {
    const program = {
      'Bronze Rumba': { n: 'Bronze Rumba', l: 'Bronze', r: { 0: { n: 'Final', i: 1, c: 2, ...final } } },
    };
    const settings = { marksPublic: false };
    const first = {
      competitionMetadata: about,
      'derived/program': program,
      'settings/events': settings,
      'derived/numbers/112': { 'Bronze Rumba': { e1: 'couple' } },
    };
    const more = drawableAt('/results', '?number=112').more?.(first) ?? [];
    const lies: Readonly<Record<string, unknown>> = {
      'resultsSaved/Bronze Rumba/finalResults': { placements: { 112: 1 } },
      'events/Bronze Rumba/entries/e1': build(round({})).entries.e1,
      'events/Bronze Rumba/rounds/0/entries/e1': { heat: 1 },
    };
    const known = { ...first, ...Object.fromEntries(more.map((at) => [at, lies[at] ?? null])) };
    const page = await drawPage({
      ...DEMO,
      page: 'results:112',
      pathname: '/results',
      search: '?number=112',
      language: 'en',
      known,
    });
    return { page, more };
  }

  test('the served results show every event of a number, without reading placings held for the awards', async () => {
    const out = await ofNumber({ s: 5 });
    expect(out.page?.root?.body).toContain('Ann &lt;b&gt;');
    expect(out.page?.root?.body).toContain('Bronze Rumba');
    expect(out.page?.root?.body).toMatch(/results-of-came is-final/);
    expect(out.page?.head).toContain('<title>Results of couple 112');
    const held = await ofNumber({ s: 5, p: 'awards' });
    expect(held.more).toEqual(['events/Bronze Rumba/entries/e1']);
    expect(held.page?.root?.body).toContain('Ann &lt;b&gt;');
    expect(held.page?.root?.body).not.toContain('is-final');
  });
});
