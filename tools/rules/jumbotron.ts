/** The displays of the hall: which there are, and what each shows (decision 38). */

import { A_DISPLAY_CODE, HAS_PLACES, keysFrom, NOW_OR_KEPT, oneOf, textUpTo, wholeNumber } from './forms.ts';
import { CLOSED, type Expression, type Rules } from './rules.ts';
import { unranked } from './unranked.ts';
import { ADMIN, MC, STAFF } from './who.ts';
import { LONGEST } from '../../src/domain/bounds.ts';
import { DISPLAY_BOUNDS, LAYOUTS } from '../../src/domain/floor/display.ts';

const CONTROLS = `(${ADMIN} || ${MC})`;
/** Made up by who presses: what comes later says from which press it was made. */
const KEY = textUpTo(40);
/** An event that there is, and no place below one. */
const AN_EVENT: Expression = (here) =>
  `${textUpTo(LONGEST.title)} && !newData.val().contains('/') && ${here.newRoot}.child('events').child(newData.val()).exists()`;

/** What a display shows, or may show next. */
const SHOWN: Rules = {
  layout: { '.validate': oneOf(LAYOUTS) },
  event: { '.validate': AN_EVENT },
  round: { '.validate': wholeNumber(0, 20) },
  words: { '.validate': textUpTo(DISPLAY_BOUNDS.words) },
  $other: CLOSED,
};

const AIR: Rules = {
  ...SHOWN,
  // What was made from a press is refused when there has been another one since.
  '.validate':
    "newData.hasChildren(['key', 'layout', 'at']) && (newData.child('key').val() === data.child('key').val() || !newData.child('over').exists() || newData.child('over').val() === data.child('key').val())",
  key: { '.validate': KEY },
  over: { '.validate': KEY },
  at: { '.validate': NOW_OR_KEPT },
  // A page of what is shown by this press, and of no other.
  page: {
    '.validate': (here) =>
      `${wholeNumber(0, DISPLAY_BOUNDS.pages)} && ${here.newDataOf('air')}.child('pageOf').val() === ${here.newDataOf('air')}.child('key').val()`,
  },
  pageOf: { '.validate': KEY },
  // Put in between, while the display follows the floor.
  seconds: { '.validate': wholeNumber(1, DISPLAY_BOUNDS.between) },
};

const QUEUE: Rules = {
  '.validate':
    "newData.hasChildren(['key']) && (!data.exists() || newData.child('key').val() === data.child('key').val() || newData.child('over').val() === data.child('key').val())",
  key: { '.validate': KEY },
  over: { '.validate': KEY },
  items: {
    '.validate': HAS_PLACES,
    $i: {
      '.validate': (here) =>
        `${here.$i}.matches(${keysFrom(0, DISPLAY_BOUNDS.waiting - 1)}) && newData.hasChildren(['layout'])`,
      ...SHOWN,
    },
  },
  $other: CLOSED,
};

type InDisplay = '$code';

/** Its slot says its name, and it says its slot: so there are no more displays than slots. */
const IN_ITS_SLOT: Expression<InDisplay> = (here) =>
  `${here.newRoot}.child('jumbotron').child('slots').child('' + newData.child('slot').val()).val() === ${here.$code}`;

const DISPLAY: Rules<InDisplay> = {
  // Who has the code before their eyes is a display: it reads what it shows, and writes nothing.
  '.read': true,
  '.write': CONTROLS,
  '.validate': (here) =>
    `${here.$code}.matches(${A_DISPLAY_CODE}) && newData.hasChildren(['name', 'slot', 'at']) && ${IN_ITS_SLOT(here)}`,
  name: { '.validate': textUpTo(DISPLAY_BOUNDS.name) },
  slot: { '.validate': wholeNumber(1, DISPLAY_BOUNDS.displays) },
  at: { '.validate': NOW_OR_KEPT },
  theme: { '.validate': oneOf(['light']) },
  // As a BCP 47 tag; the pages know which there are.
  language: { '.validate': 'newData.isString() && newData.val().matches(/^[a-z]{2}$/)' },
  follows: { '.validate': 'newData.val() === true' },
  air: AIR,
  queue: QUEUE,
  $other: CLOSED,
};

const DISPLAYS: Rules = {
  displays: { '.read': STAFF, $code: DISPLAY },
  slots: {
    '.read': STAFF,
    $slot: {
      // Free again only once the display that had it is gone.
      '.write': (here) =>
        `${CONTROLS} && (!data.exists() || newData.val() === data.val() || !${here.newRoot}.child('jumbotron').child('displays').child(data.val()).exists())`,
      '.validate': (here) =>
        `${here.$slot}.matches(${keysFrom(1, DISPLAY_BOUNDS.displays)}) && newData.isString() && newData.val().matches(${A_DISPLAY_CODE})`,
    },
  },
  sponsors: {
    '.read': true,
    '.write': CONTROLS,
    '.validate': HAS_PLACES,
    $i: {
      '.validate': (here) =>
        `${here.$i}.matches(${keysFrom(0, DISPLAY_BOUNDS.sponsors - 1)}) && ${textUpTo(DISPLAY_BOUNDS.sponsor)}`,
    },
  },
};

export const jumbotron: Rules = unranked(DISPLAYS);
