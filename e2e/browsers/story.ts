import { writeFile } from 'node:fs/promises';
import { test as base } from '@playwright/test';
import { startDay, type CompetitionDay } from '../competitionDay.ts';
import { Device, LAPTOP } from './device.ts';
import { openFirefox } from './firefox.ts';
import type { Engine, Size } from './tab.ts';
import { openWebKit } from './webkit.ts';

export type EngineName = 'firefox' | 'webkit';

interface OfStory {
  readonly day: CompetitionDay;
  /** Opens a new device, closed at the end of the story. */
  readonly deviceOf: (size?: Size) => Promise<Device>;
}

interface OfWorker {
  readonly engineName: EngineName;
  readonly engine: Engine;
}

const program = (name: string): string => {
  const path = process.env[name];
  if (path === undefined)
    throw new Error(`${name} names no program: start the stories with npm run e2e:browsers.`);
  return path;
};

function open(name: EngineName): Promise<Engine> | Engine {
  switch (name) {
    case 'firefox':
      return openFirefox(program('FIREFOX_PATH'));
    case 'webkit':
      return openWebKit(program('WEBKIT_DRIVER_PATH'));
  }
}

/** Each story has its own day and runs in each engine. */
export const test = base.extend<OfStory, OfWorker>({
  engineName: ['firefox', { option: true, scope: 'worker' }],
  engine: [
    async ({ engineName }, use) => {
      const engine = await open(engineName);
      await use(engine);
      await engine.close();
    },
    { scope: 'worker' },
  ],
  day: async ({ engine: _engine }, use) => {
    const day = await startDay();
    await use(day);
    await day.stop();
  },
  deviceOf: async ({ engine }, use, info) => {
    const devices: Device[] = [];
    await use(async (size = LAPTOP) => {
      const device = new Device(await engine.openTab(size));
      devices.push(device);
      return device;
    });
    const hasFailed = info.status !== info.expectedStatus;
    for (const [at, { tab }] of devices.entries()) {
      if (hasFailed) await writeFile(info.outputPath(`device ${at}.png`), await tab.screenshot());
      await tab.close();
    }
  },
});

/** Opens an address on this device as a member of staff, signing in on the way. */
export async function opensAs(
  device: Device,
  day: CompetitionDay,
  [role, address]: readonly [role: string, address: string],
): Promise<void> {
  const { email, password } = day.accountOf(role);
  await device.tab.open(day.origin + address);
  await device.fill('Email', email);
  await device.fill('Password', password);
  await device.press('Sign in');
}

export { expect } from '@playwright/test';
