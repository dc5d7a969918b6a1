import { BOARD_CHANGES, LIST_NAMES, SAVED_WHOLE } from '../../../domain/journal/record.ts';
import { MARKS_POLICIES } from '../../../domain/round/release.ts';
import {
  type Fields,
  type Form,
  object,
  type ObjectOf,
  optional,
  type ValueOf,
  word,
} from '../../codec/forms.ts';
import { either, yes } from '../../codec/moreForms.ts';
import { count, eventField, lead, listOf, recordWithOptionalReason, noteText } from './fields.ts';

/** A round by its name at the time of the change: it may be renumbered or removed later. */
const round = object({ event: eventField, round: noteText });
/** A row of the plan by its name at the time; a block by its title. */
const item = either(round, object({ title: noteText }));
const ofRound = { round };
/** The number of events; `event` if there is only one. */
const ofEvents = { events: count, event: optional(eventField) };
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
  shift: { item, direction: word(['up', 'down']) },
  /** A move; without `before`, to the end of the day. */
  move: { item, before: optional(item) },
  reorder: {},
  sort: {},
  setRecall: { ...ofRound, size: count },
  setHeats: { ...ofRound, heats: count },
  drawHeats: ofRound,
  moveCouple: { ...ofRound, couple: optional(lead), heat: count },
  /** The round the couple begins with. */
  seed: { ...ofRound, couple: optional(lead) },
  /** 0: all judges. */
  setPanel: { ...ofRound, judges: count },
  assignPanels: { judges: count },
  addBlock: { ...titled, before: optional(item) },
  editBlock: titled,
  removeBlock: titled,
  setStartTimes: { rounds: count },
} as const satisfies { readonly [kind: string]: Fields };

export type LoggedKind = keyof typeof CHANGES;
export type LoggedChange<Kind extends LoggedKind = LoggedKind> = {
  [One in Kind]: { readonly kind: One } & ObjectOf<(typeof CHANGES)[One]>;
}[Kind];
export type LoggedRound = NonNullable<ValueOf<typeof round>>;
export type LoggedItem = ValueOf<typeof item>;

// Each of these objects has its kind.
// eslint-disable-next-line typescript/no-unsafe-type-assertion
const told = either(
  ...Object.entries(CHANGES).map(([kind, fields]) => object({ kind: word([kind]), ...fields })),
) as Form<LoggedChange>;
// Object.keys forgets the type.
// eslint-disable-next-line typescript/no-unsafe-type-assertion
const kind = word(Object.keys(CHANGES) as readonly LoggedKind[]);
/** The number of changes of one kind in a publication. */
const counted = object({ kind, count });
export type PlanChangeCount = NonNullable<ValueOf<typeof counted>>;

export const COMPETITION = {
  'marks policy chosen': recordWithOptionalReason({ policy: word(MARKS_POLICIES) }),
  /** The awards are over: the judges' marks became public. */
  'marks shown': recordWithOptionalReason({}),
  'settings saved': recordWithOptionalReason({ what: word(SAVED_WHOLE), edition: count }),
  /** A screen in the hall became a board, was renamed (`was`: the old name), or was removed. */
  'board changed': recordWithOptionalReason({
    did: word(BOARD_CHANGES),
    code: noteText,
    name: noteText,
    was: optional(noteText),
  }),
  /** Part of a list of entries or dancers was imported: new lines, and lines that changed something. */
  'list brought in': recordWithOptionalReason({ list: word(LIST_NAMES), added: count, changed: count }),
  'plan published': recordWithOptionalReason({
    revision: count,
    did: optional(listOf(counted)),
    /** Details of the first changes, up to the record's limit. */
    told: optional(listOf(told)),
    /** Undoes an earlier publication. */
    isUndo: optional(yes),
  }),
} as const;
