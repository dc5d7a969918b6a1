import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { REGISTRATION_CODE_PATTERN } from '../../../domain/bounds.ts';
import { deliver } from '../../../store/delivery/deliver.ts';
import { claimCodes } from '../../../store/registrant/claimCodes.ts';
import { forgetCode, saveCode, readSavedCodes } from '../../../store/registrant/savedCodes.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { listCodeReadings } from './listCodeReadings.ts';

/** The reason a code is refused. */
export type RegistrationCodeProblem = 'form' | 'wrong' | 'too often' | 'no connection';

/** The state before a registration is open. */
export type RegistrationCodeState =
  | { readonly kind: 'asks'; readonly problem: RegistrationCodeProblem | undefined }
  | { readonly kind: 'opening'; readonly code: string }
  | { readonly kind: 'open'; readonly code: string };

/** Slows down guessing here too; the server also closes the connection of a guesser. */
const MAX_TRIES = 5;
const PAUSE_MS = 30_000;

/** The code without the spaces and dashes of a printed, spoken or copied one. */
const asTyped = (typed: string): string => typed.replaceAll(/[\s-]/g, '');

/** The code of a link or QR code: behind the #, so that servers and other pages never get it. */
function codeInAddress(): string | undefined {
  const code = window.location.hash.slice(1);
  return REGISTRATION_CODE_PATTERN.test(code) ? code : undefined;
}

/** Removes the code from the address, so that it is not shared or read over a shoulder. */
function takeFromAddress(): void {
  if (codeInAddress() !== undefined)
    window.history.replaceState(window.history.state, '', window.location.pathname);
}

export interface RegistrationCodeAccess {
  readonly state: RegistrationCodeState;
  readonly show: (typed: string) => void;
  /** Makes this device forget the code. */
  readonly forget: () => void;
}

/** Opens a registration by a code from the address, from this device, or typed. */
export function useRegistrationCode(): RegistrationCodeAccess {
  const { device, eventName } = useStore();
  const [first] = useState(() => codeInAddress() ?? readSavedCodes(eventName)[0]);
  const [state, setState] = useState<RegistrationCodeState>(
    first === undefined ? { kind: 'asks', problem: undefined } : { kind: 'opening', code: first },
  );
  /** Times of wrong codes, in ms. */
  const [wrong, setWrong] = useState<readonly number[]>([]);
  const ask = (problem: RegistrationCodeProblem): void => setState({ kind: 'asks', problem });
  /** Counts the codes opened. A slow answer to an earlier one changes nothing. */
  const opened = useRef(0);

  const open = async (typed: string): Promise<void> => {
    opened.current += 1;
    const own = opened.current;
    for (const code of listCodeReadings(typed)) {
      const outcome = await deliver(
        device,
        { build: (uid) => claimCodes(uid, [code]) },
        { kind: 'now or never' },
      );
      if (own !== opened.current) return;
      if (outcome.kind === 'done') {
        saveCode(eventName, code);
        return setState({ kind: 'open', code });
      }
      if (outcome.kind !== 'refused' || outcome.problem.code !== 'not allowed') return ask('no connection');
      forgetCode(eventName, code);
    }
    setWrong([...wrong, Date.now()]);
    ask('wrong');
  };

  const openFirst = useEffectEvent(() => {
    takeFromAddress();
    if (first !== undefined) void open(first);
  });
  useEffect(() => {
    const timer = setTimeout(openFirst, 0);
    return () => clearTimeout(timer);
  }, []);

  const show = (typed: string): void => {
    const code = asTyped(typed);
    if (!REGISTRATION_CODE_PATTERN.test(code)) return ask('form');
    if (wrong.filter((at) => Date.now() - at < PAUSE_MS).length >= MAX_TRIES) return ask('too often');
    setState({ kind: 'opening', code });
    void open(code);
  };

  // A link with another code, opened in this tab, only changes the hash.
  const openLinked = useEffectEvent(() => {
    const code = codeInAddress();
    takeFromAddress();
    if (code !== undefined) show(code);
  });
  useEffect(() => {
    const changed = (): void => openLinked();
    window.addEventListener('hashchange', changed);
    return () => window.removeEventListener('hashchange', changed);
  }, []);

  return {
    state,
    show,
    forget: () => {
      if (state.kind === 'open') forgetCode(eventName, state.code);
      setState({ kind: 'asks', problem: undefined });
    },
  };
}
