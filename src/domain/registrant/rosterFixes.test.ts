import { expect, test } from 'vitest';
import { buildTestEvent } from '../testing/event.ts';
import { parseRoster } from './roster.ts';
import {
  removeLine,
  replaceEventText,
  setCell,
  setHead,
  setMeaning,
  removeDancers,
  type RosterText,
} from './rosterFixes.ts';

const EVENTS = [buildTestEvent('Gold Latin Rumba'), buildTestEvent('Gold Latin Samba')];
const LIST: RosterText = {
  roster:
    'Name,Contact,Role,Events\n\nAnn,a@b,lead,Gold Rmba; Gold Latin Samba\n"Bo, Jr",b,follow,Gold Rmba (follow)',
};
const readyIn = (list: RosterText): readonly string[] =>
  parseRoster(list.roster, EVENTS, list.rosterAnswers).dancers.map(({ name }) => name);
const lineOf = (list: RosterText, name: string): number =>
  parseRoster(list.roster, EVENTS, list.rosterAnswers).lines.find((line) => line.name === name)?.number ?? 0;

test('an event is replaced in all lines of a roster or in one, and a role after it stays', () => {
  const all = replaceEventText(LIST, EVENTS, { from: 'Gold Rmba', to: 'Gold Latin Rumba' });
  expect(all.roster).toBe(
    'Name,Contact,Role,Events\nAnn,a@b,lead,Gold Latin Rumba; Gold Latin Samba\n"Bo, Jr",b,follow,Gold Latin Rumba (follow)'.replaceAll(
      /(?<=,)(Gold[^\n]*;[^\n]*)/g,
      '"$1"',
    ),
  );
  const one = replaceEventText(LIST, EVENTS, {
    from: 'Gold Rmba',
    to: 'Gold Latin Rumba',
    line: lineOf(LIST, 'Ann'),
  });
  expect(one.roster).toContain('Gold Rmba (follow)');
  expect(readyIn(one)).toEqual(['Ann']);
  const none = replaceEventText(LIST, EVENTS, { from: 'Gold Rmba', to: '', line: lineOf(LIST, 'Ann') });
  expect(none.roster).toContain('Ann,a@b,lead,Gold Latin Samba');
});

test('a cell of a roster is fixed in place, and a missing column is added', () => {
  const events = replaceEventText(LIST, EVENTS, { from: 'Gold Rmba', to: 'Gold Latin Rumba' });
  const fixed = setCell(events, lineOf(events, 'Bo, Jr'), 'email', 'bo@example.org');
  expect(readyIn(fixed)).toEqual(['Ann', 'Bo, Jr']);
  const partner = setCell(fixed, lineOf(fixed, 'Ann'), 'partner', 'Bo, Jr');
  expect(parseRoster(partner.roster, EVENTS, partner.rosterAnswers).entries).toContainEqual(
    expect.objectContaining({ lead: 'Ann', follow: 'Bo, Jr' }),
  );
});

test('a line of a roster is removed, and the rest of a list is the lines not registered yet', () => {
  const without = removeLine(LIST, lineOf(LIST, 'Ann'));
  expect(parseRoster(without.roster, EVENTS, without.rosterAnswers).lines.map(({ name }) => name)).toEqual([
    'Bo, Jr',
  ]);
  const rest = removeDancers(LIST, ['ANN', 'Cap']);
  expect(parseRoster(rest.roster, EVENTS, rest.rosterAnswers).lines.map(({ name }) => name)).toEqual([
    'Bo, Jr',
  ]);
});

test('a column’s meaning can be moved, and the headings can be read as a dancer', () => {
  const moved = setMeaning(LIST, 3, 'partner');
  expect(parseRoster(moved.roster, EVENTS, moved.rosterAnswers).meanings).toEqual([
    'name',
    'email',
    'role',
    'partner',
  ]);
  const skipped = setMeaning(moved, 0, undefined);
  expect(parseRoster(skipped.roster, EVENTS, skipped.rosterAnswers).meanings[0]).toBeUndefined();
  expect(parseRoster(LIST.roster, EVENTS, setHead(LIST, false).rosterAnswers).lines).toHaveLength(3);
});
