import { MAX_LENGTH } from '../../domain/bounds.ts';
import { object, optional, addDefault, integer, choice } from '../codec/forms.ts';
import { text, serverTimeOrKept } from '../codec/moreForms.ts';
import { defineNode } from '../codec/node.ts';
import type { BranchEntry } from './entry.ts';
import { eventKeyForm } from './keys.ts';

/** A record of the chairman's log. A message is shown to the MC; an incident is for the record of the day. */
export const incident = defineNode(
  'incidents/$id',
  object({
    at: serverTimeOrKept,
    uid: text(MAX_LENGTH.key),
    kind: choice(['incident', 'message']),
    name: addDefault(text(MAX_LENGTH.title), 'The chairman'),
    what: text(MAX_LENGTH.note),
    /** The round it happened in. */
    event: optional(eventKeyForm),
    round: optional(integer(0, 99)),
  }),
);

export const incidentEntry = (): BranchEntry => ({
  node: incident,
  archive: 'this year',
  rows: [
    ['incidents/{id}', "the chairman's log: what happened, and messages to the MC", 'chairman, admin', 'no'],
  ],
});
