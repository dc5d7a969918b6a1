import type { DanceRole } from '../people/people.ts';
import type { Letter } from './letter.ts';
import type { MailWords } from './words/mailWords.ts';

/** A partner request to a registered dancer. The server mails nothing to other people. */
export interface PartnerRequestNews {
  readonly competition: string;
  readonly asker: string;
  readonly school: string;
  readonly asked: string;
  /** The events in the reader's language, with the role the asked dancer would dance. */
  readonly events: readonly { readonly event: string; readonly role: DanceRole }[];
  readonly answerUrl: string;
  readonly site: string;
  readonly contact?: string;
}

/** Asks a registered dancer to become a partner. The answer is given on the page that the button opens. */
export function writePartnerRequestLetter(about: PartnerRequestNews, mail: MailWords): Letter {
  const { partnerAsks: words, foot } = mail;
  const { asker, contact } = about;
  const names = new Intl.ListFormat(mail.language, { type: 'conjunction' }).format(
    about.events.map(({ event }) => event),
  );
  return {
    subject: words.subject(asker, names),
    preview: words.preview,
    from: about.competition,
    title: words.title(asker, about.asked),
    lead: words.lead(asker, about.school),
    parts: [
      {
        kind: 'list',
        title: words.asksFor(asker),
        rows: about.events.map(({ event, role }) => ({
          title: event,
          end: { kind: 'amount', text: words.role[role] },
        })),
      },
      { kind: 'buttons', links: [{ words: words.answer, url: about.answerUrl }] },
      { kind: 'paragraph', text: words.answerAbout(asker) },
    ],
    foot: [foot.named(asker, about.site), ...(contact === undefined ? [] : [foot.questions(contact)])],
  };
}
