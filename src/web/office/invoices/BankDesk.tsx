import { useId, useMemo, useState, type ReactNode } from 'react';
import { BANK_COLUMNS } from '../../../domain/lists/bankFile.ts';
import type { Debtor } from '../../../domain/lists/bankMatch.ts';
import type { CompetitionEvent } from '../../../domain/competition.ts';
import { allEvents } from '../../../store/events/events.ts';
import { deskNotes, type DeskNotes } from '../../../store/registrant/deskNotes.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { useLive, valueOr } from '../../kit/cache/useLive.ts';
import { Button } from '../../kit/parts/button/Button.tsx';
import { SelectField } from '../../kit/parts/field/SelectField.tsx';
import { NoteBox } from '../../kit/parts/note/NoteBox.tsx';
import { ProblemNote } from '../../kit/parts/note/ProblemNote.tsx';
import { useToast } from '../../kit/parts/toast/useToast.ts';
import { useHowToPay } from '../../kit/pay/useHowToPay.ts';
import { bankDeskWords } from '../../kit/words/english/bankDesk.ts';
import { invoicesWords } from '../../kit/words/english/invoices.ts';
import { useWords } from '../../kit/words/language.ts';
import { formatMoney } from '../../kit/words/money.ts';
import type { LoadedAccounts } from '../../staff/accounts/useAccounts.ts';
import { ListFileField } from '../../staff/files/ListFileField.tsx';
import { BankLineRow } from './BankLineRow.tsx';
import { debtorLabels, type DebtorLabel } from './debtorLabels.ts';
import { listDebtors } from './debtors.ts';
import { useBankImport, type BankImport, type MatchedLine } from './useBankImport.ts';
import './bankDesk.css';

const NO_EVENTS: readonly CompetitionEvent[] = [];
const NO_NOTES: DeskNotes = new Map();

/**
 * For the treasurer with a bank statement and an evening. Goal: most lines need no look, the rest a press each, and the
 * same file twice changes nothing.
 */
export default function BankDesk({ accounts }: { readonly accounts: LoadedAccounts }) {
  const words = useWords(bankDeskWords);
  const all = useWords(invoicesWords);
  const { staff } = useStore();
  const events = valueOr(useLive(staff, allEvents), NO_EVENTS);
  const notes = valueOr(useLive(staff, deskNotes), NO_NOTES);
  const prefix = useHowToPay(staff)?.prefix ?? '';
  const debtors = useMemo(() => listDebtors(accounts, events, notes, all), [accounts, events, notes, all]);
  const labelOf = useMemo(() => debtorLabels(debtors, prefix), [debtors, prefix]);
  const ledger = useMemo(() => accounts.by.school.flatMap(({ payments }) => payments), [accounts]);
  const bank = useBankImport(debtors, ledger, prefix);
  const { file } = bank;
  if (file === undefined)
    return (
      <div className="bank">
        <h1>{words.title}</h1>
        <p className="second measure">{words.more}</p>
        <ListFileField help={words.fileHelp} onChoose={bank.choose} />
      </div>
    );
  return <OpenFile bank={bank} name={file.name} head={file.head} debtors={debtors} labelOf={labelOf} />;
}

const sumOf = (lines: readonly MatchedLine[]): number =>
  lines.reduce((sum, { match }) => sum + match.line.cents, 0);

interface OpenProps {
  readonly bank: BankImport;
  readonly name: string;
  readonly head: readonly string[];
  readonly debtors: readonly Debtor[];
  readonly labelOf: DebtorLabel;
}

function OpenFile({ bank, name, head, debtors, labelOf }: OpenProps) {
  const words = useWords(bankDeskWords);
  const toast = useToast();
  const listId = useId();
  const { read, matched } = bank;
  const fresh = matched.filter(({ match }) => match.kind !== 'recorded');
  const isRejected = ({ match, choice }: MatchedLine): boolean =>
    match.kind === 'certain' && choice !== undefined;
  const certain = fresh.filter((one) => one.match.kind === 'certain' && !isRejected(one));
  const doubtful = fresh.filter(({ match }) => match.kind === 'doubtful');
  const unplaced = fresh.filter((one) => one.match.kind === 'unplaced' || isRejected(one));
  const decided = fresh.filter(({ parts }) => parts !== undefined);
  const payments = decided.reduce((sum, { parts }) => sum + (parts?.length ?? 0), 0);
  const waiting = fresh.filter(({ parts, choice }) => parts === undefined && choice !== 'not ours').length;
  const record = async (): Promise<void> => {
    const done = await bank.record();
    if (done !== undefined) toast({ words: words.done(done) });
  };
  const row = (one: MatchedLine) => (
    <BankLineRow
      key={one.match.line.id}
      matched={one}
      debtors={debtors}
      labelOf={labelOf}
      listId={listId}
      onDecide={bank.decide}
    />
  );
  return (
    <div className="bank">
      <datalist id={listId}>
        {debtors.map((debtor) => (
          <option key={labelOf(debtor)}>{labelOf(debtor)}</option>
        ))}
      </datalist>
      <header className="bank-head">
        <b className="number">{fresh.length}</b>
        <div>
          <h1>{words.heading(fresh.length)}</h1>
          <p className="second">{fresh.length === 0 ? words.nothing : words.about(name)}</p>
        </div>
        <Button onClick={() => bank.choose(undefined)}>{words.anotherFile}</Button>
      </header>
      <ColumnFields bank={bank} head={head} />
      <div className="bank-body">
        <div className="bank-lines">
          <Part lines={certain} title={words.certain.title} about={words.certain.about} shown={3} row={row} />
          <Part lines={doubtful} title={words.doubtful.title(doubtful.length)} row={row} />
          <Part lines={unplaced} title={words.unplaced.title} row={row} />
        </div>
        <FileSums fresh={fresh} read={read} recorded={matched.length - fresh.length} />
      </div>
      {fresh.length === 0 ? null : (
        <footer className="bank-foot">
          <b className="number">{formatMoney(sumOf(decided))}</b>
          <div>
            <b>{words.payments(payments)}</b>
            <span className="second">{words.waiting(waiting)}</span>
          </div>
          <ProblemNote>{bank.problem}</ProblemNote>
          <Button
            look="main"
            busy={bank.busy}
            busyWord={words.recording}
            blocked={payments === 0 ? words.noneChosen : undefined}
            onClick={() => void record()}
          >
            {words.record(payments)}
          </Button>
        </footer>
      )}
    </div>
  );
}

interface PartProps {
  readonly lines: readonly MatchedLine[];
  readonly title: string;
  readonly about?: string;
  /** The number of lines shown at first; undefined: all. */
  readonly shown?: number;
  readonly row: (one: MatchedLine) => ReactNode;
}

function Part({ lines, title, about, shown = Infinity, row }: PartProps) {
  const words = useWords(bankDeskWords);
  const [isOpen, setIsOpen] = useState(false);
  if (lines.length === 0) return null;
  const some = isOpen ? lines : lines.slice(0, shown);
  return (
    <section aria-label={`${lines.length} ${title}`}>
      <h2>
        <b className="number">{lines.length}</b> {title}
        <small>{about ?? formatMoney(sumOf(lines))}</small>
      </h2>
      <ul>{some.map(row)}</ul>
      {some.length < lines.length ? (
        <p>
          <Button look="plain" onClick={() => setIsOpen(true)}>
            {words.showMore(lines.length - some.length)}
          </Button>
        </p>
      ) : null}
    </section>
  );
}

/** The meaning of each column; open while there is no amount. */
function ColumnFields({ bank, head }: { readonly bank: BankImport; readonly head: readonly string[] }) {
  const words = useWords(bankDeskWords);
  const hasAmount = bank.columns.some((column) => column === 'amount' || column === 'in');
  return (
    <details className="bank-columns" open={hasAmount ? undefined : true}>
      <summary>{words.columns}</summary>
      {hasAmount ? null : <NoteBox tone="warn">{words.noAmount}</NoteBox>}
      <div>
        {head.map((cell, at) => (
          <SelectField
            // A file's columns may have equal headings.
            // oxlint-disable-next-line react/no-array-index-key
            key={at}
            label={words.columnOf(cell)}
            value={bank.columns[at] ?? ''}
            onChange={({ target }) =>
              bank.setColumn(
                at,
                BANK_COLUMNS.find((column) => column === target.value),
              )
            }
          >
            <option value="">{words.ignored}</option>
            {BANK_COLUMNS.map((column) => (
              <option key={column} value={column}>
                {words.column[column]}
              </option>
            ))}
          </SelectField>
        ))}
      </div>
    </details>
  );
}

interface SumsProps {
  readonly fresh: readonly MatchedLine[];
  readonly read: BankImport['read'];
  readonly recorded: number;
}

/** The totals of the file: each line is counted in exactly one of them. */
function FileSums({ fresh, read, recorded }: SumsProps) {
  const words = useWords(bankDeskWords);
  const kindOf = ({ match, choice, parts }: MatchedLine): keyof typeof words.sums => {
    if (choice === 'not ours') return 'leftOut';
    if (parts !== undefined) return match.kind === 'certain' && choice === undefined ? 'certain' : 'chosen';
    return match.kind === 'doubtful' ? 'doubtful' : 'unplaced';
  };
  const kinds = ['certain', 'chosen', 'doubtful', 'unplaced', 'leftOut'] as const;
  return (
    <aside className="bank-sums" aria-label={words.file}>
      <h2>{words.file}</h2>
      <dl>
        {kinds.map((kind) => {
          const its = fresh.filter((one) => kindOf(one) === kind);
          return its.length === 0 ? null : (
            <div key={kind}>
              <dt>{words.sums[kind]}</dt>
              <dd className="number">{formatMoney(sumOf(its))}</dd>
            </div>
          );
        })}
        <div className="bank-sum">
          <dt>{words.sums.all}</dt>
          <dd className="number">{formatMoney(sumOf(fresh))}</dd>
        </div>
      </dl>
      <p className="caption">
        {[
          read.outgoing > 0 ? words.outgoing(read.outgoing) : '',
          recorded > 0 ? words.recorded(recorded) : '',
          read.unreadable.length > 0 ? words.unreadable(read.unreadable.join(', ')) : '',
        ].join(' ')}
      </p>
    </aside>
  );
}
