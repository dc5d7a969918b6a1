import { screens } from '../../src/web/kit/screens/screens.ts';
import { countPages } from './pdfPages.ts';
import { expect, opensAs, test } from './story.ts';

test('back numbers are printed one to a page', async ({ day, deviceOf, engineName }) => {
  test.skip(engineName === 'webkit', 'its driver cannot print');
  const desk = await deviceOf();
  await opensAs(desk, day, ['Scrutineer', screens.printSheets.link()]);
  await desk.shows('button', /^Print \d+ pages/);
  const [button = ''] = await desk.names('button', /^Print \d+ pages/);
  const pdf = (await desk.tab.print?.()) ?? Buffer.alloc(0);
  expect(countPages(pdf)).toBe(Number(/\d+/.exec(button)?.[0]));
});
