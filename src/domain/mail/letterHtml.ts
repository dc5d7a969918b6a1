import { unreachable } from '../unreachable.ts';
import { STATE_SIGNS, type Letter, type LetterLink, type LetterPart, type LetterRow } from './letter.ts';

/**
 * Colors of a mail, with the hex values of our day theme: mail programs support neither our color tokens nor
 * our dark theme.
 */
const INK = '#191622';
const INK_2 = '#443f52';
const INK_3 = '#686277';
const LINE = '#d9d5e0';
const LINE_STRONG = '#878195';
const GROUND = '#f6f5f8';
const STATE_COLORS = { done: '#006850', waiting: '#774f00', open: '#005c94' } as const;

/** The colors of a button: the competition's color, and black or white for its text. */
export interface LetterColors {
  readonly fill: string;
  readonly onFill: string;
}

const DEFAULT_FILL = '#e87722';

/** Converts a color channel from 0 to 255 to its linear value (WCAG 2 relative luminance). */
const channelLight = (channel: number): number => {
  const part = channel / 255;
  return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
};

/** @param primary the competition's color as #rrggbb; undefined: ours */
export function pickLetterColors(primary: string | undefined): LetterColors {
  const fill = primary ?? DEFAULT_FILL;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(fill.slice(at, at + 2), 16));
  const light = 0.2126 * channelLight(red) + 0.7152 * channelLight(green) + 0.0722 * channelLight(blue);
  // At a luminance of 0.179, black and white text have equal contrast.
  return { fill, onFill: light > 0.179 ? '#000000' : '#ffffff' };
}

const FONT = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** A text that may have several lines. */
const linesHtml = (text: string): string => escapeText(text).replaceAll('\n', '<br>');

/** Only web addresses become links. */
const href = (url: string): string => (/^https?:\/\//.test(url) ? escapeText(url) : '#');

const anchor = ({ words, url }: LetterLink, style = `color:${INK}`): string =>
  `<a href="${href(url)}" style="${style}">${escapeText(words)}</a>`;

const heading = (title: string): string =>
  `<h2 style="margin:30px 0 0;padding-bottom:8px;border-bottom:1px solid ${LINE_STRONG};font-size:18px;font-weight:600">${escapeText(title)}</h2>`;

const table = (rows: string): string =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="border-collapse:collapse">${rows}</table>`;

function rowEnd({ end, isSum }: LetterRow): string {
  switch (end?.kind) {
    case undefined:
      return '';
    case 'state':
      return `<b style="font-size:14px;color:${STATE_COLORS[end.state]}">${STATE_SIGNS[end.state]} ${escapeText(end.words)}</b>`;
    case 'amount':
      return `<b style="font-size:${isSum === true ? 28 : 18}px">${escapeText(end.text)}</b>`;
    default:
      return unreachable(end);
  }
}

function row(one: LetterRow): string {
  const { title, about, link, isSum } = one;
  const border = isSum === true ? '' : `border-bottom:1px solid ${LINE};`;
  const second = [
    ...(about === undefined ? [] : [escapeText(about)]),
    ...(link === undefined ? [] : [anchor(link)]),
  ].join(' ');
  const small =
    second === '' ? '' : `<br><span style="color:${INK_3};font-size:14px;font-weight:400">${second}</span>`;
  const weight = isSum === true ? 'font-weight:600;' : '';
  const align = isSum === true ? 'baseline' : 'top';
  return `<tr><td style="${border}${weight}padding:11px 0;vertical-align:${align};line-height:1.4">${escapeText(title)}${small}</td><td align="right" style="${border}padding:11px 0 11px 16px;vertical-align:${align};white-space:nowrap">${rowEnd(one)}</td></tr>`;
}

function button(link: LetterLink, isMain: boolean, { fill, onFill }: LetterColors): string {
  const look = isMain
    ? `background:${fill};color:${onFill}`
    : `border:1px solid ${LINE_STRONG};background:#ffffff;color:${INK}`;
  return `<p style="margin:16px 0 0">${anchor(link, `display:block;padding:16px 20px;border-radius:8px;${look};font-size:17px;font-weight:600;text-align:center;text-decoration:none`)}</p>`;
}

/** @param main the first button of the letter */
function partHtml(part: LetterPart, main: LetterLink | undefined, colors: LetterColors): string {
  switch (part.kind) {
    case 'paragraph':
      return `<p style="margin:16px 0 0;line-height:1.55">${linesHtml(part.text)}</p>`;
    case 'code':
      // Side by side if there is room.
      return table(
        `<tr><td style="padding:16px 18px;background:${GROUND}"><div style="display:inline-block;margin:0 24px 8px 0;vertical-align:top"><span style="color:${INK_3};font-size:14px">${escapeText(part.label)}</span><br><b style="font-family:monospace;font-size:24px;letter-spacing:2px;white-space:nowrap">${escapeText(part.code)}</b></div><div style="display:inline-block;max-width:290px;vertical-align:top;color:${INK_2};font-size:15px;line-height:1.4">${escapeText(part.about)} ${anchor(part.link)}</div></td></tr>`,
      );
    case 'list':
      return (part.title === undefined ? '' : heading(part.title)) + table(part.rows.map(row).join(''));
    case 'section':
      return `${heading(part.title)}<p style="margin:12px 0 0;line-height:1.55">${linesHtml(part.text)}</p>`;
    case 'buttons':
      return part.links.map((link) => button(link, link === main, colors)).join('');
    default:
      return unreachable(part);
  }
}

/**
 * A letter as HTML for mail programs: tables, inline styles and no images. It stays readable without any
 * styling.
 */
export function renderLetterHtml(letter: Letter, language: string, colors: LetterColors): string {
  const { subject, preview, from, title, lead, parts, foot, stop } = letter;
  const [main] = parts.flatMap((part) => (part.kind === 'buttons' ? part.links : []));
  const footer = [...foot.map(escapeText), ...(stop === undefined ? [] : [anchor(stop, `color:${INK_3}`)])];
  return `<!doctype html>
<html lang="${escapeText(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeText(subject)}</title></head>
<body style="margin:0;background:${GROUND};color:${INK};${FONT};font-size:16px">
<div style="display:none;max-height:0;overflow:hidden">${escapeText(preview)}</div>
<div role="main"><table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px">
<tr><td style="padding:36px 28px 32px;background:#ffffff">
<p style="margin:0;font-weight:600;font-size:15px">${escapeText(from)}</p>
<h1 style="margin:26px 0 12px;font-size:36px;font-weight:300;line-height:1.1">${escapeText(title)}</h1>
${lead === '' ? '' : `<p style="margin:0 0 16px;color:${INK_2};font-size:17px;line-height:1.55">${escapeText(lead)}</p>`}
${parts.map((part) => partHtml(part, main, colors)).join('\n')}
</td></tr>
<tr><td style="padding:22px 28px 32px;color:${INK_3};font-size:13px;line-height:1.55">${footer.join('<br>')}</td></tr>
</table></td></tr></table></div></body></html>
`;
}
