import { useState } from 'react';
import type { WriteProblem } from '../../store/connection/writeProblem.ts';
import type { Patch } from '../../store/tree/patch.ts';
import { useStore } from '../app/StoreProvider.tsx';

/** Why nothing came of it. */
export type DeedProblem = 'closed' | 'gone' | 'answered' | 'changed' | 'signIn' | 'other';

/** What is done about one request, and what became of it. */
export type Deed =
  | { readonly kind: 'at rest' }
  | { readonly kind: 'on its way'; readonly about: string }
  | { readonly kind: 'failed'; readonly about: string; readonly why: DeedProblem };

const AT_REST: Deed = { kind: 'at rest' };

/** Of several tries the next comes once what has changed was heard. */
const TRIES = 4;
const NEXT_TRY_MS = 250;

const whyOf = ({ code }: WriteProblem): DeedProblem => (code === 'not allowed' ? 'changed' : 'other');

/** What is written at a try, made from what is known by then; or why there is nothing to write any more. @param uid of the device */
export type Attempt = (uid: string) => Promise<Patch | DeedProblem>;

/** One thing at a time: made anew from what is known, and sent once more, where something changed meanwhile. */
export function useDeed(): {
  readonly deed: Deed;
  readonly act: (about: string, attempt: Attempt) => Promise<boolean>;
} {
  const { device } = useStore();
  const [deed, setDeed] = useState(AT_REST);
  const act = async (about: string, attempt: Attempt): Promise<boolean> => {
    setDeed({ kind: 'on its way', about });
    const signedIn = await device.signInAnonymously();
    let why: DeedProblem = 'signIn';
    for (let tried = 0; signedIn.ok && tried < TRIES; tried++) {
      const patch = await attempt(signedIn.uid);
      if (typeof patch === 'string') {
        why = patch;
        break;
      }
      const written = await device.write(patch);
      if (written.ok) {
        setDeed(AT_REST);
        return true;
      }
      why = whyOf(written.problem);
      if (why !== 'changed') break;
      await new Promise((resolve) => {
        setTimeout(resolve, NEXT_TRY_MS);
      });
    }
    setDeed({ kind: 'failed', about, why });
    return false;
  };
  return { deed, act };
}
