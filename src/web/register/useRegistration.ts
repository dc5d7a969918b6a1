import { useEffect, useEffectEvent, useState } from 'react';
import type { CompetitionEvent } from '../../domain/competition.ts';
import { EMPTY_REGISTRATION, type RegistrationDraft, type Step } from '../../domain/registrant/draft.ts';
import {
  forgetRegistration,
  keepRegistration,
  keptRegistration,
  type KeptRegistration,
} from '../../store/registrant/keptRegistration.ts';
import type { RegistrationKeys } from '../../store/registrant/registrations.ts';
import { useStore } from '../app/StoreProvider.tsx';
import type { AtDesk, SendProblem } from './sending.ts';

/** What stands between the last press and the code. */
export type Sending =
  | { readonly kind: 'at rest' }
  | { readonly kind: 'on its way' }
  /** There is no network: it is tried again in a moment, and by the next page. */
  | { readonly kind: 'waits' }
  | { readonly kind: 'refused'; readonly problem: SendProblem };

const AT_REST: Sending = { kind: 'at rest' };
const WAITS: Sending = { kind: 'waits' };
const TRY_AGAIN_MS = 3_000;

export interface Registration {
  readonly draft: RegistrationDraft;
  readonly step: Step;
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
  readonly goTo: (step: Step) => void;
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

  const sendUnder = async (
    made: RegistrationKeys | undefined,
    draft: RegistrationDraft,
    offered: readonly CompetitionEvent[],
  ): Promise<void> => {
    const { freshKeys, sentUnder } = await import('./sending.ts');
    // Before it goes out: whatever becomes of this page, the next one sends the same.
    const answer = await sentUnder(
      device,
      made ?? freshKeys(draft, offered),
      draft,
      offered,
      (keys) => keep({ draft, step: 'check', keys }),
      atDesk,
    );
    // Where it waits it is sent again as it is kept.
    if (answer.kind === 'in')
      keep({ draft, step: 'check', keys: answer.keys, others: answer.others, isIn: true });
    // Nothing is sent by itself any more: what is sent next is another registration.
    if (answer.kind === 'refused') keep({ draft, step: 'check' });
    setSending(answer.kind === 'in' ? AT_REST : answer);
  };

  const send = (): void => {
    if (events === undefined || sending.kind === 'on its way') return;
    const { draft, keys } = kept;
    setSending({ kind: 'on its way' });
    // Only the part that sends did not come: there is no network.
    sendUnder(keys, draft, events).catch(() => setSending(WAITS));
  };

  // Sent, and the page was left before the answer: it goes out again by itself.
  const isUnanswered = kept.keys !== undefined && kept.isIn !== true;
  const isKnown = events !== undefined;
  const doesWait = sending.kind === 'waits';
  const resume = useEffectEvent(() => {
    if (isUnanswered || doesWait) send();
  });
  useEffect(() => {
    if (!isKnown) return undefined;
    const timer = setTimeout(resume, 0);
    return () => clearTimeout(timer);
  }, [isKnown]);
  // The part that signs in is fetched while there is network: it may be gone when somebody presses the last button.
  useEffect(() => void device.identify(), [device]);
  useEffect(() => {
    if (!doesWait) return undefined;
    const timer = setTimeout(resume, TRY_AGAIN_MS);
    return () => clearTimeout(timer);
  }, [doesWait]);

  return {
    draft: kept.draft,
    step: kept.step,
    code: kept.isIn === true ? kept.keys?.code : undefined,
    others: kept.isIn === true ? (kept.others ?? []) : [],
    entries: kept.keys?.entries.length ?? 0,
    sending,
    isKept,
    // Changed after it was refused: other keys, for it is another registration.
    change: (draft) => keep({ draft, step: kept.step }),
    goTo: (step) => {
      keep({ ...kept, step });
      window.scrollTo(0, 0);
    },
    send,
    startAnew: () => {
      forgetRegistration(eventName);
      setKept({ draft: EMPTY_REGISTRATION, step: 'you' });
      setSending(AT_REST);
    },
  };
}
