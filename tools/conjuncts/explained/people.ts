import type { Explained } from './explained.ts';

/** Conditions of dancers, their registrations and what is theirs. */
export const PEOPLE: readonly Explained[] = [
  [
    /^\/registrations\/\$code\/[\w$/]+ \.write \d+: data(?:\.parent\(\))+\.exists\(\)$/,
    'What would be left of a registration that is gone has neither contact nor createdAt, which its form asks for.',
  ],
  [
    /^\/registrations\/\$code\/(?:entries|dancers)\/\$slot \.validate \d+: data\.exists\(\)$/,
    'It is compared with a text, and no text is what is not there.',
  ],
  [
    /^\/(?:competitors\/\$id\/(?:leadNumber|numberedBy)|numbers\/\$n|owners\/\w+\/\$\w+(?:\/\$entry)?|tba\/\$id) \.write \d+: newData\.exists\(\)$/,
    'It is granted where nothing is, and removing nothing changes nothing.',
  ],
  [
    /^\/competitors\/\$id\/leadNumber \.write \d+: \(auth != null\)$/,
    'The number is taken in a slot of the device, and who is not signed in has none.',
  ],
  [
    /^\/requests\/\$to\/\$from\/answered \.write \d+: (?:data\.parent\(\)|newData)\.exists\(\)$/,
    'A request that is not there has no slot and no entries, which its form asks for; removing nothing changes nothing.',
  ],
  [
    /^\/(?:(?:agreedPrices|evidence)\/\$\w+|payments|rulingReasons\/\$event\/\$entry) \.(?:read|write) \d+: root\.child\("competitors"\)\.child\((?:\$\w+|query\.equalTo|root\.child\("rulings"\)[^+]*\.child\("follow"\)\.val\(\))\)\.child\("slot"\)\.isNumber\(\)$/,
    'It stands before a text and null added up: an error, which refuses as well, and nothing comes after it.',
  ],
  [
    /^\/competitors\/\$id \.write 8: \(!root\.child\("competitionMetadata\/dateRegistrationClosed"\)/,
    'The rule begins with the same condition.',
  ],
  [
    /^\/registrations\/\$code\/contact\/email \.validate \d+: \(newData\.val\(\)\.length > 0\)$/,
    'Beside it a sign in the text is asked for.',
  ],
  [
    /^\/(?:tba\/\$id\/event|objections\/\$uid\/\$slot\/(?:event|entry)|deskNotes\/\$id\/into|numbers\/\$n) \.validate \d+: \(newData\.val\(\)\.length > 0\)$/,
    'What it names is looked up: child() of an empty text is an error, which refuses as well.',
  ],
  [
    /^\/registrations\/\$code(?: \.write \d+: newData\.child\("slot"\)|\/(?:competitor|entries\/\$slot) \.validate \d+: newData\.parent\(\).*\.child\("slot"\))\.isNumber\(\)$/,
    'A slot is a number by its own form; where there is none, a text and null are added up: an error, which refuses as well.',
  ],
  [
    /^\/codeClaims\/\$uid\/\$code \.validate \d+: \(\$code\.length <= 200\)$/,
    'A registration lies under it, whose own form wants seven characters.',
  ],
  [
    /^\/(?:tba\/\$id \.validate \d+: \(\$id|entered\/\$event\/(?:lead|follow)\/\$dancer \.validate \d+: \(\$dancer|requests\/\$to\/\$from \.validate \d+: \(\$from)\.length <= 200\)$/,
    'An entry has this key, or names it: its own form says how long that may be.',
  ],
  [
    /^\/requests\/\$to\/\$from \.write \d+: data\.exists\(\)$/,
    'It is granted where nothing is, and removing nothing changes nothing.',
  ],
  [
    /^\/requests\/\$to\/\$from\/slot \.validate \d+: \((?:\(newData\.val\(\) % 1\) == 0|newData\.val\(\) >= 0)\)$/,
    'The slot of that number names who is asked, and the form of slots knows whole numbers alone.',
  ],
  [
    /^\/tba\/\$id \.write \d+: data\.child\("(?:competitor|event)"\)\.isString\(\)$/,
    'A search that is there names both by its own form; of one that is not there the other one is asked as well.',
  ],
  [
    /^\/tba\/\$id(?: \.validate \d+: newData\.child\("competitor"\)\.isString\(\)|\/competitor \.validate \d+: .*)$/,
    'It is the key in its entry, whose form is the same; and where one of the two does not ask for a text, the other one does.',
  ],
  [
    /^\/tba\/\$id\/role \.validate \d+: .*matches\(\/…\/\)\)?$/,
    'Whatever waits for a partner is a lead’s or a follow’s: the form of the search asks for one of the two words.',
  ],
  [
    /^\/numbers\/\$n \.write \d+: !data\.exists\(\)$/,
    'Nobody but the organizer removes one, and the form takes none that somebody has.',
  ],
  [
    /^\/numbers\/\$n \.validate \d+: newData\.parent\(\).*\.child\("leadNumber"\)\.(?:exists|isNumber)\(\)$/,
    'It stands before a text and null added up, or a text compared with a number: an error, which refuses as well.',
  ],
];
