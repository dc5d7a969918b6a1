import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Button } from '../button/Button.tsx';
import type { ButtonLook } from '../button/buttonClass.ts';
import { dialogWords } from '../../words/english/dialog.ts';
import { useWords } from '../../words/language.ts';
import { className } from '../page/className.ts';
import './Dialog.css';

export interface DialogProps {
  readonly open: boolean;
  /** The question: 'Skip the Semi-Final?' */
  readonly question: string;
  /** One line about the effect, in minutes and couples; or a short form. */
  readonly children?: ReactNode;
  /** The label of the action: 'Skip the round'. Without it the dialog only shows something. */
  readonly verb?: string | undefined;
  /** A second action, beside the first. */
  readonly also?: ReactNode;
  readonly onSubmit?: (() => void) | undefined;
  /** The label that changes nothing, where it is not Cancel or Close: 'Keep dancing'. Esc does the same. */
  readonly closeVerb?: string | undefined;
  readonly onClose: () => void;
  readonly look?: Extract<ButtonLook, 'main' | 'ink' | 'stop'> | undefined;
  readonly busy?: boolean | undefined;
  readonly busyWord?: string | undefined;
  readonly blocked?: string | undefined;
  readonly wide?: boolean | undefined;
}

/** Fields for typing; not checkboxes or a choice of a few. */
const isField = (element: Element): boolean =>
  element instanceof HTMLInputElement
    ? !element.disabled &&
      !element.readOnly &&
      !['checkbox', 'radio', 'button', 'submit'].includes(element.type)
    : (element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement) && !element.disabled;

/**
 * A one-line field that has no form of its own: Enter presses the button. A list of suggestions needs Enter
 * itself.
 */
const isLine = (target: EventTarget): boolean =>
  target instanceof HTMLInputElement &&
  isField(target) &&
  target.list === null &&
  target.type !== 'search' &&
  target.form === null;

const firstField = (sheet: Element): HTMLElement | undefined =>
  [...sheet.querySelectorAll<HTMLElement>('input, select, textarea')].find(isField);

/**
 * Asks before an action that cannot be undone. The focus starts in the first field, else on the safe choice; it is
 * trapped inside and returns to its previous element. States: asking, busy, blocked with what is missing.
 */
export function Dialog(props: DialogProps) {
  const { open, question, children, verb, onSubmit, closeVerb, onClose } = props;
  const { look = 'main', busy, busyWord, blocked, wide = false } = props;
  const sheet = useRef<HTMLDialogElement>(null);
  const words = useWords(dialogWords);
  const close = useRef<HTMLButtonElement>(null);
  const title = useId();
  const more = useId();

  useEffect(() => {
    const element = sheet.current;
    if (!open || element === null) return undefined;
    const cameFrom = document.activeElement;
    element.showModal();
    // Do not scroll: a long question is read from its beginning.
    (firstField(element) ?? close.current)?.focus({ preventScroll: true });
    return () => {
      element.close();
      // The browser returns the focus itself, unless the dialog leaves the page while open.
      if (cameFrom instanceof HTMLElement && cameFrom.isConnected) cameFrom.focus();
    };
  }, [open]);

  return (
    <dialog
      ref={sheet}
      className={className('dialog', wide && 'dialog-wide')}
      aria-labelledby={title}
      aria-describedby={children === undefined ? undefined : more}
      onCancel={(event) => {
        event.preventDefault();
        if (busy !== true) onClose();
      }}
      // WebKit gives Esc to a search field, which clears itself; the dialog gets no event.
      onKeyDown={(event) => {
        if (
          event.key === 'Enter' &&
          isLine(event.target) &&
          !event.defaultPrevented &&
          !event.nativeEvent.isComposing
        ) {
          event.preventDefault();
          if (blocked === undefined && busy !== true) onSubmit?.();
          return;
        }
        const isSearch = event.target instanceof HTMLInputElement && event.target.type === 'search';
        if (event.key !== 'Escape' || !isSearch || event.defaultPrevented) return;
        event.preventDefault();
        if (busy !== true) onClose();
      }}
      // Some browsers close on a second Esc regardless: the screen must know. The event comes late: in StrictMode,
      // which runs effects twice, the dialog is open again by then.
      onClose={({ currentTarget }) => {
        if (open && !currentTarget.open) onClose();
      }}
    >
      {open ? (
        <div className="dialog-sheet">
          <h2 className="dialog-question" id={title}>
            {question}
          </h2>
          {children === undefined ? null : (
            <div className="dialog-words" id={more}>
              {children}
            </div>
          )}
          <div className="dialog-verbs">
            {verb === undefined ? null : (
              <Button look={look} busy={busy} busyWord={busyWord} blocked={blocked} onClick={onSubmit}>
                {verb}
              </Button>
            )}
            {props.also}
            <Button look="plain" ref={close} onClick={onClose}>
              {closeVerb ?? (verb === undefined ? words.close : words.cancel)}
            </Button>
          </div>
        </div>
      ) : null}
    </dialog>
  );
}
