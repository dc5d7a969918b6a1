import 'react';

declare module 'react' {
  interface CSSProperties {
    /** What a style sheet counts with: '--rows'. */
    readonly [property: `--${string}`]: number;
  }
}
