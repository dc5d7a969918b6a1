import { useState } from 'react';
import { useSearchParams } from 'wouter';
import { PAGE_NAMES, createEditedPageText, type PageName } from '../../../../store/competition/pages.ts';
import { useStore } from '../../../kit/cache/StoreProvider.tsx';
import { useLive } from '../../../kit/cache/useLive.ts';
import { LoadingBars } from '../../../kit/parts/note/LoadingBars.tsx';
import { PillChoice } from '../../../kit/parts/pill/PillChoice.tsx';
import { NoAccess } from '../../../staff/bar/NoAccess.tsx';
import { pagesDeskWords } from '../../../kit/words/english/pagesDesk.ts';
import { topBarWords } from '../../../kit/words/english/topBar.ts';
import { useWords } from '../../../kit/words/language.ts';
import { PageEditor } from './PageEditor.tsx';
import './pagesDesk.css';

export function PagesDesk() {
  const words = useWords(pagesDeskWords);
  const names = { ...useWords(topBarWords).page, home: words.home };
  const [search] = useSearchParams();
  const asked = search.get('page');
  const [page, setPage] = useState<PageName>(PAGE_NAMES.find((one) => one === asked) ?? 'details');
  return (
    <>
      <div className="pages-head">
        <h2>{words.title}</h2>
        <p className="second measure">{words.more}</p>
        <PillChoice
          label={words.page}
          quiet
          options={PAGE_NAMES.map((value) => ({ value, words: names[value] }))}
          value={page}
          onChange={setPage}
        />
      </div>
      <ChosenPage key={page} page={page} name={names[page]} />
    </>
  );
}

function ChosenPage({ page, name }: { readonly page: PageName; readonly name: string }) {
  const words = useWords(pagesDeskWords);
  const { staff } = useStore();
  const known = useLive(staff, createEditedPageText(page).path);
  if (known.kind === 'refused') return <NoAccess failed={words.notAvailable} />;
  if (known.kind === 'waiting') return <LoadingBars label={words.loading} height={48} />;
  return <PageEditor page={page} name={name} known={known.value} />;
}
