import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { CompetitionEvent } from '../../../domain/competition.ts';
import {
  EMPTY_REGISTRATION,
  type RegistrationDraft,
  type RegistrationStep,
} from '../../../domain/registrant/draft.ts';
import {
  forgetRegistration,
  keepRegistration,
  keptRegistration,
  type KeptRegistration,
} from '../../../store/registrant/keptRegistration.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import type { AtDesk, Sending } from './sending.ts';

const AT_REST: Sending = { kind: 'at rest' };
const WAITS: Sending = { kind: 'waits' };
/** The part that sends did not come: there is no network. */
const NOT_LOADED: Sending = { kind: 'refused', problem: { kind: 'sign-in' } };

export interface Registration {
  readonly draft: RegistrationDraft;
  readonly step: RegistrationStep;
  /** The code, once the registration has come in. */
  readonly code: string | undefined;
  /** Who was registered along, with codes of their own, once it has come in. */
  readonly others: readonly { readonly name: string; readonly code: string }[];
  /** How many entries have been sent. */
  readonly entries: number;
  readonly sending: Sending;
  /** False: this browser keeps nothing, and a reload loses what was typed. */
  readonly isKept: boolean;
  readonly change: (draft: RegistrationDraft) => void;
  readonly goTo: (step: RegistrationStep) => void;
  readonly send: () => void;
  /** Somebody else registers on this device. */
  readonly startAnew: () => void;
}

/**
 * A registration from the first letter to the code. It is kept on the device with every change, and sent under keys that
 * are made once: pressed twice, or sent again after a line that broke, it is there once.
 * @param events undefined until they are heard of
 * @param atDesk how an organizer sends it
 */
export function useRegistration(
  events: readonly CompetitionEvent[] | undefined,
  atDesk?: AtDesk,
): Registration {
  const { device, eventName } = useStore();
  const [kept, setKept] = useState(() => keptRegistration(eventName));
  const [isKept, setIsKept] = useState(true);
  const [sending, setSending] = useState<Sending>(AT_REST);

  const keep = (next: KeptRegistration): void => {
    setKept(next);
    setIsKept(keepRegistration(eventName, next));
  };

  /** The registration that is being sent; another one stops its retries. */
  const wanted = useRef<KeptRegistration>(undefined);

  const send = (): void => {
    if (events === undefined || sending.kind === 'on its way') return;
    setSending({ kind: 'on its way' });
    const { draft, keys } = kept;
    wanted.current = kept;
    const sent = {
      device,
      draft,
      events,
      atDesk,
      keep: (its: Pick<KeptRegistration, 'keys' | 'others' | 'isIn'>) =>
        keep({ draft, step: 'check', ...its }),
      waiting: { onWait: () => setSending(WAITS), isWanted: () => wanted.current === kept },
    };
    import('./sending.ts')
      .then(({ sendRegistration }) => sendRegistration(sent, keys))
      .then(
        (became) => {
          if (became.kind !== 'waits') setSending(became);
        },
        () => setSending(NOT_LOADED),
      );
  };

  // Sent, and the page was left before the answer: it goes out again by itself.
  const isUnanswered = kept.keys !== undefined && kept.isIn !== true;
  const isKnown = events !== undefined;
  const resume = useEffectEvent(() => {
    if (isUnanswered) send();
  });
  useEffect(() => {
    if (!isKnown) return undefined;
    const timer = setTimeout(resume, 0);
    return () => clearTimeout(timer);
  }, [isKnown]);
  // The part that signs in is fetched while there is network: it may be gone when somebody presses the last button.
  useEffect(() => void device.identify(), [device]);
  useEffect(
    () => () => {
      wanted.current = undefined;
    },
    [],
  );

  return {
    draft: kept.draft,
    step: kept.step,
    code: kept.isIn === true ? kept.keys?.code : undefined,
    others: kept.isIn === true ? (kept.others ?? []) : [],
    entries: kept.keys?.entries.length ?? 0,
    sending,
    isKept,
    // Changed after it was sent: other keys, for it is another registration.
    change: (draft) => {
      if (sending.kind === 'waits') {
        wanted.current = undefined;
        setSending(AT_REST);
      }
      keep({ draft, step: kept.step });
    },
    goTo: (step) => {
      keep({ ...kept, step });
      window.scrollTo(0, 0);
    },
    send,
    startAnew: () => {
      wanted.current = undefined;
      forgetRegistration(eventName);
      setKept({ draft: EMPTY_REGISTRATION, step: 'you' });
      setSending(AT_REST);
    },
  };
}
