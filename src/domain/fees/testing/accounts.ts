import type { CompetitionEvent } from '../../competition.ts';
import { omitUndefined } from '../../mapDefined.ts';
import { parseEntryId } from '../../ids.ts';
import type { DancerEntry } from '../../people/directory.ts';

/** A couple in an event whose lead has a key, or only a name. */
export function buildPricedCouple(event: CompetitionEvent, leadId?: string): DancerEntry {
  const id = parseEntryId('e1');
  if (id === undefined) throw new Error('invalid entry id');
  return {
    event,
    entry: {
      id,
      number: undefined,
      ...omitUndefined({ leadId }),
      leadName: 'Ann',
      followName: 'Bo',
      affiliation: '',
      placeholder: false,
      checkedIn: new Map(),
    },
    role: 'lead',
  };
}
