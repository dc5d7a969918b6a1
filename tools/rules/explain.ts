import { REGISTRATION_OPEN } from './competition.ts';
import * as forms from './forms.ts';
import * as who from './who.ts';
import type { WrittenRules } from './written.ts';

/** Conditions with a name, the longest first: they contain the shorter ones. */
const NAMED = Object.entries({ ...forms, ...who, REGISTRATION_OPEN })
  .flatMap(([name, text]) => (typeof text === 'string' && text.length > 20 ? [{ name, text }] : []))
  .toSorted((one, other) => other.text.length - one.text.length);

const withNames = (condition: string): string =>
  NAMED.reduce((text, named) => text.replaceAll(named.text, named.name), condition);

/**
 * The conditions of one path from the root down, with their names instead of their texts.
 * @param path `events/$event/entries`, or with keys in place of the wildcards
 */
export function explained(rules: WrittenRules, path: string): string {
  const lines: string[] = [];
  let at = rules;
  let place = '';
  for (const key of ['', ...path.split('/')]) {
    if (key !== '') {
      const name: string | undefined = [key, ...Object.keys(at).filter((one) => one.startsWith('$'))].find(
        (one) => Object.hasOwn(at, one),
      );
      const below: WrittenRules[string] | undefined = name === undefined ? undefined : at[name];
      if (typeof below !== 'object' || Array.isArray(below))
        return [...lines, `${place}/${key} has no rules.`].join('\n');
      place += `/${name}`;
      at = below as WrittenRules;
    }
    for (const [rule, condition] of Object.entries(at))
      if (rule.startsWith('.') && typeof condition !== 'object')
        lines.push(
          `${place} ${rule}`,
          ...withNames(String(condition))
            .split(' && ')
            .map((part) => `  ${part}`),
        );
  }
  return lines.join('\n');
}
