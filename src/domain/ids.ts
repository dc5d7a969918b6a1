/** The number on the lead's back, as '407': text without leading zeros, 1 to 9999. */
export type LeadNumber = string & { readonly is: 'LeadNumber' };

/** An official's judging key, as 'B': the letter on the marks sheet. */
export type JudgeKey = string & { readonly is: 'JudgeKey' };

/** An event's key, derived once from its name. */
export type EventKey = string & { readonly is: 'EventKey' };

/** The key of an entry (a couple in an event). */
export type EntryId = string & { readonly is: 'EntryId' };

const isLeadNumber = (text: string): text is LeadNumber => /^[1-9]\d{0,3}$/.test(text);

export const parseLeadNumber = (text: string): LeadNumber | undefined =>
  isLeadNumber(text) ? text : undefined;

/** Database keys (SPEC 5) exclude . # $ / [ ] and control characters, and have at most 768 bytes. */
const isKey = (text: string): boolean =>
  // eslint-disable-next-line no-control-regex -- the control characters are what is refused
  text.length > 0 && text.length <= 256 && !/[.#$/[\]\u0000-\u001f\u007f]/.test(text);

const isJudgeKey = (text: string): text is JudgeKey => isKey(text);
const isEntryId = (text: string): text is EntryId => isKey(text);
const isEventKey = (text: string): text is EventKey => isKey(text);

export const parseJudgeKey = (text: string): JudgeKey | undefined => (isJudgeKey(text) ? text : undefined);

export const parseEntryId = (text: string): EntryId | undefined => (isEntryId(text) ? text : undefined);

export const parseEventKey = (text: string): EventKey | undefined => (isEventKey(text) ? text : undefined);

/** A new event's key: replaces invalid characters by hyphens. A renamed event keeps its key. */
export function createEventKey(name: string): EventKey {
  const safe = name
    .normalize('NFC')
    // eslint-disable-next-line no-control-regex -- the control characters are what is replaced
    .replace(/[.#$/[\]\u0000-\u001f\u007f]+/g, '-')
    .trim()
    .slice(0, 200)
    .replace(/^-+|-+$/g, '')
    .trim();
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- all invalid characters have just been removed
  return (safe === '' ? 'event' : safe) as EventKey;
}

/** Numeric order: 99 before 101. */
export const compareNumbers = (a: LeadNumber, b: LeadNumber): number => Number(a) - Number(b);
