import type { Judge } from '../../../domain/competition.ts';
import { findCurrentPanel } from '../../../domain/floor/judging.ts';
import {
  summarizePresence,
  countUnsentSheets,
  type DutyPresence,
  type DevicePresence,
} from '../../../domain/floor/dutyPresence.ts';
import type { ScheduledRound } from '../../../domain/round/day.ts';

export interface JudgePhone {
  readonly judge: Judge;
  /** Undefined if this account may not know it. */
  readonly isLinked: boolean | undefined;
  readonly presence: DevicePresence;
  /** Sheets not delivered, as last reported. */
  readonly unsent: number;
  /** The rounds this judge marks now. */
  readonly marks: readonly ScheduledRound[];
}

interface Known {
  readonly judges: readonly Judge[];
  readonly running: readonly ScheduledRound[];
  readonly online: readonly DutyPresence[];
  /** Judges with a linked phone. */
  readonly linked: ReadonlySet<string> | undefined;
}

/** True if a judge with a round on the floor has no connected phone. */
export const isPhoneMissing = ({ marks, presence }: JudgePhone): boolean =>
  marks.length > 0 && presence.kind !== 'here';

const urgency = (phone: JudgePhone): number =>
  isPhoneMissing(phone) ? 0 : { away: 1, never: 2, here: 3 }[phone.presence.kind];

/**
 * Lists all judges, first those whom a helper should walk to.
 * @param now by the server's clock
 */
export const listJudgePhones = (
  { judges, running, online, linked }: Known,
  now: number,
): readonly JudgePhone[] =>
  judges
    .map((judge) => ({
      judge,
      devices: online.filter(({ duty, of }) => duty === 'judge' && of === judge.key),
    }))
    .map(({ judge, devices }) => ({
      judge,
      isLinked: linked?.has(judge.key),
      presence: summarizePresence(devices, now),
      unsent: countUnsentSheets(devices),
      marks: running.filter(({ event, round }) => findCurrentPanel(event, round, judges).includes(judge.key)),
    }))
    .toSorted((a, b) => urgency(a) - urgency(b));
