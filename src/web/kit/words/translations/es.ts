import { toStoredTerm, type CustomTerm } from '../../../../domain/event/storedTerm.ts';
import type { Dance } from '../../../../domain/event/dances.ts';
import type { AgeGroup, EventLevel, EventStyle, Level, Style } from '../../../../domain/event/terms.ts';
import type { ClosingCondition } from '../../../../domain/eligibility/levelTable.ts';
import {
  MAX_RULE_VALUES,
  type LevelClosing,
  type EligibilityRules,
  type EligibilityRuleName,
} from '../../../../domain/eligibility/rules.ts';
import type { WarningReason } from '../../../../domain/eligibility/warning.ts';
import type { Discount } from '../../../../domain/fees/discount.ts';
import type { Category, CountedUnit, Extra, PriceWindow } from '../../../../domain/fees/feeRules.ts';
import type { RegistrationPhase } from '../../../../domain/registration/phase.ts';
import type { RoundState } from '../../../../domain/round/rounds.ts';
import { unreachable } from '../../../../domain/unreachable.ts';
import type { CurrentPrice } from '../english/home.ts';
import { joinDances, parseEventName } from '../eventName.ts';
import { formatMoney } from '../money.ts';
import { createTranslator } from '../createTranslator.ts';
import { createPluralizer } from '../plurals.ts';
import type { Sentences, Translation } from '../translation.ts';

const counted = createPluralizer('es');

/** A place: 1.º, 2.º. */
const ordinal = (place: number): string => `${place}.º`;

const list = (names: readonly string[]): string => new Intl.ListFormat('es').format(names);

const LEVELS = createTranslator<Level>({
  Newcomer: 'Debutantes',
  Bronze: 'Bronce',
  Silver: 'Plata',
  Gold: 'Oro',
  Novice: 'Novicio',
  Prechamp: 'Precampeonato',
  Championship: 'Campeonato',
  Syllabus: 'Figuras básicas',
  Open: 'Abierto',
  Amateur: 'Amateur',
  Beginner: 'Principiantes',
  Advanced: 'Avanzado',
});
const STYLES = createTranslator<Style>({
  Standard: 'Estándar',
  Latin: 'Latinos',
  Smooth: 'Smooth',
  Rhythm: 'Rhythm',
  Nightclub: 'Nightclub',
});
const DANCES = createTranslator<Dance>({
  Waltz: 'Vals inglés',
  Tango: 'Tango',
  Foxtrot: 'Foxtrot',
  Quickstep: 'Quickstep',
  'Viennese Waltz': 'Vals vienés',
  ChaCha: 'Chachachá',
  Samba: 'Samba',
  Rumba: 'Rumba',
  Jive: 'Jive',
  'Paso Doble': 'Pasodoble',
  Swing: 'Swing',
  Bolero: 'Bolero',
  Mambo: 'Mambo',
  Salsa: 'Salsa',
  Bachata: 'Bachata',
  'West Coast Swing': 'West Coast Swing',
  'Night Club Two Step': 'Nightclub Two Step',
  Merengue: 'Merengue',
  'Argentine Tango': 'Tango argentino',
});
/** Only dances whose names are too long have a short one. */
const SHORT = createTranslator({
  Waltz: 'V. inglés',
  'Viennese Waltz': 'V. vienés',
  'West Coast Swing': 'West Coast',
  'Night Club Two Step': 'Two Step',
  'Argentine Tango': 'T. argentino',
} satisfies Partial<Record<Dance, string>>);
/** Short names of at most eight letters, a fifth of a phone wide. */
const TABS = createTranslator({
  Waltz: 'Inglés',
  'Viennese Waltz': 'Vienés',
  ChaCha: 'Chacha',
  Quickstep: 'Quick',
  'Paso Doble': 'Paso',
  'West Coast Swing': 'West C.',
  'Night Club Two Step': '2-Step',
  Merengue: 'Mereng.',
  'Argentine Tango': 'Tango a.',
} satisfies Partial<Record<Dance, string>>);

const levelName = (level: EventLevel): string => LEVELS.get(toStoredTerm(level)) ?? toStoredTerm(level);
const styleName = (style: EventStyle): string => STYLES.get(toStoredTerm(style)) ?? toStoredTerm(style);
const danceName = (dance: string | CustomTerm): string =>
  DANCES.get(toStoredTerm(dance)) ?? toStoredTerm(dance);

const FRACTIONS = new Map([
  ['1/8', 'Octavos'],
  ['1/16', 'Dieciseisavos'],
  ['1/32', 'Treintaidosavos'],
]);

/** 'Cuartos de final' and its article in a sentence: 'los'. Undefined for a custom name. */
function roundOf(stored: string): { readonly article: string; readonly name: string } | undefined {
  if (stored === 'Final') return { article: 'la', name: 'Final' };
  if (stored === 'Semi-Final') return { article: 'la', name: 'Semifinal' };
  if (stored === 'Quarter-Final') return { article: 'los', name: 'Cuartos de final' };
  const [, fraction] = /^(1\/\d+)-Final$/.exec(stored) ?? [];
  if (fraction !== undefined)
    return { article: 'los', name: `${FRACTIONS.get(fraction) ?? fraction} de final` };
  const [, counts] = /^(\d+)(?:st|nd|rd|th) Round$/.exec(stored) ?? [];
  return counts === undefined ? undefined : { article: 'la', name: `${counts}.ª eliminatoria` };
}

const roundName = (stored: string): string => roundOf(stored)?.name ?? stored;

/** La semifinal, los cuartos de final: with its article, as Spanish says it. */
function roundInSentence(stored: string): string {
  const round = roundOf(stored);
  return round === undefined ? stored : `${round.article} ${round.name.toLowerCase()}`;
}

const roundStates = {
  initialized: 'A continuación',
  empty: 'Sin parejas',
  running: 'En pista',
  skipped: 'No se baila',
  marked: 'Marcas recibidas',
  posted: 'Publicada',
} as const satisfies Record<RoundState, string>;

/** The usual roles of officials, by their stored names. */
const ROLES = new Map([
  ['Judge', 'Juez'],
  ['Chairman of Judges', 'Presidencia del jurado'],
  ['Scrutineer', 'Escrutinio'],
  ['MC', 'Presentación'],
  ['Deck captain', 'Zona de espera'],
]);

const PAYERS: Readonly<Record<Category, string>> = {
  newcomer: 'Debutantes',
  junior: 'Júniors',
  student: 'Estudiantes',
  adult: 'Adultos',
};

/** «Estudiantes: $45 hasta el domingo, 2 de noviembre, después $55.» */
const costsSaid = ({ who, price, isFrom, next }: CurrentPrice, until: string): string =>
  `${who === undefined ? 'Cuesta' : `${PAYERS[who]}:`}${isFrom ? ' desde' : ''} ${price}${until}${next === undefined ? '' : `, después ${next}`}.`;

const AT_PRICE: Readonly<Record<RegistrationPhase, string>> = {
  pending: '',
  early: ' al precio anticipado',
  normal: ' al precio normal',
  late: ' al precio de última hora',
};

const couplesSaid = (n: number): string => counted(n, { one: '1 pareja', other: `${n} parejas` });

const AGES = createTranslator<AgeGroup>({
  Preteen1: 'Infantil 1',
  Preteen2: 'Infantil 2',
  Junior1: 'Júnior 1',
  Junior2: 'Júnior 2',
  Youth: 'Juventud',
  Under21: 'Sub-21',
  Student: 'Estudiantes',
  Adult: 'Adultos',
  Senior1: 'Sénior 1',
  Senior2: 'Sénior 2',
  Senior3: 'Sénior 3',
  Senior4: 'Sénior 4',
});
const ageName = (age: AgeGroup): string => AGES.get(age) ?? age;

const either = (levels: readonly EventLevel[]): string =>
  new Intl.ListFormat('es', { type: 'disjunction' }).format(levels.map(levelName));
const levelList = (levels: readonly EventLevel[]): string => list(levels.map(levelName));
const levelCount = (n: number): string => counted(n, { one: '1 nivel', other: `${n} niveles` });
const monthCount = (n: number): string => counted(n, { one: '1 mes', other: `${n} meses` });
const pointCount = (n: number): string => counted(n, { one: '1 punto', other: `${n} puntos` });
const eventCount = (n: number): string => counted(n, { one: '1 prueba', other: `${n} pruebas` });
const capitalized = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** 'un solo nivel', 'dos niveles contiguos' */
const neighbours = (span: number): string =>
  span === 1 ? 'un solo nivel' : `${span === 2 ? 'dos' : span} niveles contiguos`;

function closedBy(closing: LevelClosing): string {
  const there = levelName(closing.at);
  switch (closing.by) {
    case 'points':
      return `${pointCount(closing.points)} en ${there}`;
    case 'entry':
      return `una inscripción en ${there}`;
    case 'placing':
      return `un ${ordinal(closing.place)} puesto o mejor en ${there}`;
    default:
      return unreachable(closing);
  }
}

function missing(closing: LevelClosing): string {
  const there = levelName(closing.at);
  switch (closing.by) {
    case 'points':
      return `menos de ${pointCount(closing.points)} en ${there}`;
    case 'entry':
      return `ninguna inscripción en ${there}`;
    case 'placing':
      return `ningún ${ordinal(closing.place)} puesto o mejor en ${there}`;
    default:
      return unreachable(closing);
  }
}

const eligibilityRules: {
  readonly [Name in EligibilityRuleName]: (rule: NonNullable<EligibilityRules[Name]>) => string;
} = {
  styles: (styles) => `Solo ${list(styles.map(styleName))}.`,
  levelsHere: (here) => `Niveles de esta competencia: ${levelList(here)}.`,
  levels: ({ per, span, most }) =>
    `${capitalized(neighbours(span))} en cada ${per === 'style' ? 'estilo' : 'baile'}${most === undefined ? '' : `, y como mucho ${levelCount(most)} por estilo`}.`,
  twoLevelsFrom: ({ level, holdsFor }) =>
    holdsFor === 'couple'
      ? `La misma pareja entra en dos niveles de un estilo solo a partir de ${levelName(level)}.`
      : `Dos niveles de un estilo solo a partir de ${levelName(level)}.`,
  acrossStyles: ({ span }) =>
    span === 1 ? 'El mismo nivel en todos tus estilos.' : `Todos tus estilos dentro de ${neighbours(span)}.`,
  otherRole: ({ lower }) => `En el rol que bailas menos, hasta ${levelCount(lower)} más abajo.`,
  noviceApart: () => `${levelName('Novice')} va aparte: no es contiguo a ningún nivel.`,
  coupleLevel: () => 'La pareja baila en el nivel de quien lo tiene más alto.',
  ownLevel: ({ up }) => {
    if (up >= MAX_RULE_VALUES.levels - 1) return 'No por debajo de tu nivel.';
    return up === 0 ? 'Solo tu nivel.' : `Tu nivel y hasta ${levelCount(up)} por encima.`;
  },
  splitLevels: () => 'Si tu pareja tiene un nivel más alto, puedes bailar su nivel además del tuyo.',
  points: ({ scheme, byRole, checkedAfterwards }) =>
    [
      'Los puntos te hacen subir: con 7 en un baile se te cierra ese nivel.',
      ...(scheme === 'YCN' ? [] : ['Los niveles abiertos cuentan para todo el estilo.']),
      ...(byRole ? ['Cuentan en el rol en que los ganaste.'] : []),
      ...(checkedAfterwards
        ? ['Se comprueban después: quien ya no podía bailar ahí queda fuera de la clasificación.']
        : []),
    ].join(' '),
  timeLimits: (limits) =>
    limits
      .map((limit) => `${levelName(limit.level)} si llevas bailando ${monthCount(limit.months)} o menos.`)
      .join(' '),
  closings: (closings) =>
    closings
      .map((closing) => `${levelName(closing.level)} se cierra después de ${closedBy(closing)}.`)
      .join(' '),
  mostEntries: ({ entries }) => `Como mucho ${eventCount(entries)} por persona.`,
  newcomerPrice: () => `Con el precio de debutante solo se baila ${levelName('Newcomer')}.`,
  ages: ({ span }) =>
    span === 1
      ? 'Solo tu categoría de edad.'
      : `${capitalized(span === 2 ? 'dos' : String(span))} categorías de edad contiguas, la tuya entre ellas.`,
  titles: ({ months, age }) =>
    `Los títulos son para estudiantes: con estudios en los últimos ${monthCount(months)} y ${age} años como máximo.`,
  costumesFrom: ({ level }) => `Sin traje de competencia por debajo de ${levelName(level)}.`,
};

function becauseOfRules(reason: WarningReason): string {
  switch (reason.kind) {
    case 'same couple twice':
      return 'Esta pareja ya está en esta prueba.';
    case 'twice in the event':
      return 'Ya está en esta prueba con otra persona.';
    case 'style not danced':
      return `En esta competencia solo hay ${list(reason.styles.map(styleName))}.`;
    case 'levels too far apart': {
      const where = reason.dance === undefined ? styleName(reason.style) : danceName(reason.dance);
      return `${capitalized(neighbours(reason.span))} por ${reason.dance === undefined ? 'estilo' : 'baile'}: queda lejos de ${levelList(reason.beside)} en ${where}.`;
    }
    case 'too many levels':
      return `Como mucho ${levelCount(reason.most)} en ${styleName(reason.style)}: ya están ${levelList(reason.beside)}.`;
    case 'one level only':
      return `Dos niveles de un estilo solo a partir de ${levelName(reason.from)}${reason.asCouple ? ' en la misma pareja' : ''}: ya está ${levelList(reason.beside)}.`;
    case 'styles too far apart':
      return `Todos los estilos dentro de ${neighbours(reason.span)}: queda lejos de ${levelList(reason.beside)}.`;
    case 'too low in that role':
      return `${reason.role === 'lead' ? 'Como líder' : 'Como seguidor'}, como mucho ${levelCount(reason.lower)} por debajo de ${levelName(reason.usual)}.`;
    case 'below their level':
      return `Por debajo de su nivel, que es ${levelName(reason.own)}.`;
    case 'above their level':
      return reason.up === 0
        ? `Por encima de su nivel, que es ${levelName(reason.own)}.`
        : `Más de ${levelCount(reason.up)} por encima del suyo, que es ${levelName(reason.own)}.`;
    case 'out by points': {
      const won = list(
        reason.dances.map(({ dance, points }) => `${pointCount(points)} en ${danceName(dance)}`),
      );
      const opens = reason.opens === undefined ? '' : ` Puede bailar desde ${levelName(reason.opens)}.`;
      return `${levelName(reason.level)} se le cerró: ${won}.${opens}`;
    }
    case 'danced too long':
      return `${levelName(reason.limit.level)} es para quien lleva ${monthCount(reason.limit.months)} o menos, no ${reason.months}.`;
    case 'closed by a higher level':
      return `${levelName(reason.closing.level)} se cierra después de ${closedBy(reason.closing)} en el mismo estilo.`;
    case 'too many entries':
      return `Como mucho ${eventCount(reason.most)}, no ${reason.entries}.`;
    case 'newcomers’ price':
      return `El precio de debutante es solo para ${levelName('Newcomer')}.`;
    case 'ages too far apart': {
      const near = reason.own === undefined ? reason.beside : [reason.own];
      return `Solo categorías de edad contiguas: queda lejos de ${list(near.map(ageName))}.`;
    }
    case 'students only':
      return 'Solo para estudiantes.';
    case 'no title':
      return `Puede bailar, pero no ganar el título: es para estudiantes con estudios en los últimos ${monthCount(reason.titles.months)}, de ${reason.titles.age} años como máximo.`;
    case 'no costume':
      return `Sin traje de competencia por debajo de ${levelName(reason.from)}.`;
    default:
      return unreachable(reason);
  }
}

function openUntil(until: ClosingCondition): string {
  switch (until.kind) {
    case 'months':
      return `hasta ${monthCount(until.months)} bailando`;
    case 'points':
      return `menos de ${pointCount(until.points)}`;
    case 'closing':
      return missing(until.closing);
    default:
      return unreachable(until);
  }
}

/** Neutral Latin American Spanish: ustedes, and words understood from Mexico to Argentina. */
const CATEGORY: Readonly<Record<Category, string>> = {
  newcomer: 'Debutante',
  junior: 'Júnior',
  student: 'Estudiante',
  adult: 'Adulto',
};
const WINDOW: Readonly<Record<PriceWindow, string>> = {
  early: 'anticipado',
  normal: 'normal',
  late: 'de última hora',
};
const EXTRAS = createTranslator<Exclude<Extra, object>>({
  membership: 'Membresía',
  ticket: 'Entrada de público',
  dinner: 'Cena',
});
const extraName = (extra: Extra): string => EXTRAS.get(toStoredTerm(extra)) ?? toStoredTerm(extra);

/** 2.ª prueba, 2.ª y 3.ª prueba, de la 4.ª a la 8.ª prueba; un baile es masculino. */
function numbered(of: CountedUnit, from: number, to: number): string {
  const [ending, noun] = of === 'entry' ? ['ª', 'prueba'] : ['º', 'baile'];
  const [first, last] = [`${from}.${ending}`, `${to}.${ending}`];
  if (from === to) return `${first} ${noun}`;
  if (to === from + 1) return `${first} y ${last} ${noun}`;
  return of === 'entry' ? `De la ${first} a la ${last} prueba` : `Del ${first} al ${last} baile`;
}

function discountName({ name, amount }: Discount): string {
  if (amount.kind === 'cents') return `${name}: ${formatMoney(amount.cents)} menos`;
  return amount.percent === 100
    ? `${name}: inscripción gratis`
    : `${name}: ${amount.percent} % menos en las pruebas`;
}

const billReason: Sentences<'bill'>['reason'] = (why, isOnly) => {
  switch (why.kind) {
    case 'no entries':
      return 'No baila';
    case 'base':
      return isOnly
        ? `Precio ${WINDOW[why.window]}`
        : `${CATEGORY[why.category]}, precio ${WINDOW[why.window]}`;
    case 'only':
      return `Solo ${list(why.styles.map(styleName))}`;
    case 'free levels':
      return `${eventCount(why.entries)} en ${levelList(why.levels)}, gratis`;
    case 'each':
      return `${numbered(why.of, why.from, why.to)}${why.to > why.from ? `, ${formatMoney(why.each)} ${why.of === 'entry' ? 'cada una' : 'cada uno'}` : ''}`;
    case 'beyond':
      return `${numbered(why.of, why.from, why.to)}, gratis`;
    case 'second level':
      return `Segundo nivel en ${list(why.styles.map(styleName))}`;
    case 'at most':
      return `Como mucho ${formatMoney(why.most)} por todas las pruebas`;
    case 'extra':
      return extraName(why.what);
    case 'at the door':
      return 'Pago en la puerta';
    case 'discount':
      return discountName(why.discount);
    case 'volunteer':
      return 'Turno de voluntariado';
    case 'by hand':
      return why.why.trim() === '' ? 'Fijado por la organización' : `Fijado por la organización: ${why.why}`;
    default:
      return unreachable(why);
  }
};

const es: Translation = {
  terms: {
    levelName,
    ageName,
    styleName,
    danceName,
    danceShort: (dance) => SHORT.get(toStoredTerm(dance)) ?? danceName(dance),
    eventName: (event) => {
      const made = parseEventName(event);
      if (made === undefined) return event.name;
      const age = made.age === undefined ? '' : ` ${ageName(made.age)}`;
      const name = `${styleName(made.style)} ${levelName(made.level)}${age}`;
      return made.dances.length === 0 ? name : `${name}: ${joinDances(made.dances.map(danceName))}`;
    },
    roundName,
    floor: (floor) => `Pista ${floor}`,
    roundInSentence,
    ordinal,
    roundState: (state) => roundStates[state],
  },

  bill: {
    title: 'Cuánto cuesta',
    reason: billReason,
    categoryName: (category) => CATEGORY[category],
    windowName: (window) => `Precio ${WINDOW[window]}`,
    extraName,
    none: 'Todavía no hay precio.',
    total: 'Total',
  },

  eligibility: {
    title: 'Quién puede inscribirse en qué',
    advice: 'Si una regla no se ajusta a tu caso, pregunta a la organización: ella decide.',
    always: 'Se puede bailar con varias personas y en los dos roles, pero una sola vez en cada prueba.',
    none: 'Todavía no hay reglas: inscríbete en lo que quieras.',
    ageName,
    table: {
      label: 'Niveles',
      level: 'Nivel',
      openIf: 'Abierto con',
      openToAll: 'Abierto a todo el mundo',
      beside: { style: 'También en el mismo estilo', dance: 'También en el mismo baile' },
      alone: 'Ningún otro nivel',
      anything: 'Cualquier nivel',
      withOthers: (levels) => `${either(levels)} con otra persona`,
      levels: either,
      openUntil: (until) => capitalized(until.map(openUntil).join(', ')),
    },
    points: {
      label: 'Puntos por puesto',
      results: 'Resultados',
      places: ['1.º', '2.º', '3.º', '4.º–6.º'],
      resultsOf: ({ levelsBelow, roundsBefore }) => {
        if (levelsBelow > 1) return 'Dos o más niveles por debajo';
        const held = roundsBefore > 1 ? 'con cuartos de final' : 'con semifinal';
        return `${levelsBelow === 0 ? 'El nivel bailado' : 'Un nivel por debajo'}, ${held}`;
      },
      more: 'Una final directa no da puntos. En una prueba de varios bailes, el puesto cuenta para cada uno.',
    },
    says: (name, rule) => eligibilityRules[name](rule),
    because: becauseOfRules,
  },

  problems: {
    refusal: (problem) => {
      switch (problem.code) {
        case 'not allowed':
          return 'El servidor no lo aceptó: está cerrado (pregunta al escrutador) o tu cuenta no lo permite (pregunta a la organización).';
        case 'unavailable':
          return 'El servidor no puede guardar nada ahora. Inténtalo otra vez.';
        case 'no answer':
          return 'Se cortó la conexión antes de la respuesta. Comprueba si llegó.';
        case 'overtaken':
          return 'Alguien se adelantó: no se cambió nada.';
        case 'past':
          return 'No había conexión, así que no se envió. Hazlo otra vez.';
        case 'renumbered':
          return 'El programa cambió antes las rondas de esta prueba. Hazlo otra vez en la ronda actual.';
        case 'nobody in it':
          return 'Ya no hay parejas en esta ronda.';
        case 'comes first':
          return 'La ronda anterior ya no está publicada.';
        case 'other line-up':
          return 'La lista de parejas cambió antes. Empieza la ronda otra vez.';
        case 'number taken':
          return 'Otra persona recibió antes este número: no se cambió nada.';
        case 'posted':
          return 'La ronda se publicó antes y queda como está.';
        case 'result changed':
          return 'El resultado cambió antes. Míralo otra vez y fírmalo.';
        case 'sheet is in':
          return 'La hoja del juez llegó antes y es la que cuenta.';
        case 'not open':
          return 'No iniciaste sesión en este dispositivo. Inicia sesión otra vez.';
        case 'other':
          return 'El servidor no lo aceptó. Inténtalo otra vez. Si vuelve a pasar, avisa a la organización.';
        default:
          return unreachable(problem);
      }
    },
  },

  connection: {
    live: 'Conectado',
    reconnecting: (saved) =>
      saved === 0
        ? 'Reconectando'
        : `Reconectando, ${counted(saved, { one: '1 guardado aquí', other: `${saved} guardados aquí` })}`,
    offlineSince: (time) => `Sin conexión desde las ${time}`,
  },

  couple: {
    toGo: (couples) => counted(couples, { one: 'falta 1', other: `faltan ${couples}` }),
    exactly: (couples) => `exactamente ${couples}`,
    tooMany: (couples) => counted(couples, { one: 'sobra 1', other: `sobran ${couples}` }),
    of: (wanted) => `de ${wanted}`,
    countIs: (chosen, wanted, count) => `${chosen} de ${wanted}, ${count}`,
    chosen: 'Parejas marcadas',
    penciled: 'a lápiz',
    hasCome: 'llegó tarde',
    notSaved: 'sin guardar',
  },

  results: {
    title: 'Resultados',
    titleOf: (event) => `${event}, resultados`,
    loading: 'Cargando los resultados',
    notShown: 'No disponible',
    none: 'Todavía no hay resultados.',
    noneMore: 'Aparecen aquí en cuanto se publica la primera ronda.',
    otherStyles: 'Otros',
    couples: (count) => counted(count, { one: 'pareja', other: 'parejas' }),
    alone: (n) => `+ ${n} sin pareja`,
    standing: (now) => {
      switch (now.kind) {
        case 'not danced':
          return 'Sin bailar';
        case 'on the floor':
          return `${roundName(now.round.name)} en pista`;
        case 'result to come':
          return `${roundName(now.round.name)}: resultado pendiente`;
        case 'callbacks posted':
          return `${roundName(now.round.name)}: pases publicados`;
        case 'waits for the awards':
          return 'La clasificación se anuncia en la premiación';
        case 'final posted':
          return 'Final publicada';
        default:
          return unreachable(now);
      }
    },
  },

  eventResult: {
    back: 'Volver',
    all: 'Todos los resultados',
    noEvent: 'Prueba no encontrada',
    noEventMore: (event) => `Aquí no hay ninguna prueba «${event}». En la lista de resultados están todas.`,
    size: (couples, rounds) =>
      `${counted(couples, { one: '1 pareja', other: `${couples} parejas` })}, ${counted(rounds, {
        one: '1 ronda',
        other: `${rounds} rondas`,
      })}`,
    rounds: 'Rondas',
    none: 'Todavía no hay resultado.',
    noneMore: 'Aparece aquí en cuanto se publica la primera ronda.',
    atTheAwards: 'La clasificación se anuncia en la premiación.',
    atTheAwardsMore: 'La final ya está juzgada. Los puestos aparecen aquí en cuanto se anuncian.',
    unreadable: 'Este resultado no se puede leer. Pide al escrutador que lo publique de nuevo.',
    advance: (recalled, danced, next) => {
      const to = next === undefined ? 'la siguiente ronda' : roundInSentence(next);
      return `${counted(recalled, { one: 'Pasa 1', other: `Pasan ${recalled}` })} de ${danced} a ${to}`;
    },
    recalled: (couples) => counted(couples, { one: 'pasa 1', other: `pasan ${couples}` }),
    marks: 'Marcas',
    places: 'Clasificación',
    legend: (majority) =>
      `Una columna «1–3» cuenta los jueces que pusieron a la pareja 3.ª o mejor.${
        majority === undefined
          ? ''
          : ` La mayoría son ${majority}; la casilla resaltada es donde la pareja obtuvo su puesto.`
      } Entre paréntesis, la suma de esas marcas.`,
  },

  marks: {
    place: 'Puesto',
    rule: 'Regla',
    total: 'Total',
    couple: 'Pareja',
    sum: 'Suma',
    marks: 'Marcas',
    couples: 'Parejas',
    runningTotal: 'Acumulado',
    column: (column) => (column === 1 ? '1' : `1–${column}`),
    tie: (rule) => `${rule}-empate`,
    tied: 'empate',
    working: (dance) => `${dance}, cálculo`,
    marksAndWorking: (dance) => `${dance}, marcas y cálculo`,
    summary: 'Resumen',
    summaryOf: (dances) => `${dances.join(', ')}: puestos y total`,
    marksOf: (round) => `${round}, marcas`,
    judgesMarksOf: (round) => `${round}, marcas de los jueces`,
    mark: 'X',
    recalled: 'pasa',
    notRecalled: 'no pasa',
    tally: 'Parejas por número de marcas',
    tieAtCut: 'empate en el corte',
    seat: { empty: 'pendiente', part: 'en parte', in: 'recibida' },
    seatIs: (judge, state) => `${judge}: ${state}`,
  },

  languageChoice: { language: 'Idioma' },

  dialog: { close: 'Cerrar', cancel: 'Cancelar' },

  parts: {
    loading: 'Cargando',
    notShown: 'No se puede mostrar',
    refused: 'El servidor no lo mostró. Recarga la página. Si vuelve a pasar, avisa a la organización.',
    lastUpdated: (time) => `Actualizado a las ${time}.`,
    optional: '(opcional)',
    undo: 'Deshacer',
    organizer: 'Escribir a la organización',
    comma: ', ',
  },

  signInProblems: {
    known: {
      'invalid-api-key': {
        problem: 'Esta competencia no está bien configurada: su clave no es válida.',
        remedy: 'Avisa a la organización: la configuración necesita la apiKey correcta.',
      },
      'popup-blocked': {
        problem: 'El navegador bloqueó la ventana de acceso.',
        remedy: 'Permite ventanas emergentes en esta página e inténtalo otra vez.',
      },
      'popup-closed-by-user': {
        problem: 'La ventana de acceso se cerró demasiado pronto.',
        remedy: 'Inténtalo otra vez y déjala abierta hasta que se cierre sola.',
      },
      'cancelled-popup-request': {
        problem: 'Hay otra ventana de acceso abierta.',
        remedy: 'Usa la más nueva o inténtalo otra vez.',
      },
      'unauthorized-domain': {
        problem: 'En esta dirección no se puede iniciar sesión.',
        remedy: 'Abre la página en su dirección habitual o avisa a la organización.',
      },
      'network-request-failed': {
        problem: 'El servidor no responde.',
        remedy: 'Revisa el wifi e inténtalo otra vez.',
      },
      'user-mismatch': {
        problem: 'Tienes la sesión iniciada con otra cuenta.',
        remedy: 'Cierra la sesión primero o usa esa cuenta.',
      },
      'password-does-not-meet-requirements': {
        problem: 'Esa contraseña es demasiado débil para esta competencia.',
        remedy: 'Usa una más larga, con los caracteres que piden las reglas.',
      },
      'multi-factor-auth-required': {
        problem: 'Esta cuenta pide un segundo factor, que esta página no admite.',
        remedy: 'Pide a la organización una cuenta solo con contraseña.',
      },
      'invalid-email': {
        problem: 'Eso no es una dirección de correo.',
        remedy: 'Necesita una @ y un dominio, como nombre@escuela.edu.',
      },
      'invalid-credential': {
        problem: 'El correo o la contraseña no son correctos.',
        remedy: 'Revisa los dos. La organización puede poner una contraseña nueva.',
      },
      'invalid-action-code': {
        problem: 'Este enlace ya se usó, o se envió uno más nuevo.',
        remedy: 'Pide otro.',
      },
      'expired-action-code': { problem: 'Este enlace tiene más de una hora.', remedy: 'Pide otro.' },
      'user-disabled': {
        problem: 'Esta cuenta está cerrada.',
        remedy: 'Pide a la organización que la abra otra vez.',
      },
      'too-many-requests': {
        problem: 'Demasiados intentos.',
        remedy: 'Espera un minuto e inténtalo otra vez. La organización puede desbloquear la cuenta.',
      },
      'operation-not-allowed': {
        problem: 'Esta competencia no permite esta forma de acceso.',
        remedy: 'Usa correo y contraseña, o pregunta a la organización.',
      },
    },
    other: {
      problem: 'No se pudo iniciar sesión.',
      remedy: 'Inténtalo otra vez. Si sigue fallando, avisa a la organización.',
    },
  },

  topBar: {
    loading: 'Cargando...',
    unnamed: 'Competencia nueva',
    menu: 'Menú',
    pages: 'Páginas',
    page: {
      home: 'Para participantes',
      details: 'Detalles',
      rules: 'Reglas',
      venue: 'Lugar',
      contact: 'Contacto',
      about: 'Quiénes somos',
    },
    step: {
      details: 'Ver detalles',
      register: 'Inscribirse',
      updateEntries: 'Mi inscripción',
      live: 'En vivo',
      results: 'Ver resultados',
    },
  },

  home: {
    loading: 'Cargando la competencia',
    noConnection: 'Sin conexión. Esta página se abre cuando vuelvas a tenerla.',
    unnamed: 'Competencia nueva',
    fresh: 'Todavía no hay nada configurado.',
    organizer: '¿Organizas? Inicia sesión para empezar.',
    registration: (now) => {
      switch (now.kind) {
        case 'to come':
          return now.opens === undefined
            ? 'La inscripción todavía no está abierta.'
            : `La inscripción se abre el ${now.opens}.`;
        case 'open': {
          const end = now.priceEnds ?? now.closes;
          const until = end === undefined ? '' : ` hasta el ${end}`;
          const is = `La inscripción${now.isEarly ? ' anticipada' : ''} está abierta`;
          const open =
            now.costs === undefined
              ? `${is}${AT_PRICE[now.phase]}${until}.`
              : `${is}. ${costsSaid(now.costs, until)}`;
          const isSaid = now.priceEnds === undefined || now.closes === undefined;
          return isSaid ? open : `${open} Se cierra el ${now.closes}.`;
        }
        case 'closed':
          return now.since === undefined
            ? 'La inscripción está cerrada.'
            : `La inscripción se cerró el ${now.since}.`;
        default:
          return unreachable(now);
      }
    },
    daysLeft: (days) =>
      counted(days, { one: 'día para el primer baile', other: 'días para el primer baile' }),
    theDay: ({ day, days }) => (days === 1 ? 'Hoy' : `Día ${day} de ${days}`),
    over: 'La competencia terminó.',
    prices: {
      title: 'Precios y fechas límite',
      titleUntil: 'Fechas de inscripción',
      until: (day) => `hasta el ${day}`,
      of: (who, price) => `${PAYERS[who]} ${price}`,
      name: { early: 'Precio anticipado', normal: 'Precio normal', late: 'Precio de última hora' },
      state: { past: 'terminado', now: 'ahora', next: 'después' },
      openEnd: 'sin fecha límite',
    },
    news: 'De la organización',
    officials: 'Jueces y oficiales',
    organizers: 'Organización',
    role: (stored) => ROLES.get(stored) ?? stored,
    bioOf: (name) => `Sobre ${name}`,
  },

  partners: {
    title: '¿Quién busca pareja?',
    tab: 'Buscan pareja',
    lead: 'Pregunta a alguien. Ve tu nombre, tu escuela y tu nota, nunca tu correo. Si dice que sí, quedan inscritos como pareja y el líder recibe un número.',
    loading: 'Cargando la lista',
    styles: 'Estilo',
    levels: 'Nivel',
    allStyles: 'Todos los estilos',
    allLevels: 'Todos los niveles',
    side: 'Mostrar',
    leads: (n) => counted(n, { one: '1 líder', other: `${n} líderes` }),
    follows: (n) => counted(n, { one: '1 seguidor', other: `${n} seguidores` }),
    looksAs: { lead: 'Líder.', follow: 'Seguidor.' },
    looksFor: (levels) => `${levels}.`,
    you: 'tú',
    none: 'Ahora mismo nadie busca pareja.',
    noneMore: 'Casi todos aparecen en la última semana.',
    noneOf: { lead: 'Aquí todavía no hay líderes.', follow: 'Aquí todavía no hay seguidores.' },
    ask: 'Preguntar',
    askWhom: (name) => `Preguntar a ${name}`,
    asked: 'Preguntado',
    asksYou: 'Te pregunta',
    otherPlans: 'Otros planes',
    notForYou: 'No buscas pareja en nada que puedan bailar juntos.',
    noCode: 'Para preguntar, inscríbete primero o abre tu inscripción con tu código en este dispositivo.',
    register: 'Inscribirse',
    myEntries: 'Mi inscripción',
    asking: {
      question: (name) => `¿Preguntar a ${name} si baila contigo?`,
      who: 'Quién pregunta',
      events: 'En estas pruebas',
      note: 'Mensaje',
      noteHelp: 'Solo las lee esa persona. Sin teléfono ni dirección.',
      verb: 'Preguntar',
      busy: 'Preguntando',
      nothing: 'Elige una prueba',
      full: 'Ya preguntaste a 40 personas. Cancela antes una solicitud.',
    },
    requests: {
      title: 'Tus solicitudes',
      asks: (name) => `${name} te pregunta`,
      asksDancer: (name, dancer) => `${name} pregunta a ${dancer}`,
      askedYou: (name) => `${name} te preguntó`,
      yes: 'Decir que sí',
      saying: 'Diciendo que sí',
      no: 'No, gracias',
      kind: (name) => `Si dices que no, lee «${name} tiene otros planes.»`,
      remove: 'Quitar',
      youAsked: 'Preguntaste a',
      waiting: 'sin respuesta todavía',
      namedBy: (name) =>
        `Te inscribiste con ${name} por su nombre. Alguien se inscribió como ${name} y dice que es esa persona. Di que sí solo si lo sabes.`,
      confirm: 'Sí, es mi pareja',
      confirms: (name, events) => `Cuando ${name} diga que sí, estás en ${list(events)}.`,
      takeBack: 'Cancelar solicitud',
      otherPlans: (name) => `${name} tiene otros planes.`,
      past: (why, name) =>
        ({
          withdrawn: `${name} ya no está en esta prueba.`,
          'asker has a partner': `${name} encontró a otra persona.`,
          'you have a partner': 'Ya tienes pareja ahí.',
        })[why],
      pastForAsker: (why, name) =>
        ({
          withdrawn: 'Ya no estás en esta prueba.',
          'asker has a partner': 'Ya tienes pareja ahí.',
          'you have a partner': `${name} encontró pareja.`,
        })[why],
      together: 'Bailan juntos',
      couple: (lead, follow) => `${lead} y ${follow}`,
      noNumber: 'La organización les da un número.',
      entered: 'Pareja inscrita',
    },
    problem: {
      closed: 'La inscripción está cerrada. Ya no pueden inscribirse juntos.',
      gone: 'La otra persona canceló la solicitud.',
      answered: 'Ya se respondió desde otro dispositivo.',
      changed: 'No se pudo: algo cambió mientras tanto. Revísalo otra vez.',
      signIn: 'No hay conexión con el servidor. Inténtalo otra vez en un momento.',
      other: 'No se pudo. Inténtalo otra vez o escribe a la organización.',
    },
    waits: 'Sin conexión. Deja esta página abierta: se envía cuando vuelvas a tenerla.',
  },

  lists: {
    pages: 'Listas',
    entries: 'Inscripciones',
    competitors: 'Participantes',
    partners: 'Buscan pareja',
    search: 'Nombre, escuela o número',
    noConnection: 'Sin conexión. Esta página se abre cuando vuelvas a tenerla.',
    loading: 'Cargando la lista',
    offline: 'Puede no estar al día.',
    nobodyFound: (typed) => `No se encontró a nadie con «${typed}».`,
    nobodyFoundMore: 'Basta una parte del nombre, la escuela o el número.',
    withheld: 'Nombre reservado',
    noSchool: 'Sin escuela',
    couples: couplesSaid,
    events: (n) => counted(n, { one: '1 prueba', other: `${n} pruebas` }),
    waiting: (n) => counted(n, { one: '1 busca pareja', other: `${n} buscan pareja` }),
    dancers: (n) => counted(n, { one: '1 participante', other: `${n} participantes` }),
    entriesPage: {
      none: 'Todavía no hay pruebas.',
      noneMore: 'La organización aún no las publica. Vuelve más tarde.',
      by: 'Orden',
      byEvent: 'Por prueba',
      bySchool: 'Por escuela',
      styles: 'Estilos',
      allStyles: 'Todos los estilos',
      numbers: 'Solo números',
      nobody: 'Sin inscripciones',
      looking: (name) => `${name}, busca pareja`,
    },
    competitorsPage: {
      none: 'Todavía no hay nadie inscrito.',
      noneMore: 'Quien se inscriba aparece aquí enseguida.',
      from: (dancers, schools) =>
        `${dancers} de ${counted(schools, { one: '1 escuela', other: `${schools} escuelas` })}`,
      notEntered: 'Aún sin pruebas',
      showAll: (n) => `Ver los ${n}`,
    },
    competitorPage: {
      title: (name) => `${name}, participante`,
      nobody: 'No hay nadie en esta dirección',
      nobodyMore: 'En la lista de participantes está todo el mundo.',
      all: 'Todos los participantes',
      noNumber: 'Aún sin número',
      roles: { lead: 'líder', follow: 'seguidor', both: 'líder y seguidor' },
      partners: 'Baila con',
      dances: 'Pruebas',
      next: 'A continuación',
      noEvents: 'Todavía en ninguna prueba.',
      with: (partner) => `con ${partner}`,
      looking: 'busca pareja',
      judged: 'Ver cómo se juzgó',
      entered: 'Inscrita',
      notInIt: 'No está en la ronda',
      toDance: (round, heat, at) =>
        [
          roundName(round),
          ...(heat === undefined ? [] : [heat]),
          ...(at === undefined ? [] : [`hacia las ${at}`]),
        ].join(', '),
      heat: (heat, of) => `serie ${heat} de ${of}`,
      through: (n, of) => `Pasa: siguen ${n} de ${of}.`,
      onTheFloor: (round) => `${roundName(round)}: en pista ahora`,
      resultToCome: (round) => `${roundName(round)}: resultado pendiente`,
      out: (round, best, of) => `Llegó a ${roundInSentence(round)}, entre las ${best} mejores de ${of}`,
      awards: 'En la final; los puestos se anuncian en la premiación',
      placed: (of) => `En la final, de ${couplesSaid(of)}`,
    },
  },

  reading: {
    titled: (page, competition) => (competition === undefined ? page : `${page} – ${competition}`),
    loading: 'Cargando la página',
    noConnection: 'Sin conexión. Esta página se abre cuando vuelvas a tenerla.',
    contents: 'En esta página',
    map: 'Abrir el mapa',
  },

  startingTexts: {
    details: `Aquí se publicarán los horarios, la apertura de puertas y los precios de las entradas.

## Antes del día

- Inscríbete con tu pareja, o busca una en la lista de quienes buscan pareja.
- Revisa tu inscripción un día antes: pruebas, parejas y cómo están escritos los nombres.

## Al llegar

- Pasa primero por la mesa de inscripción. Los líderes reciben allí su número, y lo llevan todo el día en la espalda.
- Pregunta en la mesa dónde cambiarte y dónde calentar.

## Tu prueba

- Ve pronto a la zona de espera: una prueba puede empezar antes de su hora.
- Allí revisan tu número y te mandan a la pista con tu serie.
- Los pases y los resultados aparecen en este sitio en cuanto se publican.`,
    rules: `La organización todavía no publica sus propias reglas. Estas valen en la mayoría de las competencias universitarias.

## Niveles

En Debutantes, Bronce, Plata y Oro se bailan solo las figuras del nivel. Novicio, Precampeonato y Campeonato son abiertos. Por lo general se pueden bailar dos niveles contiguos en un estilo.

## En la pista

- Un número por líder: llévalo donde los jueces lo vean.
- Avanza en la línea de baile y cuida de las parejas de alrededor.
- Sin elevaciones, salvo donde la prueba las permita.

## Cómo se juzga

Los jueces eligen en cada ronda a las parejas que pasan, y en la final ponen un puesto a cada una. Los puestos se calculan con el Skating System; cada resultado de este sitio muestra cómo.`,
    venue: `Aquí se publicará cómo llegar, dónde estacionar y cómo es la pista.

- No entres a la pista con zapatos de calle. Los tacones necesitan protectores.
- Trae agua y algo de abrigo para el tiempo entre tus pruebas.`,
    contact: `Aquí se publicará una dirección para preguntas.

El día de la competencia, pregunta en la mesa de inscripción.`,
    about: `Aquí se presentará la organización.`,
  },

  screenStopped: {
    title: 'Esta pantalla se detuvo',
    reload: 'Recargar',
    notLoaded: {
      title: 'Sin conexión',
      opensLater: 'Esta pantalla se abre en cuanto vuelvas a tener conexión.',
      more: 'Lo que enviaste está a salvo.',
      back: 'Volver',
    },
    remedy: 'Lo que enviaste está a salvo. Si vuelve a pasar, avisa a la organización.',
  },

  notFound: {
    tab: 'No encontrado',
    title: 'Aquí no hay nada',
    remedy: 'Revisa la dirección o empieza en la página de inicio.',
    home: 'Página de inicio',
    entrance: {
      title: '¿Qué juez eres?',
      more: 'Elige tu letra y escribe tu código de acceso. O escanea el código de tu tarjeta.',
      none: 'Todavía no hay jueces.',
    },
  },

  footer: {
    who: {
      title: 'Quién viene',
      entries: 'Inscripciones',
      competitors: 'Participantes',
      partnerSearch: 'Buscan pareja',
      updateEntries: 'Mi inscripción',
    },
    website: 'Sitio web',
    facebook: 'Facebook',
    instagram: 'Instagram',
    poweredBy: (version) => `Con Floorcraft ${version}.`,
    community: '¿Preguntas? Únete a nuestro chat',
  },

  judgeSheet: {
    judge: (letter) => `Juez ${letter}`,
    loading: 'Cargando tu hoja',
    leftHanded: 'Para zurdos',
    dances: 'Bailes',
    danceTab: (dance) => TABS.get(toStoredTerm(dance)) ?? toStoredTerm(dance),
    tabSent: 'listo',
    tabSaved: 'guardado',
    marksOf: (marks, wanted) => `${marks} de ${wanted}`,
    floorIsOn: (dance) => `En pista: ${dance}`,
    goTo: (dance) => `Ir a ${dance}`,
    openAgain: (dance) => `${dance} está abierto otra vez`,
    hasCome: (numbers) =>
      counted(numbers.length, {
        one: `La ${numbers.join()} llegó tarde.`,
        other: `${list(numbers)} llegaron tarde.`,
      }),
    whoGoes: (numbers) =>
      counted(numbers.length, {
        one: `Toca quién sale por la ${numbers.join()}.`,
        other: `Toca quién sale por las ${list(numbers)}.`,
      }),
    notRecalled: (marks) => `No pasa: enviar ${marks}`,
    isOut: (numbers) =>
      counted(numbers.length, {
        one: `La ${numbers.join()} está fuera.`,
        other: `${list(numbers)} están fuera.`,
      }),
    outAndShort: (numbers, missing) => {
      const out = counted(numbers.length, {
        one: `La ${numbers.join()} está fuera`,
        other: `${list(numbers)} están fuera`,
      });
      return `${out}: marca ${counted(missing, { one: 'una más', other: `${missing} más` })} o envía así.`;
    },
    sendAsIs: 'Enviar así',
    alsoOnFloor: (event) => `${event} está en pista`,
    allSent: (event) => `${event}: todo enviado`,
    allSavedHere: (event) => `${event}: guardado, aún sin enviar`,
    otherRound: 'Otra ronda',
    next: (what) => `Sigue: ${what}`,
    nextOpens: 'Todo enviado. Tu próxima ronda se abre sola',
    allSentLater: (next) => `Todo enviado. Sigue: ${next}`,
    allSentLast: 'Todo enviado. Era tu última ronda',
    notSentYet: 'Guardado en este teléfono, aún sin enviar',
    delivery: {
      saving: 'Guardando',
      here: 'Guardado aquí',
      received: 'Recibido',
      draft: 'Guardado',
      late: 'Tarde',
      refused: 'No recibido',
    },
    offlineSavedHere: 'Sin conexión, guardado aquí',
    ofSent: (wanted) => `de ${wanted}, enviado`,
    ofSavedHere: (wanted) => `de ${wanted}, guardado aquí`,
    heats: 'Series',
    heat: (heat) => `Serie ${heat}`,
    heatOnFloor: 'en pista',
    heatToCome: 'por bailar',
    heatMarked: (marks) => counted(marks, { one: '1 marca', other: `${marks} marcas` }),
    send: (what) => `Enviar ${what}`,
    penciled: (couples) =>
      counted(couples, { one: '1 a lápiz, no cuenta.', other: `${couples} a lápiz, no cuentan.` }),
    recallExactly: (wanted) => `Marca exactamente ${wanted}`,
  },

  judge: {
    notFound: 'Juez no encontrado',
    noSuchJudge: (name, competition) =>
      `${competition ?? 'Esta competencia'} no tiene ningún juez «${name}». Pide tu propio enlace a la organización.`,

    codeIntro: 'Escanea tu código QR o escribe el código que aparece debajo. Este dispositivo será tuyo hoy.',
    code: 'Código de acceso',
    codeMissing: 'Escribe el código que está debajo de tu QR',
    codeWrong: 'Este código no abre tus hojas. Pide el código actual a la organización.',
    openSheets: 'Abrir mis hojas',
    codeChanged: 'Tu código de acceso cambió. Tus marcas están guardadas en este teléfono.',
    enterNewCode: 'Escribir el código nuevo',

    places: {
      yours: 'Tu clasificación',
      insert: (couple) => `La ${couple} llegó tarde: toca su puesto.`,
      put: (couple, place) => `Poner la ${couple} en el ${ordinal(place)} puesto`,
      tapNext: (place) => `Toca tu ${ordinal(place)}`,
      remove: (couple, place) => `Quitar la pareja ${couple} del ${ordinal(place)} puesto`,
      open: (places) => counted(places, { one: 'Falta 1 puesto', other: `Faltan ${places} puestos` }),
    },
    outOfFinal: (numbers) =>
      counted(numbers.length, {
        one: `La ${numbers.join()} está fuera. Las de detrás suben.`,
        other: `${list(numbers)} están fuera. Las de detrás suben.`,
      }),
    couples: (couples) => counted(couples, { one: '1 pareja', other: `${couples} parejas` }),
    swap: {
      verb: 'Cambiar',
      hint: 'toca para cambiar',
      tapTwo: 'Toca dos parejas para cambiarlas.',
      tapOther: (couple) => `Toca la pareja que se cambia con la ${couple}.`,
    },

    moved: {
      now: (dance) => `Ahora: ${dance}.`,
      unfinished: (dances) =>
        counted(dances.length, {
          one: `${list(dances)} no está terminado.`,
          other: `${list(dances)} no están terminados.`,
        }),
      marksStay: (marks, dance) =>
        marks === 0
          ? `Puedes terminar ${dance} hasta que se cierre la ronda.`
          : `${counted(marks, { one: 'Tu marca se queda', other: `Tus ${marks} marcas se quedan` })}. Puedes terminar ${dance} hasta que se cierre la ronda.`,
      judge: (dance) => `Juzgar ${dance}`,
    },

    keyed: (number) => `${number} y Enter`,
    notOnSheet: (number) => `La ${number} no está en esta hoja.`,

    notInRound: (numbers) =>
      counted(numbers.length, {
        one: `La ${numbers.join()} no está en esta ronda y no cuenta.`,
        other: `${list(numbers)} no están en esta ronda y no cuentan.`,
      }),
    wornTwice: (numbers) => `Dos parejas llevan el ${list(numbers)}. Di al escrutador a cuál te refieres.`,
    notReceived: (why) => `${why} Tus marcas están guardadas en este teléfono.`,
    reopened: (by, why) =>
      `Reabierta${by === undefined ? '' : ` por ${by}`}${why === undefined ? '' : `: ${why}`}. Envíala otra vez.`,
    lateButOpen:
      'Estas marcas llegaron con la ronda ya cerrada y no cuentan. La ronda está abierta otra vez: envíalas.',
    tryAgain: 'Reintentar',

    sendOther: {
      open: 'Enviar otro número',
      question: (chosen, wanted) => `¿Enviar ${chosen} en lugar de ${wanted}?`,
      told: (chosen, wanted) =>
        `En esta ronda se marcan ${wanted}. El escrutador verá que quisiste enviar ${chosen}.`,
      keepJudging: 'Seguir marcando',
    },

    sentReceived: 'Enviado. Lo tiene el escrutador.',
    sentAnd: (about) => `Enviado. ${about}.`,
    sentBefore: 'Ya había llegado otra hoja tuya.',
    sentSavedHere: 'Guardado en este teléfono, aún sin enviar. Se envía solo cuando haya conexión.',
    savedHere: 'Guardado en este teléfono, aún sin enviar.',

    change: {
      request: 'Pedir un cambio',
      question: (dance) => `¿Pedir al presidente de jueces que reabra ${dance}?`,
      meanwhile: 'Tu hoja cuenta tal como se envió hasta que el presidente la reabra.',
      ask: 'Pedir al presidente',
      asking: 'Pidiendo',
      cancel: 'Cancelar',
      requestedShort: 'Cambio pedido',
      requested: 'Cambio pedido. Decide el presidente de jueces.',
      refused: 'El presidente dejó tu hoja como se envió.',
      noConnection: 'Sin conexión. Pídelo otra vez cuando vuelva.',
    },

    notSaving:
      'Este navegador no puede guardar nada. Tus marcas van directamente al servidor: no cierres esta página hasta que estén enviadas.',
    stillHere: (sheet) => `${sheet}: guardado en este teléfono, aún sin recibir.`,
    cameLate: (sheet) =>
      `${sheet}: la ronda se cerró antes de que llegaran tus marcas. No cuentan; el escrutador puede verlas.`,
    roundsChanged: (sheet) =>
      `${sheet}: el programa cambió las rondas antes de que llegaran tus marcas, así que no cuentan.`,
    plainHttp:
      'Esta dirección no es segura (http): la página no se abre sin conexión y la pantalla puede apagarse. Tus marcas se guardan igualmente en este teléfono.',
    stopped: (event, round) =>
      `${event}, ${round}: detenida. Tus marcas se guardan y estarán aquí cuando empiece otra vez.`,
    handedOver: (event, round, { lost, by, marked, kept }) =>
      [
        `${event}, ${round}: ya no juzgas ${list(lost)}.`,
        ...(by === undefined ? [] : [`Lo hace el juez ${by}.`]),
        ...(marked.length === 0 ? [] : [`Tus marcas en ${list(marked)} no cuentan.`]),
        ...(kept.length === 0
          ? []
          : [
              counted(kept.length, {
                one: `${list(kept)} sigue siendo tuyo.`,
                other: `${list(kept)} siguen siendo tuyos.`,
              }),
            ]),
      ].join(' '),
    understood: 'Entendido',

    unsaved: {
      sheet: {
        tabSaved: 'sin enviar',
        allSavedHere: (event) => `${event}: aún sin enviar`,
        notSentYet: 'Aún sin enviar. No cierres esta página',
        offlineSavedHere: 'Sin conexión, sin enviar',
        ofSavedHere: (wanted) => `de ${wanted}, sin enviar`,
        delivery: {
          saving: 'Enviando',
          here: 'Sin enviar',
          received: 'Recibido',
          draft: 'Recibido',
          late: 'Tarde',
          refused: 'No recibido',
        },
      },
      notes: {
        codeChanged: 'Tu código de acceso cambió. No cierres esta página o perderás tus marcas.',
        notReceived: (why) => `${why} No cierres esta página: tus marcas no están guardadas en otro sitio.`,
        sentSavedHere: 'Aún sin enviar. No cierres esta página: se envía sola al volver la conexión.',
        savedHere: 'Aún sin enviar. No cierres esta página.',
        stillHere: (sheet) => `${sheet}: aún sin recibir. No cierres esta página.`,
        plainHttp:
          'Esta dirección no es segura (http): la página no se abre sin conexión y la pantalla puede apagarse.',
      },
      waiting: {
        onTheirWay: (dances) => `${dances}: aún sin recibir. Se envía solo; no cierres esta página.`,
        refused: (dances) => `${dances}: no recibido. No cierres esta página o perderás tus marcas.`,
      },
    },

    waiting: {
      who: (name, letter) => (name === undefined ? `Juez ${letter}` : `${name}, juez ${letter}`),
      clearAgain: 'La pista está libre',
      floorIsClear: 'Todavía no hay nadie en pista',
      onTheirWay: (dances) =>
        `${dances}: guardado en este teléfono, aún sin recibir. Se envía solo; deja esta página abierta.`,
      refused: (dances) => `${dances}: no recibido. Tus marcas están guardadas en este teléfono.`,
      late: (dance, marks) =>
        `${dance}: la ronda se cerró antes de que llegaran tus marcas. No cuentan; el escrutador puede verlas: ${
          marks.length === 0 ? 'ninguna' : list(marks)
        }.`,
      lastRound: 'Era tu última ronda. Gracias.',
      lastToday: (next) =>
        `Era tu última ronda de hoy. ${next === undefined ? 'Gracias' : `Sigue: ${next}`}.`,
      firstRound: 'La primera ronda se abre aquí sola.',
      nextRound: 'Tu próxima ronda se abre aquí sola.',
      notOnPanel: 'No estás en este panel. Tu próxima ronda se abre aquí sola.',
    },
  },
};

export default es;
