import type { Dance } from './dances.ts';

/** Other spellings in programs, entry forms and lists. */
export const OTHER_SPELLINGS: Readonly<Record<Dance, readonly string[]>> = {
  Waltz: ['slow waltz', 'english waltz', 'W'],
  Tango: ['T'],
  Foxtrot: ['slow foxtrot', 'slow fox', 'fox', 'F'],
  Quickstep: ['quick', 'QS', 'Q'],
  'Viennese Waltz': ['viennese', 'vienese waltz', 'v waltz', 'V', 'VW'],
  ChaCha: ['cha cha cha', 'cha', 'CC', 'C'],
  Samba: ['Sa', 'S'],
  Rumba: ['rhumba', 'R'],
  Jive: ['J'],
  'Paso Doble': ['paso', 'PD', 'P'],
  Swing: ['east coast swing', 'east coast', 'ECS', 'Sw', 'S'],
  Bolero: ['B'],
  Mambo: ['M'],
  Salsa: ['S'],
  Bachata: ['B'],
  'West Coast Swing': ['west coast', 'WCS'],
  'Night Club Two Step': ['night club two', 'nightclub 2 step', 'two step', '2 step', 'NC2S', 'NCTS', 'N'],
  Merengue: ['M'],
  'Argentine Tango': ['argentine', 'arg tango', 'AT', 'A'],
};
