import { expect, opensAs, test } from './story.ts';

const ROWS = 'li.schedule-row';

test('an organizer drags a round up the schedule', async ({ day, deviceOf }) => {
  const desk = await deviceOf();
  await opensAs(desk, day, ['Organizer', '/admin/eventschedule']);
  await desk.shows('.staff-bar h1', 'Schedule');
  const grips = `${ROWS} .schedule-grip`;
  await desk.shows(grips);
  const order = () =>
    desk.tab.run(
      () => [...document.querySelectorAll<HTMLElement>('[data-row]')].map((row) => row.dataset['row'] ?? ''),
      undefined,
    );
  const dragUp = async (): Promise<void> => {
    const [from, to] = await desk.tab.run(() => {
      const rows = [...document.querySelectorAll('li.schedule-row')].filter((row) =>
        /Latin[^]*Up next/.test(row.textContent ?? ''),
      );
      rows[4]?.scrollIntoView({ block: 'center', behavior: 'instant' });
      const grip = rows[4]?.querySelector('.schedule-grip')?.getBoundingClientRect();
      const target = rows[1]?.getBoundingClientRect();
      return [
        { x: (grip?.x ?? 0) + 10, y: (grip?.y ?? 0) + 20 },
        { x: (grip?.x ?? 0) + 10, y: (target?.y ?? 0) + 4 },
      ] as const;
    }, undefined);
    const halfway = { x: from.x, y: (from.y + to.y) / 2 };
    await desk.tab.drag([from, halfway, { x: to.x, y: to.y + 30 }, to]);
  };
  const changes = async (): Promise<number> =>
    (await desk.names('.staff-bar button', /^Publish \d+ changes?$/)).length;
  // Rows that are still loading change the order, and shift under the mouse: drag until there is a change to publish.
  let before: readonly string[] = [];
  await expect(async () => {
    if ((await changes()) === 0) {
      before = await order();
      await dragUp();
    }
    await expect.poll(changes, { timeout: 10_000 }).toBe(1);
  }).toPass();
  const after = await order();
  expect(after).not.toEqual(before);
  expect(after.toSorted()).toEqual(before.toSorted());
});
