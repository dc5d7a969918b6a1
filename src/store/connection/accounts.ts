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
  signOut,
  type Auth,
  type User,
} from 'firebase/auth';
import { nameOfAccount } from '../../domain/people/accountName.ts';
import type { Backend } from './eventConfigurations.ts';
import type { Who } from './states.ts';

function whoIs(user: User | null): Who {
  if (user === null) return { kind: 'nobody' };
  if (user.isAnonymous) return { kind: 'device', uid: user.uid };
  const email = user.email ?? '';
  return { kind: 'account', uid: user.uid, email, name: nameOfAccount(email, user.displayName ?? undefined) };
}

/** Signing in through the official SDK. Loaded only where somebody may sign in. */
export class Accounts {
  private readonly auth: Auth;

  constructor(app: FirebaseApp, backend: Backend) {
    // Without the popup resolver that getAuth brings along: nobody signs in through a window here.
    this.auth = initializeAuth(app, {
      persistence: [indexedDBLocalPersistence, browserLocalPersistence, inMemoryPersistence],
    });
    if (backend.kind === 'embedded')
      connectAuthEmulator(this.auth, backend.origin, { disableWarnings: true });
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

  async signIn(email: string, password: string): Promise<void> {
    await signInWithEmailAndPassword(this.auth, email, password);
  }

  /** Signs the device in without a name, or keeps the name it has; its uid. */
  async signInAnonymously(): Promise<string> {
    await this.auth.authStateReady();
    const user = this.auth.currentUser ?? (await signInAnonymously(this.auth)).user;
    return user.uid;
  }

  async signOut(): Promise<void> {
    await signOut(this.auth);
  }
}
