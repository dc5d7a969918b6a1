import type { DanceRole } from '../../people/people.ts';

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
    readonly state: { readonly confirmed: string; readonly asked: string };
    /** The role that the entry still needs. */
    readonly needs: Readonly<Record<DanceRole, string>>;
    readonly seeList: string;
    readonly costs: string;
    readonly toPay: (by: string | undefined) => string;
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
    /** The role of the asked dancer. */
    readonly role: Readonly<Record<DanceRole, string>>;
    readonly answer: string;
    readonly answerAbout: (asker: string) => string;
  };
  readonly foot: {
    readonly registered: (site: string) => string;
    readonly named: (asker: string, site: string) => string;
    readonly questions: (contact: string) => string;
  };
}
