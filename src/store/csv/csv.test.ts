import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseCells } from '../../domain/registrant/cells.ts';
import { limitRuns } from '../../domain/testing/tries.ts';
import { parseCsvLines, formatCsv } from './csv.ts';
import { decodeTableFile } from './fileText.ts';

const cellsOf = (text: string) => parseCsvLines(text).map(({ cells }) => cells);

describe('a CSV file from another program', () => {
  test.each<[string, string, readonly (readonly string[])[]]>([
    [
      'commas',
      'a,b\nc,d\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'semicolons, a mark and line ends of Windows',
      '\uFEFFa;b\r\nc;d, e\r\n',
      [
        ['a', 'b'],
        ['c', 'd, e'],
      ],
    ],
    [
      'tabs, line ends of an old Mac',
      'a\tb\rc\td\r',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'quotation marks',
      '"a, ""b""","c\nd"\ne,f',
      [
        ['a, "b"', 'c\nd'],
        ['e', 'f'],
      ],
    ],
    [
      'a mark that is never closed',
      'a,b\nc,"d\ne',
      [
        ['a', 'b'],
        ['c', 'd\ne'],
      ],
    ],
    ['one column', 'a\nb', [['a'], ['b']]],
    ['lines of several lengths', 'a,b,c\nd\n', [['a', 'b', 'c'], ['d']]],
    ['names from right to left, signs of two halves', 'שירה,👩🏽‍🦱 Zoë\n', [['שירה', '👩🏽‍🦱 Zoë']]],
    ['nothing', ' \n\n', []],
  ])('a CSV file from another program is parsed: %s', (_what, text, cells) => {
    expect(cellsOf(text)).toEqual(cells);
  });

  test('lines of a CSV file are numbered as in the text, after empty lines and multi-line cells', () => {
    expect(parseCsvLines('head,x\r\n\r\n"a\r\nb",c\r\nd,e').map(({ number }) => number)).toEqual([1, 3, 5]);
  });

  test('any text is parsed as CSV in finite time, with each line once', () => {
    const text = fc.string({
      unit: fc.constantFrom('a', '"', ',', ';', '\t', '\n', '\r', '|', "'", '=', '\uFEFF', 'é'),
    });
    fc.assert(
      fc.property(text, (said) => {
        const numbers = parseCsvLines(said).map(({ number }) => number);
        expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b));
        expect(Math.max(0, ...numbers)).toBeLessThanOrEqual(said.split(/\r\n?|\n/).length);
      }),
      limitRuns(2000),
    );
  });
});

const cell = fc
  .oneof(
    fc.string({ unit: 'grapheme', maxLength: 10 }),
    fc.string({
      unit: fc.constantFrom(
        '"',
        ',',
        ';',
        '|',
        '\n',
        "'",
        '=',
        '-',
        '@',
        '+',
        'a',
        ' ',
        '\t',
        '\u200B',
        '＝',
      ),
    }),
  )
  .map((text) => text.replaceAll('\r', '').trim());
const table = fc
  .tuple(fc.integer({ min: 2, max: 5 }), fc.integer({ min: 1, max: 6 }))
  .chain(([columns, lines]) =>
    fc.array(fc.array(cell, { minLength: columns, maxLength: columns }), {
      minLength: lines,
      maxLength: lines,
    }),
  )
  .map((lines) => [(lines[0] ?? []).map((_, at) => `Head ${at}`), ...lines]);

describe('a table written as CSV', () => {
  test('a table written as CSV is read back unchanged, for any content', () => {
    fc.assert(
      fc.property(table, (lines) => {
        expect(cellsOf(formatCsv(lines))).toEqual(lines.filter((cells) => cells.some((one) => one !== '')));
      }),
      limitRuns(2000),
    );
  });

  test('a table written as CSV suits Excel: byte order mark, line ends, and no cell that runs as a formula', () => {
    expect(formatCsv([['Name'], ['=HYPERLINK("x")'], ['+1'], ['-1'], ['@x'], [' =1'], ['Ann - Lee']])).toBe(
      '\uFEFFName\r\n"\'=HYPERLINK(""x"")"\r\n\'+1\r\n\'-1\r\n\'@x\r\n\' =1\r\nAnn - Lee\r\n',
    );
    fc.assert(
      fc.property(table, (lines) => {
        const cells = parseCells(formatCsv(lines)).flatMap((line) => line.cells);
        expect(cells.filter((one) => /^[=+\-@]/.test(one))).toEqual([]);
      }),
      limitRuns(500),
    );
  });

  const everyCharacter = Array.from({ length: 0x11_0000 }, (_, at) => at)
    .filter((at) => at < 0xd800 || at > 0xdfff)
    .map((at) => String.fromCodePoint(at));
  const INVISIBLE = everyCharacter.filter((one) =>
    /^[\s\p{Cc}\p{Cf}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]$/u.test(one),
  );
  const SIGNS = everyCharacter.filter((one) => /^[=+\-@]$/.test(one.normalize('NFKC')));
  const isBare = (cell: string): boolean =>
    SIGNS.includes(
      cell.replaceAll(/[\s\p{Cc}\p{Cf}\p{Z}\p{Default_Ignorable_Code_Point}\u2800"]/gu, '')[0] ?? '',
    );

  test('a table written as CSV has no bare formula after any space or invisible character, with any sign', () => {
    expect(INVISIBLE.length).toBeGreaterThan(4000);
    expect(SIGNS).toEqual(expect.arrayContaining(['=', '+', '-', '@', '＝', '＋', '－', '＠']));
    const bare = INVISIBLE.flatMap((one) =>
      SIGNS.flatMap((sign) =>
        [`${one}${sign}1`, `${one}${one}"${sign}1`].filter((cell) =>
          isBare(formatCsv([['x'], [cell]]).slice('\uFEFFx\r\n'.length)),
        ),
      ),
    );
    expect(bare).toEqual([]);
  });

  test('a table written as CSV has no bare formula if a spreadsheet uses another cell separator', () => {
    const inner = fc.string({
      unit: fc.constantFrom(...SIGNS, ';', '\t', '|', '\n', '"', ' ', '\u200B', '\uFEFF', '\u00AD', 'a', "'"),
    });
    fc.assert(
      fc.property(fc.array(inner, { minLength: 2, maxLength: 4 }), (cells) => {
        const text = formatCsv([['Head'], ['b', ...cells]]).slice(1);
        for (const separator of [/;|\r?\n/, /\t|\r?\n/, /\||\r?\n/])
          expect(text.split(separator).filter(isBare)).toEqual([]);
      }),
      limitRuns(2000),
    );
  });

  test('a table is escaped as CSV in linear time', () => {
    const long = [`${'\n;\t'.repeat(200_000)}x`, `${"\n'".repeat(300_000)}=`];
    expect(parseCsvLines(formatCsv([long])).flatMap((line) => line.cells)).toEqual(
      long.map((one) => one.trim()),
    );
  });

  test('a table written as CSV is parsed the same by the roster parser on captains’ phones', () => {
    const plain = (text: string) => !/[=+\-@]/.test(text.normalize('NFKC'));
    fc.assert(
      fc.property(table, (lines) => {
        const text = formatCsv(lines.map((cells) => cells.filter((one) => plain(one) && one !== '')));
        fc.pre(text.includes(',') && !/[;\t]/.test(text.split('\n')[0] ?? ''));
        expect(parseCells(text)).toEqual(parseCsvLines(text));
      }),
      limitRuns(1000),
    );
  });
});

describe('a chosen file', () => {
  const bytes = (...signs: readonly number[]) => Uint8Array.from(signs);
  const utf8 = (text: string) => new TextEncoder().encode(text);
  test.each([
    ['a workbook', bytes(0x50, 0x4b, 3, 4, 20), 'spreadsheet'],
    ['an old workbook', bytes(0xd0, 0xcf, 0x11, 0xe0), 'spreadsheet'],
    ['a picture', bytes(0x89, 0x50, 0x4e, 0x47, 0, 0), 'no text'],
    ['nothing', utf8(' \n'), 'empty'],
    ['a page of the web', utf8('\n<!DOCTYPE html><table>'), 'web page'],
    ['ten million signs', new Uint8Array(10_000_000).fill(65), 'too large'],
  ])('a chosen file with %s is refused', (_what, file, problem) => {
    expect(decodeTableFile(file)).toEqual({ ok: false, problem });
  });

  test.each([
    ['UTF-8', utf8('Zoë,Łukasz')],
    [
      'UTF-16, as “Unicode text”',
      bytes(
        0xff,
        0xfe,
        ...new Uint8Array(new Uint16Array(Array.from('Zoë,Łukasz', (sign) => sign.charCodeAt(0))).buffer),
      ),
    ],
  ])('a chosen file in %s is read', (_what, file) => {
    expect(decodeTableFile(file)).toEqual({ ok: true, value: 'Zoë,Łukasz' });
  });

  test('a chosen file may be from an older Excel on Windows', () => {
    expect(decodeTableFile(bytes(0x5a, 0x6f, 0xeb))).toEqual({ ok: true, value: 'Zoë' });
  });
});
