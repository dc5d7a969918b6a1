import type { Explained } from './explained.ts';

/** Conditions of events, their entries, pairs and rounds. */
export const EVENTS: readonly Explained[] = [
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
];
