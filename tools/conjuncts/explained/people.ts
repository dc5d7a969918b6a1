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
    /^\/requests\/\$to\/\$from\/answered \.write \d+: (?:data\.parent\(\)|newData)\.exists\(\)$/,
    'A request that is not there has no slot and no entries, which its form asks for; removing nothing changes nothing.',
  ],
  [
    /^\/(?:(?:agreedPrices|evidence)\/\$\w+|payments|rulingReasons\/\$event\/\$entry) \.(?:read|write) \d+: root\.child\("competitors"\)\.child\((?:\$\w+|query\.equalTo|root\.child\("rulings"\)[^+]*\.child\("follow"\)\.val\(\))\)\.child\("slot"\)\.isNumber\(\)$/,
    'It stands before a text and null added up: an error, which refuses as well, and nothing comes after it.',
  ],
];
