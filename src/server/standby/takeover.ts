import type { GroupCommit } from '../database/groupCommit.ts';
import { AdministratorRefusal } from '../local/administrator.ts';
import type { Storage } from '../storage/storage.ts';
import type { PrimaryState, PrimaryConnection } from './primary.ts';
import type { StandbyFollower } from './standbyFollower.ts';
import { nextEpoch, formatEpoch, isNewer, type Epoch } from './epoch.ts';
import {
  beginEpoch,
  formatClockTime,
  listKnownEpochs,
  saveRole,
  describeNothingCopied,
  describeSuperseded,
  findWriteRefusal,
  type FolderRole,
} from './role.ts';

/** A running server's role, with the parts it needs. */
export type MachineRole =
  | { readonly kind: 'standby'; readonly primary: PrimaryConnection; readonly following: StandbyFollower }
  | Exclude<FolderRole, { readonly kind: 'standby' }>;

// A primary that answers gets this long to send its copy (ms).
const REACH_TIMEOUT_MS = 30_000;
const HAND_OVER_TIMEOUT_MS = 5000;

/** The only place that changes a running server's role. */
export class Takeover {
  private readonly storage: Storage;
  private readonly commits: GroupCommit;
  private readonly clock: () => number;
  private readonly promoted: () => void;
  private readonly failed: (error: unknown) => void;
  private current: MachineRole;
  private isUnderWay = false;

  /** @param setup.promoted called when this becomes an ordinary server */
  constructor(setup: {
    storage: Storage;
    commits: GroupCommit;
    clock: () => number;
    machine: MachineRole;
    promoted: () => void;
    /** Called if the new role could not be stored; it then lasts until the process ends. */
    failed: (error: unknown) => void;
  }) {
    this.storage = setup.storage;
    this.commits = setup.commits;
    this.clock = setup.clock;
    this.promoted = setup.promoted;
    this.failed = setup.failed;
    this.current = setup.machine;
  }

  get machine(): MachineRole {
    return this.current;
  }

  get role(): FolderRole {
    return this.current.kind === 'standby' ? this.current.following.role : this.current;
  }

  /** The newest epoch this machine knows. */
  get epoch(): Epoch {
    return listKnownEpochs(this.storage, this.role).reduce((one, other) =>
      isNewer(one, other) ? one : other,
    );
  }

  /** Stops taking writes, even after a restart, until this machine is promoted again. Flushes first. */
  handOver(to: string): void {
    this.shut({ kind: 'handedOver', at: this.clock(), to });
  }

  /** Stops taking writes forever: another machine was promoted. */
  superseded(by: Epoch): void {
    // A standby only follows its primary.
    if (this.current.kind !== 'standby')
      this.shut({ kind: 'superseded', at: this.clock(), by: formatEpoch(by) });
  }

  private shut(role: Extract<FolderRole, { readonly kind: 'handedOver' | 'superseded' }>): void {
    this.commits.flush();
    this.commits.shutWrites(findWriteRefusal(role) ?? '');
    this.current = role;
    try {
      saveRole(this.storage, role);
    } catch (error) {
      this.failed(error);
    }
  }

  /**
   * Makes this server the primary. Returns a sentence on the outcome.
   * @throws AdministratorRefusal if there is nothing to promote, or no copy to take over with
   */
  async promote(): Promise<string> {
    const { current } = this;
    switch (current.kind) {
      case 'primary':
        throw new AdministratorRefusal('This server is not a standby: there is nothing to promote.');
      case 'handedOver':
        this.openUp({ kind: 'primary' }, nextEpoch(...listKnownEpochs(this.storage, current)));
        return `This server takes writes again, with what it had at ${formatClockTime(current.at)}. Changes on the other machine since then are not here.`;
      case 'superseded':
        throw new AdministratorRefusal(describeSuperseded(this.storage, current.at));
      case 'standby': {
        if (this.isUnderWay) throw new AdministratorRefusal('This standby is already taking over.');
        this.isUnderWay = true;
        try {
          return await this.takeOver(current);
        } finally {
          this.isUnderWay = false;
        }
      }
    }
  }

  private async takeOver({ primary, following }: Extract<MachineRole, { kind: 'standby' }>): Promise<string> {
    const before = primary.state();
    const hasReached = await primary.reach(REACH_TIMEOUT_MS);
    const epoch = nextEpoch(...listKnownEpochs(this.storage, following.role));
    const isHandedOver = hasReached && (await primary.handOver(epoch, HAND_OVER_TIMEOUT_MS));
    // Flush and confirm what was received before disconnecting.
    this.commits.flush();
    const { role } = following;
    if (role.reachedAt === undefined) throw new AdministratorRefusal(describeNothingCopied(role));
    this.openUp({ kind: 'primary', insteadOf: role.of }, epoch);
    primary.close();
    return isHandedOver
      ? `This server has taken over from ${role.of}, which takes no more writes. Nothing is missing.`
      : `This server has taken over from ${role.of}, which did not answer. ${howFar(before, role.reachedAt)} Make sure that the other machine is off or unreachable.`;
  }

  private openUp(role: Extract<FolderRole, { readonly kind: 'primary' }>, epoch: Epoch): void {
    beginEpoch(this.storage, role, epoch);
    this.current = role;
    this.commits.openWrites();
    this.promoted();
  }
}

function howFar(before: PrimaryState, reachedAt: number): string {
  const last = `its last change is from ${formatClockTime(reachedAt)}`;
  switch (before.kind) {
    case 'inStep':
      return `It was in sync until ${formatClockTime(before.lastHeard)}: everything saved until then is here, and ${last}.`;
    case 'copying':
      return `It was not in sync, because a new copy was under way; ${last}, and anything saved later is missing.`;
    case 'away':
      return before.inStepUntil === undefined
        ? `It has not been in sync since it was started; ${last}, and anything saved later is missing.`
        : `It was in sync until ${formatClockTime(before.inStepUntil)}, and ${last}; anything that only the other machine saved after that is missing.`;
  }
}
