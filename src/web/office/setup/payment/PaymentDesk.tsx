import { useState } from 'react';
import { MAX_LENGTH } from '../../../../domain/bounds.ts';
import {
  buildWaysToPay,
  NO_PAY_SETTINGS,
  PAY_KINDS,
  findPayFault,
  listOfferedKinds,
  type PayOption,
  type PaySettings,
} from '../../../../domain/fees/payOptions.ts';
import { derivePrefix, REFERENCE_PREFIX_PATTERN, buildReference } from '../../../../domain/fees/reference.ts';
import type { Payer } from '../../../../domain/fees/payment.ts';
import { competitionBasics, type Competition } from '../../../../store/competition/competition.ts';
import type { Edition } from '../../../../store/competition/createEditedRules.ts';
import { editedPaySettings } from '../../../../store/competition/paySettings.ts';
import { useStore } from '../../../kit/cache/StoreProvider.tsx';
import { useLive, valueOr } from '../../../kit/cache/useLive.ts';
import { useTimes } from '../../../kit/clock/useTimes.ts';
import { HowToPay } from '../../../kit/pay/HowToPay.tsx';
import { TextField } from '../../../kit/parts/field/TextField.tsx';
import { LoadingBars } from '../../../kit/parts/note/LoadingBars.tsx';
import { NoteBox } from '../../../kit/parts/note/NoteBox.tsx';
import { paymentDeskWords } from '../../../kit/words/english/paymentDesk.ts';
import { useWords } from '../../../kit/words/language.ts';
import { NoAccess } from '../../../staff/bar/NoAccess.tsx';
import { findEndOfDay, formatTypedDay } from '../fees/typedDay.ts';
import { SaveFooter } from '../SaveFooter.tsx';
import { useSettingsDraft } from '../useSettingsDraft.ts';
import { PayOptionRow } from './PayOptionRow.tsx';
import './payment.css';

/**
 * For the treasurer of a student club who turns on what the club takes. Goal: two fields filled in, and beside them the
 * button that a dancer will press.
 */
export default function PaymentDesk() {
  const words = useWords(paymentDeskWords);
  const { staff } = useStore();
  const known = useLive(staff, editedPaySettings.path);
  const about = valueOr(useLive(staff, competitionBasics), undefined);
  if (known.kind === 'refused') return <NoAccess failed={words.notAvailable} />;
  if (known.kind === 'waiting') return <LoadingBars label={words.loading} height={48} />;
  return <KnownSettings known={known.value} about={about} />;
}

interface KnownProps {
  readonly known: Edition<PaySettings>;
  readonly about: Competition | undefined;
}

/** Ways in the saved order, then those never turned on. */
const rowsOf = (options: readonly PayOption[]): readonly PayOption[] => [
  ...options,
  ...PAY_KINDS.filter((kind) => options.every((one) => one.kind !== kind)).map((kind): PayOption => ({
    kind,
    value: '',
    isOff: true,
  })),
];

/** Ways that were never filled in are not stored. */
const storedRows = (rows: readonly PayOption[]): readonly PayOption[] =>
  rows.filter(({ value, isOff }) => isOff !== true || value.trim() !== '');

function KnownSettings({ known, about }: KnownProps) {
  const words = useWords(paymentDeskWords);
  const draft = useSettingsDraft(editedPaySettings, known);
  const settings = draft.rules ?? NO_PAY_SETTINGS;
  const rows = rowsOf(settings.options);
  const change = (next: readonly PayOption[]): void =>
    draft.change({ ...settings, options: storedRows(next) });
  const faulty = rows.find((row) => row.isOff !== true && findPayFault(row) !== undefined);
  const fault = faulty && findPayFault(faulty);
  return (
    <>
      <div className="setup-frame">
        <fieldset className="setup-form" disabled={draft.isOnItsWay}>
          {known.kind === 'unreadable' ? <NoteBox tone="stop">{words.unreadable}</NoteBox> : null}
          <div className="setup-title">
            <h2>{words.title}</h2>
          </div>
          <p className="second measure">{words.more}</p>
          <ol className="pay-ways" aria-label={words.ways}>
            {rows.map((row, at) => (
              <PayOptionRow
                key={row.kind}
                option={row}
                isFirst={at === 0}
                onChange={(next) => change(rows.with(at, next))}
                onUp={() => change(movedUp(rows, at))}
              />
            ))}
          </ol>
          {rows.every(({ isOff }) => isOff === true) ? <NoteBox tone="warn">{words.none}</NoteBox> : null}
          <ReferenceFields settings={settings} about={about} onChange={draft.change} />
          <p className="second">{words.own}</p>
        </fieldset>
        <Preview settings={settings} about={about} />
      </div>
      <SaveFooter
        draft={draft}
        problem={faulty === undefined || fault === undefined ? undefined : words.problem(faulty.kind, fault)}
      />
    </>
  );
}

const movedUp = (rows: readonly PayOption[], at: number): readonly PayOption[] => {
  const row = rows[at];
  return row === undefined ? rows : rows.toSpliced(at, 1).toSpliced(at - 1, 0, row);
};

interface ReferenceProps extends Pick<KnownProps, 'about'> {
  readonly settings: PaySettings;
  readonly onChange: (settings: PaySettings) => void;
}

const EXAMPLE: Payer = { kind: 'dancer', dancer: 'example' };

/** The first part of references, and the last day to pay. */
function ReferenceFields({ settings, about, onChange }: ReferenceProps) {
  const words = useWords(paymentDeskWords);
  const times = useTimes();
  // The prefix as typed; not stored before it is valid.
  const [typed, setTyped] = useState<string>();
  const { prefix: saved, due, ...others } = settings;
  const usual = derivePrefix(about?.fullName);
  const shown = typed ?? saved ?? '';
  const isWrong = shown !== '' && !REFERENCE_PREFIX_PATTERN.test(shown);
  const closes = about?.registration.dates.closed;
  const withParts = (prefix: string | undefined, day: number | undefined): PaySettings => ({
    ...others,
    ...(prefix === undefined ? {} : { prefix }),
    ...(day === undefined ? {} : { due: day }),
  });
  return (
    <div className="pay-fields">
      <TextField
        label={words.prefix.label}
        help={words.prefix.help(buildReference(isWrong || shown === '' ? usual : shown, EXAMPLE))}
        error={isWrong ? words.prefix.wrong : undefined}
        placeholder={usual}
        maxLength={5}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        value={shown}
        onChange={({ target }) => {
          const next = target.value.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
          setTyped(next);
          if (next === '') onChange(withParts(undefined, due));
          else if (REFERENCE_PREFIX_PATTERN.test(next)) onChange(withParts(next, due));
        }}
        onBlur={() => setTyped(undefined)}
      />
      <TextField
        label={words.due.label}
        help={words.due.help(closes === undefined ? undefined : times.lastDay(closes))}
        type="date"
        value={due === undefined ? '' : formatTypedDay(times.timeZone, due - 1)}
        onChange={({ target }) => onChange(withParts(saved, findEndOfDay(times.timeZone, target.value)))}
      />
      <TextField
        label={words.contact.label}
        help={words.contact.help}
        type="email"
        autoComplete="off"
        maxLength={MAX_LENGTH.name}
        value={settings.contact ?? ''}
        onChange={({ target }) => {
          const { contact: _, ...without } = settings;
          onChange(target.value === '' ? without : { ...without, contact: target.value });
        }}
      />
    </div>
  );
}

const EXAMPLE_CENTS = 5500;

/** The same component that dancers and invoices show. */
function Preview({ settings, about }: Pick<ReferenceProps, 'settings' | 'about'>) {
  const words = useWords(paymentDeskWords);
  const ways = buildWaysToPay(undefined, settings, {
    name: about?.fullName,
    closes: about?.registration.dates.closed,
  });
  const example = { ways, cents: EXAMPLE_CENTS, payers: [EXAMPLE], email: 'maya@college.example' };
  return (
    <aside className="setup-trial" aria-label={words.preview}>
      <div>
        <h3>{words.preview}</h3>
        <p className="caption">{words.previewMore(EXAMPLE_CENTS)}</p>
      </div>
      {listOfferedKinds(settings).length === 0 ? (
        <p className="second">{words.previewNone}</p>
      ) : (
        <>
          <div className="pay-phone">
            <HowToPay {...example} />
          </div>
          <h3>{words.paper}</h3>
          <HowToPay {...example} isPaper />
        </>
      )}
    </aside>
  );
}
