import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countRecall } from '../../domain/recall/recall.ts';
import { scoreFinal } from '../../domain/skating/final.ts';
import { formatFileProblem } from './jsonText.ts';
import { parseResultsFile } from './parseResultsFile.ts';
import type { DancedEvent } from '../../domain/dancedEvent.ts';
import { limitRuns } from '../../domain/testing/tries.ts';

const textOf = (name: string): string =>
  readFileSync(new URL(`../demo/brown2013/${name}.json`, import.meta.url), 'utf8');

function read(text: string): DancedEvent {
  const result = parseResultsFile(text);
  if (!result.ok) throw new Error(result.problems.map(formatFileProblem).join('\n'));
  return result.value;
}

describe('published results', () => {
  test('a published single dance with five rounds is read', () => {
    const { name, level, style, dances, rounds } = read(textOf('event1'));
    expect({ name, level, style, dances }).toEqual({
      name: 'Newcomer Rhythm ChaCha',
      level: 'Newcomer',
      style: 'Rhythm',
      dances: ['ChaCha'],
    });
    expect(rounds.map(({ number, kind, couples }) => [number, kind, couples.length])).toEqual([
      [0, 'final', 6],
      [1, 'recall', 14],
      [2, 'recall', 27],
      [3, 'recall', 51],
      [4, 'recall', 94],
    ]);
    expect(rounds.map((round) => (round.kind === 'recall' ? round.recallSize : undefined))).toEqual([
      undefined,
      7,
      14,
      25,
      48,
    ]);
    expect(rounds[4]?.panel).toEqual(['B', 'E', 'F', 'G', 'I']);
  });

  test('a published event with two dances is read', () => {
    const { dances, rounds } = read(textOf('event13'));
    expect(dances).toEqual(['Waltz', 'Quickstep']);
    const [final, semi] = rounds;
    expect(final?.kind === 'final' && final.dances.map(({ dance }) => dance)).toEqual(['Waltz', 'Quickstep']);
    expect(semi?.kind === 'recall' && semi.marks.length).toBe(10);
    const marks = semi?.kind === 'recall' ? semi.marks[0] : undefined;
    expect(marks).toEqual({
      judge: 'B',
      dance: 'Waltz',
      recalled: ['112', '162', '165', '213', '223', '286', '365'],
    });
  });

  test.each(['event1', 'event13'])('the marks of %s score to the published result', (name) => {
    const published: {
      rounds: { counts?: Record<string, number>; recalled?: number[]; final?: Record<string, number> }[];
    } = JSON.parse(textOf(name));
    const { rounds } = read(textOf(name));
    for (const round of rounds) {
      const inFile = published.rounds[rounds.length - 1 - round.number];
      if (round.kind === 'recall') {
        const { counts } = countRecall(round.couples, round.marks, round.recallSize);
        expect(Object.fromEntries(counts)).toEqual(inFile?.counts);
        expect(round.recalled.map(Number)).toEqual(inFile?.recalled);
      } else {
        const scored = scoreFinal(round.dances);
        expect(
          scored.ok && Object.fromEntries(scored.value.placings.map(({ couple, place }) => [couple, place])),
        ).toEqual(inFile?.final);
      }
    }
  });
});

/** A small event, in lines that the tests count. */
const SMALL = `{
  "event": {
    "name": "Bronze Rhythm",
    "level": "Bronze",
    "style": "Rhythm",
    "dances": ["Cha-cha", "Swing"]
  },
  "rounds": [
    {
      "kind": "recall",
      "order": 1,
      "entered": 3,
      "mostMarked": 2,
      "dances": [
        {
          "dance": "Cha Cha",
          "judges": ["A", "B"],
          "marks": {
            "101": [1, 1],
            "102": [1, 0],
            "103": [0, 1]
          }
        }
      ],
      "recalled": [101, 102]
    },
    {
      "kind": "final",
      "order": 2,
      "entered": 2,
      "dances": [
        {
          "dance": "Sw",
          "judges": ["A", "B"],
          "marks": {
            "101": [1, 2],
            "102": [2, 1]
          }
        }
      ]
    }
  ]
}
`;

const problemsOf = (text: string): readonly string[] => {
  const result = parseResultsFile(text);
  return result.ok ? [] : result.problems.map(formatFileProblem);
};

describe('reports problems with line and field', () => {
  test('the small event is accepted, and its spellings are normalized', () => {
    const { dances, rounds } = read(SMALL);
    expect(dances).toEqual(['ChaCha', 'Swing']);
    expect(rounds.map(({ number, couples, panel }) => ({ number, couples, panel }))).toEqual([
      { number: 0, couples: ['101', '102'], panel: ['A', 'B'] },
      { number: 1, couples: ['101', '102', '103'], panel: ['A', 'B'] },
    ]);
  });

  const NUMBER_OF_RECALL = '"102": [1, 0]';
  test.each([
    ['no name', '"name": "Bronze Rhythm",', '', 'Line 2, event.name: is missing.'],
    [
      'unknown level',
      '"level": "Bronze"',
      '"level": "Made-up"',
      'Line 4, event.level: Made-up is not a level: Newcomer,',
    ],
    [
      'unknown style',
      '"style": "Rhythm"',
      '"style": "Made-up"',
      'Line 5, event.style: Made-up is not a style: Standard,',
    ],
    [
      'unknown dance',
      '"Cha-cha"',
      '"Made-up"',
      'Line 6, event.dances[0]: Made-up is not a dance of the Rhythm style: ChaCha,',
    ],
    [
      'dance of another style',
      '"Swing"',
      '"Jive"',
      'Line 6, event.dances[1]: Jive is not a dance of the Rhythm style',
    ],
    ['dance twice', '"Swing"]', '"ChaCha"]', 'Line 6, event.dances[1]: ChaCha appears twice.'],
    ['no dances', '["Cha-cha", "Swing"]', '[]', 'Line 6, event.dances: there are no dances.'],
    [
      'dance not in the event',
      '"Cha Cha"',
      '"Mambo"',
      'Line 16, rounds[0].dances[0].dance: Mambo is not among the dances of the event.',
    ],
    [
      'unknown kind',
      '"kind": "recall"',
      '"kind": "heat"',
      'Line 10, rounds[0].kind: is "heat", not "recall" or "final".',
    ],
    [
      'order out of range',
      '"order": 1',
      '"order": 3',
      'Line 11, rounds[0].order: is 3, not a whole number from 1 to 2.',
    ],
    ['order twice', '"order": 1', '"order": 2', 'Line 29, rounds[1].order: the order 2 appears twice.'],
    [
      'entered does not fit',
      '"entered": 3',
      '"entered": 4',
      'Line 12, rounds[0].entered: is 4, but 3 couples are marked.',
    ],
    [
      'no recall size',
      '"mostMarked": 2',
      '"mostMarked": 0',
      'Line 13, rounds[0].mostMarked: is 0, not a whole number from 1 up.',
    ],
    ['no judges', '["A", "B"]', '[]', 'Line 17, rounds[0].dances[0].judges: no judge has marked.'],
    [
      'judge twice',
      '["A", "B"]',
      '["A", "A"]',
      'Line 17, rounds[0].dances[0].judges[1]: judge A is on the panel twice.',
    ],
    [
      'judge no key',
      '["A", "B"]',
      '["A", "B/C"]',
      "Line 17, rounds[0].dances[0].judges[1]: B/C cannot be a judge's key.",
    ],
    [
      'mark missing',
      NUMBER_OF_RECALL,
      '"102": [1]',
      'Line 20, rounds[0].dances[0].marks.102: 102 has 1 mark from 2 judges.',
    ],
    [
      'mark no recall',
      NUMBER_OF_RECALL,
      '"102": [1, 2]',
      'Line 20, rounds[0].dances[0].marks.102[1]: is 2, not a whole number from 0 to 1.',
    ],
    [
      'marks no list',
      NUMBER_OF_RECALL,
      '"102": "10"',
      'Line 20, rounds[0].dances[0].marks.102: is "10", not a list.',
    ],
    [
      'no lead number',
      NUMBER_OF_RECALL,
      '"1x2": [1, 0]',
      'Line 20, rounds[0].dances[0].marks.1x2: 1x2 is not a lead number: 1 to 9999.',
    ],
    [
      'couple twice',
      NUMBER_OF_RECALL,
      '"102": [1, 0], "101": [0, 0]',
      'Line 20, rounds[0].dances[0].marks.101: 101 appears twice.',
    ],
    [
      'place out of range',
      '"102": [2, 1]',
      '"102": [2, 3]',
      'Line 37, rounds[1].dances[0].marks.102[1]: is 3, not a whole number from 1 to 2.',
    ],
    [
      'place twice',
      '"102": [2, 1]',
      '"102": [2, 2]',
      'Line 37, rounds[1].dances[0].marks.102[1]: judge B gives 2nd place to 101 and 102.',
    ],
    [
      'recalled, not in the round',
      '[101, 102]',
      '[101, 102, 104]',
      'Line 25, rounds[0].recalled[2]: 104 is recalled, but is not in this round.',
    ],
    [
      'recalled, and nobody of them dances on',
      '[101, 102]',
      '[103]',
      'Line 25, rounds[0].recalled: none of these couples is in a later round.',
    ],
    [
      'recalled twice',
      '[101, 102]',
      '[101, 102, 101]',
      'Line 25, rounds[0].recalled[2]: 101 is recalled twice.',
    ],
    [
      'recalled no number',
      '[101, 102]',
      '[101, 102, null]',
      'Line 25, rounds[0].recalled[2]: null is not a lead number: 1 to 9999.',
    ],
    [
      'final not last',
      '"kind": "recall"',
      '"kind": "final"',
      'Line 11, rounds[0].order: the final is the last round, number 2.',
    ],
    [
      'no final',
      '"kind": "final"',
      '"kind": "recall"',
      'Line 28, rounds[1].kind: the last round is a final.',
    ],
    ['rounds no list', '"rounds": [', '"rounds": 7, "other": [', 'Line 8, rounds: is 7, not a list.'],
    ['no JSON', '"order": 1,', '"order": 1', 'Line 12: not valid JSON: comma expected.'],
    ['a comment', '"order": 1,', '"order": 1, // first', 'Line 11: not valid JSON: invalid comment token.'],
  ])('a problem of a results file is reported with line and field: %s', (_, from, to, sentence) => {
    expect(SMALL).toContain(from);
    const problems = problemsOf(SMALL.replace(from, to));
    expect(problems.map((problem) => problem.slice(0, sentence.length))).toContain(sentence);
  });

  test('all problems of a results file are reported at once, in line order', () => {
    const spoilt = SMALL.replace('"Bronze",', '"Copper",')
      .replace('"entered": 3', '"entered": 9')
      .replace('[2, 1]', '[9, 1]');
    expect(problemsOf(spoilt).map((problem) => problem.split(':')[0])).toEqual([
      'Line 4, event.level',
      'Line 12, rounds[0].entered',
      'Line 37, rounds[1].dances[0].marks.102[0]',
    ]);
  });

  test.each([
    ['nothing', ''],
    ['a number', '7'],
    ['an empty object', '{}'],
    ['an empty list', '[]'],
    ['null', 'null'],
    ['empty rounds', SMALL.replace(/"rounds": \[[^]*\]/, '"rounds": []')],
    ['endless nesting', '['.repeat(200_000)],
    ['deep but closed', '['.repeat(100_000) + ']'.repeat(100_000)],
  ])('a results file is refused: %s', (_, text) => {
    expect(problemsOf(text).length).toBeGreaterThan(0);
  });

  test('a results file may begin with a byte order mark', () => {
    expect(problemsOf(`\uFEFF${SMALL}`)).toEqual([]);
  });
});

describe('couples of a round that differ from those recalled before', () => {
  const OUT = SMALL.replace('"order": 2', '"order": 3').replace(
    '"recalled": [101, 102]\n    },',
    `"recalled": [101, 102]
    },
    { "kind": "recall", "order": 2, "entered": 2, "mostMarked": 1, "recalled": [101, 102],
      "dances": [{ "dance": "Cha Cha", "judges": ["A"], "marks": { "101": [1], "102": [1] } }] },`,
  );

  test('a round may lack a couple that withdrew, and have an added one', () => {
    const [final, first] = read(SMALL.replace('[101, 102]', '[101, 103]')).rounds;
    expect(final?.couples).toEqual(['101', '102']);
    expect(first).toMatchObject({ recalled: ['101', '103'] });
  });

  test('a couple that was out and returns a round later is refused', () => {
    const back = OUT.replace('"102": [2, 1]', '"103": [2, 1]');
    expect(problemsOf(OUT)).toEqual([]);
    expect(problemsOf(back)).toEqual([
      'Line 39, rounds[2].dances[0].marks.103: 103 was not recalled before, and was not in the round before this one.',
    ]);
  });
});

describe('never throws', () => {
  const answers = (text: string): boolean => {
    const result = parseResultsFile(text);
    return result.ok || (result.problems.length > 0 && result.problems.every(({ line }) => line >= 1));
  };

  test('reading a results file never throws, for any text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary', maxLength: 300 }), fc.json()), (text) => {
        expect(answers(text)).toBe(true);
      }),
    );
  });

  test('reading a results file never throws for a valid one with a piece cut out, doubled or replaced', () => {
    const at = fc.nat({ max: SMALL.length });
    fc.assert(
      fc.property(
        at,
        fc.nat({ max: 40 }),
        fc.oneof(fc.string({ maxLength: 8 }), fc.constantFrom('1', '[', '{', '"', 'null', '-1', '1e999')),
        (from, length, piece) => {
          expect(answers(SMALL.slice(0, from) + piece + SMALL.slice(from + length))).toBe(true);
        },
      ),
      limitRuns(2000),
    );
  });

  test('reading a results file never throws for a valid tree with any part replaced by anything', () => {
    const paths = ['event', 'rounds'] as const;
    fc.assert(
      fc.property(fc.constantFrom(...paths), fc.jsonValue(), fc.jsonValue(), (name, value, round) => {
        const tree: Record<string, unknown> = JSON.parse(SMALL);
        expect(answers(JSON.stringify({ ...tree, [name]: value }))).toBe(true);
        expect(answers(JSON.stringify({ ...tree, rounds: [round, value] }))).toBe(true);
        const dances = [{ dance: 'ChaCha', judges: value, marks: round }];
        const rounds = [{ kind: 'final', order: 1, entered: value, dances }];
        expect(answers(JSON.stringify({ ...tree, rounds }))).toBe(true);
      }),
      limitRuns(1000),
    );
  });
});
