import type { Judge } from '../../domain/competition.ts';
import { mapDefined } from '../../domain/defined.ts';
import { judgeKey, type JudgeKey } from '../../domain/ids.ts';
import type { DayOrMoment } from '../../domain/registration/calendar.ts';
import type { RegistrationState } from '../../domain/registration/phase.ts';
import { COMPETITION_AT } from '../../schema/nodes/addresses.ts';
import { childOf, childrenOf, textOf, type TreePath } from '../tree/path.ts';
import { registrationOf, parseDay, timeZoneOf } from './dates.ts';
import { parseProfiles, type PersonProfile } from './profiles.ts';

export interface Socials {
  readonly website: string | undefined;
  readonly facebook: string | undefined;
  /** The Instagram name without the leading @. */
  readonly instagram: string | undefined;
  /** A link for visitors' questions. If missing, the event's configuration may name one. */
  readonly community: string | undefined;
}

export interface Competition {
  readonly fullName: string | undefined;
  readonly primaryColor: string | undefined;
  /** 'Dillon Gymnasium, Princeton NJ'. */
  readonly place: string | undefined;
  /** Its IANA name. */
  readonly timeZone: string | undefined;
  readonly startDate: DayOrMoment | undefined;
  readonly endDate: DayOrMoment | undefined;
  readonly registration: RegistrationState;
  readonly resultsPageShown: boolean;
  readonly socials: Socials;
  readonly judges: readonly Judge[];
  readonly officials: readonly PersonProfile[];
  readonly organizers: readonly PersonProfile[];
}

/** A typed link: only http and https become one. */
export function webAddress(raw: unknown): string | undefined {
  const text = textOf(raw);
  if (text === undefined) return undefined;
  const address = /^[a-z]+:/i.test(text) ? text : `https://${text}`;
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : undefined;
}

export function instagramHandle(raw: unknown): string | undefined {
  const handle = textOf(raw)?.trim().replace(/^@/, '');
  return handle !== undefined && /^[\w.]{1,30}$/.test(handle) ? handle : undefined;
}

/** A judge known by the letter only has it as a name, because an official needs one (`addJudge`). */
function nameOf(official: unknown, letter: JudgeKey): string | undefined {
  const name = textOf(childOf(official, 'name'));
  return name === letter ? undefined : name;
}

function judgesOf(officials: unknown): readonly Judge[] {
  return mapDefined(childrenOf(officials), ([key, raw]) => {
    const role = textOf(childOf(raw, 'role'));
    const judge = judgeKey(key);
    const chairman = role === 'Chairman of Judges';
    return judge !== undefined && (chairman || role === 'Judge')
      ? { key: judge, name: nameOf(raw, judge), chairman }
      : undefined;
  });
}

export const competitionBasics: TreePath<Competition> = {
  at: COMPETITION_AT,
  ahead: true,
  parse: (raw) => {
    const socials = childOf(raw, 'socials');
    const primaryColor = textOf(childOf(raw, 'primaryColor'));
    return {
      fullName: textOf(childOf(raw, 'fullName')),
      primaryColor:
        primaryColor !== undefined && /^#[0-9a-f]{6}$/i.test(primaryColor) ? primaryColor : undefined,
      place: textOf(childOf(raw, 'place'))?.trim(),
      timeZone: timeZoneOf(childOf(raw, 'timeZone')),
      startDate: parseDay(childOf(raw, 'startDate')),
      endDate: parseDay(childOf(raw, 'endDate')),
      registration: registrationOf(raw),
      resultsPageShown: childOf(raw, 'resultsPageShown') === true,
      socials: {
        website: webAddress(childOf(socials, 'website')),
        facebook: webAddress(childOf(socials, 'facebook')),
        instagram: instagramHandle(childOf(socials, 'instagram')),
        community: webAddress(childOf(socials, 'community')),
      },
      judges: judgesOf(childOf(raw, 'officials')),
      officials: parseProfiles(childOf(raw, 'officials')),
      organizers: parseProfiles(childOf(raw, 'organizers')),
    };
  },
};
