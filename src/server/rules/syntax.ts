import type { Pattern } from './pattern.ts';

export type BinaryOperator =
  | '||'
  | '&&'
  | '=='
  | '!='
  | '<'
  | '<='
  | '>'
  | '>='
  | '+'
  | '-'
  | '*'
  | '/'
  | '%';

/** An expression of a rule. `at` is its offset in the text, for messages. */
export type Expression =
  | { readonly kind: 'literal'; readonly value: boolean | number | string | null; readonly at: number }
  | { readonly kind: 'list'; readonly items: readonly Expression[]; readonly at: number }
  | { readonly kind: 'pattern'; readonly pattern: Pattern; readonly at: number }
  | { readonly kind: 'name'; readonly name: string; readonly at: number }
  | { readonly kind: 'member'; readonly of: Expression; readonly name: string; readonly at: number }
  /** A member with a computed name: `auth.token[$event]`. */
  | { readonly kind: 'element'; readonly of: Expression; readonly name: Expression; readonly at: number }
  | {
      readonly kind: 'call';
      readonly of: Expression;
      readonly method: string;
      readonly args: readonly Expression[];
      /**
       * The keys of a `child`, split once: `child('a/' + $b)` has 'a' and `$b`. Missing: they are known only
       * when the rule is evaluated.
       */
      readonly steps?: readonly (string | Expression)[];
      readonly at: number;
    }
  | { readonly kind: 'not' | 'negate'; readonly of: Expression; readonly at: number }
  | {
      readonly kind: 'binary';
      readonly operator: BinaryOperator;
      readonly left: Expression;
      readonly right: Expression;
      readonly at: number;
    }
  | {
      readonly kind: 'choice';
      readonly test: Expression;
      readonly yes: Expression;
      readonly no: Expression;
      readonly at: number;
    };
