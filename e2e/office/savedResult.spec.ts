import { expectAccessible } from '../axe.ts';
import { listSemiFinalMarks } from '../brown2013.ts';
import { expect, readFromDatabase, writeToDatabase, test, type CompetitionDay } from '../competitionDay.ts';
import { EVENT, openDesk, buildSentSheets } from '../desk.ts';

const ROUND = `events/${EVENT}/rounds/1`;
const [judge, marks] = [...listSemiFinalMarks()][0] ?? ['', []];
/** Saved when the round was last posted: this judge's recalled couples. */
async function kept(day: CompetitionDay) {
  const entries = (await readFromDatabase(day, `${ROUND}/entries`)) as Readonly<Record<string, unknown>>;
  const couples = Object.keys(entries).map((entry) => entry.slice(1));
  const left = couples.filter((couple) => !marks.includes(couple));
  return {
    sumRecalls: Object.fromEntries(couples.map((couple) => [couple, left.includes(couple) ? 1 : 5])),
    placements: Object.fromEntries(left.map((couple) => [couple, marks.length + 1])),
  };
}

test('a saved result is not posted while one of its sheets is open again, and is posted once the sheet is in @full', async ({
  day,
  browser,
}) => {
  const saved = await kept(day);
  await writeToDatabase(day, {
    ...buildSentSheets(1, listSemiFinalMarks()),
    [`sheets/${EVENT}/1/${judge}/ChaCha`]: { state: 'draft', count: marks.length, at: 1 },
    [`${ROUND}/roundState`]: 4,
    [`resultsSaved/${EVENT}/1`]: saved,
    live: null,
  });
  const desk = await openDesk(browser, day, 1);
  const dialog = desk.getByRole('dialog', { name: 'Saved result' });
  const logged: string[] = [];
  desk.on('console', (line) => logged.push(line.text()));
  await writeToDatabase(day, { [`resultsSaved/${EVENT}/1`]: null });
  await desk.keyboard.press('x');
  await expect(dialog).toContainText('No saved result');
  await expect.poll(() => logged).toContain(`no results found at /resultsSaved/${EVENT}/1`);
  await writeToDatabase(day, { [`resultsSaved/${EVENT}/1`]: saved });
  await expect(dialog).toContainText(`Open again: Judge ${judge}, Cha Cha. Key it, or reopen judging`);
  await dialog.getByRole('button', { name: 'A sheet is open again' }).click({ force: true });
  await expectAccessible(desk, 'a saved result that cannot be posted');
  await expect.poll(() => readFromDatabase(day, `${ROUND}/roundState`)).toBe(4);

  await writeToDatabase(day, buildSentSheets(1, [[judge, marks]]));
  await dialog.getByRole('button', { name: 'Post as saved' }).click();
  await expect.poll(() => readFromDatabase(day, `${ROUND}/roundState`)).toBe(5);
  const final = (await readFromDatabase(day, `events/${EVENT}/rounds/0/entries`)) as Readonly<
    Record<string, unknown>
  >;
  expect(Object.keys(final).map((entry) => entry.slice(1))).toEqual([...marks].toSorted());
});
