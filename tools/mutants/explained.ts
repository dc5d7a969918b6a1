// Changes that no test can notice, because nobody could: each with the reason. What stands here and is found nowhere any
// more is listed at the end of a run.

export interface Explained {
  readonly path: string;
  /** Beginning with the line on which it is, as much as tells it from others; every gap is one space. */
  readonly code: string;
  readonly change: string;
  readonly why: string;
}

export const EXPLAINED: readonly Explained[] = [
  {
    path: 'src/server/auth/tokens.ts',
    code: '...(signIn.claims === undefined ? {} : { claims: signIn.claims }),',
    change: 'signIn.claims === undefined → false',
    why: 'What is undefined is left out of JSON.',
  },
  {
    path: 'src/server/auth/tokens.ts',
    code: 'signIn: { provider, authTime, ...(isJsonObject(claims) ? { claims } : {}) },',
    change: 'isJsonObject(claims) → true',
    why: 'The token is signed by this server, which writes claims or none, and none are as good as undefined ones.',
  },
  {
    path: 'src/server/rules/evaluate.ts',
    code: "if (typeof a === 'string' && typeof b === 'string') return a === b ? 0 : a < b ? -1 : 1;",
    change: 'a < b → ((a) <= (b))',
    why: 'Two texts that are the same have been answered before.',
  },
  {
    path: 'src/server/rules/evaluate.ts',
    code: "if (typeof value === 'object' && value !== null && 'steps' in value) return value;",
    change: "typeof value === 'object' && value !== null → ((typeof value === 'object') || (value !== null))",
    why: 'A rule in which anything but a pattern could come here is refused before it is asked.',
  },
  {
    path: 'src/server/rules/parse.ts',
    code: "if (word === undefined) throw new RuleProblem('an empty rule', 0);",
    change: "throw new RuleProblem('an empty rule', 0); → ;",
    why: 'The tokens of a rule have an end at least; this is there for the types alone.',
  },
  {
    path: 'src/server/rules/pattern.ts',
    code: "if (this.take() !== ')') this.fail('a group that is not closed');",
    change: "this.fail('a group that is not closed'); → ;",
    why: 'What ends a group is its bracket or the end of the pattern, and of the end it is said before that it comes too early.',
  },
  {
    path: 'src/server/rules/file.ts',
    code: "if (value.type === 'boolean') return { kind: 'literal', value: value.value === true, at: 0 };",
    change: '0 → 1',
    why: 'A rule that is true or false is never refused, so nobody is told where it stands.',
  },
  {
    path: 'src/server/rules/file.ts',
    code: '...(read === undefined ? {} : { read }),',
    change: 'read === undefined → false',
    why: 'A rule that is undefined and one that is not there are the same to all who ask.',
  },
  {
    path: 'src/server/rules/file.ts',
    code: '...(wildcard === undefined ? {} : { wildcard }),',
    change: 'wildcard === undefined → false',
    why: 'A wildcard that is undefined and one that is not there are the same to all who ask.',
  },
  {
    path: 'src/server/rules/evaluate.ts',
    code: "if (typeof value === 'object' && value !== null && 'steps' in value) return value;",
    change: "typeof value === 'object' && value !== null && 'steps' in value → true",
    why: 'Rules are taken only where a pattern is written out after `matches`; the other case is there for the types alone.',
  },
  {
    path: 'src/server/storage/sqlite.ts',
    code: "return typeof row === 'object' && row !== null ? Number(Reflect.get(row, 'many')) : 0;",
    change: "typeof row === 'object' && row !== null → ((typeof row === 'object') || (row !== null))",
    why: 'A count is always one row; the other case is there for the types alone.',
  },
  {
    path: 'src/server/storage/sqlite.ts',
    code: 'const was = before.places.has(place) ? old.get(place) : undefined;',
    change: 'before.places.has(place) → true',
    why: 'Rows that are cut as they are cut today are the parts of their tree, and of others no tree is known here.',
  },
  {
    path: 'src/server/standby/standby.ts',
    code: "return { kind: connection.isInStep ? 'inStep' : 'copying', behind: number - connection.kept };",
    change: "'copying' → ''",
    why: 'Whoever looks asks whether it is in step, lost or none, and it is none of these.',
  },
  {
    path: 'src/server/standby/standby.ts',
    code: 'if (connection === undefined) return; connection.socket.close(1001);',
    change: 'connection === undefined → true',
    why: 'A server that ends has let go what waits for the standby, and cuts every line right afterwards; nobody looks at the number.',
  },
  {
    path: 'src/server/standby/primary.ts',
    code: 'this.connection?.socket.close(1000);',
    change: '1000 → 1001',
    why: 'The other side hears that the line was closed, and looks at no number.',
  },
  {
    path: 'src/server/standby/pair.ts',
    code: "followed: () => storage.keepSetting(FOLLOWED, 'yes'),",
    change: "'yes' → ''",
    why: 'What counts is that something is kept under this name, whatever it says.',
  },
  {
    path: 'src/server/standby/takeover.ts',
    code: 'return epochsKnown(this.storage, this.role).reduce((one, other) => (isNewer(one, other) ? one : other));',
    change: 'isNewer(one, other) → false',
    why: 'What a machine has handed over to, or has met, is newer than its own and stands last.',
  },
  {
    path: 'src/server/auth/toolkit.ts',
    code: '...(displayName === undefined ? {} : { displayName }),',
    change: 'displayName === undefined → false',
    why: 'A name that is undefined and one that is not there are kept, told and signed as the same.',
  },
  {
    path: 'src/server/auth/toolkit.ts',
    code: '...(account.email === undefined ? {} : { email: account.email }),',
    change: 'account.email === undefined → false',
    why: 'What is undefined is not in the text of an answer.',
  },
  {
    path: 'src/server/auth/toolkit.ts',
    code: "authTime: typeof authTime === 'number' ? authTime : token.issuedAt,",
    change: "typeof authTime === 'number' → true",
    why: 'Every token that is signed here says when somebody signed in, and of an unsigned one nobody asks how long ago that was.',
  },
];

/** Whether it is this change that is explained, on whatever line it stands by now: `code` is all from that line on. */
export const isAbout = (each: Explained, found: Omit<Explained, 'why'>): boolean =>
  each.path === found.path && found.code.startsWith(each.code) && each.change === found.change;
