import { chromium, type Page } from '@playwright/test';
import { findBrowser } from '../tools/browser.ts';
import { builtServer } from './builtServer.ts';

const SECRET = 'a-secret-of-a-bench-that-nobody-has-to-know';

/** Measures one of the organizer's screens, signed in, with a given competition in the demo. */
export async function measureOrganizersScreen(
  path: string,
  competition: Readonly<Record<string, unknown>>,
  measured: (page: Page) => Promise<void>,
): Promise<void> {
  const executablePath = findBrowser();
  if (executablePath === undefined) throw new Error('No browser was found: npx playwright install chromium');
  const demo = await builtServer({ event: 'demo', secret: SECRET });
  const origin = `http://127.0.0.1:${demo.port}`;
  const answer = await fetch(`${origin}/.json`, {
    method: 'PATCH',
    headers: { authorization: `Bearer ${SECRET}` },
    body: JSON.stringify(competition),
  });
  if (!answer.ok) throw new Error(`the competition was not taken: ${await answer.text()}`);
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.goto(origin + path);
    await page.getByLabel('Email').fill('organizer@demo.example');
    await page.getByLabel('Password').fill('floorcraft-demo');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await measured(page);
  } finally {
    await browser.close();
    demo.close();
  }
}
