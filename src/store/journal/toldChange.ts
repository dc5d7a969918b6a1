import * as z from 'zod/mini';
import type { ToldChange, ToldKind } from '../../domain/journal/toldChange.ts';
import { eventKey, leadNumber } from '../../domain/ids.ts';
import { keyBy } from '../tree/keyBy.ts';

const Event = keyBy(eventKey);
const Round = z.strictObject({ event: Event, round: z.string() });
const Item = z.union([Round, z.strictObject({ title: z.string() })]);
const Count = z.number();

const ofRound = { round: Round };
const ofEvents = { events: Count, event: z.exactOptional(Event) };
const titled = { title: z.string() };

const told = <const Kind extends ToldKind, Shape extends z.core.$ZodShape>(kind: Kind, shape: Shape) =>
  z.strictObject({ kind: z.literal(kind), ...shape });

/** How each kind is read: a kind that is missing here does not compile. */
const BY_KIND = {
  generate: told('generate', ofEvents),
  clear: told('clear', ofEvents),
  retime: told('retime', {}),
  addRound: told('addRound', ofRound),
  deleteRound: told('deleteRound', ofRound),
  skipRound: told('skipRound', ofRound),
  unskipRound: told('unskipRound', ofRound),
  shift: told('shift', { item: Item, direction: z.enum(['up', 'down']) }),
  move: told('move', { item: Item, before: z.exactOptional(Item) }),
  reorder: told('reorder', {}),
  sort: told('sort', {}),
  setRecall: told('setRecall', { ...ofRound, size: Count }),
  setHeats: told('setHeats', { ...ofRound, heats: Count }),
  drawHeats: told('drawHeats', ofRound),
  moveCouple: told('moveCouple', {
    ...ofRound,
    couple: z.exactOptional(keyBy(leadNumber)),
    heat: Count,
  }),
  seed: told('seed', { ...ofRound, couple: z.exactOptional(keyBy(leadNumber)) }),
  setPanel: told('setPanel', { ...ofRound, judges: Count }),
  assignPanels: told('assignPanels', { judges: Count }),
  addBlock: told('addBlock', { ...titled, before: z.exactOptional(Item) }),
  editBlock: told('editBlock', titled),
  removeBlock: told('removeBlock', titled),
  setStartTimes: told('setStartTimes', { rounds: Count }),
} satisfies { readonly [Kind in ToldKind]: z.ZodMiniType<ToldChange<Kind>> };

/** One change of a published plan, as its record keeps it. */
export const Told: z.ZodMiniType<ToldChange> = z.union(Object.values(BY_KIND));
