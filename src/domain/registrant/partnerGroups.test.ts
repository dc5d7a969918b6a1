import { expect, test } from 'vitest';
import type { CompetitionEvent, Entry } from '../competition.ts';
import { parseEntryId, type EntryId } from '../ids.ts';
import { buildTestEvent } from '../testing/event.ts';
import { groupByPartner } from './partnerGroups.ts';

const idOf = (text: string): EntryId => {
  const id = parseEntryId(text);
  if (id === undefined) throw new Error('a plain key');
  return id;
};

const entry = (id: string, couple: Partial<Entry>): Entry => ({
  id: idOf(id),
  number: undefined,
  leadName: 'TBA',
  followName: 'TBA',
  affiliation: '',
  placeholder: false,
  checkedIn: new Map(),
  ...couple,
});

const event = (name: string, couple: Partial<Entry>): CompetitionEvent => ({
  ...buildTestEvent(name),
  entries: [entry(`${name}-1`, couple)],
});

const request = (to: string, events: readonly string[], answered?: 'declined') => ({
  from: 'ann',
  to,
  answered,
  entries: new Map(events.map((name) => [buildTestEvent(name).key, idOf(`${name}-1`)])),
});

const groups = (events: readonly CompetitionEvent[], ...sent: readonly ReturnType<typeof request>[]) =>
  groupByPartner('ann', events, sent, (id) => id.toUpperCase()).map(({ partner, events: its }) => [
    partner.kind,
    partner.kind === 'wanted' ? partner.role : partner.name,
    ...its.map(({ name }) => name),
  ]);

const ANN = { leadId: 'ann', leadName: 'Ann' };

test('a dancer’s events are grouped by partner and state', () => {
  const events = [
    event('A', { ...ANN, followName: 'Bo', followId: 'bo' }),
    event('B', { ...ANN, followName: 'bo', followId: 'bo' }),
    event('C', { ...ANN, followName: 'Cy' }),
    event('D', { ...ANN, followName: 'Di' }),
    event('E', { ...ANN, followName: 'Ed' }),
    event('F', { followId: 'ann', followName: 'Ann' }),
  ];
  expect(groups(events, request('di', ['D']), request('ed', ['E'], 'declined'))).toEqual([
    ['confirmed', 'Bo', 'A', 'B'],
    ['not registered', 'Cy', 'C'],
    ['asked', 'Di', 'D'],
    ['declined', 'Ed', 'E'],
    ['wanted', 'lead', 'F'],
  ]);
});

test('places requested in a partner’s entry are listed until the partner agrees', () => {
  const kept = event('A', { leadId: 'bo', leadName: 'Bo', followName: 'Ann' });
  expect(groups([kept], request('bo', ['A']))).toEqual([['asked', 'BO', 'A']]);
  expect(groups([kept], request('bo', ['A'], 'declined'))).toEqual([['declined', 'BO', 'A']]);
  const joined = event('A', { leadId: 'bo', leadName: 'Bo', followId: 'ann', followName: 'Ann' });
  expect(groups([joined], request('bo', ['A']))).toEqual([['confirmed', 'Bo', 'A']]);
});
