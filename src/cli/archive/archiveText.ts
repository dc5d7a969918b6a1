import { createHash } from 'node:crypto';
import * as z from 'zod';
import { ARCHIVED_BRANCHES } from '../../store/archive/decisions.ts';
import type { Json } from '../../store/tree/patch.ts';
import { findInvalidReason } from '../../server/database/writes.ts';

/**
 * An archive is text with one JSON value per line: a head with the checksum of each part, the parts (a branch of the
 * tree with its name), and the checksum of the head. Equal competitions give equal text.
 */
const ARCHIVE_VERSION = 1;

/** Identifies the first line. */
const KIND = 'archive';

const Part = z.strictObject({ sha256: z.string(), bytes: z.int().min(0) });
const Head = z.strictObject({
  floorcraft: z.literal(KIND),
  version: z.int().min(1),
  competition: z.string(),
  parts: z.record(z.string(), Part),
});
const Foot = z.strictObject({ end: z.string() });
type Head = z.infer<typeof Head>;

export type Branches = ReadonlyMap<string, Json>;

/** The readable parts of an archive, and one sentence per missing or altered part. */
export interface ReadArchive {
  readonly competition: string;
  readonly branches: Branches;
  readonly problems: readonly string[];
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

const lineOf = (name: string, branch: Json): string => JSON.stringify([name, branch]);

export function serializeArchive(competition: string, branches: Branches): string {
  const lines = [...branches].map(([name, branch]) => ({ name, line: lineOf(name, branch) }));
  const parts = lines.map(({ name, line }) => [
    name,
    { sha256: sha256(line), bytes: Buffer.byteLength(line) },
  ]);
  const head = JSON.stringify({
    floorcraft: KIND,
    version: ARCHIVE_VERSION,
    competition,
    parts: Object.fromEntries(parts),
  } satisfies Record<keyof Head, unknown>);
  return [head, ...lines.map(({ line }) => line), JSON.stringify({ end: sha256(head) }), ''].join('\n');
}

function jsonOf(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    // Truncated or not JSON; the caller reports it.
    return undefined;
  }
}

const Kind = z.object({ floorcraft: z.literal(KIND), version: z.number() });

/** True if the first line is that of an archive. */
export const isArchive = (text: string): boolean => Kind.safeParse(jsonOf(firstLine(text))).success;

const firstLine = (text: string): string =>
  text.slice(0, text.includes('\n') ? text.indexOf('\n') : undefined);

const nothing = (problem: string): ReadArchive => ({
  competition: '',
  branches: new Map(),
  problems: [problem],
});

/** Checks that the last line matches the first. */
function footProblems(last: string | undefined, head: string): readonly string[] {
  const foot = Foot.safeParse(jsonOf(last ?? ''));
  if (!foot.success) return ['The end of the archive is missing.'];
  return foot.data.end === sha256(head)
    ? []
    : ['The first line was altered: it does not match the checksum at the end.'];
}

// z.custom: the value comes from JSON.parse, and validating thousands of nested brackets would overflow the stack.
const PartLine = z.tuple([z.string(), z.custom<Json>()]);

/** Reads a part: its name and branch, or why it can't be read. */
function partOf(
  line: string,
  head: Head,
): { readonly name?: string; readonly branch?: Json; readonly problem?: string } {
  const part = PartLine.safeParse(jsonOf(line));
  if (!part.success) return { problem: 'cannot be read.' };
  const [name, branch] = part.data;
  const told = Object.hasOwn(head.parts, name) ? head.parts[name] : undefined;
  if (told === undefined) return { problem: `is “${name}”, which the first line does not list.` };
  if (!ARCHIVED_BRANCHES.includes(name))
    return { name, problem: `is “${name}”, which this version does not know.` };
  const invalid = findInvalidReason(name, branch);
  if (invalid !== undefined) return { name, problem: `“${name}” cannot be imported: ${invalid}.` };
  return told.sha256 === sha256(line)
    ? { name, branch }
    : { name, branch, problem: `“${name}” was altered: it does not match its checksum.` };
}

/** Reads an archive. Problems name their line; readable parts are returned anyway. Never throws. */
export function readArchive(text: string): ReadArchive {
  const first = firstLine(text);
  const kind = Kind.safeParse(jsonOf(first));
  if (!kind.success) return nothing('This is not an archive of a competition.');
  if (kind.data.version !== ARCHIVE_VERSION)
    return nothing(
      `The archive has version ${kind.data.version}; this program reads version ${ARCHIVE_VERSION}.`,
    );
  const head = Head.safeParse(jsonOf(first));
  if (!head.success) return nothing('The first line of the archive cannot be read.');
  const lines = text
    .slice(first.length + 1)
    .replace(/\n$/, '')
    .split('\n');
  const last = lines.pop();
  const branches = new Map<string, Json>();
  const named = new Set<string>();
  const problems: string[] = [];
  for (const [at, line] of lines.entries()) {
    const { name, branch, problem } = partOf(line, head.data);
    if (problem !== undefined) problems.push(`Line ${at + 2} ${problem}`);
    if (name !== undefined && named.has(name)) problems.push(`Line ${at + 2} is “${name}” a second time.`);
    if (name !== undefined) named.add(name);
    if (name !== undefined && branch !== undefined) branches.set(name, branch);
  }
  const missing = Object.keys(head.data.parts).filter((name) => !named.has(name));
  return {
    competition: head.data.competition,
    branches,
    problems: [...problems, ...missing.map((name) => `“${name}” is missing.`), ...footProblems(last, first)],
  };
}
