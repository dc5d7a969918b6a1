import { mapDefined } from '../../domain/mapDefined.ts';
import { getRawChild } from '../tree/path.ts';

export type PasswordNeed =
  | { readonly kind: 'least' | 'most'; readonly length: number }
  | { readonly kind: 'lowercase' | 'uppercase' | 'number' | 'symbol' };

/** The provider's rules for a new password (SPEC 5). */
export interface PasswordPolicy {
  readonly needs: readonly PasswordNeed[];
  /** Characters that count as symbols. */
  readonly symbols: string;
}

/** The provider's minimum. */
const MIN_LENGTH = 6;
export const DEFAULT_POLICY: PasswordPolicy = { needs: [{ kind: 'least', length: MIN_LENGTH }], symbols: '' };

const FLAGS = [
  ['lowercase', 'containsLowercaseCharacter'],
  ['uppercase', 'containsUppercaseCharacter'],
  ['number', 'containsNumericCharacter'],
  ['symbol', 'containsNonAlphanumericCharacter'],
] as const;

/**
 * For a policy of an unknown version, only the minimum length is checked here; the provider checks the rest.
 */
export function parsePasswordPolicy(raw: unknown): PasswordPolicy {
  if (getRawChild(raw, 'schemaVersion') !== 1) return DEFAULT_POLICY;
  const options = getRawChild(raw, 'customStrengthOptions');
  const lengthOf = (field: string): number | undefined => {
    const length = getRawChild(options, field);
    return typeof length === 'number' && length > 0 ? length : undefined;
  };
  const most = lengthOf('maxPasswordLength');
  const symbols = getRawChild(raw, 'allowedNonAlphanumericCharacters');
  return {
    needs: [
      { kind: 'least', length: lengthOf('minPasswordLength') ?? MIN_LENGTH },
      ...(most === undefined ? [] : [{ kind: 'most' as const, length: most }]),
      ...mapDefined(FLAGS, ([kind, field]) => (getRawChild(options, field) === true ? { kind } : undefined)),
    ],
    symbols: Array.isArray(symbols) ? symbols.join('') : '',
  };
}

/** Counted in UTF-16 units and plain Latin letters, as the provider counts. */
export function meetsNeed(password: string, need: PasswordNeed, symbols: string): boolean {
  switch (need.kind) {
    case 'least':
      return password.length >= need.length;
    case 'most':
      return password.length <= need.length;
    case 'lowercase':
      return /[a-z]/.test(password);
    case 'uppercase':
      return /[A-Z]/.test(password);
    case 'number':
      return /\d/.test(password);
    case 'symbol':
      return [...password].some((character) => symbols.includes(character));
  }
}
