import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createEventKey } from '../../../domain/ids.ts';
import { FIRST_RECORD } from '../../../store/journal/chain.ts';
import type { JournalRecord } from '../../../store/journal/record.ts';
import { linkRecords } from '../../../store/delivery/linkRecords.ts';
import type { StoredJournal } from '../../../store/journal/journal.ts';
import { buildJudgeKey } from '../../kit/testing/builders.ts';
import { JournalList } from './JournalList.tsx';

const published = (revision: number): JournalRecord => ({
  kind: 'plan published',
  revision,
  uid: 'u',
  who: 'Ann',
  device: 'laptop',
  at: 1000,
});

/** A journal of one device with these records in order. */
async function written(...records: JournalRecord[]): Promise<StoredJournal> {
  const operation = { key: 'a', changes: records.map((record) => ({ record, patch: {} })) };
  const link = await linkRecords(operation, { uid: 'u', device: 'laptop', last: FIRST_RECORD }, () =>
    Promise.resolve('scrutineer'),
  );
  return {
    records: link.records.map((record, at) => ({ ...record, receivedAt: 1000 + at })),
    unreadable: [],
  };
}

test('the journal lists the last record first, and states that nothing was altered', async () => {
  render(<JournalList journal={await written(published(1), published(2))} />);
  await screen.findByText('Journal checked, nothing missing or altered: 2 records from 1 device.');
  expect(screen.getAllByRole('listitem').map((item) => item.querySelector('span')?.textContent)).toEqual([
    'Ann published the schedule, version 2.',
    'Ann published the schedule, version 1.',
  ]);
});

test('the journal reports missing and unreadable records', async () => {
  const { records } = await written(published(1), published(2));
  render(<JournalList journal={{ records: records.slice(1), unreadable: ['x1'] }} />);
  await waitFor(() => expect(screen.getByText(/the record before this one is missing/)).toBeTruthy());
  expect(screen.getByText('Record x1 can’t be read.')).toBeTruthy();
});

test('a record of the journal is found by the beginnings of its words, a judge by the letter alone', async () => {
  const seated = (letter: string): JournalRecord => ({
    ...published(1),
    kind: 'panel seated',
    event: createEventKey('Gold Foxtrot'),
    round: 0,
    panel: [buildJudgeKey(letter)],
  });
  render(<JournalList journal={await written(published(1), seated('F'), seated('B'))} />);
  const find = (words: string): readonly string[] => {
    fireEvent.change(screen.getByRole('searchbox', { name: 'Find' }), { target: { value: words } });
    return screen.queryAllByRole('listitem').map((item) => item.querySelector('span')?.textContent ?? '');
  };
  expect(find('judge f')).toEqual(['Ann seated Judge F on the panel of Gold Foxtrot, final.']);
  expect(find('fox judge')).toHaveLength(2);
  expect(find('(')).toEqual([]);
  expect(screen.getByText('No records match.')).toBeTruthy();
  expect(find('')).toHaveLength(3);
});

test('an empty journal says when its first record will come', () => {
  render(<JournalList journal={{ records: [], unreadable: [] }} />);
  expect(screen.getByText(/Nothing has happened yet/)).toBeTruthy();
});
