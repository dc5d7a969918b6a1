import { useState } from 'react';
import type { BankLine } from '../../../domain/lists/bankFile.ts';
import type { Debtor, PaidParts } from '../../../domain/lists/bankMatch.ts';
import { Button } from '../../kit/parts/button/Button.tsx';
import { bankDeskWords } from '../../kit/words/english/bankDesk.ts';
import { useWords } from '../../kit/words/language.ts';
import { formatMoney } from '../../kit/words/money.ts';
import type { DebtorLabel } from './debtorLabels.ts';
import { SplitLine } from './SplitLine.tsx';
import type { BankChoice, MatchedLine } from './useBankImport.ts';

interface Props {
  readonly matched: MatchedLine;
  readonly debtors: readonly Debtor[];
  readonly labelOf: DebtorLabel;
  /** The list of all debtors for search fields. */
  readonly listId: string;
  readonly onDecide: (line: BankLine, choice: BankChoice | undefined) => void;
}

const saidOf = (parts: PaidParts, labelOf: DebtorLabel) =>
  parts.map(({ debtor, cents }) => ({ label: labelOf(debtor), cents }));

/** A line of the statement, with its payers or the question who paid. */
export function BankLineRow(props: Props) {
  const { match } = props.matched;
  return (
    <li className="bank-line">
      <span className="caption">{match.line.date}</span>
      <code dir="auto">{match.line.text}</code>
      <div>
        <Payers {...props} />
      </div>
      <b className="number">{formatMoney(match.line.cents)}</b>
    </li>
  );
}

function Payers(props: Props) {
  const words = useWords(bankDeskWords);
  const { match, choice, parts } = props.matched;
  const { onDecide, labelOf, debtors, listId } = props;
  const { line } = match;
  const [isSplitting, setSplitting] = useState(false);
  const undo = (
    <Button look="plain" size="small" onClick={() => onDecide(line, undefined)}>
      {words.undo}
    </Button>
  );
  if (choice === 'not ours')
    return (
      <p className="row">
        {words.leftOut} {undo}
      </p>
    );
  if (match.kind === 'certain' && choice === undefined) {
    const [{ debtor }] = match.parts;
    return (
      <p className="row">
        <span>
          {words.choice(saidOf(match.parts, labelOf))}
          <small>{words.owed(match.parts.reduce((sum, one) => sum + one.debtor.owed, 0))}</small>
        </span>
        <Button
          look="plain"
          size="small"
          aria-label={words.notThemOf(debtor.name)}
          onClick={() => onDecide(line, 'not them')}
        >
          {words.notThem}
        </Button>
      </p>
    );
  }
  if (parts !== undefined)
    return (
      <p className="row">
        <b>{words.choice(saidOf(parts, labelOf))}</b> {undo}
      </p>
    );
  if (isSplitting)
    return (
      <SplitLine
        line={line}
        debtors={debtors}
        labelOf={labelOf}
        listId={listId}
        onSplit={(split) => {
          setSplitting(false);
          onDecide(line, split);
        }}
        onCancel={() => setSplitting(false)}
      />
    );
  const split = () => setSplitting(true);
  if (match.kind === 'doubtful' && choice === undefined) return <Doubt {...props} onSplit={split} />;
  return <Search {...props} onSplit={split} />;
}

interface Splittable {
  readonly onSplit: () => void;
}

function SplitButton({ line, onSplit }: Splittable & { readonly line: BankLine }) {
  const words = useWords(bankDeskWords);
  return (
    <Button look="plain" size="small" aria-label={words.splitLineOf(line.text)} onClick={onSplit}>
      {words.split}
    </Button>
  );
}

/** The likely payers, a button each. */
function Doubt({ matched: { match }, labelOf, onDecide, onSplit }: Props & Splittable) {
  const words = useWords(bankDeskWords);
  if (match.kind !== 'doubtful') return null;
  const { line, doubt, choices } = match;
  const [first] = choices;
  return (
    <>
      <p>
        {words.doubt(
          doubt,
          choices.map(([{ debtor }]) => debtor.name),
          first?.[0].debtor.owed ?? 0,
        )}
      </p>
      <p className="row">
        {choices.map((parts) => (
          <Button
            key={words.choice(saidOf(parts, labelOf))}
            size="small"
            onClick={() => onDecide(line, parts)}
          >
            {words.choice(saidOf(parts, labelOf))}
          </Button>
        ))}
        <Button look="plain" size="small" onClick={() => onDecide(line, 'not them')}>
          {words.someoneElse}
        </Button>
        <SplitButton line={line} onSplit={onSplit} />
      </p>
    </>
  );
}

/** A search for any payer by name, with a choice to leave the line out. */
function Search({ matched: { match }, debtors, labelOf, listId, onDecide, onSplit }: Props & Splittable) {
  const words = useWords(bankDeskWords);
  const [typed, setTyped] = useState('');
  const { line } = match;
  return (
    <p className="row">
      <input
        type="search"
        className="field-input bank-search"
        list={listId}
        placeholder={words.search}
        aria-label={words.searchOf(line.text)}
        autoComplete="off"
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          const debtor = debtors.find((one) => labelOf(one) === target.value);
          if (debtor !== undefined) onDecide(line, [{ debtor, cents: line.cents }]);
        }}
      />
      <SplitButton line={line} onSplit={onSplit} />
      <Button
        look="plain"
        size="small"
        aria-label={words.notOursOf(line.text)}
        onClick={() => onDecide(line, 'not ours')}
      >
        {words.notOurs}
      </Button>
    </p>
  );
}
