import { Suspense } from 'react';
import { Link, useParams } from 'wouter';
import { hasKey } from '../../../domain/people/directory.ts';
import { LoadingNote } from '../../kit/shell/LoadingNote.tsx';
import { useTitle } from '../../kit/shell/useTitle.ts';
import { useOfflineScreens } from '../../kit/cache/useOfflineScreens.ts';
import { lazyScreen } from '../../kit/lazy/lazyScreen.ts';
import type { LiveValue } from '../../kit/cache/useLive.ts';
import { VisitorError } from '../../kit/shell/VisitorError.tsx';
import { screens } from '../../kit/screens/screens.ts';
import { listsWords } from '../../kit/words/english/lists.ts';
import { useWords } from '../../kit/words/language.ts';
import { useLazyWords } from '../../kit/words/laterWords.ts';
import { useDancer, useDancerByName, type DancerWithCouples } from './useDancer.ts';
import '../../kit/shell/page.css';
import './dancersDay.css';

// Starts to load with this file, together with the data.
const pageFile = import('./DancersDayPage.tsx');
const DancersDayPage = lazyScreen(() => pageFile);

const OFFLINE_SCREENS = ['competitorDetails'] as const;

/**
 * For a dancer between two rounds, phone in one hand and garment bag in the other, and for friends and
 * family. Goal: time and heat of the next dance are readable within a second, with or without a network.
 */
export default function CompetitorScreen() {
  const { id = '' } = useParams();
  const words = useWords(listsWords);
  useLazyWords();
  useOfflineScreens(OFFLINE_SCREENS);
  return (
    <main className="page page-wide competitor">
      {hasKey({ key: id }) ? <ByKey key={id} id={id} /> : <ByName key={id} id={id} />}
      <p>
        <Link className="competitor-all" to={screens.competitors.link()}>
          {words.competitorPage.all}
        </Link>
      </p>
    </main>
  );
}

interface Props {
  readonly id: string;
}

function ByKey({ id }: Props) {
  return <AsFarAsKnown live={useDancer(id)} />;
}

function ByName({ id }: Props) {
  return <AsFarAsKnown live={useDancerByName(id)} />;
}

function AsFarAsKnown({ live }: { readonly live: LiveValue<DancerWithCouples | undefined> }) {
  const words = useWords(listsWords);
  const dancing = live.kind === 'known' ? live.value : undefined;
  useTitle(
    dancing === undefined ? words.competitors : words.competitorPage.title(dancing.name ?? words.withheld),
  );
  if (live.kind === 'refused') return <VisitorError />;
  if (live.kind === 'waiting') return <LoadingNote label={words.loading} noConnection={words.noConnection} />;
  if (dancing === undefined)
    return (
      <>
        <h1>{words.competitorPage.nobody}</h1>
        <p className="second">{words.competitorPage.nobodyMore}</p>
      </>
    );
  return (
    <Suspense fallback={<LoadingNote label={words.loading} noConnection={words.noConnection} />}>
      <DancersDayPage dancing={dancing} />
    </Suspense>
  );
}
