import type { Judge } from '../../domain/competition.ts';
import { judgesDevices } from '../../store/people/officials.ts';
import { useStore } from '../app/StoreProvider.tsx';
import { useLive } from '../app/useLive.ts';
import { Say } from '../parts/page/Say.tsx';
import { dashboard } from '../words/english/dashboard.ts';
import { useWords } from '../words/language.ts';

/** Whose phone is linked to their sheets. */
export function Devices({ judges }: { readonly judges: readonly Judge[] }) {
  const words = useWords(dashboard).day;
  const devices = useLive(useStore().staff, judgesDevices);
  if (devices.kind !== 'known' || judges.length === 0) return null;
  const linked = new Set(devices.value.values());
  const without = judges.filter(({ key }) => !linked.has(key)).map(({ key }) => key);
  return (
    <section aria-labelledby="devices">
      <h2 id="devices">{words.devices}</h2>
      <dl className="dashboard-figures">
        <div>
          <dt>
            {words.phones},{' '}
            <b className="number">{words.linked(judges.length - without.length, judges.length)}</b>
          </dt>
          <dd>
            {without.length === 0 ? (
              <Say tone="ok">{words.allLinked}</Say>
            ) : (
              <Say tone="warn">{words.notLinked(without)}</Say>
            )}
          </dd>
        </div>
      </dl>
    </section>
  );
}
