import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { useConnection } from '../../kit/shell/useConnection.ts';
import type { DataTime } from '../../kit/shell/useDataTime.ts';
import { useObserved } from '../../kit/cache/useLive.ts';
import { ConnectionLight } from '../../kit/parts/note/ConnectionLight.tsx';
import { Logo } from '../../kit/parts/page/Logo.tsx';
import { TimeText } from '../../kit/parts/page/TimeText.tsx';
import { screens } from '../../kit/screens/screens.ts';
import { liveWords } from '../../kit/words/english/live.ts';
import { useWords } from '../../kit/words/language.ts';

interface Props {
  /** Takes the place of the back link. */
  readonly title?: ReactNode;
  readonly asOf: DataTime;
  readonly timeOf: (at: number) => string;
}

/** The page's top: title or back link, and the age of the data. */
export function LiveHead({ title, asOf, timeOf }: Props) {
  const words = useWords(liveWords);
  const { device } = useStore();
  const heard = useObserved(device.connection);
  const connection = useConnection(device);
  const said = timeOf(asOf.at);
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
        {/* Before the first connection there is no loss to report. */}
        {heard.kind === 'connecting' && !asOf.isOffline ? null : (
          <ConnectionLight connection={asOf.isOffline ? { state: 'offline', since: said } : connection} />
        )}
        {asOf.isOffline ? null : (
          <span className="number live-clock">
            <span className="spoken">{words.asOf}</span> <TimeText>{said}</TimeText>
          </span>
        )}
      </p>
    </header>
  );
}
