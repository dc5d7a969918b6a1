import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useStore } from '../app/StoreProvider.tsx';
import { useConnection } from '../app/useConnection.ts';
import { useObserved } from '../app/useLive.ts';
import { ConnectionLight } from '../parts/note/ConnectionLight.tsx';
import { Logo } from '../parts/page/Logo.tsx';
import { screens } from '../screens/screens.ts';
import { live as liveWords } from '../words/english/live.ts';
import { useWords } from '../words/language.ts';

interface Props {
  /** Stands where the way back does not. */
  readonly title?: ReactNode;
  readonly now: number;
  readonly timeOf: (at: number) => string;
}

/** Above everything: where one is, and from when what is shown is. */
export function LiveHead({ title, now, timeOf }: Props) {
  const words = useWords(liveWords);
  const { device } = useStore();
  const heard = useObserved(device.connection);
  const connection = useConnection(device);
  const since = heard.kind === 'lost' ? heard.since : now;
  return (
    <header className="live-head">
      {title === undefined ? (
        <Link className="live-back" to={screens.live.link()}>
          <ChevronLeft size={20} strokeWidth={1.6} aria-hidden />
          {words.round.back}
        </Link>
      ) : (
        <>
          <Link className="live-home" to={screens.home.link()}>
            <Logo />
            <span className="spoken">{words.home}</span>
          </Link>
          <h1>{title}</h1>
        </>
      )}
      <p className="live-heard">
        {/* Before the first connection there is nothing to be reconnected. */}
        {heard.kind === 'connecting' ? null : (
          <ConnectionLight
            connection={connection.state === 'offline' ? { ...connection, since: timeOf(since) } : connection}
          />
        )}
        {connection.state === 'offline' ? null : (
          <span className="number live-clock">
            <span className="spoken">{words.asOf}</span> {timeOf(since)}
          </span>
        )}
      </p>
    </header>
  );
}
