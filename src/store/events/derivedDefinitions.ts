import { buildMask } from '../../schema/nodes/views.ts';
import { eventTree } from '../../schema/nodes/eventsEntry.ts';
import { EVENT_LIST_SHORT_NAMES } from '../../schema/nodes/events.ts';
import { isWithoutPartner } from '../../domain/people/people.ts';
import { EVENTS_AT } from './eventAt.ts';
import { parseEntry } from './events.ts';

const ENTRIES = { kind: 'index', from: EVENTS_AT, below: 'entries' } as const;

const isAlone = (raw: unknown, key: string): boolean => parseEntry(key, raw).some(isWithoutPartner);

const ALONE = {
  as: EVENT_LIST_SHORT_NAMES.alone,
  from: 'entries',
  of: { kind: 'count', where: isAlone },
} as const;

const program = buildMask(eventTree, 'program');

/**
 * Nodes derived by the server for visitors (server/derived). `program`: events with counts instead of couples, under short
 * names, since 300 rounds go to 2,000 phones. `heats`: the numbers of an event by heat. `couples`: couples by dancer.
 * `numbers`: couples by number.
 */
export const DERIVED_DEFINITIONS = {
  program: {
    kind: 'masked',
    from: EVENTS_AT,
    of: { ...program, children: { ...program.children, alone: ALONE } },
  },
  heats: { kind: 'masked', from: EVENTS_AT, of: buildMask(eventTree, 'heats') },
  couples: { ...ENTRIES, by: { leadId: 'lead', followId: 'follow' } },
  numbers: { ...ENTRIES, by: { leadNumber: 'couple' } },
} as const;
