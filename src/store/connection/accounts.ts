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
import { nameOfAccount } from '../../domain/people/accountName.ts';
import type { Backend } from './eventConfiguration.ts';
import type { SignInWay, Who } from './states.ts';

function whoIs(user: User | null): Who {
  if (user === null) return { kind: 'nobody' };
  if (user.isAnonymous) return { kind: 'device', uid: user.uid };
  const email = user.email ?? '';
  return { kind: 'account', uid: user.uid, email, name: nameOfAccount(email, user.displayName ?? undefined) };
}

/** Signing in through the official SDK. Loaded only where somebody may sign in. */
export class Accounts {
  private readonly auth: Auth;
  private readonly backend: Backend;

  constructor(app: FirebaseApp, backend: Backend) {
    this.backend = backend;
    // Without the popup resolver that getAuth brings along: it comes with popups.ts where it is needed.
    this.auth = initializeAuth(app, {
      persistence: [indexedDBLocalPersistence, browserLocalPersistence, inMemoryPersistence],
    });
    const address = backend.kind === 'embedded' ? backend.origin : backend.authEmulator;
    if (address !== undefined) connectAuthEmulator(this.auth, address, { disableWarnings: true });
  }

  /** Resolves when it has been told once who is signed in. */
  watch(changed: (who: Who) => void): Promise<void> {
    return new Promise((told) => {
      onAuthStateChanged(this.auth, (user) => {
        changed(whoIs(user));
        told();
      });
    });
  }

  async signIn(way: SignInWay): Promise<void> {
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
   * Signs the device in without a name, or keeps the name it has; its uid.
   * @param showing what it will show then, of `$uid`: where that lets it go first, it is let in before all who only look
   */
  async signInAnonymously(showing?: Patch): Promise<string> {
    await this.auth.authStateReady();
    if (this.auth.currentUser !== null) return this.auth.currentUser.uid;
    if (showing !== undefined) await this.askForPass(showing);
    return (await signInAnonymously(this.auth)).user.uid;
  }

  private async askForPass(update: Patch): Promise<void> {
    if (this.backend.kind !== 'embedded') return;
    // Without it the device waits like everybody.
    await fetch(`${this.backend.origin}/.pass`, {
      method: 'POST',
      body: JSON.stringify({ update }),
    }).catch(() => undefined);
  }

  async signOut(): Promise<void> {
    await signOut(this.auth);
  }
}
