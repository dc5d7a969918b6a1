import { buildMask } from '../../schema/nodes/views.ts';
import { eventTree } from '../../schema/nodes/eventsEntry.ts';
import { EVENTS_AT } from './eventAt.ts';

const ENTRIES = { kind: 'index', from: EVENTS_AT, below: 'entries' } as const;

/**
 * Nodes derived by the server for visitors (server/derived). `program`: events with counts instead of couples, under short
 * names, since 300 rounds go to 2,000 phones. `heats`: the numbers of an event by heat. `couples`: couples by dancer.
 * `numbers`: couples by number.
 */
export const DERIVED_DEFINITIONS = {
  program: { kind: 'masked', from: EVENTS_AT, of: buildMask(eventTree, 'program') },
  heats: { kind: 'masked', from: EVENTS_AT, of: buildMask(eventTree, 'heats') },
  couples: { ...ENTRIES, by: { leadId: 'lead', followId: 'follow' } },
  numbers: { ...ENTRIES, by: { leadNumber: 'couple' } },
} as const;
