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
    /^\/events\/\$event\/entries\/\$entry \.write \d+: root\.child\("registrations"\)[^=]+\.child\("codes"\)[^=]+\.isString\(\)$/,
    'Without a code of their own child() of null is an error. Nothing that comes after it holds: of the two only one leaves, and nothing is made or goes with it.',
  ],
  [
    /^\/events\/\$event\/entries\/\$entry \.write \d+: \(auth != null\)$/,
    'Each way in asks for a role, or for the codes of an account: who is nobody has none, and looking for them is an error.',
  ],
  [
    /^\/events\/\$event\/entries\/\$entry \.write \d+: \(root\.child\("roles"\)\.child\(auth\.uid\)\.child\("deckcaptain"\)\.val\(\) == true\)$/,
    'The record that a walk-on names is taken there of the deck captain and the office alone; what the office may not make already, under a signature, the form of an entry refuses.',
  ],
  [
    /^\/events\/\$event\/entries\/\$entry \.write \d+: data\.exists\(\)$/,
    'Removing nothing changes nothing.',
  ],
  [
    /^\/events\/\$event\/entries\/\$entry\/(?:leadName|followName|leadId|followId|affiliation) \.write \d+: data\.parent\(\)\.exists\(\)$/,
    'What would be made of it has no entryId, which the form of an entry asks for and nobody writes by itself.',
  ],
  [
    /^\/events\/\$event\/entries\/\$entry\/(?:lead|follow)Name \.write \d+: newData\.exists\(\)$/,
    'The form of an entry asks for both names, and of whoever gets so far nobody takes the whole of it away.',
  ],
  [
    /^\/events\/\$event\/rounds\/\$n\/seatings\/\$k \.validate \d+: !\(root\.child\("approvals"\)[^=]+== "signed"\)$/,
    'Under a signature nobody may write there.',
  ],
  [
    /^\/events\/\$event\/rounds\/\$n\/roundPostedTime \.validate \d+: \(root\.child\("roles"\)\.child\(auth\.uid\)\.child\("(?:admin|scrutineer)"\)\.val\(\) == true\)$/,
    'Nobody but the office may write there.',
  ],
  [
    /^\/events\/\$event\/rounds\/\$n\/entries\/\$entry\/away \.write \d+: data\.parent\(\)\.parent\(\)\.parent\(\)\.exists\(\)$/,
    'In a round that is not there nobody has a place, which the form asks for; removing nothing changes nothing.',
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
