import { buildDeskAddress } from '../desk.ts';
import { opensAs, test } from './story.ts';

test('Esc in the search field of Find closes Find, and the desk can be used again', async ({
  day,
  deviceOf,
}) => {
  const desk = await deviceOf();
  await opensAs(desk, day, ['Scrutineer', buildDeskAddress(1)]);
  await desk.shows('h1, h2', /^Newcomer Rhythm Cha Cha/);
  await desk.tab.press('/');
  await desk.click('dialog[open] input[type="search"]');
  await desk.tab.type('614');
  await desk.shows('dialog[open] a[href]', /614/);
  await desk.tab.press('Escape');
  await desk.shows('dialog[open]', undefined, 0);
  await desk.tab.press('/');
  await desk.shows('dialog[open] input[type="search"]');
});
