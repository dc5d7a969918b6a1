import { Bell, BellRing, CalendarDays, Share2 } from 'lucide-react';
import { useState } from 'react';
import type { UpcomingDance, DancersDay } from '../../../domain/dancersDay/dancersDay.ts';
import { competitionBasics } from '../../../store/competition/competition.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { valueOr, useLive } from '../../kit/cache/useLive.ts';
import { buildCalendarFile } from '../../kit/shell/calendarFile.ts';
import { saveFile } from '../../kit/shell/saveFile.ts';
import { Button } from '../../kit/parts/button/Button.tsx';
import { dancersDayWords } from '../../kit/words/english/dancersDay.ts';
import { termsWords } from '../../kit/words/english/terms.ts';
import { useWords } from '../../kit/words/language.ts';
import { getAlertPermission, requestAlertPermission } from './alerts.ts';

interface Props {
  readonly name: string;
  readonly day: DancersDay;
  readonly isNotified: boolean;
  readonly onNotify: (isOn: boolean) => void;
}

/** Length of a round in a calendar, in ms. */
const CALENDAR_EVENT_MS = 10 * 60_000;
const ICON = { size: 18, strokeWidth: 1.6, 'aria-hidden': true } as const;

const isPlanned = (one: DancersDay['coming'][number]): one is UpcomingDance =>
  one.kind === 'dance' && one.begins !== undefined;

/** Buttons to export the day to a calendar, turn on alerts, or share it. */
export function DayActions({ name, day, isNotified, onNotify }: Props) {
  const planned = day.coming.filter(isPlanned);
  return (
    <div className="day-actions">
      {planned.length === 0 ? null : <CalendarButton name={name} planned={planned} />}
      <NotifyButton isNotified={isNotified} onNotify={onNotify} />
      <ShareButton title={name} />
    </div>
  );
}

function CalendarButton({
  name,
  planned,
}: {
  readonly name: string;
  readonly planned: readonly UpcomingDance[];
}) {
  const words = useWords(dancersDayWords);
  const { eventName, roundName } = useWords(termsWords);
  const { device } = useStore();
  const place = valueOr(useLive(device, competitionBasics), undefined)?.place;
  const save = (): void => {
    const { href, host } = window.location;
    const entries = planned.map(({ couple, round, begins }) => ({
      id: `${couple.event.key}-${round.number}-${couple.entry.id}@${host}`,
      title: `${eventName(couple.event)}, ${roundName(round.name)}`,
      when: { from: begins?.earliest ?? 0, to: (begins?.latest ?? 0) + CALENDAR_EVENT_MS },
      place,
      note: words.calendarNote(href),
    }));
    const text = buildCalendarFile(entries, Date.now() + device.serverAhead.now);
    saveFile(`${name}.ics`, new Blob([text], { type: 'text/calendar' }));
  };
  return (
    <Button look="border" onClick={save}>
      <CalendarDays {...ICON} />
      {words.calendar}
    </Button>
  );
}

function NotifyButton({ isNotified, onNotify }: Pick<Props, 'isNotified' | 'onNotify'>) {
  const words = useWords(dancersDayWords);
  const [allowed, setAllowed] = useState(getAlertPermission);
  if (allowed === undefined) return null;
  if (allowed === 'denied') return <p className="caption">{words.notifyBlocked}</p>;
  const isOn = isNotified && allowed === 'granted';
  const press = async (): Promise<void> => {
    if (isOn) return onNotify(false);
    const now = await requestAlertPermission();
    setAllowed(now);
    onNotify(now === 'granted');
  };
  return (
    <Button look="border" aria-pressed={isOn} onClick={() => void press()}>
      {isOn ? <BellRing {...ICON} /> : <Bell {...ICON} />}
      {isOn ? words.notified : words.notify}
    </Button>
  );
}

function ShareButton({ title }: { readonly title: string }) {
  const words = useWords(dancersDayWords);
  const [said, setSaid] = useState('');
  const share = async (): Promise<void> => {
    const { href: url } = window.location;
    try {
      const canShare = 'share' in navigator;
      await (canShare ? navigator.share({ title, url }) : navigator.clipboard.writeText(url));
      if (!canShare) setSaid(words.copied);
    } catch (thrown) {
      // AbortError: the user closed the share sheet. No message needed.
      if (thrown instanceof DOMException && thrown.name === 'AbortError') return;
      setSaid(words.notCopied);
    }
  };
  return (
    <>
      <Button look="border" onClick={() => void share()}>
        <Share2 {...ICON} />
        {words.share}
      </Button>
      <output className="caption">{said}</output>
    </>
  );
}
