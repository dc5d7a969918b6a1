import type { DanceRole } from '../people/people.ts';
import type { Letter } from './letter.ts';
import { formatNameList } from './shortLetter.ts';
import type { MailWords } from './words/mailWords.ts';

/** An event, with the role that the dancer asked would dance. */
export interface MailedPlace {
  readonly event: string;
  readonly role: DanceRole;
}

/** A partner request to a registered dancer. The server mails nothing to other people. */
export interface PartnerRequestNews {
  readonly competition: string;
  readonly asker: string;
  readonly school: string;
  readonly asked: string;
  /** In the reader's language. */
  readonly events: readonly MailedPlace[];
  readonly answerUrl: string;
  /** The whole bill of the asked dancer after a yes; undefined without fees. */
  readonly costs?: string;
  readonly site: string;
  readonly contact?: string;
}

/** Asks a registered dancer to become a partner. The answer is given on the page that the button opens. */
export function writePartnerRequestLetter(about: PartnerRequestNews, mail: MailWords): Letter {
  const { partnerAsks: words, foot } = mail;
  const { asker, contact } = about;
  const names = formatNameList(
    about.events.map(({ event }) => event),
    mail,
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
      ...(about.costs === undefined
        ? []
        : [
            {
              kind: 'list',
              rows: [{ title: words.costs, end: { kind: 'amount', text: about.costs }, isSum: true }],
            } as const,
          ]),
      { kind: 'buttons', links: [{ words: words.answer, url: about.answerUrl }] },
      { kind: 'paragraph', text: words.answerAbout(asker) },
    ],
    foot: [foot.named(asker, about.site), ...(contact === undefined ? [] : [foot.questions(contact)])],
  };
}
