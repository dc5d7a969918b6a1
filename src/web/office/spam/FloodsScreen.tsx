import { useMemo } from 'react';
import { findFloods } from '../../../domain/registrant/floods.ts';
import { allEvents as eventsPath } from '../../../store/events/events.ts';
import { registrationList } from '../../../store/registrant/registrationList.ts';
import { registeringDevices, traceRegistrations } from '../../../store/registrant/traceRegistrations.ts';
import { findCodesInRounds } from '../../../store/dancers/deleteRegistrations.ts';
import { useTimes } from '../../kit/clock/useTimes.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { useLive } from '../../kit/cache/useLive.ts';
import { EmptyState } from '../../kit/parts/note/EmptyState.tsx';
import { LoadingBars } from '../../kit/parts/note/LoadingBars.tsx';
import { NoAccess } from '../../staff/bar/NoAccess.tsx';
import { StaffBar } from '../../staff/bar/StaffBar.tsx';
import { floodsWords as floodWords } from '../../kit/words/english/floods.ts';
import { useWords } from '../../kit/words/language.ts';
import { SpamCard } from './SpamCard.tsx';
import { DeletedBatches } from './DeletedBatches.tsx';
import '../../kit/shell/page.css';
import './floods.css';

/**
 * For the organizer who finds two hundred unknown names: registrations from one device or in one rush, with the signs
 * of spam. Goal: they are gone in one step, and no genuine one with them.
 */
export default function FloodsScreen() {
  const words = useWords(floodWords);
  const { staff } = useStore();
  const registrations = useLive(staff, registrationList);
  const devices = useLive(staff, registeringDevices);
  const events = useLive(staff, eventsPath);
  const floods = useMemo(
    () =>
      registrations.kind === 'known' && devices.kind === 'known'
        ? findFloods(traceRegistrations(registrations.value, devices.value))
        : undefined,
    [registrations, devices],
  );
  const drawn = useMemo(() => {
    if (floods === undefined || registrations.kind !== 'known' || events.kind !== 'known') return undefined;
    const codes = floods.flatMap((flood) => flood.registrations.map(({ code }) => code));
    return findCodesInRounds(new Set(codes), { registrations: registrations.value, events: events.value });
  }, [floods, registrations, events]);
  const { weekdayTime: time } = useTimes();
  const isRefused = registrations.kind === 'refused' || devices.kind === 'refused';
  return (
    <>
      <StaffBar screen="floods" />
      <main className="page page-wide floods">
        {isRefused ? <NoAccess failed={words.notAvailable} /> : null}
        {!isRefused && (floods === undefined || drawn === undefined) ? (
          <LoadingBars label={words.loading} height={48} />
        ) : null}
        {drawn !== undefined && floods?.length === 0 && (
          <EmptyState more={words.noneMore}>{words.none}</EmptyState>
        )}
        {drawn !== undefined && floods !== undefined && floods.length > 0 && (
          <>
            <p>{words.lead}</p>
            {floods.map((flood) => (
              <SpamCard key={flood.key} flood={flood} drawn={drawn} time={time} />
            ))}
          </>
        )}
        {isRefused ? null : <DeletedBatches time={time} />}
      </main>
    </>
  );
}
