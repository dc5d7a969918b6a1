import type { Json } from '../../src/server/tree/json.ts';
import { openRawSockets, type RawSocket } from '../rawLines.ts';
import { getPercentile, formatMs } from '../table.ts';

export const JUDGES = 9;
export const ATTACK_SECONDS = Number(process.env['ATTACK_SECONDS'] ?? 15);
const EACH = 100;
export const JUDGE_LIMIT_TEXT = 'at most 100 ms';

const judgeOf = (n: number): string => String.fromCodePoint(65 + n);
const codeOf = (n: number): string => `code-of-judge-${judgeOf(n)}`;
export const countUpFromZero = (count: number): readonly number[] =>
  Array.from({ length: count }, (_, n) => n);

/** A round that runs, with a panel, and a list of entries as long as that of a large competition. */
export function buildRunningRound() {
  const entries = (event: number): Readonly<Record<string, Json>> =>
    Object.fromEntries(
      countUpFromZero(100).map((n) => [
        `entry${event}x${n}`,
        {
          entryId: `entry${event}x${n}`,
          leadName: `Lead ${n}`,
          followName: `Follow ${n}`,
          leadNumber: 100 + n,
        },
      ]),
    );
  return {
    competitionMetadata: {
      fullName: 'Bench',
      officials: Object.fromEntries(
        countUpFromZero(JUDGES).map((n) => [judgeOf(n), { name: `Judge ${n}`, role: 'Judge' }]),
      ),
    },
    judgeCodes: Object.fromEntries(countUpFromZero(JUDGES).map((n) => [judgeOf(n), codeOf(n)])),
    events: {
      ...Object.fromEntries(
        countUpFromZero(60).map((n) => [`Event${n}`, { name: `Event ${n}`, entries: entries(n) }]),
      ),
      Waltz: {
        name: 'Waltz',
        eventDances: ['Waltz', 'Tango'],
        entries: Object.fromEntries(countUpFromZero(20).flatMap((n) => Object.entries(entries(100 + n)))),
        rounds: {
          1: {
            roundState: 2,
            recallSize: 6,
            numHeats: 1,
            panel: Object.fromEntries(countUpFromZero(JUDGES).map((n) => [judgeOf(n), true])),
          },
        },
      },
    },
  };
}

/** The server that judges and attackers connect to. */
export interface Backend {
  readonly port: number;
  readonly namespace: string;
  readonly apiKey: string;
}

export async function signUp({ port, apiKey }: Backend): Promise<{ uid: string; token: string }> {
  const answer = await fetch(
    `http://127.0.0.1:${port}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=${apiKey}`,
    {
      method: 'POST',
      body: JSON.stringify({ returnSecureToken: true }),
    },
  );
  const { localId, idToken } = (await answer.json()) as { localId: string; idToken: string };
  return { uid: localId, token: idToken };
}

/** Sends requests over its own connection and returns the milliseconds until each answer. */
export class JudgeClient {
  private readonly line: RawSocket;
  private number = 0;
  private readonly waiting = new Map<number, (text: string) => void>();

  constructor(raw: RawSocket) {
    this.line = raw;
    raw.heard = (text) => {
      const number = /"r":(\d+)/.exec(text)?.[1];
      if (number === undefined) return;
      this.waiting.get(Number(number))?.(text);
      this.waiting.delete(Number(number));
    };
  }

  leave(): void {
    this.line.close();
  }

  async ask(action: string, body: object): Promise<number> {
    this.number += 1;
    const number = this.number;
    const start = performance.now();
    const text = await new Promise<string>((resolve) => {
      this.waiting.set(number, resolve);
      this.line.send(JSON.stringify({ t: 'd', d: { r: number, a: action, b: body } }));
    });
    if (!text.includes('"s":"ok"')) throw new Error(`a judge was told ${text}`);
    return performance.now() - start;
  }
}

export async function openJudges(server: Backend, count = JUDGES): Promise<readonly JudgeClient[]> {
  const lines = await openRawSockets(`ws://127.0.0.1:${server.port}/.ws?v=5&ns=${server.namespace}`, count);
  return Promise.all(
    lines.map(async (raw, n) => {
      const { uid, token } = await signUp(server);
      const judge = new JudgeClient(raw);
      await judge.ask('auth', { cred: token });
      const claim = { judge: judgeOf(n), code: codeOf(n), at: { '.sv': 'timestamp' } };
      await judge.ask('p', { p: `/judgeClaims/${uid}`, d: claim });
      return judge;
    }),
  );
}

/** Each judge marks now and then for some seconds. Returns the wait (ms) until each mark was stored. */
export async function measureMarking(judges: readonly JudgeClient[]): Promise<readonly number[]> {
  const end = performance.now() + ATTACK_SECONDS * 1000;
  const times: number[] = [];
  await Promise.all(
    judges.map(async (judge, n) => {
      for (let mark = 0; performance.now() < end; mark += 1) {
        times.push(
          await judge.ask('p', { p: `/marks/Waltz/1/${judgeOf(n)}/Tango/0`, d: String(100 + (mark % 50)) }),
        );
        await new Promise((resolve) => setTimeout(resolve, EACH));
      }
    }),
  );
  return times;
}

export const formatFigures = (times: readonly number[]): readonly string[] => [
  formatMs(getPercentile(times, 0.5)),
  formatMs(getPercentile(times, 0.99)),
  formatMs(Math.max(...times)),
  String(times.length),
];
