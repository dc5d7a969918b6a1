/** Joins the class names that apply: `className('tile', chosen && 'tile-chosen')`. */
export const className = (...names: readonly (string | false | undefined)[]): string =>
  names.filter((name) => typeof name === 'string' && name !== '').join(' ');
