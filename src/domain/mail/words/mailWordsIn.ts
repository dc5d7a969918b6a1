import { CHINESE_MAIL } from './chinese.ts';
import { ENGLISH_MAIL } from './english.ts';
import type { MailWords } from './mailWords.ts';
import { SPANISH_MAIL } from './spanish.ts';

/** Every language that mails are written in. */
const MAIL_LANGUAGES: readonly MailWords[] = [ENGLISH_MAIL, SPANISH_MAIL, CHINESE_MAIL];

/** @param tag of a language, such as 'es-MX'; English if it is missing or unknown */
export const mailWordsFor = (tag: string | undefined): MailWords =>
  MAIL_LANGUAGES.find(({ language }) => language === tag?.split('-')[0]) ?? ENGLISH_MAIL;
