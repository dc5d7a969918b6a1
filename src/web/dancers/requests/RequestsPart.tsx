import type { CompetitionEvent } from '../../../domain/competition.ts';
import type { RegisteredPerson } from '../../../domain/people/directory.ts';
import { declineRequest, cancelRequest } from '../../../store/registrant/requestWrites.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { useConnection } from '../../kit/shell/useConnection.ts';
import { NoteBox } from '../../kit/parts/note/NoteBox.tsx';
import { partnersWords } from '../../kit/words/english/partners.ts';
import { useWords } from '../../kit/words/language.ts';
import { SentRequestRow } from './SentRequestRow.tsx';
import { RequestCard } from './RequestCard.tsx';
import { CoupleCard } from './CoupleCard.tsx';
import type { DancerRequests } from './useRequests.ts';
import { useRequestAction } from './useRequestAction.ts';
import { acceptRequest } from './acceptRequest.ts';
import './requests.css';

interface Props {
  readonly requests: DancerRequests;
  readonly dancers: readonly string[];
  readonly events: readonly CompetitionEvent[];
  readonly people: readonly RegisteredPerson[];
}

const keyOf = ({ from, to }: { readonly from: string; readonly to: string }): string => `${from}>${to}`;

/**
 * Requests received and sent by the dancers of this device, with the possible answers. Empty for dancers
 * without requests.
 */
export default function RequestsPart({ requests, dancers, events, people }: Props) {
  const words = useWords(partnersWords);
  const { device } = useStore();
  const { deed, act } = useRequestAction();
  const connection = useConnection(device);
  const { toMe, sent } = requests;
  if (toMe.length === 0 && sent.length === 0) return null;
  const open = toMe.filter(({ answered }) => answered === undefined);
  const together = [...toMe, ...sent].filter(({ answered }) => answered === 'accepted');
  const asked = sent.filter(({ answered }) => answered !== 'accepted');
  const problemOf = (about: string): string | undefined =>
    deed.kind === 'failed' && deed.about === about ? words.problem[deed.why] : undefined;
  const isBusy = (about: string): boolean => deed.kind === 'on its way' && deed.about === about;
  return (
    <section className="requests" aria-label={words.requests.title}>
      {deed.kind === 'on its way' && connection.state !== 'live' ? (
        <NoteBox tone="warn" spoken="politely">
          {words.waits}
        </NoteBox>
      ) : null}
      {open.map((request) => (
        <RequestCard
          key={keyOf(request)}
          request={request}
          events={events}
          people={people}
          isForSeveral={dancers.length > 1}
          problem={problemOf(keyOf(request))}
          busy={isBusy(keyOf(request))}
          onYes={() => void act(keyOf(request), (uid) => acceptRequest(device, uid, request))}
          onNo={() => void act(keyOf(request), () => declineRequest(request))}
        />
      ))}
      {together.map((request) => (
        <CoupleCard key={keyOf(request)} request={request} events={events} />
      ))}
      {asked.length === 0 ? null : (
        <div className="requests-asked">
          <h2>{words.requests.youAsked}</h2>
          <ul>
            {asked.map((request) => (
              <SentRequestRow
                key={keyOf(request)}
                request={request}
                events={events}
                people={people}
                problem={problemOf(keyOf(request))}
                busy={isBusy(keyOf(request))}
                onTakeBack={() => void act(keyOf(request), () => cancelRequest(request))}
              />
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
