/** Joins the class names that apply: `joinClassNames('tile', chosen && 'tile-chosen')`. */
export const joinClassNames = (...names: readonly (string | false | undefined)[]): string =>
  names.filter((name) => typeof name === 'string' && name !== '').join(' ');
