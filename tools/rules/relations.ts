/** Conditions of nodes of src/schema that ask for other nodes, or for several fields together: by hand, few, and short. */

import type { Wildcard } from '../../src/schema/codec/forms.ts';
import { A_DISPLAY_CODE } from './forms.ts';
import type { Expression } from './rules.ts';

export const RELATIONS: Readonly<Record<string, Expression<Wildcard>>> = {
  'settings/numbers': () => "newData.child('from').val() <= newData.child('to').val()",
  /** An event that goes is there, and nobody has entered it, nor has it a round: it is removed together with its name here. */
  'settings/offered/gone/$event': ({ $event }) => {
    const event = `root.child('events').child(${$event})`;
    return `${event}.exists() && !${event}.child('entries').exists() && !${event}.child('rounds').exists()`;
  },
  'incidents/$id/uid': () => 'newData.val() === auth.uid',
  /** Its slot names it, and it names its slot: so there are no more displays than slots. */
  'jumbotron/displays/$code': ({ $code, newRoot }) =>
    `${$code}.matches(${A_DISPLAY_CODE}) && ${newRoot}.child('jumbotron/slots').child('' + newData.child('slot').val()).val() === ${$code}`,
  /** Another page is another version: two who turn at once are told apart. */
  'jumbotron/displays/$code/air/page': ({ newDataOf, dataOf }) =>
    `${newDataOf('air')}.child('version').val() !== ${dataOf('air')}.child('version').val()`,
};
