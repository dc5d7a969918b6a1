import { unreachable } from '../unreachable.ts';
import { STATE_SIGNS, type Letter, type LetterLink, type LetterPart, type LetterRow } from './letter.ts';

/** Longer lines are cut by some mail programs (RFC 5322 recommends 78). */
const MAX_LINE = 72;

/** Breaks one line at spaces. A word longer than a line, such as an address, has a line of its own. */
function wrapLine(text: string, indent: string): string {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/).filter((one) => one !== '')) {
    if (line !== '' && indent.length + line.length + 1 + word.length > MAX_LINE) {
      lines.push(indent + line);
      line = '';
    }
    line = line === '' ? word : `${line} ${word}`;
  }
  if (line !== '') lines.push(indent + line);
  return lines.join('\n');
}

/** Wraps each line of a text. */
const wrap = (text: string, indent = ''): string =>
  text
    .split('\n')
    .map((line) => wrapLine(line, indent))
    .join('\n');

const linkText = ({ words, url }: LetterLink): string => `${words}:\n${url}`;

function rowText({ title, about, link, end }: LetterRow): string {
  const ending = (): string => {
    switch (end?.kind) {
      case undefined:
        return '';
      case 'state':
        return `${STATE_SIGNS[end.state]} ${end.words}`;
      case 'amount':
        return end.text;
      default:
        return unreachable(end);
    }
  };
  const first = [title, ending()].filter((one) => one !== '').join(': ');
  return [
    wrap(`- ${first}`),
    ...(about === undefined ? [] : [wrap(about, '  ')]),
    ...(link === undefined ? [] : [`  ${link.words}: ${link.url}`]),
  ].join('\n');
}

function partText(part: LetterPart): string {
  switch (part.kind) {
    case 'paragraph':
      return wrap(part.text);
    case 'code':
      return `${part.label}: ${part.code}\n${wrap(part.about)}\n${linkText(part.link)}`;
    case 'list':
      return [
        ...(part.title === undefined ? [] : [part.title.toUpperCase()]),
        ...part.rows.map(rowText),
      ].join('\n');
    case 'section':
      return `${part.title.toUpperCase()}\n${wrap(part.text)}`;
    case 'buttons':
      return part.links.map(linkText).join('\n\n');
    default:
      return unreachable(part);
  }
}

/** A letter as plain text, for mail programs without HTML and for reading aloud. */
export function renderLetterText({ from, title, lead, parts, foot, stop }: Letter): string {
  const footer = [...foot, ...(stop === undefined ? [] : [linkText(stop)])].join('\n');
  const above = [from, title, wrap(lead), ...parts.map(partText)].filter((text) => text !== '');
  return `${[...above, `-- \n${footer}`].join('\n\n')}\n`;
}
