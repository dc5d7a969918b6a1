import { useId, useState } from 'react';
import type { CompetitionEvent } from '../../../../domain/competition.ts';
import type { FeeRules } from '../../../../domain/fees/feeRules.ts';
import type { RegistrationAvailability, RegistrationStatus } from '../../../../domain/registration/phase.ts';
import type { SetupGap, SetupStep } from '../../../../domain/setup/guide.ts';
import { editedBasics as basicsSaved, type BasicSettings } from '../../../../store/competition/basics.ts';
import { getDeviceTimeZone } from '../../../../store/competition/dates.ts';
import { saveNextEdition } from '../../../../store/competition/nextEdition.ts';
import { competitors } from '../../../../store/people/competitors.ts';
import { useStore } from '../../../kit/cache/StoreProvider.tsx';
import { useLive, valueOr } from '../../../kit/cache/useLive.ts';
import { useNow } from '../../../kit/clock/useNow.ts';
import { useTimes } from '../../../kit/clock/useTimes.ts';
import { Button } from '../../../kit/parts/button/Button.tsx';
import { NoteBox } from '../../../kit/parts/note/NoteBox.tsx';
import { ProblemNote } from '../../../kit/parts/note/ProblemNote.tsx';
import { StateLabel } from '../../../kit/parts/page/StateLabel.tsx';
import { PillChoice } from '../../../kit/parts/pill/PillChoice.tsx';
import { screens } from '../../../kit/screens/screens.ts';
import { formatOpening } from '../../../kit/shell/describeRegistration.ts';
import { useConnection } from '../../../kit/shell/useConnection.ts';
import { useDecisions } from '../../../staff/journal/useDecisions.ts';
import { billWords } from '../../../kit/words/english/bill.ts';
import { guideWords } from '../../../kit/words/english/guide.ts';
import { homeWords } from '../../../kit/words/english/home.ts';
import { useWords } from '../../../kit/words/language.ts';
import { formatMoney } from '../../../kit/words/money.ts';
import { MomentField } from '../basics/MomentField.tsx';
import { getCurrentZoneName } from '../basics/timeZones.ts';
import { MissingList } from '../../../staff/guide/MissingList.tsx';
import { calculateSampleBill } from './tryBill.ts';

interface Props {
  readonly missing: readonly SetupGap[];
  readonly steps: readonly SetupStep[];
  readonly stands: RegistrationAvailability | undefined;
  readonly fees: FeeRules | undefined;
  readonly events: readonly CompetitionEvent[];
}

const WAYS = ['date', 'press'] as const;
type Way = (typeof WAYS)[number];

/** Opens and closes registration: at a time, or by a button. Nothing else does. */
export function OpenRegistrationCard(props: Props) {
  const { staff } = useStore();
  const known = useLive(staff, basicsSaved.path);
  return known.kind === 'known' && known.value.kind === 'set' ? (
    <KnownOpening {...props} rules={known.value.rules} edition={known.value.edition} />
  ) : null;
}

interface KnownProps extends Props {
  readonly rules: BasicSettings;
  readonly edition: number;
}

function KnownOpening({ missing, steps, stands, fees, events, rules, edition }: KnownProps) {
  const words = useWords(guideWords);
  const visitors = useWords(homeWords);
  const { categoryName } = useWords(billWords);
  const { staff } = useStore();
  const { busy, problem, perform } = useDecisions('organizer');
  const isOffline = useConnection(staff).state !== 'live';
  const registered = valueOr(useLive(staff, competitors), []).length;
  const now = useNow();
  const times = useTimes();
  const why = useId();
  const [way, setWay] = useState<Way>(rules.dates.opens === undefined ? 'press' : 'date');
  const [opens, setOpens] = useState(rules.dates.opens);
  const timeZone = rules.timeZone ?? getCurrentZoneName(getDeviceTimeZone());
  const isArmed = opens !== undefined && rules.dates.opens === opens;
  const save = (status: RegistrationStatus, at?: number): void =>
    void perform((by) => [
      saveNextEdition(by, basicsSaved, { ...rules, status, dates: { ...rules.dates, opens: at } }, edition),
    ]);

  if (stands?.kind === 'open')
    return (
      <section className="stack">
        <h2>{words.open.isOpen}</h2>
        <p>
          {words.open.share}{' '}
          <a href={screens.register.link()}>{`${window.location.host}${screens.register.link()}`}</a>
        </p>
        <p className="second">{words.open.registered(registered)}</p>
        <ProblemNote>{problem}</ProblemNote>
        <Button size="tall" busy={busy} busyWord={words.open.saving} onClick={() => save('CLOSED')}>
          {words.open.close}
        </Button>
        <p className="guide-why">{words.open.closeMore}</p>
      </section>
    );

  const undone = steps.filter(({ state }) => state !== 'done').map(({ name }) => words.desk[name]);
  const wrongDate = (): string | undefined => {
    if (opens === undefined) return words.open.chooseDay;
    return opens <= now ? words.open.past : undefined;
  };
  const isByDate = way === 'date' && !isArmed;
  const reason = (): string | undefined => {
    if (missing.length > 0) return words.open.finish(undone);
    if (stands?.kind === 'closed' && stands.since !== undefined) return words.open.pastClosing;
    if (isOffline) return words.open.offline;
    return isByDate ? wrongDate() : undefined;
  };
  const blocked = reason();
  const verb = isByDate && opens !== undefined ? words.open.on(times.monthAndDay(opens)) : words.open.now;
  const bill = fees === undefined ? undefined : calculateSampleBill(fees, events, rules.dates, now);
  return (
    <>
      <section className="stack">
        <h2>{words.open.title}</h2>
        <PillChoice
          label={words.open.how}
          quiet
          options={WAYS.map((value) => ({ value, words: words.open.way[value] }))}
          value={way}
          onChange={setWay}
        />
        {way === 'date' ? (
          <>
            <MomentField
              label={words.open.day}
              timeZone={timeZone}
              usualTime="09:00"
              at={opens}
              onChange={setOpens}
            />
            <p className="second">
              {words.open.zone(timeZone.replaceAll('_', ' '))}{' '}
              {isArmed && opens !== undefined
                ? words.open.byItself(
                    visitors.registration({ kind: 'to come', opens: formatOpening(opens, times) }),
                  )
                : words.open.notYetSet}
            </p>
          </>
        ) : null}
      </section>
      {isArmed && missing.length > 0 ? <NoteBox tone="warn">{words.open.armed}</NoteBox> : null}
      <MissingList missing={missing} title={words.missingToOpen} />
      {missing.length === 0 ? (
        <section className="guide-nothing">
          <StateLabel tone="ok">{words.open.nothing}</StateLabel>
          {bill === undefined ? null : (
            <p className="second">{words.open.tried(categoryName(bill.category), formatMoney(bill.cents))}</p>
          )}
        </section>
      ) : null}
      <section className="stack">
        <ProblemNote>{problem}</ProblemNote>
        <Button
          size="tall"
          look="main"
          busy={busy}
          busyWord={words.open.saving}
          blocked={blocked === undefined ? undefined : verb}
          aria-describedby={why}
          onClick={() => (isByDate ? save('WAITING', opens) : save('OPEN'))}
        >
          {verb}
        </Button>
        <p className="guide-why" id={why}>
          {blocked ?? words.open.canClose}
        </p>
        {rules.dates.opens === undefined ? null : (
          <Button look="plain" busy={busy} onClick={() => save('WAITING')}>
            {words.open.disarm}
          </Button>
        )}
      </section>
    </>
  );
}
