import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { Toast } from './Toast.tsx';
import { ToastContext, type ToastMessage } from './useToast.ts';

const TOAST_MS = 8000;
/** Delay before a message still in use is checked again. */
const RECHECK_DELAY_MS = 2000;

/**
 * Wraps the whole app: shows one message at a time, and announces it politely. It leaves after eight seconds, but
 * never while it is hovered or its Undo has keyboard focus.
 */
export function ToastHost({ children }: { readonly children: ReactNode }) {
  const place = useRef<HTMLOutputElement>(null);
  const [shown, setShown] = useState<{ readonly message: ToastMessage; readonly turn: number }>();

  const show = useCallback((message: ToastMessage) => {
    setShown((before) => ({ message, turn: (before?.turn ?? 0) + 1 }));
    return () =>
      setShown((now) => (now?.message === message ? { ...now, message: { words: message.words } } : now));
  }, []);
  const turn = shown?.turn;

  useEffect(() => {
    if (turn === undefined) return undefined;
    const leave = () => {
      const inUse =
        place.current?.matches(':hover') === true || place.current?.contains(document.activeElement);
      if (inUse === true) timer = setTimeout(leave, RECHECK_DELAY_MS);
      else setShown(undefined);
    };
    let timer = setTimeout(leave, TOAST_MS);
    return () => clearTimeout(timer);
  }, [turn]);

  const message = shown?.message;
  const undo = () => {
    message?.undo?.();
    setShown(undefined);
  };
  return (
    <ToastContext value={show}>
      {children}
      <output className="toast-place" ref={place}>
        {message === undefined ? null : (
          <Toast
            key={turn}
            undoWord={message.undoWord}
            onUndo={message.undo === undefined ? undefined : undo}
          >
            {message.words}
          </Toast>
        )}
      </output>
    </ToastContext>
  );
}
