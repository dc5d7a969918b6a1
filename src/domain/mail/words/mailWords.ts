import type { RulingOutcome } from '../../eligibility/ruling.ts';
import type { DanceRole } from '../../people/people.ts';

/** A short mail: one thing happened. */
export interface ShortMail {
  readonly subject: string;
  readonly title: string;
  readonly lead: string;
}

/** The sentences of mails in one language. Values come formatted in that language. */
export interface MailWords {
  readonly language: string;
  readonly registered: {
    readonly subject: (competition: string) => string;
    /** @param toPay undefined: nothing, or not known */
    readonly preview: (toPay: string | undefined) => string;
    /** @param name empty if it is left out */
    readonly title: (name: string) => string;
    readonly lead: (when: string) => string;
    readonly code: string;
    readonly codeAbout: string;
    readonly openEntries: string;
    readonly dancing: string;
    readonly withPartner: (name: string) => string;
    readonly asked: (name: string) => string;
    readonly unregistered: (name: string) => string;
    readonly state: { readonly confirmed: string; readonly asked: string; readonly unregistered: string };
    /** The role that the entry still needs. */
    readonly needs: Readonly<Record<DanceRole, string>>;
    readonly seeList: string;
    readonly costs: string;
    readonly paid: string;
    readonly toPay: (by: string | undefined) => string;
    /**
     * Below an amount that depends on partners.
     * @param now the part of it that is due in any case; undefined: nothing
     */
    readonly afterYes: (partners: string, now: string | undefined) => string;
    /** Before the dancers in the same registration. */
    readonly others: string;
    readonly howToPay: string;
    readonly next: string;
    readonly closes: (when: string) => string;
  };
  readonly partnerAsks: {
    readonly subject: (asker: string, events: string) => string;
    readonly preview: string;
    readonly title: (asker: string, asked: string) => string;
    readonly lead: (asker: string, school: string) => string;
    readonly asksFor: (asker: string) => string;
    /** Before the asked dancer's whole bill. */
    readonly costs: string;
    /** The asked dancer's role in each language. */
    readonly role: Readonly<Record<DanceRole, string>>;
    readonly answer: string;
    readonly answerAbout: (asker: string) => string;
  };
  /** @param events undefined: none of them is still possible */
  readonly partnerSaysYes: (partner: string, events: string | undefined) => ShortMail;
  /** @param isEntered the reader has an entry of their own there */
  readonly partnerSaysNo: (partner: string, events: string, isEntered: boolean) => ShortMail;
  readonly partnerFound: (partner: string, events: string) => ShortMail;
  /** The news that the place beside the dancer was taken with their link. */
  readonly placeTaken: (partner: string, event: string) => ShortMail;
  readonly changedByDesk: (competition: string) => ShortMail;
  /** @param left undefined: nothing is left to pay, or not known */
  readonly payment: (amount: string, left: string | undefined) => ShortMail;
  readonly refund: (amount: string) => ShortMail;
  readonly objectionReceived: (event: string) => ShortMail;
  readonly decided: Readonly<Record<RulingOutcome, (event: string) => ShortMail>>;
  /** The mail to dancers who objected. */
  readonly objectionDecided: Readonly<Record<RulingOutcome, (event: string) => ShortMail>>;
  readonly closing: (days: number, amount: string, when: string) => ShortMail;
  readonly tomorrow: (time: string, event: string) => ShortMail;
  readonly results: (competition: string) => ShortMail;
  /** '3rd of 12' */
  readonly placeOf: (place: number, couples: number) => string;
  readonly calledBack: string;
  readonly yourNumber: string;
  readonly yourEvents: string;
  readonly why: string;
  readonly open: {
    readonly entries: string;
    readonly partners: string;
    readonly day: string;
    readonly results: string;
  };
  readonly stopReminders: string;
  readonly toCome: string;
  readonly someone: string;
  readonly foot: {
    readonly registered: (site: string) => string;
    readonly named: (asker: string, site: string) => string;
    readonly questions: (contact: string) => string;
  };
}
