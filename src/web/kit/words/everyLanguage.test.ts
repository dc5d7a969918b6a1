import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ALL_DANCES, DANCES } from '../../../domain/event/dances.ts';
import { LEVELS, STYLES, type Level } from '../../../domain/event/terms.ts';
import { buildRoundName as storedName } from '../../../domain/round/rounds.ts';
import { judgeSheetWords } from './english/judgeSheet.ts';
import { termsWords } from './english/terms.ts';
import type { Section } from './section.ts';
import type { LazyWords, Translation } from './translation.ts';

// Tests that hold for every translation, including new files. Tests of one language are beside that language.

const FILES = import.meta.glob<Translation>(['./translations/*.ts', '!**/*.test.ts'], {
  import: 'default',
  eager: true,
});
const LATER = import.meta.glob<LazyWords>('./translations/later/*.ts', { import: 'default', eager: true });
const TRANSLATIONS = Object.entries(FILES).map(
  ([file, words]) => [file.replace(/^.*\/|\.ts$/g, ''), words] as const,
);

/** Levels with the same name in a language as in English. */
const SAME_LEVELS: Readonly<Record<string, readonly Level[]>> = { es: ['Amateur'] };

const SECTIONS: ReadonlyMap<string, object> = new Map(
  Object.values(
    import.meta.glob<Readonly<Record<string, Section<string, object>>>>(
      ['./english/*.ts', '!**/*.test.ts', '!./english/count.ts'],
      { eager: true },
    ),
  ).flatMap((file) => Object.values(file).map(({ name, english }) => [name, english] as const)),
);

/** The sections that every language has. */
const FOR_EVERYBODY = [
  ...readFileSync('src/web/kit/words/translation.ts', 'utf8').matchAll(
    /interface ForEverybody(?:Later)?\b[^{]*\{([^}]*)\}/g,
  ),
]
  .flatMap(([, fields = '']) => [...fields.matchAll(/readonly (\w+):/g)])
  .map(([, name]) => name ?? '');

const isBranch = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Every sentence of a section, by its path of names. */
const sentencesIn = (
  branch: object,
  above: string,
): readonly (readonly [name: string, sentence: unknown])[] =>
  Object.entries(branch).flatMap(([name, value]: readonly [string, unknown]) =>
    isBranch(value) ? sentencesIn(value, `${above}.${name}`) : [[`${above}.${name}`, value] as const],
  );

const sentencesOf = (
  sections: readonly string[],
  words: (name: string) => object | undefined,
): ReadonlyMap<string, unknown> => new Map(sections.flatMap((name) => sentencesIn(words(name) ?? {}, name)));

test('translated languages and sections exist', () => {
  expect(TRANSLATIONS.length).toBeGreaterThan(0);
  expect(FOR_EVERYBODY.length).toBeGreaterThan(15);
});

describe.each(TRANSLATIONS)('the language %s', (tag, translation) => {
  const translated = new Map<string, object>(
    Object.entries({ ...translation, ...LATER[`./translations/later/${tag}.ts`] }),
  );
  const wanted = [...new Set([...FOR_EVERYBODY, ...translated.keys()])];
  const english = sentencesOf(wanted, (name) => SECTIONS.get(name));
  const said = sentencesOf(wanted, (name) => translated.get(name));

  test('a translation has every sentence of a section, each of its kind, and no other', () => {
    const kinds = (sentences: ReadonlyMap<string, unknown>) =>
      [...sentences].map(([name, sentence]) => `${name}: ${typeof sentence}`).toSorted();
    expect(kinds(said)).toEqual(kinds(english));
  });

  test('no sentence of a translation is still the English one', () => {
    const isSentence = (text: unknown): boolean => typeof text === 'string' && text.split(' ').length > 2;
    const left = [...said].filter(([name, text]) => isSentence(text) && text === english.get(name));
    expect(left).toEqual([]);
  });

  test('no round and no level keeps its English name in a translation', () => {
    const { levelName, roundName } = translation.terms;
    const counted = Array.from({ length: 9 }, (_, at) => storedName(at + 1, 10));
    const halved = [8, 16, 32, 64, 128, 256, 512].map((of) => `1/${of}-Final`);
    expect([...counted, ...halved].filter((name) => roundName(name) === name)).toEqual([]);
    expect(LEVELS.filter((level) => levelName(level) === level)).toEqual(SAME_LEVELS[tag] ?? []);
  });
});

describe.each([
  ['en', judgeSheetWords.english] as const,
  ...TRANSLATIONS.map(([tag, words]) => [tag, words.judgeSheet] as const),
])("the tabs of a judge's sheet in %s", (_tag, { danceTab }) => {
  test('the tabs of a judge’s sheet have at most eight letters', () => {
    expect(ALL_DANCES.map(danceTab).filter((name) => name.length === 0 || name.length > 8)).toEqual([]);
  });

  test.each(STYLES)('the tabs of a judge’s sheet are distinct in %s', (style) => {
    const tabs = DANCES[style].map(danceTab);
    expect(tabs).toEqual([...new Set(tabs)]);
  });
});

describe.each([
  ['en', termsWords.english] as const,
  ...TRANSLATIONS.map(([tag, words]) => [tag, words.terms] as const),
])('the short names of the dances in %s', (_tag, { danceShort }) => {
  test('the short names of dances have at most twelve letters', () => {
    expect(ALL_DANCES.map(danceShort).filter((name) => name.length === 0 || name.length > 12)).toEqual([]);
  });

  test.each(STYLES)('the short names of dances are distinct in %s', (style) => {
    const names = DANCES[style].map(danceShort);
    expect(names).toEqual([...new Set(names)]);
  });
});
