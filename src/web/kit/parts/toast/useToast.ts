import { createContext, useContext } from 'react';

export interface ToastMessage {
  /** What was done, as a short sentence without a stop: '187 moved to heat 2'. */
  readonly words: string;
  readonly undo?: (() => void) | undefined;
  readonly undoWord?: string | undefined;
}

/** Takes the way back from the message: there is nothing to undo any more. The words stay as long as they would have. */
export type NoWayBack = () => void;

export type ShowToast = (message: ToastMessage) => NoWayBack;

/** Outside a ToastHost nothing is shown: a part on its own stays quiet. */
export const ToastContext = createContext<ShowToast>(() => () => undefined);

/** Shows what was done for eight seconds; a newer message takes the place of the older. */
export const useToast = (): ShowToast => useContext(ToastContext);
