import { useEffect, useEffectEvent, useState } from 'react';
import { deliver } from '../../../store/delivery/deliver.ts';
import { codesShown } from '../../../store/registrant/codesShown.ts';
import { forgetCode, keepCode, knownCodes } from '../../../store/registrant/knownCodes.ts';
import { REGISTRATION_CODE } from '../../../store/people/registrationAt.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';

/** Why a code does not open anything. */
export type CodeProblem = 'form' | 'wrong' | 'too often' | 'no connection';

/** Where somebody stands before a registration. */
export type CodeState =
  | { readonly kind: 'asks'; readonly problem: CodeProblem | undefined }
  | { readonly kind: 'opening'; readonly code: string }
  | { readonly kind: 'open'; readonly code: string };

/** Whoever guesses is slowed down here as well; the server closes the line of who goes on all the same. */
const TRIES = 5;
const PAUSE_MS = 30_000;

/** As it was printed, said or copied: without what stands between its signs. */
const asTyped = (typed: string): string => typed.replaceAll(/[\s-]/g, '');

/** The code of a link or a QR: behind the #, which no server and no other page is told. */
function codeInAddress(): string | undefined {
  const code = window.location.hash.slice(1);
  return REGISTRATION_CODE.test(code) ? code : undefined;
}

/** Whoever looks over a shoulder, or gets the address sent, does not get the code with it. */
function takeFromAddress(): void {
  if (codeInAddress() !== undefined)
    window.history.replaceState(window.history.state, '', window.location.pathname);
}

export interface Code {
  readonly state: CodeState;
  readonly show: (typed: string) => void;
  /** This device does not know it any more. */
  readonly forget: () => void;
}

/** Opens a registration by its code: one that is in the address, that this device knows, or that somebody types. */
export function useCode(): Code {
  const { device, eventName } = useStore();
  const [first] = useState(() => codeInAddress() ?? knownCodes(eventName)[0]);
  const [state, setState] = useState<CodeState>(
    first === undefined ? { kind: 'asks', problem: undefined } : { kind: 'opening', code: first },
  );
  /** When codes were wrong, in ms. */
  const [wrong, setWrong] = useState<readonly number[]>([]);
  const ask = (problem: CodeProblem): void => setState({ kind: 'asks', problem });

  const open = async (code: string): Promise<void> => {
    const outcome = await deliver(
      device,
      { build: (uid) => codesShown(uid, [code]) },
      { kind: 'now or never' },
    );
    if (outcome.kind === 'done') {
      keepCode(eventName, code);
      setState({ kind: 'open', code });
    } else if (outcome.kind === 'refused' && outcome.problem.code === 'not allowed') {
      forgetCode(eventName, code);
      setWrong([...wrong, Date.now()]);
      ask('wrong');
    } else ask('no connection');
  };

  const openFirst = useEffectEvent(() => {
    takeFromAddress();
    if (first !== undefined) void open(first);
  });
  useEffect(() => {
    const timer = setTimeout(openFirst, 0);
    return () => clearTimeout(timer);
  }, []);

  return {
    state,
    show: (typed) => {
      const code = asTyped(typed);
      if (!REGISTRATION_CODE.test(code)) return ask('form');
      if (wrong.filter((at) => Date.now() - at < PAUSE_MS).length >= TRIES) return ask('too often');
      setState({ kind: 'opening', code });
      void open(code);
    },
    forget: () => {
      if (state.kind === 'open') forgetCode(eventName, state.code);
      setState({ kind: 'asks', problem: undefined });
    },
  };
}
