import { omitUndefined } from '../../mapDefined.ts';
import { parseDanceSpelling } from '../../event/danceSpelling.ts';
import { toStandardTerm } from '../../event/storedTerm.ts';
import { parseLevel, parseEventStyle, type AgeGroup } from '../../event/terms.ts';
import { createEventKey } from '../../ids.ts';
import type { Background, DancerKey, EnteredCouple, EnteredOffer } from '../dancer.ts';
import type { EligibilityRules } from '../rules.ts';
import { findEntryWarnings } from '../warnings.ts';

/** An event from its printed name: 'Bronze Standard Waltz/Quickstep', 'Senior1 Gold Latin Rumba'. */
export function parseOfferedEvent(text: string, ages?: AgeGroup): EnteredOffer {
  const [level = '', style = '', ...dances] = text.split(' ');
  const inStyle = toStandardTerm(parseEventStyle(style));
  return {
    key: createEventKey(`${ages ?? ''} ${text}`),
    level: parseLevel(level),
    style: parseEventStyle(style),
    dances: dances
      .join(' ')
      .split('/')
      .map((dance) => {
        const known = parseDanceSpelling(inStyle, dance);
        if (known === undefined) throw new Error(`${dance} is not a dance of ${style}`);
        return known;
      }),
    ...omitUndefined({ ages }),
  };
}

export const enterAsLead = (
  who: DancerKey,
  follow: DancerKey,
  ...events: readonly string[]
): readonly EnteredCouple[] =>
  events.map((event) => ({ event: parseOfferedEvent(event), lead: who, follow }));

export const enterAsFollow = (
  who: DancerKey,
  lead: DancerKey,
  ...events: readonly string[]
): readonly EnteredCouple[] =>
  events.map((event) => ({ event: parseOfferedEvent(event), lead, follow: who }));

/** The warnings for a dancer, as 'levels too far apart: Gold Latin Rumba'. */
export function formatWarningTexts(
  rules: EligibilityRules,
  entered: readonly EnteredCouple[],
  backgrounds: Readonly<Record<DancerKey, Background>> = {},
  who: DancerKey = 'Ann',
): readonly string[] {
  return findEntryWarnings(entered, new Map(Object.entries(backgrounds)), rules)
    .filter((warning) => warning.who === who)
    .map(({ reason, events }) => `${reason.kind}: ${events.map((key) => key.trim()).join(', ')}`);
}
