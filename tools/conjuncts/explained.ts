/** Conditions that no test can notice, and why they stand all the same. */
const EXPLAINED: readonly (readonly [which: RegExp, why: string])[] = [
  [
    /^\/events\/\$event\/entries\/\$entry \.write \d+: root\.child\("events"\)\.child\(\$event\)\.child\("name"\)\.exists\(\)$/,
    'The form of an event asks for its name at every write below it.',
  ],
  [
    /^\/events\/\$event\/entries\/\$entry \.(?:write|validate) \d+: \(newData\.child\("entryId"\)\.val\(\) == data\.child\("entryId"\)\.val\(\)\)$/,
    'The form of an entry asks that its entryId is its key, so it cannot change.',
  ],
  [
    /^\/events\/\$event\/entries\/\$entry \.write \d+: root\.child\("(?:owners\/)?competitors"\)\.child\(data\.child\("(?:lead|follow)Id"\)\.val\(\)\)(?:\.child\("slot"\)\.isNumber\(\)|\.isString\(\))$/,
    'It stands before a child() of null, or a text and null added up: an error, which refuses as well.',
  ],
  [
    /^\/events\/\$event\/pairs\/\$pair \.(?:write|validate) \d+: newData[^+]*\.child\("(?:lead|follow)Id"\)\.isString\(\)$/,
    'It stands before null and a text added up: an error, which refuses as well.',
  ],
  [
    /^\/events\/\$event\/rounds\/\$n\/entries\/\$entry \.write \d+: (?:newData|data)\.exists\(\)$/,
    'Nothing that is removed, or nothing that is placed, changes nothing.',
  ],
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
];

/** Why a condition stands; undefined where nobody has said it. @param condition as it is listed */
export const explanation = (condition: string): string | undefined =>
  EXPLAINED.find(([which]) => which.test(condition))?.[1];

/** What is said of no condition of these. */
export const unused = (conditions: readonly string[]): readonly string[] =>
  EXPLAINED.filter(([which]) => !conditions.some((each) => which.test(each))).map(([, why]) => why);
