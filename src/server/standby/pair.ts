import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Logger } from 'pino';
import type { AccountStore } from '../auth/accounts.ts';
import type { SigningKeys } from '../auth/keys.ts';
import type { Database } from '../database/database.ts';
import type { GroupCommit } from '../database/groupCommit.ts';
import type { MachineStatus } from '../operations/metrics.ts';
import type { OtherMachine } from '../operations/readiness.ts';
import type { UnreplicatedWrite, Storage } from '../storage/storage.ts';
import type { JsonObject } from '../tree/json.ts';
import { formatCommand } from '../local/formatCommand.ts';
import { PrimaryConnection } from './primary.ts';
import type { Epoch } from './epoch.ts';
import { StandbyFollower } from './standbyFollower.ts';
import { snapshotData, generatePieces } from './pieces.ts';
import { FOLLOWED_SETTING } from '../storage/sqlite.ts';
import { describeNothingCopied, findWriteRefusal, type FolderRole } from './role.ts';
import { StandbyConnection } from './standby.ts';
import { PromotionNotice } from './notice.ts';
import { Takeover, type MachineRole } from './takeover.ts';

export interface PairSetup {
  readonly role: FolderRole;
  readonly namespace: string;
  readonly adminSecret: string | undefined;
  /** True: acknowledge nothing while the standby is away. */
  readonly requireStandby: boolean;
  readonly isSecret: (text: string) => boolean;
  readonly storage: Storage;
  readonly commits: GroupCommit;
  readonly accounts: AccountStore;
  readonly keys: SigningKeys;
  readonly databases: () => Iterable<Database>;
  /** Called when this server becomes the primary. */
  readonly promoted: () => void;
  readonly clock: () => number;
  readonly log: Logger;
  readonly unexpected: (error: unknown) => void;
}

const iso = (milliseconds: number): string => new Date(milliseconds).toISOString();

/** This machine's side of a primary and standby pair. */
export class StandbyPair {
  private readonly setup: PairSetup;
  private readonly takeover: Takeover;
  private readonly standby: StandbyConnection;
  private notice: PromotionNotice | undefined;
  private sendAway: () => void = () => undefined;

  /** A standby requests its copy at once. */
  constructor(setup: PairSetup) {
    this.setup = setup;
    const { storage, commits, clock, log, unexpected } = setup;
    this.takeover = new Takeover({
      storage,
      commits,
      clock,
      machine: machineOf(setup),
      promoted: () => {
        setup.promoted();
        this.giveNotice();
      },
      failed: unexpected,
    });
    this.standby = new StandbyConnection({
      commits,
      isRequired: setup.requireStandby,
      wasFollowed: storage.setting(FOLLOWED_SETTING) !== undefined,
      followed: () => storage.keepSetting(FOLLOWED_SETTING, 'yes'),
      left: () => {
        try {
          this.forgetShared();
        } catch {
          // The disk refused: the list then also names writes the other machine has.
        }
      },
      namespace: setup.namespace,
      isSecret: setup.isSecret,
      closedBy: () => findWriteRefusal(this.role),
      copy: () => generatePieces(this.keptNow()),
      epoch: () => this.takeover.epoch,
      superseded: (epoch) => this.retire(epoch),
      handOver: (epoch) => {
        this.sendAway();
        this.takeover.handOver(epoch);
      },
      clock,
      log,
    });
    this.giveNotice();
  }

  get role(): FolderRole {
    return this.takeover.role;
  }

  /** Tells the former primary, once reachable, that this machine was promoted. */
  private giveNotice(): void {
    const { role } = this;
    if (role.kind !== 'primary' || role.insteadOf === undefined) return;
    const { adminSecret, namespace, log } = this.setup;
    if (adminSecret === undefined) return;
    this.notice = new PromotionNotice({
      url: role.insteadOf,
      secret: adminSecret,
      namespace,
      epoch: this.takeover.epoch,
      isOlder: (epoch) => this.retire(epoch),
      log,
    });
  }

  /**
   * Retires this machine because one with a newer epoch exists: refuses writes forever and disconnects everyone.
   */
  private retire(epoch: Epoch): void {
    if (this.role.kind === 'standby') return;
    this.sendAway();
    this.takeover.superseded(epoch);
    // Output waiting for the standby is on this machine only, and this machine is being retired.
    this.setup.commits.dropWaiting();
    this.standby.leave('another machine has taken over');
    this.notice?.close();
    this.setup.log.error(
      `another machine has taken over: this server takes no writes any more; to list what only it has: ${formatCommand('alone', this.setup.storage.folder)}`,
    );
  }

  /** Sets the function that disconnects all clients at handover, running their onDisconnect writes. */
  whenHandingOver(sendAway: () => void): void {
    this.sendAway = sendAway;
  }

  promote(): Promise<string> {
    return this.takeover.promote();
  }

  /** A request to become our standby. */
  upgrade(request: IncomingMessage, stream: Duplex, head: Buffer): void {
    this.standby.upgrade(request, stream, head);
  }

  /** The reason there is no data to serve yet; undefined once there is. */
  notYet(): string | undefined {
    const { role } = this;
    return role.kind === 'standby' && role.reachedAt === undefined ? describeNothingCopied(role) : undefined;
  }

  /** The reason writes belong on another machine; undefined: they belong here. */
  elsewhere(): OtherMachine | undefined {
    switch (this.role.kind) {
      case 'primary':
        return this.setup.requireStandby && !this.figures().isInStep ? 'the standby is away' : undefined;
      case 'standby':
        return 'standby';
      case 'handedOver':
        return 'handed over';
      case 'superseded':
        return 'superseded';
    }
  }

  figures(): MachineStatus {
    const { machine } = this.takeover;
    if (machine.kind === 'standby')
      return { role: 'standby', isInStep: machine.primary.state().kind === 'inStep', behind: 0 };
    const standby = this.standby.state();
    return {
      role: machine.kind,
      isInStep: standby.kind === 'inStep',
      behind: standby.kind === 'none' ? 0 : standby.behind,
    };
  }

  /** The public status. Empty if there never was another machine. */
  told(): JsonObject {
    const { machine } = this.takeover;
    switch (machine.kind) {
      case 'standby': {
        const state = machine.primary.state();
        const { role } = machine.following;
        const reached = role.reachedAt === undefined ? {} : { reached: iso(role.reachedAt) };
        return { role: 'standby', inStep: state.kind === 'inStep', since: iso(state.since), ...reached };
      }
      case 'handedOver':
        return { role: 'handed over', since: iso(machine.at) };
      case 'superseded':
        return { role: 'superseded', since: iso(machine.at) };
      case 'primary': {
        const standby = this.standby.state();
        const { requireStandby } = this.setup;
        if (standby.kind === 'none')
          return requireStandby ? { standby: { inStep: false, behind: 0, required: true } } : {};
        const lost = standby.kind === 'lost' ? { lost: iso(standby.since) } : {};
        const required = requireStandby ? { required: true } : {};
        return {
          standby: { inStep: standby.kind === 'inStep', behind: standby.behind, ...required, ...lost },
        };
      }
    }
  }

  /** Writes that only this machine is known to have. */
  alone(): readonly UnreplicatedWrite[] {
    this.forgetShared();
    return this.setup.storage.alone();
  }

  /**
   * Drops notes of writes that the standby has by now. The next commit would do so, but after a switchover or
   * at shutdown there is none.
   */
  private forgetShared(): void {
    const shared = this.standby.shared();
    const { kind } = this.role;
    if (shared !== undefined && (kind === 'primary' || kind === 'handedOver'))
      this.setup.storage.forgetAlone(shared.upTo);
  }

  /** Closes the connections to the other machine. */
  close(): void {
    const { machine } = this.takeover;
    if (machine.kind === 'standby') machine.primary.close();
    this.notice?.close();
    this.standby.close();
  }

  private keptNow(): ReturnType<typeof snapshotData> {
    const databases = [...this.setup.databases()];
    const open = databases.map(({ namespace, committedRoot }) => [namespace, committedRoot] as const);
    const rules = databases.map(({ namespace, ruleset }) => ({ namespace, text: ruleset.text }));
    return snapshotData(this.setup.storage, new Map(open), rules);
  }
}

function machineOf(setup: PairSetup): MachineRole {
  const { role, adminSecret, namespace, clock, log } = setup;
  if (role.kind !== 'standby') return role;
  const following = new StandbyFollower(setup, role);
  const secret = adminSecret ?? '';
  const primary = new PrimaryConnection({ url: role.of, secret, namespace, following, clock, log });
  return { kind: 'standby', primary, following };
}
