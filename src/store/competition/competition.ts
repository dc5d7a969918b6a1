import type { Judge } from '../../domain/competition.ts';
import { mapDefined } from '../../domain/mapDefined.ts';
import { parseJudgeKey, type JudgeKey } from '../../domain/ids.ts';
import type { DayOrMoment } from '../../domain/registration/calendar.ts';
import type { RegistrationState } from '../../domain/registration/phase.ts';
import { COMPETITION_AT } from '../../schema/nodes/addresses.ts';
import { getRawChild, listRawChildren, toText, type TreePath } from '../tree/path.ts';
import { parseRegistrationState, parseDay, parseTimeZone } from './dates.ts';
import { parseProfiles, type PersonProfile } from './profiles.ts';

export interface SocialLinks {
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
  readonly socials: SocialLinks;
  readonly judges: readonly Judge[];
  readonly officials: readonly PersonProfile[];
  readonly organizers: readonly PersonProfile[];
}

/** Parses a typed link; undefined unless it is http or https. */
export function parseWebAddress(raw: unknown): string | undefined {
  const text = toText(raw);
  if (text === undefined) return undefined;
  const address = /^[a-z]+:/i.test(text) ? text : `https://${text}`;
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : undefined;
}

export function parseInstagramHandle(raw: unknown): string | undefined {
  const handle = toText(raw)?.trim().replace(/^@/, '');
  return handle !== undefined && /^[\w.]{1,30}$/.test(handle) ? handle : undefined;
}

/**
 * A judge known only by letter is stored with the letter as name, because an official needs a name
 * (`addJudge`).
 */
function nameOf(official: unknown, letter: JudgeKey): string | undefined {
  const name = toText(getRawChild(official, 'name'));
  return name === letter ? undefined : name;
}

function judgesOf(officials: unknown): readonly Judge[] {
  return mapDefined(listRawChildren(officials), ([key, raw]) => {
    const role = toText(getRawChild(raw, 'role'));
    const judge = parseJudgeKey(key);
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
    const socials = getRawChild(raw, 'socials');
    const primaryColor = toText(getRawChild(raw, 'primaryColor'));
    return {
      fullName: toText(getRawChild(raw, 'fullName')),
      primaryColor:
        primaryColor !== undefined && /^#[0-9a-f]{6}$/i.test(primaryColor) ? primaryColor : undefined,
      place: toText(getRawChild(raw, 'place'))?.trim(),
      timeZone: parseTimeZone(getRawChild(raw, 'timeZone')),
      startDate: parseDay(getRawChild(raw, 'startDate')),
      endDate: parseDay(getRawChild(raw, 'endDate')),
      registration: parseRegistrationState(raw),
      resultsPageShown: getRawChild(raw, 'resultsPageShown') === true,
      socials: {
        website: parseWebAddress(getRawChild(socials, 'website')),
        facebook: parseWebAddress(getRawChild(socials, 'facebook')),
        instagram: parseInstagramHandle(getRawChild(socials, 'instagram')),
        community: parseWebAddress(getRawChild(socials, 'community')),
      },
      judges: judgesOf(getRawChild(raw, 'officials')),
      officials: parseProfiles(getRawChild(raw, 'officials')),
      organizers: parseProfiles(getRawChild(raw, 'organizers')),
    };
  },
};
