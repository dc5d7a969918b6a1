import { expectAccessible } from './axe.ts';
import { expect, PHONE, setTheScene, staffPage, test } from './competitionDay.ts';
import { expectForThumb } from './eyeAndThumb.ts';
import { screens } from '../src/web/screens/screens.ts';

/** The pages of a PDF and their sizes in points, as a printer gets them. */
function pagesOf(pdf: Buffer): { readonly count: number; readonly sizes: readonly string[] } {
  const text = pdf.toString('latin1');
  const sizes = [...text.matchAll(/\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/g)].map(
    ([, wide, high]) => `${Math.round(Number(wide))} x ${Math.round(Number(high))}`,
  );
  return { count: [...text.matchAll(/\/Type\s*\/Page\b/g)].length, sizes: [...new Set(sizes)] };
}

test('the evening before, numbers and labels come out of the printer as they were chosen, one page each or two to cut @turn1', async ({
  day,
  browser,
}) => {
  await setTheScene(day, {
    'competitors/late': { name: 'Wilhelmina Featherstonhaugh-Okonkwo', affiliation: 'Yale', leadNumber: 7 },
  });
  const page = await staffPage(browser, day, ['Scrutineer', screens.printSheets.link()]);
  const print = page.getByRole('button', { name: /^Print \d+ page/ });
  await expect(page.getByRole('article', { name: 'Page 1 of' })).toContainText('Wilhelmina');
  const all = Number(/\d+/.exec((await print.textContent()) ?? '')?.[0]);
  await expectAccessible(page, 'back numbers before they are printed');
  expect(pagesOf(await page.pdf({ preferCSSPageSize: true }))).toEqual({ count: all, sizes: ['792 x 612'] });

  await page.getByRole('radio', { name: 'Two' }).check({ force: true });
  await page.getByRole('radio', { name: 'A4' }).check({ force: true });
  await page.getByLabel('Numbers to spare').fill('900-903');
  await expect(print).toHaveText(`Print ${Math.ceil((all + 4) / 2)} pages`);
  expect(pagesOf(await page.pdf({ preferCSSPageSize: true }))).toEqual({
    count: Math.ceil((all + 4) / 2),
    sizes: ['595 x 842'],
  });

  await page.getByRole('radio', { name: 'Envelope labels' }).check({ force: true });
  await page.getByLabel('Name, school or number').fill('wilhelmina');
  await expect(print).toHaveText('Print 1 page');
  await expect(page.getByRole('listitem').filter({ hasText: 'Yale' })).toContainText('7');
  await page.setViewportSize(PHONE);
  await expectForThumb(page.locator('.prints-choices'));
  await expectAccessible(page, 'labels on a phone');
});
