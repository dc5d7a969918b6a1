import type { CompetitionEvent, Round } from '../../src/domain/competition.ts';
import type { Author } from '../../src/domain/journal/record.ts';
import { listRoundsOfDay } from '../../src/domain/round/day.ts';
import type { ReleaseTime } from '../../src/domain/round/release.ts';
import { competitionBasics } from '../../src/store/competition/competition.ts';
import { eventSettingsPath } from '../../src/store/competition/settings.ts';
import type { Change } from '../../src/store/delivery/operation.ts';
import { allEvents } from '../../src/store/events/events.ts';
import { livePath } from '../../src/store/floor/live.ts';
import type { Approval } from '../../src/store/results/approvals.ts';
import { askChairman } from '../../src/store/results/askChairman.ts';
import type { Device } from '../hall/device.ts';
import { deskPresses } from '../desk/commands.ts';
import type { DeskOperator, DeskRoundState } from '../desk/desk.ts';
import { paperPresses } from '../desk/paper.ts';
import { sheetPresses } from '../desk/sheets.ts';
import { approvalOf, couplesOut, marksOfRound, sheetsOfRound } from '../hall/paths.ts';
import { program } from '../program.ts';
import type { Press } from './press.ts';
import { StaffMember } from './staff.ts';

const NOTHING: Approval = { kind: 'nothing' };

/** Collects sheets, counts them, and posts results. */
export class Scrutineer extends StaffMember implements DeskOperator {
  readonly name: string;
  override readonly weight = 3;
  readonly picked = new Map<string, number>();
  private shown: { readonly heard: number; readonly desks: readonly DeskRoundState[] } | undefined;

  constructor(device: Device, name = 'the scrutineer') {
    super(device, 'scrutineer');
    this.name = name;
  }

  override reload(): void {
    super.reload();
    this.picked.clear();
  }

  private deskOf(event: CompetitionEvent, round: Round): DeskRoundState | undefined {
    const { device } = this;
    const marks = device.follow(marksOfRound(event.key, round.number));
    const sheets = device.follow(sheetsOfRound(event.key, round.number));
    const out = device.follow(couplesOut(event.key, round.number));
    const approval = program.approvalNow(
      device.followOr(approvalOf(event.key, round.number), NOTHING),
      round,
    );
    const judges = device.followOr(competitionBasics, undefined)?.judges ?? [];
    if (marks.kind !== 'known' || sheets.kind !== 'known' || out.kind !== 'known') return undefined;
    return {
      event,
      round,
      judges,
      approval,
      sheets: program.gatherSheets(event, round, judges, {
        roundMarks: marks.value,
        sheets: sheets.value,
        out: out.value,
      }),
    };
  }

  /** The desks as this screen shows them: rebuilt after updates. */
  desks(): readonly DeskRoundState[] {
    const { device, shown } = this;
    if (shown?.heard === device.heard) return shown.desks;
    const all = device.followOr(allEvents, []);
    const desks = all.flatMap((event) => event.rounds.flatMap((round) => this.deskOf(event, round) ?? []));
    this.shown = { heard: device.heard, desks };
    return desks;
  }

  offered(): readonly Press[] {
    return this.desks().flatMap((desk) => {
      if (this.isUnderWay(desk.event.key, desk.round.number)) return [];
      return [...deskPresses(this, desk), ...sheetPresses(this, desk), ...paperPresses(this, desk)];
    });
  }

  act(changesBy: (by: Author) => readonly Change[]): () => unknown {
    return () => this.perform(changesBy);
  }

  ask({ event, round }: DeskRoundState, question: Parameters<DeskOperator['ask']>[1]): void {
    void this.perform((by) => [askChairman(by, this.signer, { event, round }, question)]);
  }

  floorNow(): ReturnType<DeskOperator['floorNow']> {
    return {
      day: listRoundsOfDay(this.device.followOr(allEvents, [])),
      floor: this.device.followOr(livePath, []),
    };
  }

  usualRelease(): ReleaseTime | undefined {
    return this.device.followOr(eventSettingsPath, undefined)?.release;
  }
}
