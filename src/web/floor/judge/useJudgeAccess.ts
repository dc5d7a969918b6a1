import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { JudgeKey } from '../../../domain/ids.ts';
import { FloorCache } from '../../../store/connection/floorCache.ts';
import type { SignInProblem } from '../../../store/connection/signInProblem.ts';
import { getRawChild, toText } from '../../../store/tree/path.ts';
import { claimJudge, judgeClaimPath } from '../../../store/people/judgeAccess.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { useLive, useObserved } from '../../kit/cache/useLive.ts';
import { loadDelivery } from './lazyParts.tsx';

/** The reason the last try did not open the sheets. */
export type AccessProblem = 'wrong code' | SignInProblem;

export type JudgeAccess =
  | { readonly kind: 'asking' }
  /** This device has not presented this judge's code. */
  | { readonly kind: 'closed'; readonly problem: AccessProblem | undefined }
  | { readonly kind: 'open' };

/** The code is in the hash of the link: browsers never send that part, so it is in no log. */
function codeOfLink(): string | undefined {
  const code = new URLSearchParams(window.location.hash.slice(1)).get('code');
  return code === null || code === '' ? undefined : code;
}

/** Storage key of the judge whose sheets this device opened last. They reopen at once, even offline. */
const OPENED = 'opened';
/** Storage key of a code that the server hasn't answered yet: the page may be closed before the answer. */
const CODE_SHOWN = 'shown';

function shownBefore(eventName: string, judge: JudgeKey): string | undefined {
  const heard = new FloorCache(eventName).of(CODE_SHOWN);
  const raw = heard.kind === 'known' ? heard.raw : undefined;
  return getRawChild(raw, 'judge') === judge ? toText(getRawChild(raw, 'code')) : undefined;
}

const NO_NETWORK: SignInProblem = { ok: false, code: 'network-request-failed' };

/** Removes the code from the address bar, so that it is not read over the shoulder, nor shared by accident. */
function hideLink(): void {
  if (codeOfLink() !== undefined)
    window.history.replaceState(window.history.state, '', window.location.pathname);
}

/**
 * This device's access to a judge's sheets: it has signed in anonymously and presented the access code, from the link
 * or typed. The server checks every write against the code again.
 */
export function useJudgeAccess(judge: JudgeKey): {
  readonly access: JudgeAccess;
  readonly show: (code: string) => Promise<boolean>;
} {
  const { device, eventName } = useStore();
  const who = useObserved(device.who);
  const uid = who.kind === 'device' || who.kind === 'account' ? who.uid : undefined;
  const claim = useLive(
    device,
    useMemo(() => (uid === undefined ? undefined : judgeClaimPath(uid)), [uid]),
  );
  const wasOpen = useMemo(() => {
    const heard = new FloorCache(eventName).of(OPENED);
    return heard.kind === 'known' && heard.raw === judge;
  }, [eventName, judge]);
  const [latest, setLatest] = useState<'trying' | AccessProblem | undefined>(() =>
    (codeOfLink() ?? shownBefore(eventName, judge)) === undefined ? undefined : 'trying',
  );

  /** Another code, or leaving the page, stops the retries of the previous one. */
  const wanted = useRef<object>(undefined);
  const show = useCallback(
    async (typed: string) => {
      const code = typed.trim();
      const shown = { judge, code };
      wanted.current = shown;
      setLatest('trying');
      const build = (device: string) => claimJudge(device, judge, code);
      const { deliver } = await loadDelivery();
      const outcome = await deliver(
        device,
        { build, pass: build('$uid') },
        {
          kind: 'keep',
          save: () => {
            new FloorCache(eventName).keep(CODE_SHOWN, shown);
            // Without storage, the address keeps the code.
            if (shownBefore(eventName, judge) === code) hideLink();
          },
          clear: () => {
            new FloorCache(eventName).keepOnly(CODE_SHOWN, []);
            hideLink();
          },
          onWait: () => setLatest(NO_NETWORK),
          isWanted: () => wanted.current === shown,
        },
      );
      if (outcome.kind === 'done') setLatest(undefined);
      else if (outcome.kind !== 'offline')
        setLatest(outcome.kind === 'not signed in' ? outcome.problem : 'wrong code');
      return outcome.kind === 'done';
    },
    [device, eventName, judge],
  );

  useEffect(() => {
    const code = codeOfLink() ?? shownBefore(eventName, judge);
    if (code === undefined) void device.identify();
    // eslint-disable-next-line react/set-state-in-effect -- the link is outside of React: it is answered once
    else void show(code);
    return () => {
      wanted.current = undefined;
    };
  }, [device, eventName, judge, show]);

  const isOpen = claim.kind === 'known' && claim.value?.judge === judge;
  useEffect(() => {
    if (isOpen) new FloorCache(eventName).keep(OPENED, judge);
  }, [isOpen, eventName, judge]);

  const access = ((): JudgeAccess => {
    const isUnheard = who.kind === 'unknown' || (uid !== undefined && claim.kind === 'waiting');
    // A judge who opened these sheets before goes on marking while the link is checked.
    if (latest === 'trying' || (!isOpen && isUnheard)) return { kind: wasOpen ? 'open' : 'asking' };
    return isOpen ? { kind: 'open' } : { kind: 'closed', problem: latest };
  })();
  return { access, show };
}
