/** The number on the lead's back, as '407': text without leading zeros, 1 to 9999. */
export type LeadNumber = string & { readonly is: 'LeadNumber' };

/** The key under which an official judges, as 'B': the letter on the marks sheet. */
export type JudgeKey = string & { readonly is: 'JudgeKey' };

/** The key of an event in the tree, made once from its name. */
export type EventKey = string & { readonly is: 'EventKey' };

/** The key of an entry (a couple in an event). */
export type EntryId = string & { readonly is: 'EntryId' };

const isLeadNumber = (text: string): text is LeadNumber => /^[1-9]\d{0,3}$/.test(text);

export const leadNumber = (text: string): LeadNumber | undefined => (isLeadNumber(text) ? text : undefined);

/** What a database key may not hold (SPEC 5): . # $ / [ ] and control characters; at most 768 bytes. */
const isKey = (text: string): boolean =>
  // eslint-disable-next-line no-control-regex -- the control characters are what is refused
  text.length > 0 && text.length <= 256 && !/[.#$/[\]\u0000-\u001f\u007f]/.test(text);

const isJudgeKey = (text: string): text is JudgeKey => isKey(text);
const isEntryId = (text: string): text is EntryId => isKey(text);
const isEventKey = (text: string): text is EventKey => isKey(text);

export const judgeKey = (text: string): JudgeKey | undefined => (isJudgeKey(text) ? text : undefined);

export const entryId = (text: string): EntryId | undefined => (isEntryId(text) ? text : undefined);

export const eventKey = (text: string): EventKey | undefined => (isEventKey(text) ? text : undefined);

/**
 * The key an event gets from its name when it is created: what a key may not hold becomes a hyphen.
 * A renamed event keeps its key. Names without any usable character become 'event'.
 */
export function eventKeyFromName(name: string): EventKey {
  const safe = name
    .normalize('NFC')
    // eslint-disable-next-line no-control-regex -- the control characters are what is replaced
    .replace(/[.#$/[\]\u0000-\u001f\u007f]+/g, '-')
    .trim()
    .slice(0, 200)
    .replace(/^-+|-+$/g, '')
    .trim();
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- whatever a key may not hold has just been taken out
  return (safe === '' ? 'event' : safe) as EventKey;
}

/** Numbers in the order of the floor: 99 before 101. */
export const byNumber = (a: LeadNumber, b: LeadNumber): number => Number(a) - Number(b);
