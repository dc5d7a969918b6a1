import { Link } from 'wouter';
import { TabLinks } from '../../kit/parts/tabs/TabLinks.tsx';
import { screens } from '../../kit/screens/screens.ts';
import { listsWords } from '../../kit/words/english/lists.ts';
import { useWords } from '../../kit/words/language.ts';
import './lists.css';

const PAGES = ['entries', 'competitors', 'partnerSearch'] as const;

/** Links between the lists, with the current one marked. */
export function ListsNav({ here }: { readonly here: 'entries' | 'competitors' }) {
  const words = useWords(listsWords);
  return (
    <TabLinks label={words.pages}>
      {PAGES.map((name) => (
        <Link key={name} to={screens[name].link()} aria-current={name === here ? 'page' : undefined}>
          {name === 'partnerSearch' ? words.partners : words[name]}
        </Link>
      ))}
    </TabLinks>
  );
}
