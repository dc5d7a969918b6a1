import { useState } from 'react';
import type { AgreedPrice } from '../../../domain/fees/agreedPrice.ts';
import { hasKey } from '../../../domain/people/directory.ts';
import type { DeskRow } from '../../../domain/registrant/deskRows.ts';
import { canMerge, planMerge } from '../../../domain/registrant/merging.ts';
import { mergeDancers } from '../../../store/dancers/mergeDancers.ts';
import { searches } from '../../../store/people/searches.ts';
import { agreedPrices } from '../../../store/registrant/agreedPrices.ts';
import { allRequests } from '../../../store/registrant/requests.ts';
import { registrationList } from '../../../store/registrant/registrationList.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { valueOr, useLive, useObserved } from '../../kit/cache/useLive.ts';
import { competitorsDeskWords } from '../../kit/words/english/competitorsDesk.ts';
import { useWords } from '../../kit/words/language.ts';
import type { CompetitorsDeskData } from './useCompetitorsDesk.ts';
import type { Undoable } from './useUndoable.ts';

const NOTHING: ReadonlyMap<string, AgreedPrice> = new Map();

export type MergePair = readonly [DeskRow, DeskRow];

export type MergeSide = 'first' | 'second';

/** The source of each part: one of the two. */
interface Picks {
  readonly key: MergeSide;
  readonly name: MergeSide;
  readonly school: MergeSide;
}

/** The default key to keep: the one that exists, then the earlier registration's. */
const usual = ([a, b]: MergePair): MergeSide =>
  !hasKey(a.person) || (hasKey(b.person) && (b.signedUp ?? Infinity) < (a.signedUp ?? Infinity))
    ? 'second'
    : 'first';

export function useMerge(
  pair: MergePair,
  desk: CompetitorsDeskData,
  { perform }: Undoable,
  onDone: () => void,
) {
  const all = useWords(competitorsDeskWords);
  const { staff } = useStore();
  // The current data is read first: offline there would be no undo.
  const isLive = useObserved(staff.connection).kind === 'live';
  const looks = useLive(staff, searches);
  const requests = useLive(staff, allRequests);
  const registrations = useLive(staff, registrationList);
  const agreed = useLive(staff, agreedPrices);
  const [picks, setPicks] = useState((): Picks => {
    const key = usual(pair);
    return { key, name: key, school: key };
  });
  const [first, second] = pair;
  const personOf = (one: MergeSide) => (one === 'first' ? first : second).person;
  const stays = personOf(picks.key);
  const goes = personOf(picks.key === 'first' ? 'second' : 'first');
  const merging = planMerge(stays, goes);
  const name = personOf(picks.name).name ?? all.withheld;
  const isKnown = [looks, requests, registrations, agreed].every(({ kind }) => kind === 'known');
  const merge = async (): Promise<void> => {
    if (!canMerge(merging)) return;
    const known = {
      events: desk.events,
      notes: desk.notes,
      searches: valueOr(looks, []),
      requests: valueOr(requests, []),
      registrations: valueOr(registrations, []),
      agreed: valueOr(agreed, NOTHING),
    };
    const chosen = {
      stays,
      goes,
      name: personOf(picks.name).name ?? stays.name ?? '',
      school: personOf(picks.school).affiliation,
    };
    if (await perform((by) => mergeDancers(by, chosen, merging, known), all.merge.done(name))) onDone();
  };
  return {
    picks,
    pick: (some: Partial<Picks>) => setPicks({ ...picks, ...some }),
    stays,
    goes,
    merging,
    name,
    isLive,
    isReady: hasKey(stays) && canMerge(merging) && isKnown,
    merge,
  };
}
