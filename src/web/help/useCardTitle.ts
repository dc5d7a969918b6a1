import type { HelpName } from '../screens/screens.ts';
import { help } from '../words/english/help.ts';
import { staffScreens } from '../words/english/staffScreens.ts';
import { useWords } from '../words/language.ts';

/** What a card is called: as its screen, where that is one of the staff's. */
export function useCardTitle(): (card: HelpName) => string {
  const { judge } = useWords(help);
  const titles = useWords(staffScreens);
  return (card) => (card === 'judge' ? judge : titles[card].title);
}
