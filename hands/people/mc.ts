import { isFinal, type CompetitionEvent } from '../../src/domain/competition.ts';
import { eventSettingsPath } from '../../src/store/competition/settings.ts';
import { buildDancingCouples } from '../../src/domain/floor/dancingCouples.ts';
import type { LeadNumber } from '../../src/domain/ids.ts';
import { listRoundsOfDay, type ScheduledRound } from '../../src/domain/round/day.ts';
import { createPlan } from '../../src/domain/schedule/plan/plan.ts';
import { checkStateChange } from '../../src/domain/schedule/plan/states.ts';
import { allEvents } from '../../src/store/events/events.ts';
import { announce } from '../../src/store/floor/announcement.ts';
import { EMPTY_DECK } from '../../src/store/floor/calls.ts';
import { callHeat, livePath, startMusic } from '../../src/store/floor/live.ts';
import { listRunningRounds, type RunningRound } from '../../src/web/staff/hall/runningRounds.ts';
import { startRound } from '../../src/store/floor/startRound.ts';
import { blocks } from '../../src/store/plan/blocks.ts';
import { findLivePage, buildPrompterPages, listWaitingRounds } from '../../src/web/floor/mc/prompter.ts';
import { buildRoundText, roundLabel } from '../story.ts';
import { press, type Press } from './press.ts';
import { releasePresses } from './releases.ts';
import { StaffMember } from './staff.ts';

/** True if the round has couples and may start now. */
function mayStart(all: readonly CompetitionEvent[], { event, round }: ScheduledRound): boolean {
  const planned = createPlan(all, [], () => false).events.find(({ key }) => key === event.key);
  return (
    planned !== undefined && round.entries.length > 0 && checkStateChange(planned, round.number, 'running').ok
  );
}

/** Calls the rounds and their heats. */
export class Mc extends StaffMember {
  readonly name = 'the MC';

  offered(): readonly Press[] {
    const all = this.device.followOr(allEvents, undefined);
    const floor = this.device.follow(livePath);
    this.device.follow(blocks);
    if (all === undefined || floor.kind === 'waiting') return [];
    const day = listRoundsOfDay(all);
    const onFloor = floor.kind === 'known' ? floor.value : [];
    const rounds = listWaitingRounds(day);
    const starts = rounds
      .filter((at) => mayStart(all, at) && !this.isUnderWay(at.event.key, at.round.number))
      .map((at) =>
        press(
          `start ${buildRoundText(at)}`,
          `starts ${roundLabel(at.event, at.round)}`,
          () => this.perform((by) => [startRound(by, at.event, at.round)]),
          {
            weight: 3,
            undoKeys: [`put back ${buildRoundText(at)}`],
            undoOffices: ['scrutineer', 'schedule'],
          },
        ),
      );
    return [
      ...starts,
      ...listRunningRounds(day, onFloor).flatMap((one) => this.calls(one)),
      ...this.awards(day),
      ...this.announcements(),
    ];
  }

  /** The couples of a round on the floor, as their heats are called. */
  couplesCalled(of: string): readonly (readonly LeadNumber[])[] {
    const all = this.device.followOr(allEvents, []);
    const at = listRoundsOfDay(all).find((one) => buildRoundText(one) === of);
    if (at === undefined) return [];
    return [buildDancingCouples(at.event, at.round).map(({ number }) => number)];
  }

  /** The heats of a running round, and the music of the round that the MC follows. */
  private calls({ at, now }: RunningRound): readonly Press[] {
    const { event, round } = at;
    const of = buildRoundText(at);
    const said = roundLabel(event, round);
    const pages = buildPrompterPages(at, undefined, EMPTY_DECK);
    const next = pages[findLivePage(pages, now) + 1];
    return [
      ...(next?.kind === 'heat'
        ? [
            press(`next heat ${of}`, `calls the next heat of ${said}`, () =>
              this.write(callHeat(event.key, round.number, next.position), true),
            ),
          ]
        : []),
      press(
        `music ${of}`,
        `starts the music of ${said}`,
        () => this.write(startMusic(event.key, round.number), true),
        { weight: 0.5 },
      ),
    ];
  }

  /** Reads out the places of a posted final at the awards. */
  private awards(day: readonly ScheduledRound[]): readonly Press[] {
    const usual = this.device.followOr(eventSettingsPath, undefined)?.release;
    if (usual === undefined || !this.device.isLive) return [];
    return day.flatMap(({ event, round }) =>
      isFinal(round) ? releasePresses(this, { event, round }, usual, 2) : [],
    );
  }

  private announcements(): readonly Press[] {
    return [
      press('announce', 'announces that lunch is served', () => this.write(announce('Lunch is served')), {
        weight: 0.3,
      }),
    ];
  }
}
