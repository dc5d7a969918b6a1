/** Conditions of nodes of src/schema that ask for other nodes, or for several fields together: by hand, few, and short. */

import type { Expression } from './rules.ts';

export const RELATIONS: Readonly<Record<string, Expression<'$event'>>> = {
  'settings/numbers': () => "newData.child('from').val() <= newData.child('to').val()",
  /** An event that goes is there, and nobody has entered it, nor has it a round: it is removed together with its name here. */
  'settings/offered/gone/$event': ({ $event }) => {
    const event = `root.child('events').child(${$event})`;
    return `${event}.exists() && !${event}.child('entries').exists() && !${event}.child('rounds').exists()`;
  },
};
