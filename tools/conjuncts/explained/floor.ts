import type { Explained } from './explained.ts';

/** Conditions of what is written on the day: sheets, signatures, the deck, presence, the journal. */
export const FLOOR: readonly Explained[] = [
  [
    /^\/(?:readOut|jumbotron(?:\/displays|\/slots)?|journal|journalEnds(?:\/\$uid)?) \.validate 0: \(newData\.getPriority\(\) == null\)$/,
    'Nobody may write all of it at once, and a priority is given with the whole.',
  ],
  [
    /^\/jumbotron\/displays\/\$code\/(?:air|queue\/items\/\$i)\/event \.validate \d+: \(newData\.val\(\)\.length > 0\)$/,
    'It stands before a child() of an empty text: an error, which refuses as well.',
  ],
  [
    /^\/journal\/\$id\/device \.validate \d+: \(newData\.val\(\)\.length > 0\)$/,
    'The end of its chain is looked for by the device: with an empty text that is an error, which refuses as well.',
  ],
  [
    /^\/jumbotron\/displays\/\$code\/slot \.validate \d+: \(\(newData\.val\(\) % 1\) == 0\)$/,
    'A display lies in the slot that it names, and no key of the tree has the dot of a fraction.',
  ],
  [
    /^\/approvals\/\$event\/\$round\/decided \.validate \d+: \(newData[.parent()]+\.child\("planning\/revision"\)\.val\(\) == \(.*\)\)$/,
    'Who is no chairman is granted it with a publication alone.',
  ],
  [
    /^\/online\/\$uid\/display \.write \d+: (?:data\.exists\(\)|!newData\.child\("since"\)\.exists\(\))$/,
    'Whoever is signed in may be a display, so nothing hangs on who goes; which one it is, its form asks.',
  ],
  [
    /^\/journal\/\$id \.write (?:1: \(\(+auth != null\) && .*\)|\d+: \(root\.child\("(?:roles|judgeClaims)"\)\.child\(auth\.uid\)\.child\("\w+"\)\.val\(\) (?:== true|!= null)\))$/,
    'The form of a line asks that who writes it has the role as which it was written, or has shown the code of its judge.',
  ],
  [
    /^\/journal\/\$id\/as \.validate \d+: newData\.parent\(\)\.child\("judge"\)\.isString\(\)$/,
    'A judge who has no name cannot be told in the words of the line: a text and null added up are an error.',
  ],
  [
    /^\/journal\/\$id\/as \.validate \d+: root\.child\("judgeClaims"\)\.child\(auth\.uid\)\.exists\(\)$/,
    'The line names the judge whose code the device has shown, so there is one.',
  ],
  [
    /^\/journalEnds\/\$uid\/\$id \.validate \d+: (?:\(newData.*\.child\("uid"\)\.val\(\) == auth\.uid\)|\(\$id\.length <= 80\))$/,
    'It ends with a line that is new: whose that is, and how long the name of its device, its own form asks.',
  ],
  [
    /^\/(?:incidents|journal|planning\/undo)\/\$id \.write \d+: newData\.exists\(\)$/,
    'It is granted where nothing is, and nothing is taken away there.',
  ],
];
