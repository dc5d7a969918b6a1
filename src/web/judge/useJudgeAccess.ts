import { useCallback, useEffect, useMemo, useState } from 'react';
import type { JudgeKey } from '../../domain/ids.ts';
import { LastKnown } from '../../store/connection/lastKnown.ts';
import type { SignInProblem } from '../../store/connection/signInProblem.ts';
import { childOf, textOf } from '../../store/tree/path.ts';
import { claimJudge, judgeClaim } from '../../store/people/judgeAccess.ts';
import { useStore } from '../app/StoreProvider.tsx';
import { useLive, useObserved } from '../app/useLive.ts';

/** Why the last try did not open the sheets. */
export type AccessProblem = 'wrong code' | SignInProblem;

export type Access =
  | { readonly kind: 'asking' }
  /** This device has not shown this judge's code. */
  | { readonly kind: 'closed'; readonly problem: AccessProblem | undefined }
  | { readonly kind: 'open' };

/** The code comes behind the # of the link: that part is never sent to the server and stands in no log. */
function codeOfLink(): string | undefined {
  const code = new URLSearchParams(window.location.hash.slice(1)).get('code');
  return code === null || code === '' ? undefined : code;
}

/** Which judge's sheets this device opened last: they open again at once, and without network. */
const OPENED = 'opened';
/** A code out of a link that has not been answered yet: the page may be left before it is. */
const SHOWN = 'shown';

interface Shown {
  readonly judge: string;
  readonly code: string;
}

function shownBefore(eventName: string, judge: JudgeKey): string | undefined {
  const heard = new LastKnown(eventName).of(SHOWN);
  const code = textOf(childOf(heard.kind === 'known' ? heard.raw : undefined, 'code'));
  return heard.kind === 'known' && childOf(heard.raw, 'judge') === judge ? code : undefined;
}

/** Out of the address bar: the link is not to be read over the shoulder, nor shared by accident. */
const hideLink = (): void => window.history.replaceState(window.history.state, '', window.location.pathname);

/**
 * Whether this device is the judge's: it has signed in without a name and shown the access code, from the link or typed
 * in. Everything the judge writes is checked against the code again by the backend.
 */
export function useJudgeAccess(judge: JudgeKey): {
  readonly access: Access;
  readonly show: (code: string) => Promise<boolean>;
} {
  const { device, eventName } = useStore();
  const who = useObserved(device.who);
  const uid = who.kind === 'device' || who.kind === 'account' ? who.uid : undefined;
  const claim = useLive(
    device,
    useMemo(() => (uid === undefined ? undefined : judgeClaim(uid)), [uid]),
  );
  const wasOpen = useMemo(() => {
    const heard = new LastKnown(eventName).of(OPENED);
    return heard.kind === 'known' && heard.raw === judge;
  }, [eventName, judge]);
  const [problem, setProblem] = useState<AccessProblem>();
  const [trying, setTrying] = useState(
    () => codeOfLink() !== undefined || shownBefore(eventName, judge) !== undefined,
  );

  const show = useCallback(
    async (code: string) => {
      setTrying(true);
      setProblem(undefined);
      const signedIn = await device.signInAnonymously(claimJudge('$uid', judge, code.trim()));
      const written = signedIn.ok
        ? await device.write(claimJudge(signedIn.uid, judge, code.trim()))
        : undefined;
      if (!signedIn.ok) setProblem(signedIn);
      else if (written?.ok === false) setProblem('wrong code');
      // Answered: a code that was not is shown again by the next page.
      if (written !== undefined) {
        new LastKnown(eventName).keepOnly(SHOWN, []);
        if (codeOfLink() !== undefined) hideLink();
      }
      setTrying(false);
      return written?.ok === true;
    },
    [device, eventName, judge],
  );

  useEffect(() => {
    const ofLink = codeOfLink();
    if (ofLink !== undefined) {
      const shown: Shown = { judge, code: ofLink };
      new LastKnown(eventName).keep(SHOWN, shown);
    }
    const kept = shownBefore(eventName, judge);
    // Where nothing can be kept, the address keeps it.
    if (ofLink !== undefined && kept === ofLink) hideLink();
    const code = ofLink ?? kept;
    if (code === undefined) void device.identify();
    // eslint-disable-next-line react/set-state-in-effect -- the link is outside of React: it is answered once
    else void show(code);
  }, [device, eventName, judge, show]);

  const isOpen = claim.kind === 'known' && claim.value?.judge === judge;
  useEffect(() => {
    if (isOpen) new LastKnown(eventName).keep(OPENED, judge);
  }, [isOpen, eventName, judge]);

  const access = ((): Access => {
    // Who opened these sheets before marks on while the link is looked at.
    if (trying) return { kind: wasOpen ? 'open' : 'asking' };
    if (isOpen) return { kind: 'open' };
    const isUnheard = who.kind === 'unknown' || (uid !== undefined && claim.kind === 'waiting');
    if (isUnheard) return { kind: wasOpen ? 'open' : 'asking' };
    return { kind: 'closed', problem };
  })();
  return { access, show };
}
