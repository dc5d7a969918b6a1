import { DISPLAY_BOUNDS, DISPLAY_CODE, BOARD_LAYOUTS } from '../../domain/floor/display.ts';
import { object, optional, addDefault, type ValueOf, integer, choice } from '../codec/forms.ts';
import {
  list,
  map,
  text,
  patternText,
  serverTimeOrKept,
  version,
  trueOrMissing,
} from '../codec/moreForms.ts';
import { defineNode, type Node } from '../codec/node.ts';
import { DISPLAYS_AT, JUMBOTRON_AT } from './addresses.ts';
import type { BranchEntry } from './entry.ts';
import { eventKeyForm } from './keys.ts';

/** A layout and its subject; some layouts find their subject themselves. */
const shown = {
  layout: choice(BOARD_LAYOUTS),
  event: optional(eventKeyForm),
  round: optional(integer(0, 20)),
  words: optional(text(DISPLAY_BOUNDS.words)),
};
const subject = object(shown);
export type DisplayContent = ValueOf<typeof subject>;

const queue = object({ version, items: addDefault(list(subject, DISPLAY_BOUNDS.waiting), []) });
export type DisplayQueue = ValueOf<typeof queue>;

/** The content a controller put on a display. */
const air = object({
  ...shown,
  version,
  at: serverTimeOrKept,
  /**
   * The page on which the display stays; in a reveal, the number of open places. Missing: pages turn by
   * themselves.
   */
  page: optional(integer(0, DISPLAY_BOUNDS.pages)),
  /**
   * Seconds to show this inserted content while the display follows the floor. Missing: until other content
   * replaces it.
   */
  seconds: optional(integer(1, DISPLAY_BOUNDS.between)),
});
export type DisplayOnAir = ValueOf<typeof air>;

const THEMES = ['dark', 'light'] as const;
export type DisplayTheme = (typeof THEMES)[number];

export const displayForm = defineNode(
  `${DISPLAYS_AT}/$code`,
  object({
    name: text(DISPLAY_BOUNDS.name),
    slot: integer(1, DISPLAY_BOUNDS.displays),
    at: optional(serverTimeOrKept),
    theme: addDefault(choice(THEMES), 'dark'),
    /** A BCP 47 tag. */
    language: addDefault(text(2), 'en'),
    /** True if the display follows the floor, whatever content was put on it by hand. */
    follows: addDefault<boolean>(trueOrMissing, false),
    air: optional(air),
    queue: optional(queue),
  }),
);
export type StoredDisplay = NonNullable<ReturnType<typeof displayForm.parse>>;

/** Lines of the sponsors' board. */
export const sponsorsForm = defineNode(
  `${JUMBOTRON_AT}/sponsors`,
  addDefault(list(text(DISPLAY_BOUNDS.sponsor), DISPLAY_BOUNDS.sponsors), []),
);

const entry = (its: Node<unknown>, rows: BranchEntry['rows'] = []): BranchEntry => ({
  node: its,
  archive: 'this year',
  rows,
});

export const displayEntries = (): readonly BranchEntry[] => [
  entry(displayForm, [
    [
      'jumbotron/displays/{code}',
      'a display of the hall: name, content and queue; 12 at most (decision 38)',
      'MC, admin',
      'who has the code',
    ],
  ]),
  // The display in each slot. The number of slots limits the number of displays.
  entry(
    defineNode(
      `${JUMBOTRON_AT}/slots`,
      map(
        patternText(DISPLAY_CODE, DISPLAY_BOUNDS.code, ['HA44']),
        { by: 'pattern', pattern: /^([1-9]|1[0-2])$/, samples: ['12'] },
        '$slot',
      ),
    ),
  ),
  entry(sponsorsForm, [['jumbotron/sponsors', "the sponsors' lines", 'MC, admin']]),
];
