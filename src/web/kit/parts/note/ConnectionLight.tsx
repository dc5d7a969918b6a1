import { unreachable } from '../../../../domain/unreachable.ts';
import { connectionWords } from '../../words/english/connection.ts';
import { useWords } from '../../words/language.ts';
import './ConnectionLight.css';

export type ShownConnection =
  | { readonly state: 'live' }
  /** `saved`: the number of changes queued on this device. */
  | { readonly state: 'reconnecting'; readonly saved: number }
  /** `since` as a clock time: '4:09'. */
  | { readonly state: 'offline'; readonly since: string };

export interface ConnectionLightProps {
  readonly connection: ShownConnection;
  /** Replaces the usual word: 'Live, 15 devices', 'Received'. */
  readonly word?: string | undefined;
}

function usualWord(connection: ShownConnection, words: typeof connectionWords.english): string {
  switch (connection.state) {
    case 'live':
      return words.live;
    case 'reconnecting':
      return words.reconnecting(connection.saved);
    case 'offline':
      return words.offlineSince(connection.since);
    default:
      return unreachable(connection);
  }
}

/** The connection's state, always in the same corner: dot live, ring reconnecting, diamond offline. */
export function ConnectionLight({ connection, word }: ConnectionLightProps) {
  const words = useWords(connectionWords);
  return (
    <output className={`connection-light connection-light-${connection.state}`}>
      <span className="connection-light-sign" aria-hidden="true" />
      {word ?? usualWord(connection, words)}
    </output>
  );
}
