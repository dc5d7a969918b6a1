import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Administrator } from '../../server/local/administrator.ts';
import type { DancedEvent } from '../../domain/dancedEvent.ts';
import { judgeKey } from '../../domain/ids.ts';
import { importEvent, type DayOfImport } from '../../store/writes/importEvent.ts';
import { giveJudgeCode } from '../../store/writes/judges.ts';
import { competition } from '../../store/paths/competition.ts';
import { live } from '../../store/paths/live.ts';
import { eventSettings } from '../../store/paths/settings.ts';
import type { Patch } from '../../store/writes/patch.ts';
import { giveRoles } from '../../store/writes/staff.ts';
import type { StaffRole } from '../../store/paths/people.ts';
import { drawAccessCode } from '../accessCode.ts';
import { problemSentence } from '../resultsFile/jsonText.ts';
import { parseResultsFile } from '../resultsFile/parseResultsFile.ts';
import { projectRoot } from '../projectRoot.ts';

/** How to get in, printed by `start`. */
export interface DemoAccess {
  readonly staff: readonly {
    readonly title: string;
    readonly path: string;
    readonly email: string;
    readonly password: string;
  }[];
  readonly judges: readonly { readonly judge: string; readonly code: string }[];
}

const PASSWORD = 'floorcraft-demo';

const STAFF: readonly {
  readonly title: string;
  readonly name: string;
  readonly role: StaffRole;
  readonly path: string;
}[] = [
  { title: 'Organizer', name: 'organizer', role: 'admin', path: '/admin' },
  { title: 'Scrutineer', name: 'scrutineer', role: 'scrutineer', path: '/admin/scrutineer' },
  { title: 'Chairman', name: 'chairman', role: 'chairman', path: '/admin/eventschedule' },
  { title: 'MC', name: 'mc', role: 'mc', path: '/admin/eventschedule' },
  { title: 'Deck captain', name: 'deck', role: 'deckcaptain', path: '/admin/eventschedule' },
];

const emailOf = (name: string): string => `${name}@demo.example`;

const MINUTE = 60_000;

/** The two events of the demo, and when their rounds dance, in minutes from now, from the final outwards. */
const EVENTS = [
  {
    file: 'event1.json',
    minutes: [24, -4, -48, -96, -138],
    posted: (round: number) => round >= 2,
    running: 1,
  },
  { file: 'event13.json', minutes: [-26, -72, -117], posted: () => true, running: undefined },
] as const;

function readEvent(file: string): DancedEvent {
  const path = join(projectRoot(), 'src/cli/demo/brown2013', file);
  const read = parseResultsFile(readFileSync(path, 'utf8'));
  if (!read.ok) throw new Error(`${path}: ${read.problems.map(problemSentence).join(' ')}`);
  return read.value;
}

/** The day as one order: a round's place in it follows from when it dances. */
const DAY: readonly number[] = EVENTS.flatMap(({ minutes }) => minutes).toSorted((a, b) => a - b);

function day({ minutes, posted, running }: (typeof EVENTS)[number], now: number): DayOfImport {
  const minute = (round: number): number => minutes[round] ?? 0;
  return {
    posted,
    running,
    scheduleIndex: (round) => DAY.indexOf(minute(round)),
    startTime: (round) => now + minute(round) * MINUTE,
    registeredAt: now - 30 * 24 * 60 * MINUTE,
  };
}

function competitionOf(judges: readonly string[], now: number): Patch {
  return {
    [competition.at]: {
      fullName: 'Floorcraft Demo Classic',
      primaryColor: '#e87722',
      startDate: now,
      endDate: now,
      registrationStatus: 'CLOSED',
      resultsPageShown: true,
      socials: { website: 'https://example.org', instagram: '@floorcraft' },
      officials: Object.fromEntries(
        judges.map((key) => [
          key,
          { key, name: `Judge ${key}`, role: key === 'A' ? 'Chairman of Judges' : 'Judge', bio: '' },
        ]),
      ),
    },
    [eventSettings.at]: { marksPublic: true },
  };
}

async function fill(administrator: Administrator, now: number): Promise<void> {
  const events = EVENTS.map((one) => ({ ...one, danced: readEvent(one.file), day: day(one, now) }));
  const judges = [
    ...new Set(events.flatMap(({ danced }) => danced.rounds.flatMap(({ panel }) => panel))),
  ].toSorted();
  const patches: Patch[] = [competitionOf(judges, now)];
  for (const { danced, day: when, running } of events) {
    const imported = importEvent(danced, when);
    if (!imported.ok) throw new Error(imported.problem);
    patches.push(imported.value.patch);
    if (running !== undefined)
      patches.push({
        [live.at]: {
          event: imported.value.key,
          round: running,
          dance: 0,
          heat: 1,
          startedAt: when.startTime(running),
        },
      });
  }
  for (const judge of judges) patches.push(giveJudgeCode(judge, drawAccessCode()));
  for (const { name, role } of STAFF) {
    const { uid } = await administrator.createUser({
      email: emailOf(name),
      password: PASSWORD,
      displayName: name,
    });
    patches.push(giveRoles(uid, [role]));
  }
  // Everything at once and last: a demo that was cut off while it was filled is filled anew.
  await administrator.update(Object.assign({}, ...patches));
}

async function codes(administrator: Administrator): Promise<DemoAccess['judges']> {
  const raw = await administrator.read('judgeCodes');
  if (typeof raw !== 'object' || raw === null) return [];
  return Object.entries(raw).flatMap(([key, code]) => {
    const judge = judgeKey(key);
    return judge === undefined || typeof code !== 'string' ? [] : [{ judge, code }];
  });
}

/**
 * Makes the demo on an empty tree: two events of a real competition, one over and one with its semi-final on the floor,
 * and somebody for every role. What is there already is left alone.
 */
export async function seedDemo(administrator: Administrator, now: number): Promise<DemoAccess> {
  if ((await administrator.read(competition.at)) === null) {
    for (const { name } of STAFF) {
      const left = await administrator.findUser(emailOf(name));
      if (left !== undefined) await administrator.removeUser(left.uid);
    }
    await fill(administrator, now);
  }
  return {
    staff: STAFF.map(({ title, name, path }) => ({ title, path, email: emailOf(name), password: PASSWORD })),
    judges: await codes(administrator),
  };
}
