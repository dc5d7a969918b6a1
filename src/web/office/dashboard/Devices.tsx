import { mapDefined } from '../../../domain/mapDefined.ts';
import { useTimes } from '../../kit/clock/useTimes.ts';
import {
  DUTIES,
  summarizePresence,
  type Duty,
  type DutyPresence,
  type DevicePresence,
} from '../../../domain/floor/dutyPresence.ts';
import { staffNames } from '../../../store/people/staffNames.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { valueOr, useLive } from '../../kit/cache/useLive.ts';
import { StateLabel } from '../../kit/parts/page/StateLabel.tsx';
import { dashboardWords } from '../../kit/words/english/dashboard.ts';
import { staffScreensWords } from '../../kit/words/english/staffScreens.ts';
import { termsWords } from '../../kit/words/english/terms.ts';
import { useWords } from '../../kit/words/language.ts';
import { isPhoneMissing, type JudgePhone } from './judgePhones.ts';
import type { CurrentDevices } from './useDevices.ts';
import './devices.css';

type Desk = Exclude<Duty, 'judge' | 'display'>;
const DESKS = DUTIES.filter((duty): duty is Desk => duty !== 'judge' && duty !== 'display');

const NO_NAMES = new Map<string, never>();

/** The connected judges' phones and desks. Goal: a helper walks to a judge before the scrutineer asks for the sheet. */
export function Devices({
  phones,
  online,
  now,
  lostAt,
  isOrganizer,
}: CurrentDevices & { readonly isOrganizer: boolean }) {
  const times = useTimes();
  const words = useWords(dashboardWords).day;
  const here = phones.filter(({ presence }) => presence.kind === 'here').length;
  return (
    <section aria-labelledby="devices">
      <h2 id="devices">{words.devices}</h2>
      <div className="devices">
        {lostAt === undefined ? null : (
          <StateLabel tone="info">{words.asOf(times.clockTime(lostAt))}</StateLabel>
        )}
        {phones.length === 0 ? null : (
          <div>
            <h3>
              {words.phones}, {words.connected(here, phones.length)}
            </h3>
            <ul>
              {phones.map((phone) => (
                <Phone key={phone.judge.key} {...phone} />
              ))}
            </ul>
          </div>
        )}
        <div>
          <h3>{words.desks}</h3>
          <ul>
            {DESKS.map((desk) => (
              <DeskNow key={desk} desk={desk} online={online} now={now} isOrganizer={isOrganizer} />
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}

/** A missed judge in a sentence, the others in a line. */
function Phone(phone: JudgePhone) {
  const words = useWords(dashboardWords).day;
  const { eventName, roundName } = useWords(termsWords);
  const { judge, isLinked, presence, unsent, marks } = phone;
  return (
    <li className={isPhoneMissing(phone) ? 'is-missed' : undefined}>
      <b>{words.judge(judge.key, judge.name)}</b>
      <State presence={presence} isLinked={isLinked} isMissed={isPhoneMissing(phone)} />
      {presence.kind === 'away' && unsent > 0 ? (
        <span className="devices-more">{words.savedOnPhone(unsent)}</span>
      ) : null}
      {isPhoneMissing(phone) ? (
        <span className="devices-more">
          {marks.map(({ event, round }) => words.marksNow(eventName(event), roundName(round.name))).join(' ')}
        </span>
      ) : null}
    </li>
  );
}

interface DeskProps {
  readonly desk: Desk;
  readonly online: readonly DutyPresence[];
  readonly now: number;
  readonly isOrganizer: boolean;
}

function DeskNow({ desk, online, now, isOrganizer }: DeskProps) {
  const titles = useWords(staffScreensWords);
  const names = valueOr(useLive(useStore().staff, isOrganizer ? staffNames : undefined), NO_NAMES);
  const duties = online.filter(({ duty }) => duty === desk);
  const there = duties.filter((one) => summarizePresence([one], now).kind === 'here');
  const who = mapDefined(there, ({ uid }) => names.get(uid)?.name);
  return (
    <li>
      <b>{titles[desk].title}</b>
      <State presence={summarizePresence(duties, now)} />
      {who.length === 0 ? null : <span className="devices-more">{who.join(', ')}</span>}
    </li>
  );
}

interface StateProps {
  readonly presence: DevicePresence;
  readonly isLinked?: boolean | undefined;
  /** A task waits for this desk. */
  readonly isMissed?: boolean;
}

function State({ presence, isLinked, isMissed: missed = false }: StateProps) {
  const times = useTimes();
  const words = useWords(dashboardWords).day;
  switch (presence.kind) {
    case 'here':
      return <StateLabel tone="ok">{words.since(times.clockTime(presence.since))}</StateLabel>;
    case 'away':
      return (
        <StateLabel tone={missed ? 'stop' : 'warn'}>
          {words.lastSeen(times.clockTime(presence.seen))}
        </StateLabel>
      );
    case 'never': {
      const said = isLinked === false ? words.notLinked : words.notYet;
      return missed ? <StateLabel tone="stop">{said}</StateLabel> : <span className="second">{said}</span>;
    }
  }
}
