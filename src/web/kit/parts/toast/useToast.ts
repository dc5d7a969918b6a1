import { createContext, useContext } from 'react';

export interface ToastMessage {
  /** A short sentence without a period: '187 moved to heat 2'. */
  readonly words: string;
  readonly undo?: (() => void) | undefined;
  readonly undoWord?: string | undefined;
}

/** Removes Undo from the message because there is nothing left to undo. The words stay as long as before. */
export type DropUndo = () => void;

export type ShowToast = (message: ToastMessage) => DropUndo;

/** Outside a ToastHost nothing is shown. */
export const ToastContext = createContext<ShowToast>(() => () => undefined);

/** Shows a message for eight seconds; a newer one replaces it. */
export const useToast = (): ShowToast => useContext(ToastContext);
