import { Observable } from '../../../store/connection/observed.ts';
import type {
  ConnectionState,
  ReadState,
  SignInState,
  WriteResult,
} from '../../../store/connection/states.ts';
import type { Patch } from '../../../store/tree/patch.ts';
import { TestTree, type TestBranch } from '../../../store/tree/testing/testTree.ts';

/** A device on a tree of its own, whose rules are those of the test. */
export class DeviceInTree {
  readonly serverAhead = new Observable(0);
  readonly who = new Observable<SignInState>({ kind: 'device', uid: 'phone' });
  readonly connection = new Observable<ConnectionState>({ kind: 'live' });
  /** The patches that were written. */
  readonly written: Patch[] = [];
  /** True: the rules refuse this patch. */
  refuses: (patch: Patch) => boolean = () => false;
  private readonly tree: TestTree;
  private readonly states = new Map<string, ReadState>();
  private readonly followers = new Set<() => void>();

  constructor(root: TestBranch) {
    this.tree = new TestTree(structuredClone(root));
  }

  signInAnonymously = () => Promise.resolve({ ok: true, uid: 'phone' } as const);
  serverNow = () => Promise.resolve(Date.now());
  readOnce = (at: string): Promise<ReadState> => Promise.resolve(this.peek(at));

  /** One object per place until it changes. */
  peek = (at: string): ReadState => {
    const state = this.states.get(at) ?? { kind: 'known', raw: structuredClone(this.tree.read(at)) ?? null };
    this.states.set(at, state);
    return state;
  };

  follow = (_at: string, changed: () => void): (() => void) => {
    this.followers.add(changed);
    return () => this.followers.delete(changed);
  };

  write = (patch: Patch): Promise<WriteResult> => {
    if (this.refuses(patch)) return Promise.resolve({ ok: false, problem: { code: 'not allowed' } });
    this.written.push(patch);
    this.put(patch);
    return Promise.resolve({ ok: true });
  };

  /** A change by another device. */
  put(patch: Patch): void {
    this.tree.put(patch);
    this.states.clear();
    for (const changed of this.followers) changed();
  }
}
