import { omitUndefined } from '../../defined.ts';
import { danceFromSpelling } from '../../event/danceSpelling.ts';
import { standardTerm } from '../../event/storedTerm.ts';
import { levelOf, styleOf, type AgeGroup } from '../../event/terms.ts';
import { eventKeyFromName } from '../../ids.ts';
import type { Background, DancerKey, Entered, EnteredOffer } from '../dancer.ts';
import type { EligibilityRules } from '../rules.ts';
import { entryWarnings } from '../warnings.ts';

/** An event from its printed name: 'Bronze Standard Waltz/Quickstep', 'Senior1 Gold Latin Rumba'. */
export function parseOffered(text: string, ages?: AgeGroup): EnteredOffer {
  const [level = '', style = '', ...dances] = text.split(' ');
  const inStyle = standardTerm(styleOf(style));
  return {
    key: eventKeyFromName(`${ages ?? ''} ${text}`),
    level: levelOf(level),
    style: styleOf(style),
    dances: dances
      .join(' ')
      .split('/')
      .map((dance) => {
        const known = danceFromSpelling(inStyle, dance);
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
): readonly Entered[] => events.map((event) => ({ event: parseOffered(event), lead: who, follow }));

export const follows = (who: DancerKey, lead: DancerKey, ...events: readonly string[]): readonly Entered[] =>
  events.map((event) => ({ event: parseOffered(event), lead, follow: who }));

/** The warnings for a dancer, as 'levels too far apart: Gold Latin Rumba'. */
export function warningTexts(
  rules: EligibilityRules,
  entered: readonly Entered[],
  backgrounds: Readonly<Record<DancerKey, Background>> = {},
  who: DancerKey = 'Ann',
): readonly string[] {
  return entryWarnings(entered, new Map(Object.entries(backgrounds)), rules)
    .filter((warning) => warning.who === who)
    .map(({ reason, events }) => `${reason.kind}: ${events.map((key) => key.trim()).join(', ')}`);
}
