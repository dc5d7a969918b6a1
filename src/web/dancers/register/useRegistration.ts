import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { CompetitionEvent } from '../../../domain/competition.ts';
import {
  EMPTY_REGISTRATION,
  listSteps,
  type RegistrationDraft,
  type RegistrationStep,
} from '../../../domain/registrant/draft.ts';
import {
  forgetRegistrationDraft,
  saveRegistrationDraft,
  readRegistrationDraft,
  type SavedRegistration,
} from '../../../store/registrant/registrationDraft.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import type { SendAtDesk, SendState } from './sending.ts';
import { followSteps, leaveSteps, markStep, openStep } from './stepHistory.ts';

const AT_REST: SendState = { kind: 'at rest' };
const WAITS: SendState = { kind: 'waits' };
/** Offline: the code for sending could not load. */
const NOT_LOADED: SendState = { kind: 'refused', problem: { kind: 'sign-in' } };

export interface RegistrationFormState {
  readonly draft: RegistrationDraft;
  readonly step: RegistrationStep;
  /** The code, once the registration is received. */
  readonly code: string | undefined;
  /** Dancers in the same registration with codes of their own, once it is received. */
  readonly others: readonly { readonly name: string; readonly code: string }[];
  /** Keys of the dancers in the registration, once it is received. */
  readonly dancers: readonly string[];
  /** The number of entries sent. */
  readonly entries: number;
  readonly sending: SendState;
  /** False if this browser stores nothing: a reload loses the input. */
  readonly isKept: boolean;
  readonly change: (draft: RegistrationDraft) => void;
  readonly goTo: (step: RegistrationStep) => void;
  readonly send: () => void;
  /** Starts an empty registration for the next person on this device. */
  readonly reset: () => void;
  /** Starts another registration for the lines of a team that weren't ready in this one. */
  readonly goOnWith: (draft: RegistrationDraft) => void;
}

/**
 * A registration from the first letter to the code. Each change is stored on the device. It is sent under
 * keys made once, so a second press or a retry after a lost connection creates no duplicate.
 * @param events undefined until they load
 * @param atDesk the organizer's way to send
 */
export function useRegistration(
  events: readonly CompetitionEvent[] | undefined,
  atDesk?: SendAtDesk,
): RegistrationFormState {
  const { device, eventName } = useStore();
  const [kept, setKept] = useState(() => readRegistrationDraft(eventName));
  const [isKept, setIsKept] = useState(true);
  const [sending, setSending] = useState<SendState>(AT_REST);

  const keep = (next: SavedRegistration): void => {
    setKept(next);
    setIsKept(saveRegistrationDraft(eventName, next));
  };

  /** The registration being sent. Sending another stops the retries of this one. */
  const wanted = useRef<SavedRegistration>(undefined);

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
      keep: (progress: Pick<SavedRegistration, 'keys' | 'others' | 'isIn'>) =>
        keep({ draft, step: 'check', ...progress }),
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

  // The page was left before the answer arrived: send it again.
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
  // Preload the sign-in code: the network may be gone when the last button is pressed.
  useEffect(() => void device.identify(), [device]);
  useEffect(
    () => () => {
      wanted.current = undefined;
    },
    [],
  );

  const code = kept.isIn === true ? kept.keys?.code : undefined;
  const show = (step: RegistrationStep): void => {
    keep({ ...kept, step });
    window.scrollTo(0, 0);
  };
  const onHistory = useEffectEvent((asked: RegistrationStep | undefined) => {
    // Undefined: the history entry belongs to another page.
    if (code !== undefined || asked === undefined) return;
    const steps = listSteps(kept.draft);
    show(steps.find((step) => step === asked) ?? steps[0]);
  });
  const markFirst = useEffectEvent(() => markStep(kept.step));
  useEffect(() => {
    markFirst();
    return followSteps(onHistory);
  }, []);
  useEffect(() => {
    if (code !== undefined) leaveSteps();
  }, [code]);

  return {
    draft: kept.draft,
    step: kept.step,
    code,
    others: kept.isIn === true ? (kept.others ?? []) : [],
    dancers: kept.isIn === true ? (kept.keys?.competitors ?? []) : [],
    entries: kept.keys?.entries.length ?? 0,
    sending,
    isKept,
    // Changed after it was sent: new keys, because it is a new registration.
    change: (draft) => {
      if (sending.kind === 'waits') {
        wanted.current = undefined;
        setSending(AT_REST);
      }
      keep({ draft, step: kept.step });
    },
    goTo: (step) => {
      if (openStep(step, kept.step) === 'is new') show(step);
    },
    send,
    reset: () => {
      wanted.current = undefined;
      forgetRegistrationDraft(eventName);
      setKept({ draft: EMPTY_REGISTRATION, step: 'you' });
      markStep('you');
      setSending(AT_REST);
    },
    goOnWith: (draft) => {
      wanted.current = undefined;
      keep({ draft, step: 'team' });
      markStep('team');
      setSending(AT_REST);
    },
  };
}
