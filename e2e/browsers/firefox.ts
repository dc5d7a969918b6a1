import { launch, type BrowserContext, type KeyInput, type Page } from 'puppeteer-core';
import type { Engine, Key, Tab } from './tab.ts';

const KEYS: Readonly<Record<Key, KeyInput>> = {
  Alt: 'Alt',
  ArrowDown: 'ArrowDown',
  ArrowRight: 'ArrowRight',
  Backspace: 'Backspace',
  Control: 'Control',
  Enter: 'Enter',
  Escape: 'Escape',
  Tab: 'Tab',
  '/': '/',
  z: 'z',
};

const tabOf = (page: Page, device: BrowserContext): Tab => ({
  open: async (address) => void (await page.goto(address, { waitUntil: 'domcontentloaded' })),
  reload: async () => void (await page.reload({ waitUntil: 'domcontentloaded' })),
  back: async () => void (await page.goBack({ waitUntil: 'domcontentloaded' })),
  run: async (inPage, given) => {
    const answer: unknown = await page.evaluate(`(${inPage.toString()})(${JSON.stringify(given)})`);
    // The driver returns any JSON; its type is the return type of `inPage`.
    return answer as Awaited<ReturnType<typeof inPage>>;
  },
  drag: async ([from, ...through]) => {
    // One command: on a busy machine, a press and a release sent apart become a long press.
    if (through.length === 0) return page.mouse.click(from.x, from.y);
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    for (const { x, y } of through) await page.mouse.move(x, y);
    await page.mouse.up();
  },
  press: async (...keys) => {
    for (const key of keys) await page.keyboard.down(KEYS[key]);
    for (const key of keys.toReversed()) await page.keyboard.up(KEYS[key]);
  },
  type: (text) => page.keyboard.type(text),
  screenshot: async () => Buffer.from(await page.screenshot()),
  // Explicit: the library's default is in inches, but Firefox expects centimeters.
  print: async () => Buffer.from(await page.pdf({ format: 'letter', preferCSSPageSize: true })),
  close: () => device.close(),
});

/** Firefox without a window, over WebDriver BiDi. */
export async function openFirefox(program: string): Promise<Engine> {
  const browser = await launch({ browser: 'firefox', executablePath: program, headless: true });
  return {
    openTab: async (size) => {
      const device = await browser.createBrowserContext();
      const page = await device.newPage();
      await page.setViewport(size);
      // Only the whole story has a time limit: the machine may be busy.
      page.setDefaultTimeout(0);
      // Leaving a page with unsent text asks first; the reload is intended.
      page.on('dialog', (dialog) => void dialog.accept());
      return tabOf(page, device);
    },
    close: () => browser.close(),
  };
}
