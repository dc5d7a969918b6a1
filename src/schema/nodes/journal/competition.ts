import { BOARD_CHANGES, LIST_NAMES, SAVED_SETTINGS } from '../../../domain/journal/record.ts';
import { MARKS_POLICIES } from '../../../domain/round/release.ts';
import {
  type Fields,
  type Form,
  object,
  type ObjectOf,
  optional,
  type ValueOf,
  choice,
} from '../../codec/forms.ts';
import { union, trueOrMissing } from '../../codec/moreForms.ts';
import { largeCount, eventField, leadForm, listOf, recordWithOptionalReason, noteText } from './fields.ts';

/** A round by its name at the time of the change: it may be renumbered or removed later. */
const round = object({ event: eventField, round: noteText });
/** A row of the plan by its name at the time; a block by its title. */
const item = union(round, object({ title: noteText }));
const ofRound = { round };
/** The number of events; `event` if there is only one. */
const ofEvents = { events: largeCount, event: optional(eventField) };
const titled = { title: noteText };

/** Changes of a plan, to be described in any language later. Their size does not depend on the number of rounds. */
const CHANGES = {
  generate: ofEvents,
  clear: ofEvents,
  retime: {},
  addRound: ofRound,
  deleteRound: ofRound,
  skipRound: ofRound,
  unskipRound: ofRound,
  shift: { item, direction: choice(['up', 'down']) },
  /** A move; without `before`, to the end of the day. */
  move: { item, before: optional(item) },
  reorder: {},
  sort: {},
  setRecall: { ...ofRound, size: largeCount },
  setHeats: { ...ofRound, heats: largeCount },
  drawHeats: ofRound,
  moveCouple: { ...ofRound, couple: optional(leadForm), heat: largeCount },
  /** The round the couple begins with. */
  seed: { ...ofRound, couple: optional(leadForm) },
  /** 0: all judges. */
  setPanel: { ...ofRound, judges: largeCount },
  assignPanels: { judges: largeCount },
  addBlock: { ...titled, before: optional(item) },
  editBlock: titled,
  removeBlock: titled,
  setStartTimes: { rounds: largeCount },
} as const satisfies { readonly [kind: string]: Fields };

export type LoggedKind = keyof typeof CHANGES;
export type LoggedChange<Kind extends LoggedKind = LoggedKind> = {
  [One in Kind]: { readonly kind: One } & ObjectOf<(typeof CHANGES)[One]>;
}[Kind];
export type LoggedRound = NonNullable<ValueOf<typeof round>>;
export type LoggedItem = ValueOf<typeof item>;

// Each of these objects has its kind.
// eslint-disable-next-line typescript/no-unsafe-type-assertion
const told = union(
  ...Object.entries(CHANGES).map(([kind, fields]) => object({ kind: choice([kind]), ...fields })),
) as Form<LoggedChange>;
// Object.keys forgets the type.
// eslint-disable-next-line typescript/no-unsafe-type-assertion
const kind = choice(Object.keys(CHANGES) as readonly LoggedKind[]);
/** The number of changes of one kind in a publication. */
const counted = object({ kind, count: largeCount });
export type PlanChangeCount = NonNullable<ValueOf<typeof counted>>;

export const COMPETITION_RECORDS = {
  'marks policy chosen': recordWithOptionalReason({ policy: choice(MARKS_POLICIES) }),
  /** The awards are over: the judges' marks became public. */
  'marks shown': recordWithOptionalReason({}),
  'settings saved': recordWithOptionalReason({ what: choice(SAVED_SETTINGS), edition: largeCount }),
  /** A screen in the hall became a board, was renamed (`was`: the old name), or was removed. */
  'board changed': recordWithOptionalReason({
    did: choice(BOARD_CHANGES),
    code: noteText,
    name: noteText,
    was: optional(noteText),
  }),
  /** Part of a list of entries or dancers was imported: new lines, and lines that changed something. */
  'list brought in': recordWithOptionalReason({
    list: choice(LIST_NAMES),
    added: largeCount,
    changed: largeCount,
  }),
  'plan published': recordWithOptionalReason({
    revision: largeCount,
    did: optional(listOf(counted)),
    /** Details of the first changes, up to the record's limit. */
    told: optional(listOf(told)),
    /** Undoes an earlier publication. */
    isUndo: optional(trueOrMissing),
  }),
} as const;
