import { PLAN_CHANGE_KINDS } from '../../../domain/journal/planChangeKinds.ts';
import { BOARD_CHANGES, LIST_NAMES, SAVED_WHOLE } from '../../../domain/journal/record.ts';
import type { ToldChange, ToldKind } from '../../../domain/journal/toldChange.ts';
import { MARKS_POLICIES } from '../../../domain/round/release.ts';
import { type Fields, type Form, object, optional, word } from '../../codec/forms.ts';
import { either, yes } from '../../codec/moreForms.ts';
import { count, event, lead, listOf, plain, said } from './fields.ts';

const round = object({ event, round: said });
const item = either(round, object({ title: said }));
const ofRound = { round };
const ofEvents = { events: count, event: optional(event) };
const titled = { title: said };

// @__NO_SIDE_EFFECTS__
const change = <const Kind extends ToldKind, F extends Fields>(kind: Kind, fields: F) =>
  object({ kind: word([kind]), ...fields });

/** A missing kind does not compile. */
const CHANGES = {
  generate: change('generate', ofEvents),
  clear: change('clear', ofEvents),
  retime: change('retime', {}),
  addRound: change('addRound', ofRound),
  deleteRound: change('deleteRound', ofRound),
  skipRound: change('skipRound', ofRound),
  unskipRound: change('unskipRound', ofRound),
  shift: change('shift', { item, direction: word(['up', 'down']) }),
  move: change('move', { item, before: optional(item) }),
  reorder: change('reorder', {}),
  sort: change('sort', {}),
  setRecall: change('setRecall', { ...ofRound, size: count }),
  setHeats: change('setHeats', { ...ofRound, heats: count }),
  drawHeats: change('drawHeats', ofRound),
  moveCouple: change('moveCouple', { ...ofRound, couple: optional(lead), heat: count }),
  seed: change('seed', { ...ofRound, couple: optional(lead) }),
  setPanel: change('setPanel', { ...ofRound, judges: count }),
  assignPanels: change('assignPanels', { judges: count }),
  addBlock: change('addBlock', { ...titled, before: optional(item) }),
  editBlock: change('editBlock', titled),
  removeBlock: change('removeBlock', titled),
  setStartTimes: change('setStartTimes', { rounds: count }),
} satisfies { readonly [Kind in ToldKind]: Form<ToldChange<Kind>> };

const told: Form<ToldChange> = either(...Object.values(CHANGES));

export const COMPETITION = {
  'marks policy chosen': plain({ policy: word(MARKS_POLICIES) }),
  /** The awards are over: the judges' marks became public. */
  'marks shown': plain({}),
  'settings saved': plain({ what: word(SAVED_WHOLE), edition: count }),
  /** A screen in the hall became a board, was renamed (`was`: the old name), or was removed. */
  'board changed': plain({ did: word(BOARD_CHANGES), code: said, name: said, was: optional(said) }),
  /** Part of a list of entries or dancers was imported: new lines, and lines that changed something. */
  'list brought in': plain({ list: word(LIST_NAMES), added: count, changed: count }),
  'plan published': plain({
    revision: count,
    did: optional(listOf(object({ kind: word(Object.values(PLAN_CHANGE_KINDS)), count }))),
    /** Details of the first changes, up to the record's limit. */
    told: optional(listOf(told)),
    /** Undoes an earlier publication. */
    isUndo: optional(yes),
  }),
} as const;
