import { MAX_LENGTH } from '../../domain/bounds.ts';
import { object, optional, otherwise, whole, word } from '../codec/forms.ts';
import { text, time } from '../codec/moreForms.ts';
import { node } from '../codec/node.ts';
import type { BranchEntry } from './entry.ts';
import { event } from './keys.ts';

/** A record of the chairman's log. A message is shown to the MC; an incident is for the record of the day. */
export const incident = node(
  'incidents/$id',
  object({
    at: time,
    uid: text(MAX_LENGTH.key),
    kind: word(['incident', 'message']),
    name: otherwise(text(MAX_LENGTH.title), 'The chairman'),
    what: text(MAX_LENGTH.note),
    /** The round it happened in. */
    event: optional(event),
    round: optional(whole(0, 99)),
  }),
);

export const incidentEntry = (): BranchEntry => ({
  node: incident,
  archive: 'this year',
  rows: [
    ['incidents/{id}', "the chairman's log: what happened, and messages to the MC", 'chairman, admin', 'no'],
  ],
});
