import type { RandomSource } from '../random.ts';

/**
 * Names from many languages, to test diacritics, hyphens, particles, long names and single names. Given and family
 * names usually come from the same list; no real people are meant.
 */
interface NameList {
  readonly given: readonly string[];
  readonly family: readonly string[];
  /** The list's relative weight. */
  readonly share: number;
}

const ENGLISH: NameList = {
  given: words(
    'Ava Ben Caleb Dana Elise Faye Grant Hazel Ian June Kyle Lena Miles Nora Owen Piper Quinn Reid Sadie Troy Una Vera Wade Zoe Mary-Kate Jo-Ann',
  ),
  family: words(
    "Abbott Barlow Carver Dalton Ellery Fenwick Garland Hadley Ingram Jarvis Keaton Lockwood Marsden Norwood Ogden Prescott Quimby Radley Selby Thorne Underhill Vance Whitlock Yardley O'Hara MacAuley Ashby-Cole Smythe-Barron",
  ),
  share: 8,
};

const LISTS: readonly NameList[] = [
  ENGLISH,
  {
    given: words('Zofia Kacper Wojciech Agnieszka Łukasz Bożena Stanisław Małgorzata Tomáš Jiří Zdeněk Věra'),
    family: words('Wróbel Zieliński Kowalczyk Dąbrowska Łuczak Nowicki Dvořáček Šťastný Kučera Hájek'),
    share: 2,
  },
  {
    given: words('José María Íñigo Lucía Andrés Begoña Xóchitl Rubén Inés Joaquín João Conceição Luís'),
    family: [
      ...words('Ibáñez Núñez Peñalver Quiñones Muñiz Gonçalves Magalhães'),
      'de la Fuente',
      'García Márquez-Olmedo',
      'da Conceição e Sousa',
      'del Río',
    ],
    share: 3,
  },
  {
    given: words('Anke Jürgen Björn Käthe Sören Göran Åsa Øyvind Ingrid Þórdís Matthijs Fleur'),
    family: [
      ...words('Schäfer Grünwald Weißmüller Öztekin Lindström Ångquist Bjørnstad Sæther'),
      'von Hohenstein',
      'van der Velde',
      'van den Oever',
      'Guðmundsdóttir',
    ],
    share: 2,
  },
  {
    given: words('Élodie François Zoé Benoît Maëlle Anaïs Jean-Baptiste Marie-Hélène Loïc'),
    family: [
      ...words('Lefèvre Bélanger Gagné Côté Desrosiers Hébert'),
      "d'Aubigny",
      'de Montfleury',
      'Le Goff',
    ],
    share: 2,
  },
  {
    given: words('Wei Xiuying Haoran Yichen Zihan Jiahui Mengyao Xiaolong Ruoxi Yu-Ting Chih-Hao'),
    family: words('Zhang Ouyang Xu Lü Zhao Sima Qiu Chen Huang Hsieh Tsai'),
    share: 4,
  },
  {
    given: words('Haruto Sakura Kenji Yūki Ayumi Shōta Jun-ho Seo-yeon Min-jae Hye-rin Ji-woo'),
    family: words('Takahashi Ōkawa Fujimoto Kobayashi Saitō Bak Choi Namgung Seong Hwangbo'),
    share: 3,
  },
  {
    given: words('Ananya Rohan Priyanka Venkatanarasimha Lakshmi Arjun Ishaan Kavya Siddharth Meenakshi'),
    family: [
      ...words('Iyer Chakraborty Deshpande Mukherjee Subramaniam Reddy Gill'),
      'Venkataramanan-Krishnaswamy',
    ],
    share: 3,
  },
  {
    given: words('Nguyệt Đức Thảo Phương Khánh Trúc Hồng Quỳnh'),
    family: words('Nguyễn Trần Phạm Đặng Bùi Võ Đỗ'),
    share: 2,
  },
  {
    given: words('Amara Chidi Ngozi Kwame Adwoa Tunde Zanele Sipho Wanjiru Omari'),
    family: words('Okonkwo Adeyemi Mensah Boateng Dlamini Kamau Nwosu Olúwaṣeun'),
    share: 2,
  },
  {
    given: words('Leila Farid Yasmin Omar Nour Reza Shirin Tariq Ayşe Çağlar Gülşah Emre'),
    family: [
      ...words('Haddad Mansour Rahmani Şahin Yıldırım Çelik Nazari'),
      'al-Khatib',
      'Abd el-Rahman',
      'ben Yosef',
    ],
    share: 2,
  },
  {
    given: words('Dmitri Anastasiia Oleksandr Yevheniia Mykola Svetlana Ilya Ştefan Ioana Răzvan'),
    family: words('Voronov Hryhorenko Shcherbak Melnychenko Kuznets Petrescu Țăranu Bălan'),
    share: 2,
  },
];

/** People with a single name. */
const ALONE = words('Suharto-Adi Wulandari Thiri Zaw Kadek Putri Nandar Bayu Mya Ketut');

function words(text: string): readonly string[] {
  return text.split(' ');
}

const oneOf = (chance: RandomSource, list: readonly string[]): string => list[chance.upTo(list.length)] ?? '';

function listBy(chance: RandomSource): NameList {
  let left = chance.upTo(LISTS.reduce((sum, { share }) => sum + share, 0));
  return LISTS.find(({ share }) => (left -= share) < 0) ?? ENGLISH;
}

function name(chance: RandomSource): string {
  if (chance.happens(0.01)) return oneOf(chance, ALONE);
  // Families move and marry: one in seven has a family name of another language.
  const given = listBy(chance);
  const family = chance.happens(1 / 7) ? listBy(chance) : given;
  const second = chance.happens(0.06) ? ` ${oneOf(chance, given.given)}` : '';
  return `${oneOf(chance, given.given)}${second} ${oneOf(chance, family.family)}`;
}

/** Draws unique names: equal names would be the same person in lists that identify people by name. */
export function createNameGenerator(chance: RandomSource): () => string {
  const given = new Set<string>();
  return () => {
    let fresh = name(chance);
    for (let tries = 0; given.has(fresh); tries++) {
      // After many tries the lists are nearly used up, so add a middle initial.
      const initial = String.fromCodePoint(65 + chance.upTo(26));
      const drawn = name(chance);
      fresh = tries < 20 ? drawn : drawn.replace(' ', ` ${initial}. `);
    }
    given.add(fresh);
    return fresh;
  };
}

const PLACES = words(
  'Aldermoor Birchwater Calloway Dunmere Eastvale Fernhollow Greyport Hartwell Inverlay Juniper Kingsmarsh Larkspur Millbrae Northwick Oakhaven Pinecrest Quarrydale Ravensford Stonebridge Thistledown Upperlake Vinehill Westermere Yarrowfield Silverstrand Maplegate Coldbrook Highfen Saltmarsh Willowbank Redcliffe Amberley Brookmoor Cedarfall Driftwood',
);
const KINDS = [
  'University',
  'College',
  'Institute of Technology',
  'State University',
  'Ballroom Club',
  'Dance Studio',
  'Polytechnic',
];

/** Unique names of schools that do not exist; at most 245, all combinations of places and kinds. */
export function drawSchoolNames(chance: RandomSource, count: number): readonly string[] {
  const all = KINDS.flatMap((kind) => PLACES.map((place) => `${place} ${kind}`));
  return chance.shuffled(all).slice(0, count);
}
