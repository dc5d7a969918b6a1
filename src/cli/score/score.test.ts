import { Readable, Writable } from 'node:stream';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseDance } from '../../domain/event/dances.ts';
import { countSecondTime } from '../../domain/secondCount/secondCount.ts';
import type { Claim } from '../../domain/skating/claims.ts';
import { findClaimFault, collectFacts } from '../../domain/skating/testing/claimFault.ts';
import { arbitraryFinals, SMALL_FINALS } from '../../domain/skating/testing/chance.ts';
import type { DanceMarks } from '../../domain/skating/working.ts';
import { PUBLISHED_FINALS, PUBLISHED_RECALLS } from '../../domain/testing/published.ts';
import { scoreStream, type ScoreSummary } from './score.ts';
import { limitRuns } from '../../domain/testing/tries.ts';

/** Collects output; `slow` applies backpressure, `closed` fails like a pipe without a reader. */
class Collected extends Writable {
  text = '';
  readonly reader: 'fast' | 'slow' | 'closed';

  constructor(reader: 'fast' | 'slow' | 'closed' = 'fast') {
    super({ highWaterMark: 64, decodeStrings: false });
    this.reader = reader;
  }

  override _write(chunk: string, _: BufferEncoding, done: (error?: Error) => void): void {
    this.text += chunk;
    if (this.reader === 'slow') setImmediate(done);
    else done(this.reader === 'closed' ? new Error('EPIPE') : undefined);
  }
}

interface Filtered extends ScoreSummary {
  readonly answers: readonly Record<string, unknown>[];
}

async function filter(...chunks: readonly (string | Buffer)[]): Promise<Filtered> {
  const output = new Collected();
  const scored = await scoreStream(Readable.from(chunks, { objectMode: false }), output);
  const lines = output.text.split('\n');
  expect(lines.pop()).toBe('');
  return { ...scored, answers: lines.map((line) => JSON.parse(line)) };
}

/** The claims of an answer, with dances parsed. */
const claimsIn = (why: unknown): readonly Claim[] =>
  JSON.parse(JSON.stringify(Object.values(why ?? {}).flat()), (key, value: unknown) =>
    key === 'dance' ? parseDance(String(value)) : value,
  );

const jsonLines = (...lines: readonly unknown[]): string =>
  lines.map((line) => `${JSON.stringify(line)}\n`).join('');

const byCouple = <Row extends { readonly couple: string }, T>(
  rows: readonly Row[],
  valueOf: (row: Row) => T,
): Record<string, T> => Object.fromEntries(rows.map((row) => [row.couple, valueOf(row)]));

/** The expected answer of a line. */
function answerOfSecondCount(final: readonly DanceMarks[], id: number): unknown {
  const second = countSecondTime(final);
  if (!second.ok) throw new Error(JSON.stringify(second.problem));
  const { dances, placings } = second.value;
  return {
    id,
    dances: dances.map(({ dance, placings: inDance }) => ({
      dance,
      places: byCouple(inDance, ({ place }) => place),
      rules: byCouple(
        inDance,
        ({ rule, passed, shared }) => `${passed ? '8+' : ''}${rule}${shared ? '-tie' : ''}`,
      ),
    })),
    totals: byCouple(placings, ({ total }) => total),
    final: byCouple(placings, ({ place }) => place),
    decidedBy: byCouple(placings, ({ decidedBy }) => decidedBy),
    path: byCouple(placings, ({ path }) => path.join('>')),
    why: expect.anything() as unknown,
  };
}

describe('a final', () => {
  test('`score` matches the final in the example of the contract', async () => {
    const { answers, lines, errors } = await filter(
      jsonLines({ id: 'x', dances: [{ dance: 'Waltz', marks: { 101: [1, 2, 1], 102: [2, 1, 2] } }] }),
    );
    expect({ lines, errors }).toEqual({ lines: 1, errors: 0 });
    expect(answers).toEqual([
      {
        id: 'x',
        dances: [{ dance: 'Waltz', places: { 101: 1, 102: 2 }, rules: { 101: '5', 102: '5' } }],
        totals: { 101: 1, 102: 2 },
        final: { 101: 1, 102: 2 },
        decidedBy: { 101: '9', 102: '9' },
        path: { 101: '9', 102: '9' },
        why: {
          101: [
            {
              rule: '5',
              couple: '101',
              dance: 'Waltz',
              place: 1,
              shared: false,
              passed: false,
              majority: 2,
              judges: 3,
              found: 1,
              column: 1,
              compared: [{ couple: '101', count: 2 }],
            },
          ],
          102: [
            {
              rule: '5',
              couple: '102',
              dance: 'Waltz',
              place: 2,
              shared: false,
              passed: false,
              majority: 2,
              judges: 3,
              found: 2,
              column: 2,
              compared: [{ couple: '102', count: 3 }],
            },
          ],
        },
      },
    ]);
  });

  test('`score` gives dance rules, shared places and an unbreakable tie of a final', async () => {
    const { answers } = await filter(
      jsonLines({
        id: 1,
        dances: [
          {
            dance: 'Waltz',
            marks: { 101: [1, 2, 3, 3], 102: [3, 3, 2, 1], 103: [2, 4, 1, 4], 104: [4, 1, 4, 2] },
          },
        ],
      }),
    );
    expect(answers).toMatchObject([
      {
        id: 1,
        dances: [
          {
            places: { 101: 1.5, 102: 1.5, 103: 3.5, 104: 3.5 },
            rules: { 101: '8+7b-tie', 102: '8+7b-tie', 103: '7b-tie', 104: '7b-tie' },
          },
        ],
        decidedBy: { 101: 'tie', 102: 'tie', 103: 'tie', 104: 'tie' },
        path: { 101: '9', 102: '9', 103: '9', 104: '9' },
      },
    ]);
  });

  test('`score` gives the path through Rules 9, 10 and 11', async () => {
    const { answers } = await filter(
      jsonLines({
        id: 'D7',
        dances: [
          { dance: 'W', marks: { 101: [3, 3, 2], 102: [4, 4, 1], 103: [2, 1, 4], 104: [1, 2, 3] } },
          { dance: 'T', marks: { 101: [4, 3, 2], 102: [2, 2, 1], 103: [1, 1, 4], 104: [3, 4, 3] } },
          { dance: 'F', marks: { 101: [1, 2, 3], 102: [3, 1, 4], 103: [4, 3, 2], 104: [2, 4, 1] } },
        ],
      }),
    );
    expect(answers).toMatchObject([
      {
        final: { 103: 1, 104: 2, 101: 3, 102: 4 },
        decidedBy: { 103: '11', 104: '11', 101: '11', 102: '9' },
        path: { 103: '10>11', 104: '10>11>10', 101: '10>11>10', 102: '9' },
      },
    ]);
  });

  test('`score` agrees with every published final', async () => {
    const marked = PUBLISHED_FINALS.filter(({ dances }) => dances !== undefined);
    const { answers } = await filter(
      jsonLines(
        ...marked.map(({ id, dances }) => ({
          id,
          dances: dances?.map(({ dance, marks }) => ({ dance, marks })),
        })),
      ),
    );
    expect(answers.map(({ id }) => id)).toEqual(marked.map(({ id }) => id));
    answers.forEach((answer, at) => {
      expect(answer['final']).toMatchObject(marked[at]?.expectedFinal ?? {});
    });
  });

  test('`score` takes places without marks: Rules 9 and 10, equal couples share', async () => {
    const summed = PUBLISHED_FINALS.filter(({ summary }) => summary !== undefined);
    const { answers } = await filter(
      jsonLines(
        ...summed.map(({ id, danceNames = [], summary = {} }) => ({
          id,
          dances: danceNames.map((dance, at) => ({
            dance,
            places: Object.fromEntries(Object.entries(summary).map(([number, row]) => [number, row[at]])),
          })),
        })),
        {
          id: 'tie',
          dances: [
            { dance: 'W', places: { 1: 1, 2: 2 } },
            { dance: 'T', places: { 1: 2, 2: 1 } },
          ],
        },
      ),
    );
    expect(answers.slice(0, -1).map((answer) => answer['final'])).toEqual(
      summed.map(({ expectedFinal }) => expectedFinal),
    );
    const step = { rule: '10', position: 1, best: ['1', '2'] };
    const couples = ['1', '2'].map((couple) => ({ couple, count: 1, sum: 1 }));
    const places = [
      { dance: 'W', place: 1, shared: false },
      { dance: 'T', place: 2, shared: false },
    ];
    const total = { rule: '9', total: 3, lower: 0 };
    expect(answers.at(-1)).toEqual({
      id: 'tie',
      dances: [
        { dance: 'W', places: { 1: 1, 2: 2 } },
        { dance: 'T', places: { 1: 2, 2: 1 } },
      ],
      totals: { 1: 3, 2: 3 },
      final: { 1: 1.5, 2: 1.5 },
      decidedBy: { 1: 'tie', 2: 'tie' },
      path: { 1: '10', 2: '10' },
      why: {
        1: [
          { ...total, couple: '1', places, tied: ['2'] },
          { ...step, couples },
        ],
        2: [
          {
            ...total,
            couple: '2',
            places: places.map((one) => ({ ...one, place: 3 - one.place })),
            tied: ['1'],
          },
          { ...step, couples },
        ],
      },
    });
  });

  test('`score` agrees with the second implementation on any final', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(arbitraryFinals(SMALL_FINALS), { minLength: 1, maxLength: 5 }),
        async (lines) => {
          const inputs = lines.map((dances, id) => ({
            id,
            dances: dances.map(({ dance, marks }) => ({ dance, marks: Object.fromEntries(marks) })),
          }));
          const { answers } = await filter(jsonLines(...inputs));
          expect(answers).toEqual(lines.map(answerOfSecondCount));
          answers.forEach(({ why }, id) => {
            const facts = collectFacts(lines[id] ?? []);
            expect(claimsIn(why).map((claim) => findClaimFault(claim, facts))).not.toContainEqual(
              expect.any(String),
            );
          });
        },
      ),
      limitRuns(60),
    );
  });
});

describe('a preliminary round', () => {
  test('`score` agrees with every published preliminary round', async () => {
    const { answers } = await filter(
      jsonLines(
        ...PUBLISHED_RECALLS.map(({ id, dances, wanted, expectedRecalled }) => ({
          id,
          wanted: wanted ?? expectedRecalled?.length,
          dances,
        })),
      ),
    );
    answers.forEach((answer, at) => {
      const published = PUBLISHED_RECALLS[at];
      const tie = published?.expectedUndecided;
      const recalled = published?.expectedRecalled ?? tie?.without_ties ?? [];
      expect(answer).toEqual({
        id: published?.id,
        counts: published?.expectedCounts,
        recalled: recalled.map(String),
        tiedAtCut: (tie?.with_ties ?? recalled).filter((number) => !recalled.includes(number)).map(String),
      });
    });
  });

  test('`score` counts a wrong number of marks in a preliminary round anyway', async () => {
    const { answers } = await filter(
      jsonLines({ id: 'r', wanted: 1, dances: [{ dance: 'W', marks: { 1: [1, 1], 2: [1, 0], 3: [0, 0] } }] }),
    );
    expect(answers).toEqual([{ id: 'r', counts: { 1: 2, 2: 1, 3: 0 }, recalled: ['1'], tiedAtCut: [] }]);
  });
});

describe('names errors and continues with the other lines', () => {
  const waltz = (marks: unknown): unknown => [{ dance: 'Waltz', marks }];

  test.each([
    [
      'a place given twice',
      { dances: waltz({ 101: [1, 1], 102: [2, 1] }) },
      'Judge 2 gives 1st place to 101 and 102 in Waltz.',
    ],
    [
      'out of range',
      { dances: waltz({ 101: [1, 3], 102: [2, 1] }) },
      'Judge 2 gives 101 the mark 3 in Waltz',
    ],
    ['a half mark', { dances: waltz({ 101: [1.5], 102: [2] }) }, 'Judge 1 gives 101 the mark 1.5 in Waltz'],
    [
      'a missing mark',
      { dances: waltz({ 101: [1, 2, 1], 102: [2, 1] }) },
      'Judge 3 gives 102 no place in Waltz.',
    ],
    [
      'a mark too many',
      { dances: waltz({ 1: [1, 2], 2: [2, 1], 3: [3, 3, 3] }) },
      '3 has 3 marks in Waltz from 2 judges.',
    ],
    [
      'no mark',
      { dances: waltz({ 101: [null], 102: [1] }) },
      'Judge 1 gives 101 the mark null in Waltz, not a number.',
    ],
    [
      'a mark as text',
      { dances: waltz({ 101: ['1'], 102: [2] }) },
      'Judge 1 gives 101 the mark "1" in Waltz, not a number.',
    ],
    ['no list', { dances: waltz({ 101: 1 }) }, '101 has 1 in Waltz, not a list of marks.'],
    [
      'no lead number',
      { dances: waltz({ '0101': [1] }) },
      '"0101" in Waltz is not a lead number: 1 to 9999.',
    ],
    ['no couples', { dances: waltz({}) }, 'No couple is marked in Waltz.'],
    ['no judges', { dances: waltz({ 101: [] }) }, 'No judge has marked Waltz.'],
    ['no marks', { dances: [{ dance: 'Waltz' }] }, 'Waltz has no "marks" by lead number.'],
    ['marks as a list', { dances: waltz([[1, 2]]) }, 'Waltz has no "marks" by lead number.'],
    ['no dance name', { dances: [{ marks: { 101: [1] } }] }, 'dances[0] names no "dance".'],
    ['a dance that is none', { dances: [7] }, 'dances[0] names no "dance".'],
    ['no dances', {}, '"dances" is nothing, not a list of dances.'],
    ['an empty list of dances', { dances: [] }, '"dances" is empty.'],
    [
      'a couple missing in a dance',
      {
        dances: [
          { dance: 'W', marks: { 1: [1], 2: [2] } },
          { dance: 'T', marks: { 1: [1] } },
        ],
      },
      '2 is in W, but not in T.',
    ],
    [
      'marks here and places there',
      {
        dances: [
          { dance: 'W', marks: { 1: [1] } },
          { dance: 'T', places: { 1: 1 } },
        ],
      },
      'Some dances have "marks" and some "places".',
    ],
    [
      'impossible places',
      { dances: [{ dance: 'W', places: { 1: 1, 2: 1 } }] },
      '1 and 2 cannot have place 1 in W',
    ],
    [
      'a place as text',
      { dances: [{ dance: 'W', places: { 1: '1' } }] },
      '1 has the place "1" in W, not a number.',
    ],
    [
      'wanted nobody',
      { wanted: 0, dances: waltz({ 1: [1] }) },
      '"wanted" is 0, not a whole number from 1 up.',
    ],
    [
      'wanted unknown',
      { wanted: null, dances: waltz({ 1: [1] }) },
      '"wanted" is null, not a whole number from 1 up.',
    ],
    [
      'a recall that is a place',
      { wanted: 1, dances: waltz({ 101: [1, 0], 102: [0, 2] }) },
      'Judge 2 gives 102 the mark 2 in Waltz',
    ],
    [
      'a recall missing',
      { wanted: 1, dances: waltz({ 101: [1, 0], 102: [0] }) },
      'Judge 2 gives 102 no mark in Waltz',
    ],
    ['a recall without judges', { wanted: 1, dances: waltz({ 101: [] }) }, 'Nobody is marked in Waltz.'],
  ])('`score` names an error and continues with the next line: %s', async (_, line, words) => {
    const good = { id: 'good', dances: waltz({ 101: [1] }) };
    const { answers, errors, lines } = await filter(jsonLines({ id: 'bad', ...line }, good));
    expect(answers[0]?.['id']).toBe('bad');
    expect(answers[0]?.['error']).toContain(words);
    expect(Object.keys(answers[0] ?? {})).toEqual(['id', 'error']);
    expect(answers[1]).toMatchObject({ id: 'good', final: { 101: 1 } });
    expect({ lines, errors }).toEqual({ lines: 2, errors: 1 });
  });

  test('`score` names the line that is not a JSON object', async () => {
    const { answers, errors } = await filter('{"id": "x", \n\n[1]\nnull\n"x"\n7');
    expect(errors).toBe(5);
    expect(answers.map(({ id }) => id)).toEqual([null, null, null, null, null]);
    expect(answers.map(({ error }) => String(error).split(':')[0])).toEqual([
      'Line 1 is not JSON',
      'Line 3 is not a JSON object.',
      'Line 4 is not a JSON object.',
      'Line 5 is not a JSON object.',
      'Line 6 is not a JSON object.',
    ]);
  });

  test('`score` answers endless nesting, prototype names and an object as id, then the next line', async () => {
    const deep = '['.repeat(100_000) + ']'.repeat(100_000);
    const { answers, errors } = await filter(
      [
        `{"id": ${deep}, "dances": ${deep}}`,
        `{"id": "w", "wanted": ${deep}, "dances": [1]}`,
        '{"id": "p", "dances": [{"dance": "W", "marks": {"__proto__": [1]}}]}',
        '{"id": "c", "dances": [{"dance": "constructor", "marks": {"101": [1]}}]}',
      ].join('\n'),
    );
    expect(answers.map(({ id }) => id)).toEqual([null, 'w', 'p', 'c']);
    expect(errors).toBe(3);
  });

  test('`score` answers every non-blank line once and in order, for any input', async () => {
    const line = fc.oneof(
      fc.json(),
      fc.string(),
      fc.record({ id: fc.nat(), dances: fc.jsonValue() }).map((value) => JSON.stringify(value)),
      fc
        .record({
          id: fc.nat(),
          wanted: fc.option(fc.integer({ min: -1, max: 3 }), { nil: undefined }),
          dances: fc.array(
            fc.record({
              dance: fc.constantFrom('W', 'T'),
              marks: fc.dictionary(fc.constantFrom('1', '2', 'x'), fc.array(fc.integer({ min: 0, max: 3 }))),
            }),
          ),
        })
        .map((value) => JSON.stringify(value)),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(line), async (lines) => {
        const given = lines.map((text) => text.replaceAll('\n', ' ')).filter((text) => text.trim() !== '');
        const { answers, lines: count } = await filter(given.join('\n'));
        expect(count).toBe(given.length);
        expect(answers.length).toBe(given.length);
      }),
      limitRuns(200),
    );
  });
});

describe('streaming', () => {
  const line = (id: unknown): string => JSON.stringify({ id, dances: [{ dance: 'W', marks: { 101: [1] } }] });

  test('`score` reads blank lines, CRLF, a byte order mark, and a last line without a newline', async () => {
    const { answers } = await filter(`\uFEFF${line(1)}\r\n\r\n   \n${line(2)}\r\n${line(3)}`);
    expect(answers.map(({ id }) => id)).toEqual([1, 2, 3]);
  });

  test('`score` reads multi-byte characters split anywhere, and U+2028 in a string', async () => {
    const bytes = Buffer.from(`${line('Søren \u2028 🕺')}\n${line('Zoë')}\n`);
    const pieces = Array.from(bytes, (_, at) => bytes.subarray(at, at + 1));
    const { answers } = await filter(...pieces);
    expect(answers.map(({ id }) => id)).toEqual(['Søren \u2028 🕺', 'Zoë']);
  });

  test('`score` answers no input with no output', async () => {
    expect(await filter('')).toEqual({ lines: 0, errors: 0, answers: [] });
  });

  test('`score` answers a line before the next one arrives', async () => {
    const output = new Collected();
    const input = new Readable({ read() {} });
    const scored = scoreStream(input, output);
    input.push(`${line('first')}\n`);
    await expect.poll(() => output.text).toContain('"id":"first"');
    input.push(null);
    expect(await scored).toEqual({ lines: 1, errors: 0 });
    expect(output.writableEnded).toBe(false);
  });

  test('`score` reads no faster than its output is consumed', async () => {
    let pulled = 0;
    const many = function* (): Generator<string> {
      for (; pulled < 5000; pulled++) yield `${line(pulled)}\n`;
    };
    const output = new Collected('slow');
    const scored = scoreStream(Readable.from(many(), { highWaterMark: 4 }), output);
    await new Promise((done) => {
      setTimeout(done, 5);
    });
    const answered = output.text.split('\n').length;
    expect(pulled - answered).toBeLessThan(100);
    expect(await scored).toEqual({ lines: 5000, errors: 0 });
  });

  test('`score` does not buffer an endless line', async () => {
    const piece = 'x'.repeat(1024 * 1024);
    const { answers } = await filter(...Array.from({ length: 20 }, () => piece), '\n', `${line('next')}\n`);
    expect(answers).toMatchObject([{ id: null, error: 'Line 1 is too long.' }, { id: 'next' }]);
  });

  test('`score` ends with an error when its reader goes away', async () => {
    await expect(scoreStream(Readable.from([`${line(1)}\n`]), new Collected('closed'))).rejects.toThrow(
      'EPIPE',
    );
  });
});
