import { meantBy } from '../../../domain/people/meantBy.ts';
import { competitors } from '../../../store/people/competitors.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { knownOr, useLive } from '../../kit/cache/useLive.ts';
import { Say } from '../../kit/parts/page/Say.tsx';
import { registerPartners } from '../../kit/words/english/registerPartners.ts';
import { useWords } from '../../kit/words/language.ts';

/** What becomes of a partner who is named and has registered before. */
export function RegisteredPartner({ name }: { readonly name: string }) {
  const partners = useWords(registerPartners);
  const people = knownOr(useLive(useStore().device, competitors), undefined) ?? [];
  const [only, another] = meantBy(name, people);
  return (
    <output>
      {only === undefined ? null : another === undefined ? (
        <Say tone="info">{partners.registered(only.name)}</Say>
      ) : (
        <Say tone="info">{partners.severalRegistered}</Say>
      )}
    </output>
  );
}
