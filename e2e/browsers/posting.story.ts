import { writeToDatabase } from '../competitionDay.ts';
import { buildDeskAddress, EVENT_ON_SCREEN, buildSentSheets } from '../desk.ts';
import { listSemiFinalMarks } from '../brown2013.ts';
import { PHONE } from './device.ts';
import { opensAs, test } from './story.ts';

const RECALLED = ['151', '172', '173', '188', '211', '220', '232'];

test('callbacks posted by the scrutineer reach an open live page', async ({ day, deviceOf }) => {
  // All judges mark the same couples: no ties, so the chairman has nothing to decide.
  await writeToDatabase(
    day,
    buildSentSheets(
      1,
      [...listSemiFinalMarks().keys()].map((judge) => [judge, RECALLED]),
    ),
  );
  const phone = await deviceOf(PHONE);
  await phone.tab.open(`${day.origin}/live`);
  await phone.shows('.connection-light-live');
  const desk = await deviceOf();
  await opensAs(desk, day, ['Scrutineer', buildDeskAddress(1)]);
  await desk.press(/^Close judging/);
  await desk.press(/^Post 7 callbacks/);
  await phone.shows('section', new RegExp(`^Called back.*${EVENT_ON_SCREEN}, semi-final`));
});
