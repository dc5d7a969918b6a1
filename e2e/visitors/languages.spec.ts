import { readdirSync } from 'node:fs';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { getNativeLanguageName } from '../../src/web/kit/words/nativeLanguageName.ts';
import { expectAccessible } from '../axe.ts';
import {
  buildDeviceOptions,
  expect,
  goesTo,
  WITH_SERVICE_WORKERS,
  readFromDatabase,
  PHONE,
  writeToDatabase,
  test,
  type CompetitionDay,
} from '../competitionDay.ts';
import { withLongerTexts } from '../longerTexts.ts';

const EVENT = 'Newcomer Rhythm ChaCha';
const RECALLED = ['151', '172', '173', '188', '211', '220', '232'];
const SILVER = `/results/${encodeURIComponent('Silver Standard Waltz Quickstep')}`;

const inLanguage = (browser: Browser, locale: string, viewport = PHONE, more = {}): Promise<BrowserContext> =>
  buildDeviceOptions(browser, viewport, { locale, ...more });

const tile = (page: Page, number: string) => page.getByRole('button', { name: number, exact: true });
const isIn = (page: Page, lang: string) => expect(page.locator('html')).toHaveAttribute('lang', lang);

/** The available languages. */
const offered = [
  'en',
  ...readdirSync('src/web/kit/words/translations')
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => file.replace(/\.ts$/, ''))
    .toSorted(),
];

/** Puts the final of the event with five couples, judged by B, on the floor. */
async function finalOnTheFloor(day: CompetitionDay): Promise<void> {
  const finalists = RECALLED.slice(0, 5);
  const final = `events/${EVENT}/rounds/0`;
  await writeToDatabase(day, {
    [`${final}/entries`]: Object.fromEntries(finalists.map((number) => [`c${number}`, { heat: 1 }])),
    [`${final}/roundState`]: 2,
    [`${final}/panel`]: { B: true },
    [`live/${EVENT}/1`]: null,
    [`live/${EVENT}/0`]: { dance: 0, heat: 1, floor: 1, startedAt: Date.now() },
  });
}

test('a judge whose phone is in Spanish marks, sends and waits in Spanish, also offline @full', async ({
  day,
  browser,
}) => {
  const phone = await inLanguage(browser, 'es-MX', PHONE, WITH_SERVICE_WORKERS);
  const page = await phone.newPage();
  const answer = await page.goto(day.linkOf('Judge B'));
  await test.step('the judge’s page is in Spanish, and its later parts too', async () => {
    expect(await answer?.text()).toMatch(/<html[^>]* lang="es"/);
    expect(answer?.headers()['vary']).toMatch(/accept-language/i);
    await isIn(page, 'es');
    await expect(page.getByRole('heading', { name: 'Rhythm Debutantes: Chachachá' })).toBeVisible();
    await expect(page.getByText('Semifinal')).toBeVisible();
    await expect(page.getByText('faltan 7')).toBeVisible();
    await expect(page).toHaveTitle('Juez B');
  });

  await test.step('the sheet uses Spanish singular and plural forms', async () => {
    for (const number of RECALLED.slice(0, 6)) await tile(page, number).click();
    await expect(page.getByText('falta 1', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Marca exactamente 7' })).toBeVisible();
    await page.getByRole('button', { name: 'Enviar otro número' }).click();
    await expect(page.getByRole('heading', { name: '¿Enviar 6 en lugar de 7?' })).toBeVisible();
    await expectAccessible(page, 'the question whether to send six, in Spanish');
    await page.getByRole('button', { name: 'Seguir marcando' }).click();
  });

  await test.step('the judge’s page opens offline again in the same language', async () => {
    const isKept = () =>
      page.evaluate(async () => {
        const { name } =
          performance.getEntriesByType('resource').find((one) => /\/es-[^/]*\.js$/.test(one.name)) ?? {};
        return name !== undefined && (await caches.match(name)) !== undefined;
      });
    await expect.poll(isKept).toBe(true);
    await phone.setOffline(true);
    await page.reload();
    await tile(page, '232').click();
    await page.getByRole('button', { name: 'Enviar 7' }).click();
    await expect(page.locator('.sheet-line')).toContainText('Guardado en este teléfono, aún sin enviar');
    await isIn(page, 'es');
    await phone.setOffline(false);
    await expect(page.getByText('Lo tiene el escrutador.')).toBeVisible();
    await expect.poll(() => readFromDatabase(day, `marks/${EVENT}/1/B/ChaCha`)).toEqual(RECALLED);
  });

  await test.step('the final’s places, and the words between two rounds, are in Spanish', async () => {
    await finalOnTheFloor(day);
    await expect(page.getByText('Final, 5 parejas')).toBeVisible();
    await tile(page, '151').click();
    await expect(page.getByText('Toca tu 2.º')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Faltan 4 puestos' })).toBeVisible();
    await writeToDatabase(day, { [`events/${EVENT}/rounds/0/roundState`]: 4 });
    await expect(page.getByText('Tu próxima ronda se abre aquí sola.')).toBeVisible();
    await expectAccessible(page, 'between two rounds, in Spanish');
  });
  await phone.close();
});

test('a language chosen by hand is kept, and the public result explains itself in it @full', async ({
  day,
  browser,
}) => {
  const device = await inLanguage(browser, 'en-US');
  const page = await device.newPage();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(`${day.origin}/results`);
  await isIn(page, 'en');
  await expect(page.getByRole('heading', { level: 1, name: 'Results' })).toBeVisible();
  // Other languages are not downloaded.
  expect(asked.filter((url) => /\/es-[^/]*\.js$/.test(url))).toEqual([]);

  await test.step('the language choice in the footer is large enough for a thumb', async () => {
    const chooser = page.getByRole('combobox', { name: 'Language' });
    // Its styles load after those embedded in the drawn page.
    await expect
      .poll(async () => {
        const box = await chooser.boundingBox();
        return Math.min(box?.width ?? 0, box?.height ?? 0);
      })
      .toBeGreaterThanOrEqual(44);
    await expect(chooser.getByRole('option')).toHaveText(offered.map(getNativeLanguageName));
    await chooser.selectOption(getNativeLanguageName('es'));
    await expect(page.getByRole('heading', { level: 1, name: 'Resultados' })).toBeVisible();
    await isIn(page, 'es');
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Resultados' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Latinos' })).toBeVisible();
    await expectAccessible(page, 'the results in Spanish');
  });

  await test.step('the final’s calculation and its reasons are in the selected language', async () => {
    await page.getByRole('link', { name: 'Estándar Plata: Vals inglés + Quickstep' }).click();
    await expect(page.getByRole('table', { name: 'Vals inglés, marcas y cálculo' })).toBeVisible();
    await page.getByText('¿Por qué la 162 es 6.ª?').click();
    const reasons = page.locator('#why-162');
    await expect(reasons).toContainText('5.ª en Vals inglés, 6.ª en Quickstep: un total de 11.');
    await expect(reasons).toContainText('162 y 213 tienen el mismo total.');
    await expect(reasons).toContainText('cuentan juntas las 14 marcas de cada pareja en todos los bailes');
    await expectAccessible(page, 'a final in Spanish');
    await goesTo(page, `/results/${encodeURIComponent(EVENT)}?round=2`);
    await expect(page.getByRole('heading', { name: 'Pasan 14 de 27 a la semifinal' })).toBeVisible();
  });

  await test.step('the selected language overrides the browser’s, and can be undone', async () => {
    await page.getByRole('combobox', { name: 'Idioma' }).selectOption(getNativeLanguageName('en'));
    await expect(page.getByRole('heading', { name: '14 of 27 advance to the semi-final' })).toBeVisible();
    await isIn(page, 'en');
  });
  await device.close();
});

/** Elements that overflow the window, or are clipped without scrolling. */
const cutOff = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const scrolls = (element: Element | null): boolean => {
      for (let at = element; at !== null && at !== document.documentElement; at = at.parentElement)
        if (/auto|scroll/.test(getComputedStyle(at).overflowX)) return true;
      return false;
    };
    const isSpokenOnly = (element: Element) => element.closest('.spoken, [aria-hidden="true"]') !== null;
    const isShown = (element: Element) => element.getClientRects().length > 0;
    return [...document.querySelectorAll('body *')]
      .filter((element) => isShown(element) && !isSpokenOnly(element) && !scrolls(element))
      .filter((element) => {
        const { right, left } = element.getBoundingClientRect();
        const isOutside = right > window.innerWidth + 1 || left < -1;
        const isSqueezed =
          element.matches('button, a, h1, h2, p, output, label, th, td, span') &&
          // The buttons of these settings extend over the edges on purpose: they look small, but are easy to
          // hit.
          !element.matches('.sheet-settings') &&
          element.scrollWidth > element.clientWidth + 1 &&
          getComputedStyle(element).display !== 'inline';
        return isOutside || isSqueezed;
      })
      .map((element) => element.outerHTML.slice(0, 120));
  });

test('a reader of Chinese, by browser or by choice, reads results and marks a sheet', async ({
  day,
  browser,
}) => {
  const phone = await inLanguage(browser, 'zh-CN');
  const page = await phone.newPage();
  await test.step('the server sends the result in Chinese, and nothing overflows', async () => {
    const answer = await page.goto(`${day.origin}${SILVER}`);
    expect(await answer?.text()).toMatch(/<html[^>]* lang="zh"/);
    await isIn(page, 'zh');
    const title = page.getByRole('heading', { name: '银牌组标准舞 华尔兹 + 快步' });
    await expect(title).toBeVisible();
    // Two dances and a level: it wraps on a phone, but not within a word.
    await expect(title).toHaveCSS('word-break', 'keep-all');
    await expect(page.locator('#couple-162')).toContainText('第6名');
    await page.getByText('为什么162是第6名？').click();
    const reasons = page.locator('#why-162');
    await expect(reasons).toContainText('华尔兹第5名，快步第6名：总分11，有4对更低。');
    await expect(reasons).toContainText('162和213总分相同。');
    await expect(reasons).toContainText('把每对在所有舞里的14个打分放在一起数，多数是8。');
    expect(await cutOff(page)).toEqual([]);
    await expectAccessible(page, 'a final in Chinese');
  });

  await test.step('a judge marks and sends in Chinese', async () => {
    await page.goto(day.linkOf('Judge B'));
    await expect(page.getByRole('heading', { name: '新手组美式节奏 恰恰恰' })).toBeVisible();
    await expect(page).toHaveTitle('裁判B');
    await expect(page.getByText('还差7对')).toBeVisible();
    for (const number of RECALLED.slice(0, 6)) await tile(page, number).click();
    await page.getByRole('button', { name: '按别的对数提交' }).click();
    await expect(page.getByRole('heading', { name: '提交6对，而不是7对？' })).toBeVisible();
    await page.getByRole('button', { name: '继续评判' }).click();
    await tile(page, '232').click();
    await page.getByRole('button', { name: '提交7对' }).click();
    await expect(page.getByText('已提交，计分员已收到。')).toBeVisible();
    expect(await cutOff(page)).toEqual([]);
  });
  await phone.close();

  await test.step('Chinese selected by hand is kept', async () => {
    const device = await inLanguage(browser, 'en-US');
    const other = await device.newPage();
    await other.goto(`${day.origin}/results`);
    await other.getByRole('combobox', { name: 'Language' }).selectOption('中文');
    await expect(other.getByRole('heading', { level: 1, name: '成绩' })).toBeVisible();
    await isIn(other, 'zh');
    await other.reload();
    await expect(other.getByRole('heading', { name: '拉丁舞' })).toBeVisible();
    await device.close();
  });
});

const WIDTHS = [PHONE.width, 1440];
/** Pages checked with longer texts. */
const LONGER = ['code', 'recall', 'final', 'waiting', 'results', 'result-final', 'result-recall'] as const;

test('sentences 40 % longer than the longest language fit a phone and a wide window @full', async ({
  day,
  browser,
}) => {
  test.slow();
  const device = await browser.newContext({
    locale: 'es',
    viewport: PHONE,
    reducedMotion: 'reduce',
    // The service worker would answer with the original texts.
    serviceWorkers: 'block',
  });
  const page = await device.newPage();
  await withLongerTexts(page);
  const largeTiles = async (): Promise<void> => {
    for (const one of await page.locator('.sheet-tiles .tile').all()) {
      const box = await one.boundingBox();
      expect.soft(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(64);
    }
  };
  /** While a tap is being saved, its longer text may briefly shorten its neighbors. */
  const saved = () => expect(page.locator('.sheet-head output')).toHaveText('Guuaardaadoo');
  /** Checks the page in a window of each width. */
  const fits = async (name: (typeof LONGER)[number]): Promise<void> => {
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: PHONE.height });
      expect.soft(await cutOff(page), `${name}, ${width} px`).toEqual([]);
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect.soft(sideways, `${name} scrolls sideways`).toBeLessThanOrEqual(0);
      await largeTiles();
      const isFirst = width === WIDTHS[0];
      await expectAccessible(page, `${name}, longer, ${width} px`, {
        always: true,
        ...(isFirst ? {} : { redrawn: true }),
      });
      const pictures = process.env['FLOORCRAFT_PICTURES'];
      if (pictures !== undefined)
        await page.screenshot({ path: `${pictures}/longer-${name}-${width}.png`, fullPage: true });
    }
    await page.setViewportSize(PHONE);
  };

  await page.goto(`${day.origin}/judges/B`);
  await expect(page.getByLabel('Cóódiigoo dee aacceesoo')).toBeVisible();
  await fits('code');

  // The link differs from the current address only after the #, so nothing would load.
  await page.goto('about:blank');
  await page.goto(day.linkOf('Judge B'));
  await expect(tile(page, '151')).toBeVisible();
  await tile(page, '151').click();
  await saved();
  await fits('recall');

  await finalOnTheFloor(day);
  await expect(page.locator('.sheet-order')).toBeVisible();
  await tile(page, '151').click();
  await saved();
  await fits('final');

  await writeToDatabase(day, { [`events/${EVENT}/rounds/0/roundState`]: 4 });
  await expect(page.locator('.judge-gate-line')).toBeVisible();
  await fits('waiting');

  await page.goto(`${day.origin}/results`);
  // The server has drawn the original texts; the app replaces them with the longer ones.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reesuultaadoos');
  await expect(page.locator('.results-event').first()).toBeVisible();
  await fits('results');

  await goesTo(page, SILVER);
  await page.locator('#why-162 summary').click();
  await fits('result-final');

  await goesTo(page, `/results/${encodeURIComponent(EVENT)}?round=2`);
  await expect(page.locator('.result-recall h2').first()).toBeVisible();
  await fits('result-recall');
  await device.close();
});
