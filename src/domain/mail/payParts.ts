import type { LetterLink, LetterPart } from './letter.ts';
import type { MailWords } from './words/mailWords.ts';

/** The ways to pay, in the reader's language. */
export interface MailedWaysToPay {
  readonly text: string;
  /** Opens a service, with the amount filled in. */
  readonly link?: LetterLink;
}

/** The section with the ways to pay, and its button. */
export const buildPayParts = (
  pay: MailedWaysToPay | undefined,
  { registered }: MailWords,
): readonly LetterPart[] =>
  pay === undefined
    ? []
    : [
        { kind: 'section', title: registered.howToPay, text: pay.text },
        ...(pay.link === undefined ? [] : [{ kind: 'buttons', links: [pay.link] } as const]),
      ];

/** The balance due, in the reader's language. */
export interface MailedDue {
  readonly amount: string;
  readonly howToPay?: MailedWaysToPay;
}

/** The balance due, and how to pay it; nothing if there is none. */
export const buildDueParts = (due: MailedDue | undefined, mail: MailWords): readonly LetterPart[] =>
  due === undefined
    ? []
    : [
        {
          kind: 'list',
          rows: [
            {
              title: mail.registered.toPay(undefined),
              end: { kind: 'amount', text: due.amount },
              isSum: true,
            },
          ],
        },
        ...buildPayParts(due.howToPay, mail),
      ];
