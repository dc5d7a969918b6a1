import { useMemo, useState } from 'react';
import { MAX_LENGTH } from '../../../domain/bounds.ts';
import {
  parseBankDay,
  guessBankColumns,
  readBankFile,
  type BankColumn,
  type BankFile,
  type BankLine,
} from '../../../domain/lists/bankFile.ts';
import {
  matchBankLines,
  buildPartKey,
  type BankMatch,
  type Debtor,
  type PaidParts,
} from '../../../domain/lists/bankMatch.ts';
import type { Payment } from '../../../domain/fees/payment.ts';
import type { Columns } from '../../../domain/lists/columns.ts';
import { saveBankColumns, readBankColumns } from '../../../store/import/bankColumns.ts';
import { recordPayment } from '../../../store/registrant/payments.ts';
import { useDecisions } from '../../staff/journal/useDecisions.ts';
import type { ListFile } from '../../staff/files/listFile.ts';

/** A decision about one line: its payers, to leave it out, or that the suggested payers are wrong. */
export type BankChoice = PaidParts | 'not ours' | 'not them';

export interface MatchedLine {
  readonly match: BankMatch;
  readonly choice: BankChoice | undefined;
  /** The payers to record; undefined: not decided. */
  readonly parts: PaidParts | undefined;
}

export interface BankImport {
  readonly file: ListFile | undefined;
  readonly columns: Columns<BankColumn>;
  readonly read: BankFile;
  readonly matched: readonly MatchedLine[];
  readonly busy: boolean;
  readonly problem: string | undefined;
  readonly choose: (file: ListFile | undefined) => void;
  readonly setColumn: (at: number, column: BankColumn | undefined) => void;
  readonly decide: (line: BankLine, choice: BankChoice | undefined) => void;
  /** Records all decided lines. Returns their number, or undefined if it was refused. */
  readonly record: () => Promise<number | undefined>;
}

const NO_FILE: BankFile = { lines: [], outgoing: 0, unreadable: [] };
const NO_CHOICES: ReadonlyMap<string, BankChoice> = new Map();

/** Payments per write: few, so that a refusal affects few. */
const PAYMENTS_AT_ONCE = 25;

/** A file without headings begins with a date. */
const hasHeadings = ({ head }: ListFile): boolean => head.every((cell) => parseBankDay(cell) === undefined);

function partsOf(match: BankMatch, choice: BankChoice | undefined): PaidParts | undefined {
  if (typeof choice === 'object') return choice;
  return match.kind === 'certain' && choice === undefined ? match.parts : undefined;
}

/** A bank's file, matched with those who owe. Nothing is written before it is asked for. */
export function useBankImport(
  debtors: readonly Debtor[],
  ledger: readonly Payment[],
  prefix: string,
): BankImport {
  const [file, setFile] = useState<ListFile>();
  const [typed, setTyped] = useState<ReadonlyMap<number, BankColumn | undefined>>(new Map());
  const [choices, setChoices] = useState(NO_CHOICES);
  const [isRecording, setIsRecording] = useState(false);
  const { problem, perform } = useDecisions('organizer');
  const columns = useMemo(() => {
    const head = file?.head ?? [];
    const usual = readBankColumns(head) ?? guessBankColumns(head);
    return head.map((_, at) => (typed.has(at) ? typed.get(at) : usual[at]));
  }, [file, typed]);
  const read = useMemo(() => {
    if (file === undefined) return NO_FILE;
    const first = hasHeadings(file) ? [] : [{ number: 1, cells: file.head }];
    return readBankFile([...first, ...file.lines], columns);
  }, [file, columns]);
  const matches = useMemo(
    () => matchBankLines(read.lines, debtors, ledger, prefix),
    [read, debtors, ledger, prefix],
  );
  const matched = matches.map((match): MatchedLine => {
    const choice = choices.get(match.line.id);
    return { match, choice, parts: match.kind === 'recorded' ? undefined : partsOf(match, choice) };
  });

  const record = async (): Promise<number | undefined> => {
    const decided = matched.flatMap(({ match: { line }, parts }) =>
      (parts ?? []).map(({ debtor, cents }, part) => ({ line, debtor, cents, part })),
    );
    setIsRecording(true);
    let recorded = 0;
    for (let at = 0; at < decided.length; at += PAYMENTS_AT_ONCE) {
      const some = decided.slice(at, at + PAYMENTS_AT_ONCE);
      // One after the other, so that the journal has them in the order of the file.
      // oxlint-disable-next-line no-await-in-loop
      const came = await perform((by) =>
        some.map(({ line, debtor, cents, part }) =>
          recordPayment(by, buildPartKey(line, part), debtor.name, {
            payer: debtor.payer,
            cents,
            how: line.how,
            note: line.text.slice(0, MAX_LENGTH.reason),
            ...(line.day === undefined ? {} : { day: line.day }),
          }),
        ),
      );
      if (came === false) break;
      recorded += some.length;
    }
    setIsRecording(false);
    return recorded === decided.length ? recorded : undefined;
  };

  return {
    file,
    columns,
    read,
    matched,
    busy: isRecording,
    problem,
    choose: (chosen) => {
      setFile(chosen);
      setTyped(new Map());
      setChoices(NO_CHOICES);
    },
    setColumn: (at, column) => {
      if (file !== undefined) saveBankColumns(file.head, columns.with(at, column));
      setTyped((before) => new Map(before).set(at, column));
    },
    decide: (line, choice) =>
      setChoices((before) => {
        const next = new Map(before);
        if (choice === undefined) next.delete(line.id);
        else next.set(line.id, choice);
        return next;
      }),
    record,
  };
}
