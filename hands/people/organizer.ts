import { listRoundsOfDay, type ScheduledRound } from '../../src/domain/round/day.ts';
import { parseEntryId } from '../../src/domain/ids.ts';
import type { PlanChange } from '../../src/domain/schedule/plan/change.ts';
import { EMPTY_DRAFT, rebase, appendChange, undoLastChange } from '../../src/domain/schedule/plan/draft.ts';
import {
  parseBlockId,
  listItems,
  createPlan,
  toItemRef,
  type Plan,
  type PlanItem,
} from '../../src/domain/schedule/plan/plan.ts';
import { findFirstRound } from '../../src/domain/schedule/plan/seed.ts';
import { canStart } from '../../src/domain/schedule/plan/canStart.ts';
import { isDanced, checkStateChange } from '../../src/domain/schedule/plan/states.ts';
import { DRAW_BY_NUMBER } from '../../src/domain/schedule/heats/draw.ts';
import { applyChange } from '../../src/domain/schedule/plan/change.ts';
import type { ReleaseTime } from '../../src/domain/round/release.ts';
import { eventSettingsPath } from '../../src/store/competition/settings.ts';
import { allEvents } from '../../src/store/events/events.ts';
import { livePath, type FloorPosition } from '../../src/store/floor/live.ts';
import { blocks } from '../../src/store/plan/blocks.ts';
import { savePlanDraft, readPlanDraft } from '../../src/store/plan/planDraft.ts';
import { planRevision, publications } from '../../src/store/plan/planning.ts';
import {
  publishPlan,
  undoPublication,
  type PublishResult,
  type Publisher,
} from '../../src/store/plan/publish.ts';
import { markedRounds } from '../../src/store/sheets/marks.ts';
import { describeChanges } from '../../src/web/office/schedule/usePublish.ts';
import { findNextToStart } from '../../src/web/office/schedule/nextUp.ts';
import { buildRowId } from '../../src/web/office/schedule/rows.ts';
import { listPostedFinals } from '../../src/web/office/published/postedFinals.ts';
import { program } from '../program.ts';
import { roundLabel } from '../story.ts';
import { press, type Press } from './press.ts';
import { releasePresses } from './releases.ts';
import { stopPress, startPresses } from './starting.ts';
import { StaffMember } from './staff.ts';

type RoundItem = Extract<PlanItem, { readonly kind: 'round' }>;

const saidOf = (item: PlanItem): string =>
  item.kind === 'round' ? roundLabel(item.event, item.round) : item.block.title;

const keyOf = (item: PlanItem): string =>
  item.kind === 'round' ? `${item.event.key}/${item.round.number}` : item.block.id;

/** A row of the drafted plan, with its successor. */
interface Drafted {
  readonly item: PlanItem;
  readonly next: PlanItem | undefined;
  readonly plan: Plan;
  /** The number of changes in the draft. */
  readonly drafted: number;
  readonly add: (change: PlanChange) => void;
}

/** Gives the event's first couple a bye up to this round instead of its present one. */
function seedsInto({ event, round }: RoundItem): readonly (readonly [string, string, PlanChange])[] {
  const [couple] = event.entries;
  if (couple === undefined || findFirstRound(event, couple.id)?.number === round.number) return [];
  const at = { event: event.key, round: round.number };
  return [
    [
      'seed',
      `lets ${couple.number} begin with ${roundLabel(event, round)}`,
      { kind: 'seed', couple: couple.id, largestHeat: 8, ...at },
    ],
  ];
}

/** Plans the day, on the schedule. */
export class Organizer extends StaffMember {
  readonly name = 'the organizer';
  /** True if couples have byes on this day. */
  seeds = false;

  /** The plan on this device. */
  plan(): Plan | undefined {
    const all = this.device.followOr(allEvents, undefined);
    const others = this.device.followOr(blocks, undefined);
    const marked = this.device.follow(markedRounds);
    const revision = this.device.follow(planRevision);
    if (all === undefined || others === undefined || marked.kind === 'waiting' || revision.kind === 'waiting')
      return undefined;
    const marks: ReadonlySet<string> = marked.kind === 'known' ? marked.value : new Set<string>();
    return createPlan(all, others, (event, round) => marks.has(`${event}/${round}`));
  }

  offered(): readonly Press[] {
    const base = this.plan();
    const flag = this.device.followOr(eventSettingsPath, undefined);
    this.device.follow(livePath);
    if (base === undefined || flag === undefined) return [];
    const draft = readPlanDraft(this.device.name);
    const rebased = rebase(base, draft, flag);
    const items = listItems(rebased.plan);
    const add = (change: PlanChange): void => {
      const next = appendChange({ base, draft, rebased }, change, flag);
      if (next.ok && next.value.rebased.plan !== rebased.plan)
        savePlanDraft(this.device.name, next.value.draft);
    };
    const startable = findNextToStart(items);
    return [
      ...items
        .filter((item) => startable.has(buildRowId(toItemRef(item))))
        .flatMap((item) => (item.kind === 'round' ? this.start(base, item) : [])),
      ...items.flatMap((item, at) =>
        this.changes({ item, next: items[at + 1], plan: rebased.plan, drafted: draft.changes.length, add }),
      ),
      ...(draft.changes.length < 2 ? [this.addsBreak(items, add)] : []),
      ...(draft.changes.length > 0
        ? [
            press('undo draft', 'takes back the last drafted change', () =>
              savePlanDraft(this.device.name, undoLastChange(draft)),
            ),
          ]
        : []),
      ...(rebased.applied.length > 0 && this.device.isLive
        ? [
            press(
              'publish',
              `publishes the plan (${rebased.applied.map(({ kind }) => kind).join(', ')})`,
              () => this.publish(base, rebased.plan, rebased.applied),
              { weight: 6 },
            ),
          ]
        : []),
      ...this.putsBack(base),
      ...this.undoes(),
      ...this.published(base.events, flag.release),
    ];
  }

  /** The posted finals on the publication page: released one at a time, or all that wait at once. */
  private published(all: Plan['events'], usual: ReleaseTime): readonly Press[] {
    if (!this.device.isLive) return [];
    const finals = listPostedFinals(all, usual);
    return [
      ...[...finals.waiting, ...finals.released].flatMap(({ event, final }) =>
        releasePresses(this, { event, round: final }, usual),
      ),
      ...(finals.waiting.length > 1
        ? [
            press(
              'release all',
              'releases all places that wait for the awards',
              () => this.perform((by) => program.allReleased(by, finals)),
              { weight: 3, undoKeys: finals.waiting.map(({ event }) => `hide ${event.key}/0`) },
            ),
          ]
        : []),
    ];
  }

  private start(base: Plan, item: PlanItem & { readonly kind: 'round' }): readonly Press[] {
    const event = base.events.find(({ key }) => key === item.event.key);
    const round = event?.rounds.find(({ number }) => number === item.round.keptUnder);
    if (event === undefined || round === undefined || !canStart({ event, round })) return [];
    if (!checkStateChange(event, round.number, 'running').ok) return [];
    if (this.isUnderWay(event.key, round.number)) return [];
    return startPresses(this, this.floorNow(base), { event, round });
  }

  private floorNow(base: Plan): {
    readonly day: readonly ScheduledRound[];
    readonly floor: readonly FloorPosition[];
  } {
    return { day: listRoundsOfDay(base.events), floor: this.device.followOr(livePath, []) };
  }

  /** Puts a round on the floor back into the plan, from its row. */
  private putsBack(base: Plan): readonly Press[] {
    return this.floorNow(base)
      .day.filter(
        ({ event, round }) => round.state === 'running' && !this.isUnderWay(event.key, round.number),
      )
      .map((at) => stopPress(this, at));
  }

  private changes({ item, next, plan, drafted, add }: Drafted): readonly Press[] {
    if (drafted >= 2) return [];
    const of = keyOf(item);
    const said = saidOf(item);
    const wishes: (readonly [string, string, PlanChange])[] = [];
    if (next !== undefined)
      wishes.push([
        'down',
        `moves ${said} down`,
        { kind: 'shift', item: toItemRef(item), direction: 'down' },
      ]);
    if (item.kind === 'block')
      wishes.push(
        ['remove', `removes ${said}`, { kind: 'removeBlock', block: item.block.id }],
        [
          'longer',
          `makes ${said} longer`,
          { kind: 'editBlock', block: item.block.id, edit: { minutes: 25 } },
        ],
      );
    else {
      const at = { event: item.event.key, round: item.round.number };
      wishes.push(['add', `adds a round after ${said}`, { kind: 'addRound', ...at }]);
      if (!isDanced(item.round))
        wishes.push(
          ...(this.seeds ? seedsInto(item) : []),
          ['delete', `deletes ${said}`, { kind: 'deleteRound', ...at }],
          item.round.state === 'skipped'
            ? ['unskip', `restores ${said}`, { kind: 'unskipRound', ...at }]
            : ['skip', `skips ${said}`, { kind: 'skipRound', ...at }],
          [
            'heats',
            `splits ${said} into ${item.round.numHeats === 1 ? 2 : 1} heats`,
            { kind: 'setHeats', heats: item.round.numHeats === 1 ? 2 : 1, wishes: DRAW_BY_NUMBER, ...at },
          ],
          [
            'draw',
            `draws the heats of ${said} again`,
            {
              kind: 'drawHeats',
              wishes: { order: { kind: 'byChance', seed: 7, eachDance: true }, schoolsApart: false },
              ...at,
            },
          ],
        );
    }
    return wishes
      .filter(([, , change]) => applyChange(plan, change, { dontReorderAfterAddRemoveRounds: false }).ok)
      .map(([verb, says, change]) =>
        press(`${verb} ${of}`, `drafts: ${says}`, () => add(change), {
          weight: 0.25,
          undoKeys: ['undo draft'],
        }),
      );
  }

  private addsBreak(items: readonly PlanItem[], add: (change: PlanChange) => void): Press {
    const id = parseBlockId(`break-${items.length}`);
    if (id === undefined || parseEntryId(id) === undefined) throw new Error('no key');
    const open = items.findLastIndex((item) => item.kind === 'round' && isDanced(item.round)) + 1;
    const before = items[open];
    return press(
      'add break',
      'drafts: adds a break',
      () =>
        add({
          kind: 'addBlock',
          block: { id, kind: 'break', title: `Break ${items.length}`, minutes: 10, notBefore: undefined },
          before: before === undefined ? undefined : toItemRef(before),
        }),
      { weight: 0.2, undoKeys: ['undo draft'] },
    );
  }

  private get publisher(): Publisher {
    return { session: this.device.session, perform: (changesBy) => this.perform(changesBy) };
  }

  private async awaitPublication(publication: Promise<PublishResult>): Promise<void> {
    if ((await publication).ok) savePlanDraft(this.device.name, EMPTY_DRAFT);
  }

  private publish(base: Plan, after: Plan, applied: readonly PlanChange[]): Promise<void> {
    const what = {
      before: base,
      after,
      revision: this.device.followOr(planRevision, 0),
      floor: this.device.followOr(livePath, undefined),
      changes: describeChanges(base, applied, { dontReorderAfterAddRemoveRounds: false } as never),
    };
    return this.device.act(this.awaitPublication(publishPlan(this.publisher, what)));
  }

  private undoes(): readonly Press[] {
    const revision = this.device.followOr(planRevision, 0);
    if (revision === 0 || !this.device.isLive) return [];
    const last = this.device.followOr(publications, []).find((one) => one.revision === revision);
    if (last === undefined) return [];
    return [
      press(
        'undo publication',
        'takes the last publication back',
        () => this.device.act(this.awaitPublication(undoPublication(this.publisher, last, revision))),
        { weight: 0.5 },
      ),
    ];
  }
}
