import type { FirebaseApp } from 'firebase/app';
import {
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  inMemoryPersistence,
  onAuthStateChanged,
  signInAnonymously,
  signInWithEmailAndPassword,
  signInWithEmailLink,
  signOut,
  type Auth,
  type User,
} from 'firebase/auth';
import type { Patch } from '../tree/patch.ts';
import { deriveAccountName } from '../../domain/people/accountName.ts';
import type { Backend } from './eventConfiguration.ts';
import type { SignInMethod, SignInState } from './states.ts';

function whoIs(user: User | null): SignInState {
  if (user === null) return { kind: 'nobody' };
  if (user.isAnonymous) return { kind: 'device', uid: user.uid };
  const email = user.email ?? '';
  return {
    kind: 'account',
    uid: user.uid,
    email,
    name: deriveAccountName(email, user.displayName ?? undefined),
  };
}

/** Sign-in with the official SDK, loaded only where needed. */
export class Accounts {
  private readonly auth: Auth;
  private readonly backend: Backend;

  constructor(app: FirebaseApp, backend: Backend) {
    this.backend = backend;
    // Without getAuth's popup resolver: popups.ts loads it.
    this.auth = initializeAuth(app, {
      persistence: [indexedDBLocalPersistence, browserLocalPersistence, inMemoryPersistence],
    });
    const address = backend.kind === 'embedded' ? backend.origin : backend.authEmulator;
    if (address !== undefined) connectAuthEmulator(this.auth, address, { disableWarnings: true });
  }

  /** Resolves after the first report. */
  watch(changed: (who: SignInState) => void): Promise<void> {
    return new Promise((told) => {
      onAuthStateChanged(this.auth, (user) => {
        changed(whoIs(user));
        told();
      });
    });
  }

  async signIn(way: SignInMethod): Promise<void> {
    switch (way.kind) {
      case 'password':
        await signInWithEmailAndPassword(this.auth, way.email, way.password);
        break;
      case 'link':
        await signInWithEmailLink(this.auth, way.email, way.link);
        break;
      case 'provider': {
        const { signInThroughPopup } = await import('./popups.ts');
        await signInThroughPopup(this.auth, way.id);
      }
    }
  }

  /**
   * Signs in anonymously unless there is an account; resolves with the uid.
   * @param showing a patch, with `$uid` for the new account, that may give this sign-in priority
   */
  async signInAnonymously(showing?: Patch): Promise<string> {
    await this.auth.authStateReady();
    if (this.auth.currentUser !== null) return this.auth.currentUser.uid;
    if (showing !== undefined) await this.askForPass(showing);
    return (await signInAnonymously(this.auth)).user.uid;
  }

  private async askForPass(update: Patch): Promise<void> {
    if (this.backend.kind !== 'embedded') return;
    // If this request fails, the sign-in gets no priority.
    await fetch(`${this.backend.origin}/.pass`, {
      method: 'POST',
      body: JSON.stringify({ update }),
    }).catch(() => undefined);
  }

  async signOut(): Promise<void> {
    await signOut(this.auth);
  }
}
