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
  const before = await order();
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
  // Rows that are still rendering shift under the mouse: drag again, but only if nothing was dropped.
  await expect(async () => {
    if (String(await order()) === String(before)) await dragUp();
    await expect.poll(order, { timeout: 10_000 }).not.toEqual(before);
  }).toPass();
  await desk.shows('.staff-bar button', 'Publish 1 change');
  expect((await order()).toSorted()).toEqual(before.toSorted());
});
