import { isFinal } from '../../src/domain/competition.ts';
import { findCurrentPanel } from '../../src/domain/floor/judging.ts';
import { toStoredTerm } from '../../src/domain/event/storedTerm.ts';
import { listRoundsOfDay, type ScheduledRound } from '../../src/domain/round/day.ts';
import { createPlan } from '../../src/domain/schedule/plan/plan.ts';
import { DEFAULT_TIMING } from '../../src/domain/schedule/times/timing.ts';
import { competitionBasics } from '../../src/store/competition/competition.ts';
import { timing } from '../../src/store/competition/timing.ts';
import { allEvents } from '../../src/store/events/events.ts';
import { blocks } from '../../src/store/plan/blocks.ts';
import { approvals } from '../../src/store/results/approvals.ts';
import { answerQuestion, signResult, removeSignature } from '../../src/store/results/chairmanDecisions.ts';
import { returnSheetToJudge } from '../../src/store/floor/reopenJudging.ts';
import { seatPanel, changeRounds } from '../../src/store/rounds/roundEdits.ts';
import { changeRequests } from '../../src/store/sheets/changeRequests.ts';
import { refuseChange } from '../../src/store/sheets/sheetChanges.ts';
import { listAnswers } from '../../src/web/floor/chairman/answers.ts';
import { planRoundEdits } from '../../src/web/floor/chairman/roundChange.ts';
import {
  findRoundApproval,
  listChangeRequests,
  listDecisions,
  listUnsigned,
  listOpenQuestions,
} from '../../src/web/staff/approvals/inbox.ts';
import { roundLabel } from '../story.ts';
import { press, type Press } from './press.ts';
import { StaffMember } from './staff.ts';
import { createSheetPlace } from '../../src/store/sheets/sheetAt.ts';

const WHY = 'so it is decided';

/** Decides everything that the rules leave to a person. */
export class Chairman extends StaffMember {
  readonly name = 'the chairman';

  offered(): readonly Press[] {
    const all = this.device.followOr(allEvents, undefined);
    const known = this.device.followOr(approvals, undefined);
    const requests = this.device.followOr(changeRequests, []);
    if (all === undefined || known === undefined) return [];
    const day = listRoundsOfDay(all);
    return [
      ...listOpenQuestions(day, known).flatMap(({ at, question }) =>
        this.isUnderWay(at.event.key, at.round.number)
          ? []
          : listAnswers(question).map((answer) =>
              press(
                `answer ${answer.kind} ${at.event.key}/${at.round.number}`,
                `answers “${answer.kind}” about ${question.what} in ${roundLabel(at.event, at.round)}`,
                () =>
                  this.perform((by) =>
                    answerQuestion(
                      by,
                      this.signer,
                      { ...at, asked: question },
                      {
                        verdict: answer.verdict,
                        ...(answer.count === undefined ? {} : { count: answer.count }),
                        why: answer.needsReason ? WHY : '',
                      },
                    ),
                  ),
                { weight: 2 },
              ),
            ),
      ),
      ...listChangeRequests(day, requests).flatMap(({ at, asked }) => {
        const place = createSheetPlace(at.event, at.round, asked);
        const of = `${asked.event}/${asked.round}/${toStoredTerm(asked.dance)}/${asked.judge}`;
        const said = `judge ${asked.judge}’s ${toStoredTerm(asked.dance)} of ${roundLabel(at.event, at.round)}`;
        return [
          ...(at.round.state === 'running'
            ? [
                press(`give back ${of}`, `gives ${said} back`, () =>
                  this.perform((by) =>
                    returnSheetToJudge(
                      by,
                      { ...at, judge: asked.judge, dance: asked.dance },
                      findRoundApproval(known, at),
                      WHY,
                    ),
                  ),
                ),
              ]
            : []),
          press(`leave ${of}`, `leaves ${said} as it was sent`, () =>
            this.perform((by) => [refuseChange(by, place, WHY)]),
          ),
        ];
      }),
      ...listUnsigned(day, known).map((at) =>
        press(
          `sign ${at.event.key}/${at.round.number}`,
          `signs ${roundLabel(at.event, at.round)}`,
          () => this.perform((by) => [signResult(by, this.signer, at, '')]),
          { undoKeys: [`unsign ${at.event.key}/${at.round.number}`] },
        ),
      ),
      ...listDecisions(day, known)
        .filter(({ decided }) => decided.verdict === 'signed')
        .map(({ at }) =>
          press(
            `unsign ${at.event.key}/${at.round.number}`,
            `takes the signature off ${roundLabel(at.event, at.round)}`,
            () => this.perform((by) => [removeSignature(by, this.signer, at, WHY)]),
            { weight: 0.4 },
          ),
        ),
      ...day
        .filter(({ round }) => round.state === 'running' || round.state === 'initialized')
        .flatMap((at) => [...this.roundChange(at), ...this.seating(at)]),
    ];
  }

  /** Changes the recall size of a round whose couples are already drawn. */
  private roundChange(at: ScheduledRound): readonly Press[] {
    const { event, round } = at;
    const others = this.device.followOr(blocks, undefined);
    const figures = this.device.followOr(timing, DEFAULT_TIMING);
    const all = this.device.followOr(allEvents, []);
    if (others === undefined || isFinal(round)) return [];
    const plan = createPlan(all, others, () => false);
    return [2, 3, 4]
      .filter((size) => size !== round.recallSize)
      .map((recallSize) =>
        press(
          `recall ${recallSize} ${event.key}/${round.number}`,
          `asks for ${recallSize} couples in ${roundLabel(event, round)}`,
          () =>
            this.perform((by) =>
              changeRounds(
                by,
                event,
                planRoundEdits(plan, figures, at, { recallSize, numHeats: round.numHeats }),
              ),
            ),
          { weight: 0.1 },
        ),
      );
  }

  private seating(at: ScheduledRound): readonly Press[] {
    const { event, round } = at;
    const judges = this.device.followOr(competitionBasics, undefined)?.judges ?? [];
    const was = findCurrentPanel(event, round, judges);
    const free = judges.find(({ key }) => !was.includes(key));
    const [first] = was;
    if (free === undefined || first === undefined) return [];
    const panel = judges
      .map(({ key }) => key)
      .filter((key) => key === free.key || (was.includes(key) && key !== first));
    return [
      press(
        `seat ${event.key}/${round.number}`,
        `seats ${panel.join('')} for ${roundLabel(event, round)}`,
        () =>
          this.perform((by) =>
            seatPanel(by, at, judges, { panel, why: round.state === 'running' ? WHY : '' }),
          ),
        { weight: 0.1 },
      ),
    ];
  }
}
