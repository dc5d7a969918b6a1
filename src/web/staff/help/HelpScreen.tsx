import { Link, useSearchParams } from 'wouter';
import { Button } from '../../kit/parts/button/Button.tsx';
import { TabLinks } from '../../kit/parts/tabs/TabLinks.tsx';
import { ALL_SCREENS, hasHelp, type HelpName, screens } from '../../kit/screens/screens.ts';
import { StaffBar } from '../bar/StaffBar.tsx';
import { helpWords } from '../../kit/words/english/help.ts';
import { useWords } from '../../kit/words/language.ts';
import { HelpCard } from './HelpCard.tsx';
import { staffScreensWords } from '../../kit/words/english/staffScreens.ts';
import '../../kit/shell/page.css';
import './help.css';

/** Returns a card's title: the name of its screen, if that is a staff screen. */
function useCardTitle(): (card: HelpName) => string {
  const { judge } = useWords(helpWords);
  const titles = useWords(staffScreensWords);
  return (card) => (card === 'judge' ? judge : titles[card].title);
}

const CARDS: readonly HelpName[] = ALL_SCREENS.filter(hasHelp).map(({ name }) => name);

/**
 * Help for a volunteer who first sits down at a desk an hour before the day, and cards to hand out to the judges. Goal:
 * one sheet of paper is enough, and covers every mistake.
 */
export default function HelpScreen() {
  const words = useWords(helpWords);
  const titleOf = useCardTitle();
  const [search] = useSearchParams();
  const asked = search.get('card');
  const shown = CARDS.filter((name) => name === asked);
  return (
    <>
      <StaffBar screen="help">
        <Button size="small" onClick={() => window.print()}>
          {words.print}
        </Button>
      </StaffBar>
      <main className="page page-wide help">
        <TabLinks label={words.choose}>
          <Link to={screens.help.link()} aria-current={shown.length === 0 ? 'page' : undefined}>
            {words.all}
          </Link>
          {CARDS.map((name) => (
            <Link
              key={name}
              to={screens.help.link({ card: name })}
              aria-current={name === asked ? 'page' : undefined}
            >
              {titleOf(name)}
            </Link>
          ))}
        </TabLinks>
        {(shown.length === 0 ? CARDS : shown).map((name) => (
          <HelpCard key={name} title={titleOf(name)} {...words.cards[name]} />
        ))}
      </main>
    </>
  );
}
