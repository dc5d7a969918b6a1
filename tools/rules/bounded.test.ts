import { describe, expect, test } from 'vitest';
import { openTo } from './bounded.ts';
import { CLOSED, type Rules } from './rules.ts';
import { tree } from './tree.ts';
import { STAFF } from './who.ts';

// Everything that an account without a role may write is bounded. These tests fail for a text without a maximum length, a
// name of any length, a node that accepts unlisted fields, and a list without a stated limit.

const open = openTo(tree);
const longerThan = (most: number, of: ReadonlyMap<string, number>): readonly string[] =>
  [...of].flatMap(([place, length]) => (length > most ? [`${place}: ${length}`] : []));

test('every text has a maximum length', () => {
  expect(longerThan(2000, open.texts)).toEqual([]);
});

test('every name has at most 200 characters', () => {
  expect(longerThan(200, open.names)).toEqual([]);
  const called = [...open.texts].filter(([place]) => /name|affiliation|contact/i.test(place));
  expect(longerThan(200, new Map(called))).toEqual([]);
});

/** The limit of each list with freely chosen keys. A new list needs a line here. */
const HOW_MANY: { readonly [place: string]: string } = {
  'events/$event/entries/$entry': 'a slot of the registration that makes it',
  'events/$event/entries/$entry/$field': 'two',
  'events/$event/entries/$entry/checkedIn/$round': 'the rounds of an event',
  'events/$event/pairs/$pair': 'an entry that has the two',
  'marks/$event/$round/$judge/$dance': 'the dances of the event',
  'marks/$event/$round/$judge/$dance/$i': '200 places',
  'sheets/$event/$round/$judge/$dance': 'the dances of the event',
  'competitors/$id': 'a slot of the registration that makes it',
  'competitors/$id/$field': 'two',
  'competitors/$id/roles/$field': 'two',
  'registrations/$code': 'a slot of the device that makes it',
  'registrations/$code/consents/$name': 'two',
  'registrations/$code/contact/$field': 'its fields',
  'registrations/$code/entries/$slot': 'slots',
  'registrations/$code/dancers/$slot': 'slots',
  'registrations/$code/codes/$slot': 'slots',
  'registeredFrom/$uid/$slot': 'slots, of one’s own',
  'numberedFrom/$uid/$slot': 'slots, of one’s own',
  'codeClaims/$uid/$code': 'the codes there are',
  'owners/entries/$event/$entry': 'what it owns',
  'owners/own/$id': 'what it owns',
  'owners/competitors/$id': 'what it owns',
  'owners/tba/$id': 'what it owns',
  'tba/$id/$field': 'two',
  'tba/$id': 'an entry that waits for a partner',
  'entered/$event/$role/$dancer': 'an entry that has the dancer',
  'requests/$to/$from': 'a slot of who asks',
  'requests/$to/$from/entries/$event': 'an entry of who asks, that waits',
  'asked/$from/$slot': 'slots',
  'invitations/$event/$entry': 'an entry that waits, and goes with it',
  'invitations/$event/$entry/open/$secret': 'the one secret of the invitation',
  'numbers/$n': 'a couple that was just made',
  'judgeClaims/$uid': 'one’s own',
  'receipts/$uid/$id': 'paced; staff, and who has shown a judge’s code',
  'journal/$id': 'paced; staff, and who has shown a judge’s code',
  'journal/$id/$text': 'five',
  'online/$uid/$duty': 'the duties',
  'journalEnds/$uid/$id': 'a line of the journal',
  'evidence/$dancer': 'the dancers there are',
  'evidence/$dancer/results/$i': 'slots',
  'evidence/$dancer/results/$i/dances/$k': 'slots',
  'objections/$uid/$slot': 'slots, of one’s own',
  'objections/$uid/$slot/$field': 'two',
  'objections/$uid/to/$event/$entry': 'an objection',
};

test('every list with freely chosen keys has a stated limit', () => {
  expect([...open.names.keys()].toSorted()).toEqual(Object.keys(HOW_MANY).toSorted());
});

describe('reports', () => {
  const of = (rules: Rules) => openTo({ wall: { '.write': 'auth != null', ...rules } });

  test('a text without a length, or with one that does not always hold, is reported', () => {
    for (const form of [
      'newData.isString()',
      'newData.isString() || newData.val().length <= 5',
      'newData.val().matches(/^a+$/)',
      'newData.val().matches(/a{1,5}/)',
      'newData.val().length >= 5',
      `root.child('wall').exists()`,
    ])
      expect([form, longerThan(2000, of({ '.validate': form }).texts)]).toEqual([form, ['wall: Infinity']]);
    for (const form of [
      'newData.isBoolean()',
      'newData.isString() && newData.val().length <= 5',
      'newData.val() === now || newData.val().matches(/^[a-z]{1,5}$/)',
      `root.child('wall').child(newData.val()).exists()`,
    ])
      expect([form, longerThan(2000, of({ '.validate': form }).texts)]).toEqual([form, []]);
    expect([...of({}).texts]).toEqual([['wall', Infinity]]);
  });

  test('a name of any length is reported, with the limit of a shorter one', () => {
    const list = of({ $id: { '.validate': 'newData.val() === true' } });
    expect([...list.names]).toEqual([['wall/$id', Infinity]]);
    const short = of({ $id: { '.validate': (here) => `newData.val() === true && ${here.$id}.length <= 9` } });
    expect([...short.names]).toEqual([['wall/$id', 9]]);
  });

  test('a text in place of a list is reported, even if its items have rules', () => {
    const places: Rules<'$id'> = { '.validate': 'newData.val() === true' };
    expect(longerThan(2000, of({ $id: places }).texts)).toEqual(['wall: Infinity']);
    for (const form of ['newData.hasChildren()', "newData.hasChildren(['a'])"])
      expect([form, longerThan(2000, of({ '.validate': form, $id: places }).texts)]).toEqual([form, []]);
  });

  test('a node that accepts unlisted fields is reported', () => {
    expect(of({ at: { '.validate': 'newData.val() === now' } }).loose).toEqual(['wall']);
    expect(of({ at: { '.validate': 'newData.val() === now' }, $other: CLOSED }).loose).toEqual([]);
  });

  test('a text that only the staff may write is not reported', () => {
    expect(openTo({ wall: { '.write': STAFF, '.validate': 'newData.isString()' } }).texts.size).toBe(0);
  });
});

test('no node accepts unlisted fields', () => {
  expect(open.loose).toEqual([]);
});
