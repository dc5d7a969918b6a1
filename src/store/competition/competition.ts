import type { Judge } from '../../domain/competition.ts';
import { judgeKey, type JudgeKey } from '../../domain/ids.ts';
import type { Registration } from '../../domain/registration/phase.ts';
import { childOf, childrenOf, textOf, type Path } from '../tree/path.ts';
import { registrationOf } from './dates.ts';

export interface Socials {
  readonly website: string | undefined;
  readonly facebook: string | undefined;
  /** Without the leading @ that people like to write. */
  readonly instagram: string | undefined;
}

export interface Competition {
  /** Undefined until somebody has named the competition. */
  readonly fullName: string | undefined;
  readonly primaryColor: string | undefined;
  readonly registration: Registration;
  readonly resultsPageShown: boolean;
  readonly socials: Socials;
  readonly judges: readonly Judge[];
}

/** A link of somebody's own making: only http and https become one. */
function webAddress(raw: unknown): string | undefined {
  const text = textOf(raw);
  if (text === undefined) return undefined;
  const address = /^[a-z]+:/i.test(text) ? text : `https://${text}`;
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : undefined;
}

function instagramHandle(raw: unknown): string | undefined {
  const handle = textOf(raw)?.trim().replace(/^@/, '');
  return handle !== undefined && /^[\w.]{1,30}$/.test(handle) ? handle : undefined;
}

/** Who is known by the letter only has it for a name, because an official has one (`addJudge`). */
function nameOf(official: unknown, letter: JudgeKey): string | undefined {
  const name = textOf(childOf(official, 'name'));
  return name === letter ? undefined : name;
}

function judgesOf(officials: unknown): readonly Judge[] {
  return childrenOf(officials).flatMap(([key, raw]) => {
    const role = textOf(childOf(raw, 'role'));
    const judge = judgeKey(key);
    const chairman = role === 'Chairman of Judges';
    return judge !== undefined && (chairman || role === 'Judge')
      ? [{ key: judge, name: nameOf(raw, judge), chairman }]
      : [];
  });
}

export const competition: Path<Competition> = {
  at: 'competitionMetadata',
  ahead: true,
  parse: (raw) => {
    const socials = childOf(raw, 'socials');
    const primaryColor = textOf(childOf(raw, 'primaryColor'));
    return {
      fullName: textOf(childOf(raw, 'fullName')),
      primaryColor:
        primaryColor !== undefined && /^#[0-9a-f]{6}$/i.test(primaryColor) ? primaryColor : undefined,
      registration: registrationOf(raw),
      resultsPageShown: childOf(raw, 'resultsPageShown') === true,
      socials: {
        website: webAddress(childOf(socials, 'website')),
        facebook: webAddress(childOf(socials, 'facebook')),
        instagram: instagramHandle(childOf(socials, 'instagram')),
      },
      judges: judgesOf(childOf(raw, 'officials')),
    };
  },
};
