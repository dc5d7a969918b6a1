import { expect, test } from 'vitest';
import { journalPath } from '../../store/journal/journal.ts';
import { journalEnds } from '../../store/journal/ends.ts';
import { toText } from '../../store/tree/path.ts';
import type { Json } from '../../store/tree/patch.ts';
import { findJournalProblems } from './journalProblems.ts';
import { createTestJournal } from './testing/createTestJournal.ts';

type Records = { readonly [hash: string]: { readonly [field: string]: Json } };

/** The log of a laptop as archived; each record arrived at a different moment. */
async function kept(): Promise<{ readonly records: Records; readonly last: string }> {
  const patch = Object.entries(await createTestJournal('laptop', 3));
  const lines = patch.filter(([at]) => at.startsWith(`${journalPath.at}/`));
  return {
    records: Object.fromEntries(
      lines.map(([at, line], place) => [
        at.slice(journalPath.at.length + 1),
        { ...(line as object), at: place },
      ]),
    ),
    last: toText(patch.findLast(([at]) => at.startsWith(journalEnds.at))?.[1]) ?? '',
  };
}

const found = async (records: Json, more: { readonly [branch: string]: Json }) =>
  (await findJournalProblems(new Map(Object.entries({ [journalPath.at]: records, ...more })))).map(
    (sentence) => sentence.replaceAll(/[0-9a-f]{12}/g, '…'),
  );

test('a journal with its end is accepted, and a missing last record or a missing end is reported', async () => {
  const { records, last } = await kept();
  const ends = { [journalEnds.at]: { ann: { laptop: last } } };
  expect(await found(records, ends)).toEqual([]);
  const cut = Object.fromEntries(Object.entries(records).filter(([hash]) => hash !== last));
  expect(await found(cut, ends)).toEqual([
    'The log of device laptop: its end, record …, is missing.',
    'The log of device laptop: record … is not from the device.',
  ]);
  expect(await found({}, ends)).toEqual(['The log of device laptop: its end, record …, is missing.']);
  expect(await found(records, {})).toEqual(['The log of device laptop: record … is not from the device.']);
});

test('a record its author had no right to write is reported, and so is one with another author', async () => {
  const { records, last } = await kept();
  const ends = { [journalEnds.at]: { ann: { laptop: last } } };
  const [[hash, first] = ['', {}]] = Object.entries(records);
  expect(await found({ ...records, [hash]: { ...first, as: 'mc' } }, ends)).toEqual([
    'The log of device laptop: record … was altered.',
    'The log of device laptop: record …, “settings saved”, was written by somebody who isn’t allowed to.',
  ]);
  expect(await found({ ...records, [hash]: { ...first, uid: 'eve' } }, ends)).toContain(
    'The log of device laptop: record … was altered.',
  );
});
