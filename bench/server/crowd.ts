import { BenchChild } from '../child.ts';
import type { CrowdOptions, CrowdReport, CrowdCommand } from '../children/crowdChild.ts';

type Heard = Extract<CrowdReport, { kind: 'heard' }>;
const isKind =
  <Kind extends CrowdReport['kind']>(kind: Kind) =>
  (news: CrowdReport): news is Extract<CrowdReport, { kind: Kind }> =>
    news.kind === kind;

/** Connections per process; more would be slower than the measured server. */
const IN_ONE = 5000;

/** Many clients in processes of their own. */
export class Crowd {
  private readonly parts: readonly BenchChild<CrowdCommand, CrowdReport>[];

  private constructor(parts: readonly BenchChild<CrowdCommand, CrowdReport>[]) {
    this.parts = parts;
  }

  /** Resolves when all connections are open. */
  static async of(address: string, count: number): Promise<Crowd> {
    const parts: BenchChild<CrowdCommand, CrowdReport>[] = [];
    for (let left = count; left > 0; left -= IN_ONE)
      parts.push(
        new BenchChild('crowdChild', { address, count: Math.min(left, IN_ONE) } satisfies CrowdOptions),
      );
    await Promise.all(parts.map((part) => part.next(isKind('connected'))));
    return new Crowd(parts);
  }

  /**
   * Milliseconds from the start of `act` until each connection has received a frame with `text`, and the bytes received
   * on all connections since they opened.
   */
  async hearing(
    text: string,
    act: () => void,
  ): Promise<{ readonly times: readonly number[]; readonly bytes: number }> {
    for (const part of this.parts) part.tell({ kind: 'await', text });
    await Promise.all(this.parts.map((part) => part.next(isKind('awaiting'))));
    const from = performance.timeOrigin + performance.now();
    act();
    const heard: readonly Heard[] = await Promise.all(this.parts.map((part) => part.next(isKind('heard'))));
    return {
      times: heard.flatMap(({ times }) => times).map((time) => time - from),
      bytes: heard.reduce((sum, { bytes }) => sum + bytes, 0),
    };
  }

  say(text: string): void {
    for (const part of this.parts) part.tell({ kind: 'say', text });
  }

  async leave(): Promise<void> {
    for (const part of this.parts) part.tell({ kind: 'leave' });
    await Promise.all(this.parts.map((part) => part.gone()));
  }
}
