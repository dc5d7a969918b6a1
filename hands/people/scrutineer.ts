import {
  askedFor,
  isFinal,
  type CompetitionEvent,
  type Judge,
  type RecallRound,
  type Round,
} from '../../src/domain/competition.ts';
import { asWritten } from '../../src/domain/event/asWritten.ts';
import { usualPlace, type PlaceInFinal } from '../../src/domain/floor/coupleOut.ts';
import { whoDances } from '../../src/domain/floor/whoDances.ts';
import { replaced } from '../../src/domain/floor/judgeReplaced.ts';
import { acceptShort } from '../../src/domain/floor/shortSheet.ts';
import { byNumber, type LeadNumber } from '../../src/domain/ids.ts';
import type { Author } from '../../src/domain/journal/record.ts';
import { recall, type RecallCount } from '../../src/domain/recall/recall.ts';
import { RELEASES, releaseOf, releaseOffered, type Release } from '../../src/domain/round/release.ts';
import { dancedNext, roundsOfTheDay, type ScheduledRound } from '../../src/domain/round/day.ts';
import { USUAL_TIMING } from '../../src/domain/schedule/times/timing.ts';
import type { Place } from '../../src/domain/skating/working.ts';
import { eventSettings } from '../../src/store/competition/settings.ts';
import { competition } from '../../src/store/competition/competition.ts';
import { timing } from '../../src/store/competition/timing.ts';
import type { Change } from '../../src/store/delivery/operation.ts';
import { events } from '../../src/store/events/events.ts';
import { live, type OnTheFloor } from '../../src/store/floor/live.ts';
import type { Approval, Asked } from '../../src/store/results/approvals.ts';
import {
  askForCut,
  askForDisqualification,
  askForFinal,
  askForShortSheet,
  askForTie,
} from '../../src/store/results/approvalWrites.ts';
import {
  postCallbacks,
  postFinal,
  pushSaved,
  resultTakenBack,
  savedScratched,
} from '../../src/store/results/posting.ts';
import {
  openQuestion,
  overtakenByReopening,
  questionWithdrawn,
} from '../../src/store/results/questionWithdrawn.ts';
import { placingsReleased, releaseChosen, releaseTakenBack } from '../../src/store/results/release.ts';
import { markingClosed, markingReopened } from '../../src/store/floor/marking.ts';
import { coupleTakenOut, judgeExchanged, outKeptApart } from '../../src/store/rounds/outAndReplaced.ts';
import {
  sheetsGivenBack,
  sheetKeyed,
  sheetReopened,
  shortAccepted,
} from '../../src/store/sheets/sheetChanges.ts';
import type { Command } from '../../src/web/scrutineer/command.ts';
import { commandsOfRound, type Asking, type DeskNow } from '../../src/web/scrutineer/commandsOfRound.ts';
import { sheetsToGiveBack } from '../../src/web/scrutineer/coupleOutEffect.ts';
import { costOfCut } from '../../src/web/scrutineer/cutCost.ts';
import { chairmansCut, clearCut, possibleCuts, type Cut } from '../../src/web/scrutineer/cuts.ts';
import { standingOf } from '../../src/web/scrutineer/sheetStanding.ts';
import { computeFinal, whyFinalNotPosted, type Computed } from '../../src/web/staff/round/finalCount.ts';
import { numbersOn, type JudgesSheet } from '../../src/web/staff/round/judgesSheet.ts';
import type { RoundSheets } from '../../src/web/staff/round/roundSheets.ts';
import { planProblems } from '../../src/web/words/english/planProblems.ts';
import { release } from '../../src/web/words/english/release.ts';
import { scrutineer } from '../../src/web/words/english/scrutineer.ts';
import { terms } from '../../src/web/words/english/terms.ts';
import {
  approvalOf,
  couplesOut,
  marksOfRound,
  roundChanges,
  savedResult,
  savedResults,
  sheetsOfRound,
} from '../hall/paths.ts';
import { program } from '../program.ts';
import { picked } from '../rendezvous.ts';
import { roundSaid } from '../story.ts';
import { press, type Press } from './press.ts';
import { putBack, starts } from './starting.ts';
import { StaffMember } from './staff.ts';
import { sheetPlace } from '../../src/store/sheets/sheetAt.ts';

const NOTHING: Approval = { kind: 'nothing' };
const WHY = 'a hand slipped';

/** What was asked and needs no answer any more goes with what made it so. */
const withdrawn = (by: Author, { event, round }: DeskOfRound, asked: Asked | undefined): readonly Change[] =>
  asked === undefined ? [] : [questionWithdrawn(by, event, round, asked, 'judging reopened')];

/** The desk of one round as this screen shows it. */
export interface DeskOfRound {
  readonly event: CompetitionEvent;
  readonly round: Round;
  readonly sheets: RoundSheets;
  readonly judges: readonly Judge[];
  readonly approval: Approval;
}

/** What the desk counts of a preliminary round, and where the cut can be made. */
export interface CutOnDesk {
  readonly count: RecallCount;
  readonly cuts: readonly Cut[];
  readonly chosen: Cut | undefined;
  readonly mayChoose: boolean;
}

/** Collects the sheets, counts them and posts. */
export class Scrutineer extends StaffMember {
  readonly name = 'the scrutineer';
  override readonly weight = 3;
  /** The cut that was picked by its key, by round. */
  private readonly picked = new Map<string, number>();

  override reload(): void {
    super.reload();
    this.picked.clear();
  }

  deskOf(event: CompetitionEvent, round: Round): DeskOfRound | undefined {
    const { device } = this;
    const marks = device.hear(marksOfRound(event.key, round.number));
    const sheets = device.hear(sheetsOfRound(event.key, round.number));
    const changes = device.hear(roundChanges(event.key, round.number));
    const out = device.hear(couplesOut(event.key, round.number));
    const approval = program.approvalNow(device.heardOr(approvalOf(event.key, round.number), NOTHING), round);
    const judges = device.heardOr(competition, undefined)?.judges ?? [];
    if (marks.kind !== 'known' || sheets.kind !== 'known') return undefined;
    if (changes.kind !== 'known' || out.kind !== 'known') return undefined;
    return {
      event,
      round,
      judges,
      approval,
      sheets: program.gatherSheets(event, round, judges, marks.value, sheets.value, {
        ...changes.value,
        out: new Map([...changes.value.out, ...out.value]),
      }),
    };
  }

  /** As `useCut` finds it. */
  cutOf(round: RecallRound, { event, sheets, approval }: DeskOfRound): CutOnDesk {
    const count = recall(sheets.couples, program.recallMarks(sheets), round.recallSize);
    const cuts = possibleCuts(count);
    const complete = round.state === 'marked' || (round.state === 'running' && sheets.missing.length === 0);
    const picked = this.picked.get(`${event.key}/${round.number}`);
    const chosen =
      round.state === 'posted'
        ? undefined
        : (cuts.find(({ rungs }) => rungs === picked) ??
          chairmansCut(approval, count.outcome, cuts) ??
          clearCut(count, cuts));
    return { count, cuts, chosen, mayChoose: round.state !== 'posted' && complete };
  }

  desks(): readonly DeskOfRound[] {
    const all = this.device.heardOr(events, []);
    return all.flatMap((event) => event.rounds.flatMap((round) => this.deskOf(event, round) ?? []));
  }

  offered(): readonly Press[] {
    return this.desks().flatMap((desk) => {
      if (this.isUnderWay(desk.event.key, desk.round.number)) return [];
      return [...this.commands(desk), ...this.onSheets(desk)];
    });
  }

  private act(change: (by: Author) => readonly Change[]): () => unknown {
    return () => this.perform(change);
  }

  private ask(desk: DeskOfRound, question: typeof askForFinal): void {
    void this.write(
      question(
        { event: desk.event.key, round: desk.round.number, lineUp: desk.round.lineUp },
        this.signer,
        '',
      ),
    );
  }

  /** The buttons and keys of the desk, pressed. */
  private commands(desk: DeskOfRound): readonly Press[] {
    const { event, round } = desk;
    const said = roundSaid(event, round);
    const of = `${event.key}/${round.number}`;
    let asked: Asking | undefined;
    const now = this.deskNow(desk);
    const commands = commandsOfRound(
      now,
      scrutineer.english,
      terms.english,
      release.english,
      planProblems.english,
      (asking) => {
        asked = asking;
      },
      () => undefined,
    );
    const presses: Press[] = [];
    for (const { key, does, blocked } of commands) {
      if (does === undefined || blocked !== undefined) continue;
      presses.push(...this.commandAsPress(desk, now.main, { key, does }, of, said, () => asked));
    }
    return [...presses, ...this.releaseChoice(desk, of, said)];
  }

  /** When the places of a final are for everybody: the choice beside its placings. */
  private releaseChoice({ event, round }: DeskOfRound, of: string, said: string): readonly Press[] {
    const usual = this.usualRelease();
    if (!isFinal(round) || usual === undefined) return [];
    if (round.state !== 'running' && round.state !== 'marked') return [];
    return RELEASES.filter((one) => one !== releaseOf(round, usual)).map((one) =>
      press(
        `choose ${one} ${of}`,
        `has the places of ${said} go out ${one === 'awards' ? 'with the awards' : one}`,
        this.act((by) => [releaseChosen(by, event, round, one)]),
        { weight: 0.4 },
      ),
    );
  }

  private floorNow(): { readonly day: readonly ScheduledRound[]; readonly floor: readonly OnTheFloor[] } {
    return {
      day: roundsOfTheDay(this.device.heardOr(events, [])),
      floor: this.device.heardOr(live, []),
    };
  }

  private usualRelease(): Release | undefined {
    return this.device.heardOr(eventSettings, undefined)?.release;
  }

  private releaseNow(event: CompetitionEvent, round: Round): DeskNow['release'] {
    const usual = this.usualRelease();
    if (!isFinal(round)) return undefined;
    return {
      step: usual === undefined ? undefined : releaseOffered(round, usual),
      blocked: this.device.isLive ? undefined : release.english.offline,
      busy: false,
      problem: undefined,
      release: this.act((by) => [placingsReleased(by, event, round)]),
      takeBack: this.act((by) => [releaseTakenBack(by, event, round)]),
    };
  }

  private commandAsPress(
    desk: DeskOfRound,
    main: DeskNow['main'],
    { key, does }: Required<Pick<Command, 'key'>> & { readonly does: () => void },
    of: string,
    said: string,
    askedNow: () => Asking | undefined,
  ): readonly Press[] {
    const { event, round, sheets } = desk;
    switch (key) {
      // The buttons ask what the dialogs of the floor ask.
      case 's':
        return starts(this, this.floorNow(), { event, round });
      case 'b':
        return [putBack(this, { event, round })];
      case 'p':
        return [
          press(
            `post ${of}`,
            `posts ${said}`,
            () => {
              does();
              // The dialog warns that the chairman was asked, and is answered with yes.
              if (askedNow() === 'post') main.does();
            },
            { weight: 8, wayBack: [`unpost ${of}`] },
          ),
        ];
      case 'w':
        return [press(`withdraw ${of}`, `withdraws the question about ${said}`, does, { weight: 0.3 })];
      case 'l':
        return [
          round.number === 0 && isFinal(round) && round.releasedAt !== undefined
            ? press(`hide ${of}`, `hides the places of ${said} again`, does, { weight: 0.5 })
            : press(`release ${of}`, `releases the places of ${said}`, does, {
                weight: 1,
                wayBack: [`hide ${of}`],
              }),
        ];
      case 'Enter':
        return [
          press(
            `close ${of}`,
            sheets.missing.length === 0
              ? `closes judging of ${said}`
              : `closes judging of ${said} with ${sheets.missing.length} sheets open`,
            () => {
              does();
              // The dialog asks, and says yes.
              if (askedNow() === 'close') void this.perform((by) => [markingClosed(by, event, round)]);
            },
            { weight: sheets.missing.length === 0 ? 8 : 0.3, wayBack: [`reopen ${of}`] },
          ),
        ];
      case 'a':
        return [press(`ask ${of}`, `asks the chairman about ${said}`, does, { weight: 2 })];
      case 't':
        return [
          press(
            `unpost ${of}`,
            `takes the result of ${said} back`,
            this.act((by) => [resultTakenBack(by, event, round, WHY)]),
            { weight: 0.6 },
          ),
        ];
      case 'r':
        return [
          press(
            `reopen ${of}`,
            `reopens judging of ${said}`,
            this.act((by) => [
              markingReopened(by, event, round, WHY),
              ...withdrawn(by, desk, overtakenByReopening(desk.approval, undefined)),
            ]),
            { weight: 0.5, wayBack: [`close ${of}`] },
          ),
        ];
      case 'c':
        return this.coupleOut(desk, of, said);
      case 'j':
        return this.standIn(desk, of, said);
      case 'x':
        return this.saved(desk, of, said);
      default:
        return /^[1-9]$/.test(key)
          ? [press(`cut ${key} ${of}`, `picks cut ${key} of ${said}`, does, { weight: 0.5 })]
          : [];
    }
  }

  private deskNow(desk: DeskOfRound): DeskNow {
    const { event, round, sheets, judges, approval } = desk;
    const nothing = (): undefined => undefined;
    const own = isFinal(round) ? this.final(desk) : this.recallDesk(round, desk);
    return {
      event,
      round,
      sheets,
      judges,
      back: undefined,
      next: undefined,
      onNext: nothing,
      onPrint: nothing,
      onKeyPaper: nothing,
      sheetsShown: false,
      onSheets: nothing,
      onFind: nothing,
      actions: {
        journal: {
          isOpen: this.isOpen,
          queue: this.queue,
          device: this.queue.device.now,
          onTheWay: this.queue.onTheWay.now,
          overtaken: [],
          unkept: undefined,
          author: () => this.author(),
          perform: (changesBy) => this.perform(changesBy),
        },
        busy: false,
        problem: undefined,
        start: nothing,
        takeBack: nothing,
        asked: undefined,
        close: this.act((by) => [markingClosed(by, event, round)]),
        reopen: nothing,
        post: nothing,
        unpost: nothing,
        perform: async (changesBy) => (await this.perform(changesBy)).kind !== 'refused',
      },
      chairman: { approval, busy: false, problem: undefined, ask: nothing },
      release: this.releaseNow(event, round),
      ...own,
    };
  }

  /** As `useCutCommands` has it. */
  private recallDesk(round: RecallRound, desk: DeskOfRound): Pick<DeskNow, 'main' | 'question' | 'keys'> {
    const { event, approval } = desk;
    const { actions: labels, recall: words } = scrutineer.english;
    const { count, cuts, chosen, mayChoose } = this.cutOf(round, desk);
    const { outcome } = count;
    const next = dancedNext(event, round.number);
    const figures = this.device.heardOr(timing, USUAL_TIMING);
    const post = (): void => {
      if (chosen === undefined) return;
      const { recalled } = chosen;
      const heats = next === undefined ? undefined : costOfCut(event, next, recalled.length, figures).heats;
      void this.perform((by) =>
        program.resultPosted(
          by,
          event,
          round,
          {
            patch: postCallbacks(event, round, { recalled, counts: count.counts, heats }),
            posted: { recalled },
          },
          openQuestion(approval),
        ),
      );
    };
    const askTie = (): void => {
      if (outcome.kind !== 'tie') return;
      const { tied, recalled } = outcome;
      this.ask(desk, (at, who) => askForTie(at, who, { through: recalled.length + tied.length, tied }, ''));
    };
    const questionNow = (): DeskNow['question'] => {
      if (!mayChoose) return undefined;
      if (chosen !== undefined)
        return {
          label: labels.askAboutCut,
          ask: () => this.ask(desk, (at, who) => askForCut(at, who, chosen.recalled, '')),
        };
      return outcome.kind === 'tie' ? { label: labels.sendToChairman, ask: askTie, first: true } : undefined;
    };
    return {
      main:
        chosen === undefined
          ? { label: labels.postNone, blocked: labels.cutFirst, does: post }
          : { label: labels.postCallbacks(chosen.recalled.length), busyLabel: labels.posting, does: post },
      question: questionNow(),
      keys: cuts.map(({ rungs, recalled, ofTie }, at) => ({
        key: String(at + 1),
        label: words.cut(recalled.length, ofTie),
        does: mayChoose
          ? () => {
              this.picked.set(`${event.key}/${round.number}`, rungs);
            }
          : undefined,
      })),
    };
  }

  computedOf({ event, sheets }: DeskOfRound): Computed {
    return computeFinal(event, sheets);
  }

  /** As `FinalDesk` has it. */
  private final(desk: DeskOfRound): Pick<DeskNow, 'main' | 'question' | 'keys'> {
    const { event, round, sheets, approval } = desk;
    const { actions: labels, final: words } = scrutineer.english;
    const usual = this.usualRelease();
    const out = usual === undefined || !isFinal(round) ? undefined : releaseOf(round, usual);
    const computed = this.computedOf(desk);
    const agreed = computed.kind === 'computed' && computed.twice.kind === 'agree' ? computed : undefined;
    const why = whyFinalNotPosted(computed);
    const earlier = this.device.hear(savedResults(event.key));
    const post = (): void => {
      if (agreed === undefined || earlier.kind !== 'known' || out === undefined) return;
      const { result } = agreed;
      const wentOut = [...earlier.value.values()].flatMap((one) =>
        one.kind === 'recall' ? [...one.placements] : [],
      );
      const places = new Map<LeadNumber, Place>([
        ...result.placings.map(({ couple, place }) => [couple, place] as const),
        ...wentOut,
      ]);
      const patch = {
        ...postFinal(event, result, places, out),
        ...outKeptApart(event.key, round.number, sheets.out),
      };
      void this.perform((by) =>
        program.resultPosted(by, event, round, { patch, posted: result }, openQuestion(approval)),
      );
    };
    return {
      main: {
        label: labels.postFinal,
        busyLabel: labels.posting,
        blocked:
          earlier.kind === 'waiting' || out === undefined
            ? words.loadingEarlier
            : why === undefined
              ? undefined
              : why === 'not in'
                ? words.notIn
                : words.notAgreed,
        does: post,
      },
      question:
        agreed !== undefined && round.state === 'marked'
          ? { label: labels.askAboutFinal, ask: () => this.ask(desk, askForFinal) }
          : undefined,
      keys: [],
    };
  }

  /** The dialog behind C. */
  private coupleOut(desk: DeskOfRound, of: string, said: string): readonly Press[] {
    const { event, round, approval } = desk;
    return whoDances(event, round).flatMap(({ number, entry }) => {
      const place: PlaceInFinal = isFinal(round)
        ? usualPlace({ kind: 'no-show', couple: number, why: WHY }, 0)
        : { kind: 'couples behind move up' };
      const isDisqualified =
        approval.kind === 'answered' &&
        approval.decided.verdict === 'approved' &&
        approval.asked?.what === 'disqualification' &&
        approval.asked.couples.includes(number);
      return [
        press(
          `out ${number} ${of}`,
          `takes ${number} out of ${said}`,
          this.act((by) => {
            const taken = coupleTakenOut(
              by,
              event,
              round,
              entry.id,
              { kind: isDisqualified ? 'disqualified' : 'withdrawn', couple: number, why: WHY },
              place,
            );
            const back = sheetsGivenBack(sheetsToGiveBack(event, round, desk.sheets, number));
            return [{ ...taken, patch: { ...taken.patch, ...back } }];
          }),
          { weight: 0.12 },
        ),
        ...(isDisqualified
          ? []
          : [
              press(
                `ask disqualification ${number} ${of}`,
                `asks to disqualify ${number} in ${said}`,
                () => this.ask(desk, (at, who) => askForDisqualification(at, who, number, WHY)),
                { weight: 0.05 },
              ),
            ]),
      ];
    });
  }

  /** The dialog behind J. */
  private standIn({ event, round, sheets, judges }: DeskOfRound, of: string, said: string): readonly Press[] {
    const free = judges.find(({ key }) => !sheets.judges.includes(key));
    const [leaves] = picked(`leaves ${of}`, sheets.judges, 1);
    if (free === undefined || leaves === undefined) return [];
    return event.dances.flatMap((from) => {
      const change = { judge: leaves, by: free.key, from, why: WHY };
      if (!replaced(sheets.panels, change).ok) return [];
      return [
        press(
          `stand-in ${asWritten(from)} ${of}`,
          `has judge ${free.key} stand in for ${leaves} from ${asWritten(from)} of ${said} on`,
          this.act((by) => [judgeExchanged(by, event, round, sheets.judges, change)]),
          { weight: 0.25 },
        ),
      ];
    });
  }

  /** The dialog behind X. */
  private saved({ event, round, approval }: DeskOfRound, of: string, said: string): readonly Press[] {
    const kept = this.device.heardOr(savedResult(event.key, round.number), undefined);
    const usual = this.usualRelease();
    if (kept === undefined || usual === undefined) return [];
    const out = isFinal(round) ? releaseOf(round, usual) : usual;
    return [
      press(
        `post saved ${of}`,
        `posts the saved result of ${said}`,
        this.act((by) =>
          program.resultPosted(by, event, round, pushSaved(event, round, kept, out), openQuestion(approval)),
        ),
        { weight: 0.3, wayBack: [`unpost ${of}`] },
      ),
      press(
        `discard saved ${of}`,
        `discards the saved result of ${said}`,
        this.act((by) => [savedScratched(by, event, round)]),
        { weight: 0.2 },
      ),
    ];
  }

  /** The dialogs of single sheets, and the keying desk. */
  private onSheets(desk: DeskOfRound): readonly Press[] {
    const { round, sheets } = desk;
    if (round.state !== 'running' && round.state !== 'marked') return [];
    return sheets.all.flatMap((sheet) => this.onSheet(desk, sheet));
  }

  private onSheet(desk: DeskOfRound, sheet: JudgesSheet): readonly Press[] {
    const { event, round, sheets, approval } = desk;
    const { judge, dance, marks } = sheet;
    const place = sheetPlace(event, round, { judge, dance });
    const of = `${event.key}/${round.number}/${asWritten(dance)}/${judge}`;
    const said = `judge ${judge}’s ${asWritten(dance)} of ${roundSaid(event, round)}`;
    const numbers = numbersOn(marks);
    const asked = askedFor(round, sheets.couples.length);
    const standing = standingOf(sheet, round, sheets.couples.length);
    const counts =
      approval.kind === 'answered' &&
      approval.decided.verdict === 'approved' &&
      approval.asked?.what === 'short sheet' &&
      approval.asked.judge === judge &&
      approval.asked.dance === dance;
    if (sheet.seat !== 'in') {
      const wish = picked(`paper ${of}`, sheets.couples, asked);
      const keyed = isFinal(round) ? wish : wish.toSorted(byNumber);
      const before =
        sheet.sheet?.state === 'draft' && sheet.sheet.reason !== undefined
          ? { from: numbers, why: sheet.sheet.reason }
          : undefined;
      return [
        press(
          `key ${of}`,
          `keys ${said} from paper: ${keyed.join(', ')}`,
          this.act((by) => [sheetKeyed(by, place, { marks: keyed, lineUp: round.lineUp }, before)]),
          { weight: 0.25, wayBack: [`reopen sheet ${of}`] },
        ),
      ];
    }
    const short = acceptShort(sheets.couples, { judge, dance, recalled: numbers }, asked, WHY);
    return [
      press(
        `reopen sheet ${of}`,
        `gives ${said} back`,
        this.act((by) => [
          sheetReopened(by, place, WHY),
          ...(round.state === 'marked' ? [markingReopened(by, event, round, WHY)] : []),
          ...withdrawn(by, desk, overtakenByReopening(approval, { judge, dance })),
        ]),
        { weight: 0.15 },
      ),
      ...(standing === 'short' && !isFinal(round) && !counts
        ? [
            press(
              `ask short ${of}`,
              `asks whether ${said} may count short`,
              () =>
                this.ask(desk, (at, who) =>
                  askForShortSheet(at, who, { judge, dance, by: asked - numbers.length }, ''),
                ),
              { weight: 0.5 },
            ),
          ]
        : []),
      ...(standing === 'short' && counts && short.ok
        ? [
            press(
              `count short ${of}`,
              `lets ${said} count short`,
              this.act((by) => [
                shortAccepted(by, place, { marks: numbers.length, asked, why: short.value.why }),
              ]),
              { weight: 1.5 },
            ),
          ]
        : []),
    ];
  }
}
