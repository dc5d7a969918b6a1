import { spawn } from 'node:child_process';
import { connect, createServer } from 'node:net';
import { expect } from '@playwright/test';
import { Builder, Key as SeleniumKey, Origin, type WebDriver } from 'selenium-webdriver';
import type { Engine, Key, Point, Size, Tab } from './tab.ts';

const KEYS: Readonly<Record<Key, string>> = {
  Alt: SeleniumKey.ALT,
  ArrowDown: SeleniumKey.ARROW_DOWN,
  ArrowRight: SeleniumKey.ARROW_RIGHT,
  Backspace: SeleniumKey.BACK_SPACE,
  Control: SeleniumKey.CONTROL,
  Enter: SeleniumKey.ENTER,
  Escape: SeleniumKey.ESCAPE,
  Tab: SeleniumKey.TAB,
  '/': '/',
  z: 'z',
};

const tabOf = (driver: WebDriver, end: () => Promise<void>): Tab => ({
  open: (address) => driver.get(address),
  reload: () => driver.navigate().refresh(),
  back: () => driver.navigate().back(),
  run: (inPage, given) => driver.executeScript(`return (${inPage.toString()})(arguments[0])`, given),
  drag: async ([from, ...through]) => {
    const hand = driver.actions({ async: true });
    const to = ({ x, y }: Point) =>
      hand.move({ x: Math.round(x), y: Math.round(y), duration: 0, origin: Origin.VIEWPORT });
    to(from).press();
    for (const point of through) to(point);
    await hand.release().perform();
  },
  press: async (...keys) => {
    const hands = driver.actions({ async: true });
    for (const key of keys) hands.keyDown(KEYS[key]);
    for (const key of keys.toReversed()) hands.keyUp(KEYS[key]);
    await hands.perform();
  },
  type: (text) => driver.actions({ async: true }).sendKeys(text).perform(),
  screenshot: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
  print: undefined,
  close: end,
});

/** An unused port. */
const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => {
        if (address !== null && typeof address === 'object') resolve(address.port);
        else reject(new Error('The system gave no port.'));
      });
    });
  });

const isListening = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('error', () => resolve(false));
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
  });

/** Sets the size of the page. The window is larger by its frame and bars. */
async function setPageSize(driver: WebDriver, { width, height }: Size): Promise<void> {
  const window = driver.manage().window();
  await window.setRect({ width, height });
  const [innerWidth, innerHeight] = await driver.executeScript<readonly [number, number]>(
    'return [innerWidth, innerHeight]',
  );
  const outer = await window.getRect();
  await window.setRect({
    width: width + outer.width - innerWidth,
    height: height + outer.height - innerHeight,
  });
}

/** WebKitGTK's MiniBrowser over WebDriver. Its driver serves one session, so each device has a driver of its own. */
export function openWebKit(program: string): Engine {
  return {
    openTab: async (size) => {
      const port = await freePort();
      const server = spawn(program, [`--port=${port}`, '--host=127.0.0.1'], { stdio: 'ignore' });
      await expect.poll(() => isListening(port), 'the driver of WebKit listens').toBe(true);
      const driver = await new Builder()
        .usingServer(`http://127.0.0.1:${port}`)
        .withCapabilities({ browserName: 'MiniBrowser' })
        .build();
      await setPageSize(driver, size);
      return tabOf(driver, async () => {
        await driver.quit();
        server.kill();
      });
    },
    close: async () => undefined,
  };
}
