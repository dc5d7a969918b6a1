import type { Explained } from './explained.ts';

/** Conditions of settings, pages and what else the office alone writes. */
export const OFFICE: readonly Explained[] = [
  [
    /^\/(?:competitionMetadata\/timeZone|photos\/\$id) \.validate \d+: \(newData\.val\(\)\.length > 0\)$/,
    'Its pattern wants at least one character.',
  ],
  [
    /^\/settings\/(?:eligibility|consents|schools|lists|numbers) \.validate \d+: newData\.hasChildren\(\["edition"(?:, "from", "to")?\]\)$/,
    'Each of them is compared with a number: one that is missing is not that number, or an error, which refuses as well.',
  ],
  [
    /^\/settings\/numbers\/(?:from \.validate \d+: \(newData\.val\(\) <= 9998\)|to \.validate \d+: \(newData\.val\(\) >= 1\))$/,
    'The first number is not above the last one: the bound of the other one holds for it as well.',
  ],
  [
    /^\/deskNotes\/\$id\/into \.validate \d+: \(newData\.val\(\) != \$id\)$/,
    'Who is in the list is asked for, and who is not: nobody is both.',
  ],
];
