import type { Category } from '../../../../../domain/fees/feeRules.ts';
import type { PayKind } from '../../../../../domain/fees/payOptions.ts';
import type { Claim, ComparedCouple, DanceClaim, TotalClaim } from '../../../../../domain/skating/claims.ts';
import {
  splitCompared,
  listDecidingColumns,
  findEqualInCount,
  isWonThroughout,
  type PlacingRule,
} from '../../../../../domain/skating/reasons.ts';
import type { Rule10Step, Rule11Step, TieStep } from '../../../../../domain/skating/working.ts';
import { unreachable } from '../../../../../domain/unreachable.ts';
import { formatMoney } from '../../money.ts';
import { createCoupleListFormatter, formatRows, type Phrase } from '../../phrase.ts';
import { createPluralizer } from '../../plurals.ts';
import type { LazyWords, Sentences } from '../../translation.ts';
import es from '../es.ts';

const counted = createPluralizer('es');
const formatAlone = (n: number): string => `+ ${n} sin pareja`;
const howMany = (n: number): string => counted(n, { one: '1 pareja', other: `${n} parejas` });

const list = (names: readonly string[]): string => new Intl.ListFormat('es').format(names);

const CATEGORY: Readonly<Record<Category, string>> = {
  newcomer: 'Debutante',
  junior: 'Júnior',
  student: 'Estudiante',
  adult: 'Adulto',
};

const PAY_NAMES: Readonly<Record<PayKind, string>> = {
  venmo: 'Venmo',
  card: 'Tarjeta',
  paypal: 'PayPal',
  zelle: 'Zelle',
  check: 'Cheque',
  cash: 'Efectivo',
  cashapp: 'Cash App',
  bank: 'Transferencia bancaria',
};

const dancedSaid: Sentences<'dancersDay'>['danced'] = (what, round) => {
  switch (what.kind) {
    case 'missed':
      return `${round}: no bailó`;
    case 'result to come':
      return `${round}: resultado pendiente`;
    case 'called back':
      return `${round}: pasa, ${what.on} de ${what.of}`;
    case 'out':
      return `${round}: siguieron ${what.on} de ${what.of}`;
    case 'awards':
      return `${round}: los puestos se anuncian en la premiación`;
    case 'placed':
      return `${round}, de ${counted(what.of, { one: '1 pareja', other: `${what.of} parejas` })}`;
    default:
      return unreachable(what);
  }
};

const REGISTER_STEP: Sentences<'register'>['step'] = {
  you: 'Tú',
  events: 'Pruebas',
  partners: 'Parejas',
  team: 'Equipo',
  consent: 'Consentimiento',
  check: 'Revisar',
};

const REGISTER_NEXT: Sentences<'register'>['step'] = {
  you: 'Empezar',
  events: 'Elegir pruebas',
  partners: 'Elegir pareja',
  team: 'Agregar personas',
  consent: 'Leer y aceptar',
  check: 'Revisar los datos',
};

const registerMissing: Sentences<'register'>['missing'] = ({ what }) => {
  switch (what) {
    case 'name':
      return 'Escribe tu nombre.';
    case 'email':
      return 'Escribe tu correo electrónico.';
    case 'email form':
      return 'Esto no es un correo electrónico. Se parece a nombre@ejemplo.edu.';
    case 'guardian':
    case 'partner guardian':
      return 'Escribe el nombre de quien responde por la persona menor.';
    case 'partner email':
      return 'Escribe el correo de tu pareja: recibe su propio código.';
    case 'no dancer':
      return 'Escribe al menos una persona.';
    case 'lines':
      return 'Corrige antes las líneas de abajo.';
    case 'no event':
      return 'Elige al menos una prueba.';
    case 'partner':
      return 'Escribe el nombre de tu pareja, o elige «Busco pareja».';
    case 'own name':
      return 'Este es tu propio nombre. Escribe el de tu pareja.';
    case 'entered already':
      return 'Ustedes dos ya están en esta prueba. Si no tienes código, pídelo a la organización.';
    case 'your place':
      return 'Tu pareja ya se inscribió contigo en esta prueba. Responde primero a «¿Eres tú?».';
    case 'place taken':
      return 'Este lugar ya no está libre. Elige otra vez a tu pareja.';
    case 'gone':
      return 'Esta prueba ya no se ofrece. Quítala.';
    case 'risk':
      return 'Tienes que aceptar esto para bailar.';
    default:
      return unreachable(what);
  }
};

const rosterProblem: Sentences<'registerTeam'>['problem'] = (problem, nameOf) => {
  switch (problem.kind) {
    case 'no name':
      return 'Falta el nombre.';
    case 'no email':
      return 'Falta el correo.';
    case 'invalid email':
      return `«${problem.text}» no es un correo.`;
    case 'named twice':
      return 'Esta persona ya está más arriba en la lista.';
    case 'too long':
      return 'Tiene más de 80 caracteres.';
    case 'too many dancers':
      return 'Un equipo tiene hasta 100 personas. Inscribe a las demás como otro equipo.';
    case 'too many entries':
      return 'Un equipo tiene hasta 600 inscripciones. Inscribe las demás como otro equipo.';
    case 'unknown price group':
      return `«${problem.text}» no es una tarifa.`;
    case 'unknown role':
      return `«${problem.text}» no es ni líder ni seguidor.`;
    case 'unknown event':
      return `No hay ninguna prueba «${problem.text}».`;
    case 'role unclear':
      return `¿Líder o seguidor en ${nameOf(problem.event)}?`;
    case 'same role':
      return `${problem.partner} tiene el mismo rol en ${nameOf(problem.event)}. Esta persona es`;
    case 'partner unclear':
      return `¿Quién es la pareja en ${nameOf(problem.event)}?`;
    case 'twice in event':
      return `Ya está en ${nameOf(problem.event)} en este rol, más arriba.`;
    case 'entered already':
      return `Esta pareja ya está en ${nameOf(problem.event)}.`;
    default:
      return unreachable(problem);
  }
};

const people = (n: number): string =>
  counted(n, { one: '1 persona', many: `${n} personas`, other: `${n} personas` });

const { danceName, ordinal, roundInSentence, roundName } = es.terms;
const couples = createCoupleListFormatter('es');

/** A couple is feminine: es 1.ª. */
const feminine = (place: number): string => `${place}.ª`;

const placeName = (place: number, isShared: boolean): string =>
  isShared ? `empate en ${place}` : feminine(place);

const orBetter = (column: number): string => (column === 1 ? '1.º' : `${ordinal(column)} o mejor`);

const countAndSum = ({ count, sum }: ComparedCouple): string =>
  sum === undefined ? String(count) : `${count}, suma ${sum}`;

function ofDance(claim: DanceClaim): Phrase {
  const { rule, shared, majority, judges, found, column, compared } = claim;
  const { count, rest, others } = splitCompared(claim);
  const of = judges === undefined ? '' : ` de ${judges}`;
  const votes = `${counted(count, {
    one: `1${of} ${of === '' ? 'juez' : 'jueces'} la puso`,
    other: `${count}${of} jueces la pusieron`,
  })} ${column === 1 ? '1.ª' : `${feminine(column)} o mejor`}`;
  switch (rule) {
    case '5':
      return [`${votes}, la mayoría (${majority}). Ninguna otra de las que quedaban la tenía ahí.`];
    case '6':
      return [
        `${votes}. También con mayoría: `,
        ...formatRows(rest, countAndSum),
        '. Queda delante la mayor.',
      ];
    case '7a':
      return [
        `${votes}, tantos como a `,
        ...couples(others),
        '. Se suman esas marcas y queda delante la suma menor: ',
        ...formatRows(compared, ({ sum }) => String(sum)),
        '.',
      ];
    case '7b': {
      const equal: Phrase = ['Empatada con ', ...couples(others), ` desde «${orBetter(found)}» `];
      return shared
        ? [...equal, 'hasta la última columna, en número y en suma. Comparten el puesto.']
        : [
            ...equal,
            `en número y en suma, hasta contar «${orBetter(column)}»: `,
            ...formatRows(compared, countAndSum),
            '.',
          ];
    }
    default:
      return unreachable(rule);
  }
}

const marksSaid = (marks: number): string => counted(marks, { one: '1 marca', other: `${marks} marcas` });

const ofTotal = ({ couple, places, total, tied, lower }: TotalClaim): Phrase => [
  `${places.map(({ dance, place, shared }) => `${placeName(place, shared)} en ${danceName(dance)}`).join(', ')}: un total de ${total}${
    lower === 0
      ? ', el más bajo.'
      : `. ${counted(lower, { one: '1 pareja tiene', other: `${lower} parejas tienen` })} uno menor.`
  }`,
  ...(tied.length === 0 ? [] : [' ', ...couples([couple, ...tied]), ' tienen el mismo total.']),
];

const dancesOf = ({ couples: compared }: Rule10Step): Phrase =>
  formatRows(compared, ({ count, sum }) => `${count}${count === 0 ? '' : `, suma ${sum}`}`);

function bestUnder10(step: Rule10Step): Phrase {
  const best = couples(step.best);
  if (step.best.length > 1) return [...best, ' empatan en ambas cosas.'];
  const equal = findEqualInCount(step);
  return equal.length === 0
    ? ['La que más tiene es la ', ...best, '.']
    : ['La ', ...best, ' tiene tantos como ', ...couples(equal), ' y la suma menor.'];
}

const ofRule10 = (step: Rule10Step): Phrase => [
  `Para el ${ordinal(step.position)} puesto cuentan los bailes con ${orBetter(step.position)}. `,
  ...dancesOf(step),
  '. ',
  ...bestUnder10(step),
];

const marksOf = (step: Rule11Step): Phrase =>
  listDecidingColumns(step).flatMap(({ column, compared }): Phrase => [
    `${orBetter(column)}: `,
    ...formatRows(compared, countAndSum),
    '. ',
  ]);

const ofRule11 = (step: Rule11Step): Phrase => [
  `Para el ${ordinal(step.position)} puesto cuentan juntas las ${step.votes} marcas de cada pareja en todos los bailes; la mayoría son ${step.majority}. `,
  ...marksOf(step),
  ...(step.best.length > 1
    ? [...couples(step.best), ' empatan hasta la última columna: comparten el puesto.']
    : ['Queda delante la ', ...couples(step.best), '.']),
];

function because(claim: Claim): Phrase {
  if (claim.rule === 'none') return ['La única pareja de la final.'];
  if (claim.rule === '9') return ofTotal(claim);
  if (claim.rule === '10') return ofRule10(claim);
  if (claim.rule === '11') return ofRule11(claim);
  return [
    ...(claim.passed ? ['Ninguna de las que quedaban tenía mayoría en las columnas anteriores. '] : []),
    ...ofDance(claim),
  ];
}

const sameTotal = ({ couples: tied }: TieStep): Phrase => [
  'Mismo total: ',
  ...couples(tied.map(({ couple }) => couple)),
  '. ',
];

function inShort(claim: Claim): Phrase {
  if (claim.rule === '9' && isWonThroughout(claim))
    return [claim.places.length === 2 ? 'Ganó los dos bailes.' : `Ganó los ${claim.places.length} bailes.`];
  if (claim.rule === '10')
    return [...sameTotal(claim), `Bailes con ${orBetter(claim.position)}: `, ...dancesOf(claim), '.'];
  if (claim.rule === '11' && claim.best.length === claim.couples.length)
    return ['Nada deshace el empate: ', ...couples(claim.best), ' comparten el puesto.'];
  if (claim.rule === '11')
    return [...sameTotal(claim), 'Todas las marcas de todos los bailes juntas. ', ...marksOf(claim)];
  return because(claim);
}

const RULES: Readonly<Record<PlacingRule, string>> = {
  '5': 'Se cuentan los puestos que dan los jueces: primero cuántos la ponen 1.ª, después 2.ª o mejor, y así sucesivamente. La primera pareja a la que más de la mitad pone ahí se lleva el puesto siguiente.',
  '6': 'Varias parejas alcanzan la mayoría en la misma columna: queda delante la que tiene más jueces.',
  '7': 'Tienen el mismo número de jueces: se suman sus marcas de esa columna y queda delante la suma menor. Si también empatan, se cuenta para ellas la columna siguiente. Si empatan hasta el final, comparten el puesto.',
  '8': 'Ninguna pareja alcanza la mayoría en una columna: se cuenta la siguiente.',
  '9': 'Con varios bailes se suman los puestos de la pareja en todos. Gana el total más bajo.',
  '10': 'Totales iguales: queda delante la pareja con más bailes en ese puesto o mejor. Si también empatan, la de menor suma de esos puestos.',
  '11': 'Siguen empatadas: se cuentan juntas las marcas de todos los jueces en todos los bailes, como si fueran un solo baile, con las reglas 5 a 8. Si empatan hasta el final, comparten el puesto.',
};

const resultPage: Sentences<'resultPage'> = {
  rule: (rule) => `Regla ${rule}`,
  ruleText: (rule) => RULES[rule],
  rulesOf: 'Las reglas que lo deciden',
  judges: 'Jueces',
  replaced: ({ came, left, from }) =>
    left.length === 0 || came.length === 0
      ? `${list([...came, ...left])}: solo ${came.length === 0 ? 'antes' : 'a partir'} de ${danceName(from)}.`
      : `${list(came)} en lugar de ${list(left)} a partir de ${danceName(from)}.`,
  couples: 'Parejas',
  dancesOn: 'pasa',
  placed: (place, shared) => placeName(place, shared),
  marksOfCouple: marksSaid,
  needed: (marks, most) =>
    most === undefined
      ? `Para pasar ${counted(marks, { one: 'bastaba 1 marca', other: `bastaban ${marks} marcas` })}.`
      : `Para pasar bastaban ${marks} de ${most} marcas.`,
  tie: (tied, marks, asked, taken) =>
    `Empate en el corte: ${tied} parejas tienen ${marksSaid(marks)}, y se pedían ${asked}. ${
      taken ? 'Pasan todas ellas.' : 'No pasa ninguna de ellas.'
    }`,
  tieTaken: (tied) => `Empate, pasan las ${tied}`,
  tieNotTaken: (tied) => `Empate, no pasa ninguna de las ${tied}`,
  marksHidden: 'Aquí las marcas de los jueces no son públicas.',
  linkTo: (couple) => `Copiar un enlace a la ${couple}`,
  copied: (couple) => `Enlace a la ${couple} copiado`,
  notCopied: (couple) => `La dirección de esta página lleva ahora a la ${couple}`,
  takenDown: (round) =>
    `El resultado de ${roundInSentence(round)} se retiró hace un momento. Aparecerá aquí otra vez cuando se publique.`,
  notPosted: (round) => `Todavía no hay resultado publicado de ${roundInSentence(round)}.`,
  noSuchRound: 'La ronda de este enlace no está publicada.',
  notAtPresent: 'Este resultado no está publicado en este momento.',
  eventGone: 'Esta prueba se quitó del programa.',
};

const placeSaid = (given: number | undefined): string =>
  given === undefined ? 'sin puesto' : `puesto ${given}`;

const recount: Sentences<'recount'> = {
  title: 'No tienes que creernos',
  more: 'Cuenta esta ronda otra vez a partir de las marcas de los jueces, aquí en tu navegador.',
  moreFinal:
    'Cuenta esta final otra vez a partir de las marcas de los jueces, aquí en tu navegador, con dos programas que no comparten nada.',
  verb: 'Contar otra vez',
  busy: 'Contando',
  agrees: (n) => `Contado otra vez con ${marksSaid(n)}: todas las sumas coinciden con lo publicado.`,
  agreesTwice: (n) =>
    `Contado otra vez con ${marksSaid(n)}, dos veces: ambas cuentas coinciden con lo publicado, pareja por pareja.`,
  out: (couple, what) => {
    switch (what.kind) {
      case 'couples behind move up':
        return `La ${couple} dejó esta final; las de detrás avanzaron.`;
      case 'place stays empty':
        return `La ${couple} dejó esta final; su puesto queda vacío.`;
      case 'last in the dances not danced':
        return what.danced === 0
          ? `La ${couple} dejó esta final y cuenta como última.`
          : `La ${couple} la dejó tras ${counted(what.danced, { one: '1 baile', other: `${what.danced} bailes` })} y cuenta como última en los demás.`;
      default:
        return unreachable(what);
    }
  },
  differs: (n) =>
    `Contado otra vez, ${counted(n, { one: '1 pareja sale', other: `${n} parejas salen` })} de otra manera. Muéstraselo al escrutador.`,
  sum: ({ couple, posted, counted: now }) =>
    `${couple}: ${marksSaid(posted)} en lo publicado, ${now} contadas.`,
  place: (couple, dance, posted, now) =>
    `${couple}${dance === undefined ? '' : ` en ${dance}`}: publicado ${placeSaid(posted)}, contado ${placeSaid(now)}.`,
  working: (couple, dance) =>
    `${couple}${dance === undefined ? '' : ` en ${dance}`}: el mismo puesto, por otra regla.`,
  cannot: 'No puedes recontar este resultado: aquí faltan marcas.',
  hidden: 'No puedes recontar este resultado aquí: las marcas de los jueces no son públicas.',
  failed: 'No se cargó el recuento. Revisa la conexión e inténtalo otra vez.',
};

const resultsSearch: Sentences<'resultsSearch'> = {
  label: 'Busca un nombre, número, prueba o escuela',
  found: (events, people, schools) =>
    [
      ...(events === 0 ? [] : [counted(events, { one: '1 prueba', other: `${events} pruebas` })]),
      ...(people === 0 ? [] : [counted(people, { one: '1 persona', other: `${people} personas` })]),
      ...(schools === 0 ? [] : [counted(schools, { one: '1 escuela', other: `${schools} escuelas` })]),
    ].join(', '),
  nothing: (typed) => `No se encontró nada con «${typed}».`,
  nothingMore: 'Intenta con una parte del nombre, o con el número de la espalda.',
  looking: 'Buscando entre los nombres',
  namesFailed: 'No se cargaron los nombres. Revisa la conexión e inténtalo otra vez.',
  dancers: 'Participantes',
  schools: 'Escuelas',
  more: (people) => `Y ${people} más. Sigue escribiendo.`,
  couple: (number) => `Pareja ${number}`,
  coupleMore: 'Todos los resultados de este número',
  ofCouple: (number) => `Resultados de la pareja ${number}`,
  ofSchool: (school) => `Resultados de ${school}`,
  reading: 'Reuniendo los resultados',
  noneOfCouple: (number) => `Nadie baila como pareja ${number}.`,
  noneOfSchool: (school) => `Nadie de ${school} está en una prueba.`,
  failed: 'No se cargó todo. Revisa la conexión e inténtalo otra vez.',
  sum: (entered, inFinals) =>
    `${counted(entered, { one: '1 inscripción', other: `${entered} inscripciones` })}, ${counted(inFinals, { one: '1 final', other: `${inFinals} finales` })}`,
  all: 'Todos los resultados',
  placed: (place, isShared, of) =>
    `${placeName(place, isShared)} de ${counted(of, { one: '1 pareja', other: `${of} parejas` })}`,
  recalled: (from) => `Pasa de ${roundInSentence(from)}`,
  noResult: 'Todavía sin resultado',
  noPlace: 'Sin puesto',
  csv: 'CSV',
  json: 'JSON',
  take: 'Descargar todo',
  takeMore: 'Todo lo publicado, para una hoja de cálculo o un programa.',
  gathering: 'Reuniendo',
  notGathered: 'No se cargó todo, así que no se guardó nada. Revisa la conexión e inténtalo otra vez.',
  print: 'Imprimir',
  file: 'resultados',
};
const parejas = (count: number): string => counted(count, { one: '1 pareja', other: `${count} parejas` });

const archive: Sentences<'archive'> = {
  title: 'Resultados',
  titleOf: (event) => `${event}, resultados`,
  all: 'Todos los resultados',
  dancers: 'Participantes',
  noSchool: 'Sin escuela',
  search: 'Busca un nombre, número, prueba o escuela',
  none: 'No se encontró nada.',
  asOf: (day) =>
    `Al ${day}. Esta carpeta no necesita servidor: guárdala, cópiala, ábrela en cualquier navegador.`,
  waiting: (finals) =>
    `${counted(finals, { one: '1 final no está', other: `${finals} finales no están` })} aquí: los puestos todavía no se habían anunciado.`,
  size: (entered) => counted(entered, { one: '1 pareja', other: `${entered} parejas` }),
  noRounds: 'Sin resultados',
  rounds: 'Rondas',
  came: (of) => {
    if (of === undefined) return 'sin resultado';
    if (of.kind === 'recalled') return `pasa de ${roundInSentence(of.round.name)}`;
    const place = placeName(of.place, of.isShared);
    return of.round.number === 0 ? place : `${place}, hasta ${roundInSentence(of.round.name)}`;
  },
  linkTo: (couple) => `Enlace a la ${couple}`,
  files: 'Descargar',
  csv: 'CSV, para una hoja de cálculo',
  json: 'JSON, para un programa',
  log: 'El registro de la competencia',
  logMore:
    'La huella de la última anotación del registro de cada dispositivo. Con el archivo del equipo, «verify» demuestra que nada anterior se cambió.',
  noLog: 'No se llevó registro.',
};

const later: LazyWords = {
  visits: {
    title: 'Visitas a este sitio',
    sent: 'Contamos las visitas con Google Analytics. Google recibe las pantallas que abres, tu dirección IP y un número al azar para este navegador. No recibe nombres, inscripciones ni marcas.',
    count: 'Contar mis visitas',
    choice: 'Tu elección se guarda en este navegador.',
    privacyAsked: 'Tu navegador pide que no te sigan, así que no se envía nada.',
  },

  board: {
    title: 'Pantalla',
    loading: 'Cargando la pantalla',
    unnamed: 'Esta pantalla está lista',
    enter: 'Escribe este código en Boards',
    recall: (recall, of) => `pasan ${recall} de ${of}`,
    ofHeats: (all) => (all === 1 ? 'serie' : `de ${all} series`),
    danceOf: (number, of) => `baile ${number} de ${of}`,
    couples: (count): string => (count === 1 ? 'pareja' : 'parejas'),
    heat: (heat) => `Serie ${heat}`,
    onDeck: 'Prepárense',
    onDeckHeat: (round, heat, all) =>
      all === 1 ? `Prepárense: ${round}` : `Prepárense: ${round}, serie ${heat} de ${all}`,
    calledBack: (round) => (round === undefined ? 'Pasan' : `Pasan a: ${round}`),
    about: (round) => `${round} hacia las`,
    inHeats: (all, count) => {
      if (count === undefined) return 'tras los pases';
      return all === 1 ? parejas(count) : `${parejas(count)} en ${all} series`;
    },
    pageOf: (page, pages) => `Página ${page} de ${pages}`,
    nobody: 'No pasa nadie',
    noNextRound: 'No hay ronda siguiente',
    place: (place) => `Puesto ${place}`,
    coming: {
      callbacks: 'Pronto se publican los pases',
      results: 'Pronto se publican los resultados',
      'no final': 'No hay final',
    },
    upTo: (last) => ['serie 1 hasta el ', last, ', después serie 2'],
    heatsOf: (all, each) => `${all} series de ${each}`,
    next: 'Lo siguiente',
    nothingNext: 'Eso es todo por ahora',
    sponsors: 'Gracias a nuestros patrocinadores',
    noSponsors: 'Gracias por venir',
    blank: 'No se muestra nada',
    reconnecting: 'Reconectando',
  },
  registered: {
    title: (name) => `Inscripción hecha, ${name}`,
    dancing: {
      title: 'Lo que bailas',
      with: (name) => `Con ${name}`,
      looking: { lead: 'Buscas líder', follow: 'Buscas seguidor' },
      states: {
        confirmed: 'Confirmado',
        asked: 'Por responder',
        declined: 'Otros planes',
        'not registered': 'Por inscribirse',
        wanted: 'Abierto',
      },
      asked: (name) => `Cuando ${name} diga que sí, quedan inscritos los dos.`,
      declined: (name) => `${name} tiene otros planes. Elige a otra persona en «Mi inscripción».`,
      notRegistered: (name) =>
        `${name} también se tiene que inscribir. Mándale un enlace desde «Mi inscripción».`,
      looks: {
        lead: (n) =>
          counted(n, {
            one: '1 líder también busca aquí.',
            many: `${n} líderes también buscan aquí.`,
            other: `${n} líderes también buscan aquí.`,
          }),
        follow: (n) =>
          counted(n, {
            one: '1 seguidor también busca aquí.',
            many: `${n} seguidores también buscan aquí.`,
            other: `${n} seguidores también buscan aquí.`,
          }),
      },
      list: 'Ver la lista',
    },
    nothingToPay: 'No hay nada que pagar.',
    code: {
      title: 'Tu código',
      lead: 'Guarda este código. Lo necesitas para cambiar tu inscripción.',
      more: 'El código QR abre tu inscripción en otro teléfono.',
      copy: 'Copiar código',
      savePicture: 'Guardar imagen',
    },
    next: {
      title: 'Qué sigue',
      soon: 'Pronto',
      answers: (name) => `${name} responde.`,
      answersMore: 'Lo ves en «Mi inscripción».',
      registers: (name) => `${name} se inscribe.`,
      registersMore: 'Después te pedimos que lo confirmes.',
      asks: 'Busca pareja.',
      asksMore: 'Otras personas también te ven en la lista.',
      closes: 'Cierra la inscripción.',
      closesMore: 'Hasta entonces puedes cambiar tus pruebas.',
      matchesMore: 'Si todavía te falta pareja, la mesa intenta encontrarte una.',
      day: 'El día.',
      dayMore: 'Los líderes recogen su número en la mesa de registro.',
    },
    calendar: 'Agregar al calendario',
    mine: 'Ver mi inscripción',
    home: (competition) => `Volver a ${competition}`,
    others: 'Repártelos: cada persona usa su propio código para dar su consentimiento.',
    another: 'Inscribir a otra persona',
  },
  registerPartners: {
    usual: 'En todas las pruebas',
    byName: 'Con pareja',
    wanted: 'Busco pareja',
    name: 'El nombre de tu pareja',
    nameHelp: 'Tu pareja también tiene que inscribirse.',
    registered: (name) =>
      `${name} ya tiene inscripción. Le pediremos que lo confirme. Cuando diga que sí, quedan inscritos los dos.`,
    severalRegistered: 'Hay varias personas con este nombre, así que no se puede preguntar a nadie.',
    wish: '¿Qué debería saber una pareja?',
    wishHelp: 'Lo puede leer todo el mundo: no pongas teléfono ni dirección.',
    each: 'Prueba por prueba',
    asUsual: (name) => (name === '' ? 'Como en todas' : `Con ${name}`),
    nobodyYet: 'Se busca pareja',
    other: 'Con otra persona',
    role: 'Bailas como',
    nameIn: (event) => `${event}: nombre de la pareja`,
    too: (name) => `Inscribir también a ${name}`,
    tooHelp: 'Recibe su propio código y lo usa para dar su consentimiento antes de bailar.',
    email: 'El correo de tu pareja',
    minor: 'Es menor de 18 años',
  },
  checkStep: {
    you: 'Tú',
    events: 'Pruebas',
    team: 'Equipo',
    along: (name, email) => `${name} recibe su propio código: ${email}`,
    consents: 'Consentimiento',
    against: 'Avisos de las reglas',
    mediaYes: 'Se pueden usar fotos.',
    mediaNo: 'Sin fotos promocionales.',
    change: 'Cambiar',
    with: (lead, follow) => `${lead} y ${follow}`,
    tba: 'se busca pareja',
  },
  discountField: {
    open: 'Agregar un código de descuento',
    label: 'Código de descuento',
    help: 'Te lo da la organización. Da igual si son mayúsculas o minúsculas.',
    person: 'Para',
    use: 'Aplicar',
    checking: 'Comprobando…',
    remove: 'Quitar el descuento',
    removing: 'Quitando…',
    notRemoved: 'No se quitó. Revisa la conexión e inténtalo otra vez.',
    problem: {
      form: 'Un código de descuento tiene de 6 a 20 letras y cifras.',
      unknown: 'Ese código no existe. Revísalo o pregunta a la organización.',
      off: 'Ese código está desactivado. Pregunta a la organización.',
      over: 'Ese código ya venció.',
      'used up': 'Ese código está agotado: ya lo usaron todas las personas para las que era.',
      already: 'Esta cuenta ya tiene un descuento. Solo admite uno.',
      'no connection': 'Sin conexión: el código no se comprobó. Inténtalo otra vez en un momento.',
    },
  },
  consentTexts: {
    risk: 'Reconozco que participar en este evento conlleva riesgos. Eximo a la organización de toda responsabilidad por cualquier lesión o daño que resulte de mi participación.',
    media:
      'Autorizo a la organización a usar con fines promocionales las imágenes que se tomen de mí bailando en este evento.',
    mediaHelp: 'Puedes decir que no y bailar igualmente.',
  },
  registerTeam: {
    label: 'Personas',
    help: 'Una línea por persona: nombre, correo, tarifa, responsable, rol, pareja, pruebas. También sirve otro orden: en seguida eliges las columnas.',
    example: (events) =>
      `Ana Ruiz, ana@example.edu, student, , lead, Beto Paz, ${events.join('; ')}\nBeto Paz, beto@example.edu, student, , follow, Ana Ruiz,`,
    file: 'Abrir un archivo CSV',
    found: (dancers, entries) =>
      `${people(dancers)}, ${counted(entries, { one: '1 inscripción', many: `${entries} inscripciones`, other: `${entries} inscripciones` })}`,
    ready: (n) => `de ${people(n)}, sin errores`,
    show: 'Mostrar',
    filters: { all: 'Todas', fix: 'Por corregir', ready: 'Listas' },
    hasHead: 'La línea 1 tiene los títulos.',
    noHead: 'La línea 1 es una persona.',
    itIsADancer: 'Es una persona',
    itIsAHead: 'Tiene los títulos',
    column: (at) => `Columna ${at}`,
    columnOf: (heading) => `Columna «${heading}»`,
    columns: {
      name: 'Nombre',
      email: 'Correo',
      role: 'Rol',
      events: 'Pruebas',
      partner: 'Pareja',
      school: 'Escuela',
      'price group': 'Tarifa',
      guardian: 'Responsable',
    },
    skip: 'Omitir',
    table: 'Tu equipo',
    line: 'Línea',
    state: 'Estado',
    states: { ready: 'Lista', fix: 'Por corregir', waits: 'Espera' },
    waits: (name) =>
      name === ''
        ? 'Se inscribe con su pareja, cuya línea falta corregir.'
        : `Se inscribe con ${name}, cuya línea falta corregir.`,
    problem: rosterProblem,
    didYouMean: (name) => `¿Quisiste decir ${name}?`,
    didYouMeanOne: '¿Quisiste decir alguna de estas opciones?',
    here: 'Usar aquí',
    inAll: (lines) => `Usar en las ${lines} líneas`,
    chooseEvent: 'Elegir una prueba',
    partnerLike: (written) => `«${written}» no está en la lista.`,
    schoolLike: (written) => `No conocemos la escuela «${written}».`,
    choose: (value) => `Usar ${value}`,
    leaveOutEvent: 'Quitar esta prueba',
    leaveOut: 'Quitar esta línea',
    save: 'Guardar',
    roles: { lead: 'Líder', follow: 'Seguidor', both: 'Ambos' },
    asText: 'Editar la lista como texto',
    startOver: 'Empezar con otra lista',
    rest: (n) =>
      counted(n, {
        one: '1 línea espera hasta que la corrijas.',
        many: `${n} líneas esperan hasta que las corrijas.`,
        other: `${n} líneas esperan hasta que las corrijas.`,
      }),
    registerRest: (n) =>
      counted(n, {
        one: 'Corregir e inscribir la otra',
        many: `Corregir e inscribir las otras ${n}`,
        other: `Corregir e inscribir las otras ${n}`,
      }),
    unreadable: 'Este archivo no se puede leer. Pega sus líneas.',
  },
  keptPlace: {
    title: '¿Eres tú?',
    more: 'Alguien se inscribió con una persona de tu nombre. Si eres tú, le pedimos que lo confirme, y no te inscribes dos veces.',
    in: (events, partners) => `${list(events)}, con ${list(partners)}`,
    yes: (partner) => `Sí, bailo con ${partner}`,
    no: 'No, es otra persona',
    asks: (partner) =>
      `Con ${partner}. Le pediremos que lo confirme. Cuando diga que sí, quedan inscritos los dos.`,
    namesakes: 'Somos otra pareja con los mismos nombres',
    titleOf: (dancer) => `¿Eres tú, ${dancer}?`,
    entered: (name) => `${name} se inscribió con alguien de tu nombre.`,
    ask: (name) => `Sí, pedir a ${name} que lo confirme`,
    moreOf: (name) =>
      `Cuando ${name} diga que sí, quedan inscritos los dos. Si no eres tú, no tienes que hacer nada.`,
    invitation: {
      by: (partner) => `${partner} te invita a bailar`,
      to: (partner, events) =>
        `${partner} te invita a bailar ${list(events)}. El lugar es tuyo en cuanto te inscribas.`,
      over: (partner) =>
        `Esta invitación ya se usó, o ${partner} la retiró. Pide otra a ${partner}, o inscríbete con su nombre: entonces le pedimos que lo confirme.`,
      already: '¿Ya te inscribiste? Toma tu lugar en «Mi inscripción».',
      yours: (partner) => `Con ${partner}, que te invitó. Cuando te inscribas, quedan inscritos los dos.`,
      take: (partner) => `Bailar con ${partner}`,
      taking: 'Inscribiendo a los dos',
      entered: (partner, events) => `Tu inscripción con ${partner} está hecha: ${list(events)}.`,
      asked: (partner, events) =>
        `${list(events)}: la invitación ya no valía, así que pedimos a ${partner} que lo confirme. La respuesta aparece en «Mi inscripción».`,
    },
    came: {
      title: (name) => `${name} tomó el lugar que ofreciste con tu enlace`,
      takeBack: 'Recuperar el lugar',
      more: (name) => `Entonces ${name} queda fuera de esta prueba, y otra vez te falta pareja.`,
    },
  },
  register: {
    title: 'Inscripción',
    stepOf: (step, steps) => `${step} de ${steps}`,
    steps: 'Pasos',
    step: REGISTER_STEP,
    loading: 'Cargando las pruebas',
    notShown: 'No se puede mostrar la inscripción',
    closed: 'La inscripción está cerrada.',
    closedMore: 'Si algo tiene que cambiar, escribe a la organización.',
    noEvents: 'Todavía no hay pruebas.',
    notYet: 'La inscripción aún no está abierta.',
    notYetMore: 'Vuelve cuando la organización la abra.',
    noEventsMore: 'La organización aún no las publica. Vuelve más tarde.',
    notKept: 'Este navegador no puede guardar nada: no cierres la página hasta enviarla.',
    next: (step) => REGISTER_NEXT[step],
    back: 'Atrás',
    missing: registerMissing,
    you: {
      title: '¿Quién eres?',
      lead: 'Todo se guarda en este dispositivo a medida que avanzas.',
      name: 'Nombre',
      nameHelp: 'Como debe mostrarse y leerse en voz alta.',
      email: 'Correo electrónico',
      emailHelp: 'Solo lo ve la organización.',
      mailHelp: 'Aquí llegan tu confirmación y las noticias de tu pareja. Solo lo ve la organización.',
      phone: 'Teléfono',
      school: 'Escuela',
      schoolHelp: 'Empieza a escribir. Déjalo en blanco si no tienes escuela.',
      category: 'Tarifa',
      categories: CATEGORY,
      role: 'Bailo como',
      roles: { lead: 'Líder', follow: 'Seguidor', both: 'Ambos' },
      registers: 'Inscribo a',
      whom: { me: 'Mí', team: 'Un equipo' },
      minor: 'Soy menor de 18 años',
      guardian: 'Madre, padre o responsable',
    },
    events: {
      title: '¿Qué vas a bailar?',
      lead: 'Toca lo que quieras bailar. Los bailes unidos son una sola prueba. Si una prueba va contra una regla, te decimos por qué.',
      styles: 'Estilos',
      level: 'Nivel',
      chosen: (events) =>
        counted(events, { one: '1 elegida', many: `${events} elegidas`, other: `${events} elegidas` }),
      all: (events) =>
        counted(events, { one: '1 prueba', many: `${events} pruebas`, other: `${events} pruebas` }),
      closes: (event, because) => `Esto afecta a ${event}: ${because}`,
      only: (events, because) => `${list(events)}: ${because}`,
    },
    partners: {
      title: '¿Con quién bailas?',
      lead: 'Responde una vez para todas las pruebas. Abajo puedes cambiar algunas.',
    },
    team: {
      title: '¿Quién está en tu equipo?',
      lead: 'Una línea por persona: pégalas de una hoja de cálculo, o abre un archivo CSV.',
    },
    consent: {
      title: 'Lo que aceptas',
      lead: 'Son dos preguntas separadas.',
    },
    check: {
      title: '¿Está todo bien?',
      lead: 'No se envía nada hasta que presiones el botón.',
      send: 'Inscribirme',
      sending: 'Enviando',
      waiting: 'Sin conexión. Está guardado en este dispositivo y se envía solo.',
    },
    refused: {
      signIn: 'No se envió: no hay conexión con el servidor. Inténtalo otra vez en un momento.',
      closed: 'No se inscribió: la inscripción cerró, o una de las pruebas ya no está. Regresa y revísalo.',
      full: 'No se inscribió: llegaron demasiadas inscripciones de este dispositivo. Usa otro, o escribe a la organización.',
      discount: 'No se inscribió: tu código de descuento ya no se puede usar. Sigue sin él, o escribe otro.',
      other: 'No se inscribió. Inténtalo otra vez, o escribe a la organización.',
    },
  },

  ownEntries: {
    title: 'Mi inscripción',
    titleOf: (name) => `Cambia tu inscripción, ${name}`,
    lead: 'No cambia nada hasta que guardes.',
    closedLead: 'La inscripción no está abierta, pero aún puedes retirarte.',
    loading: 'Cargando tu inscripción',
    notShown: 'No se puede mostrar tu inscripción',
    gone: 'Ya no hay ninguna inscripción con este código.',
    byAnother: 'Te inscribió otra persona. Aquí puedes retirarte; para lo demás, habla con ella.',
    dancers: 'Códigos de tu equipo',
    otherCode: 'Usar otro código',
    reminders: {
      title: 'Recordatorios por correo',
      on: 'Te recordamos pagar, te decimos tu primera ronda la tarde anterior y te enviamos tus resultados.',
      off: 'No recibes recordatorios. Las confirmaciones y las noticias de tu pareja siguen llegando.',
      stop: 'No recibir más recordatorios',
      start: 'Recibir recordatorios',
    },
    who: 'De quién',
    code: {
      label: 'Tu código',
      help: '7 letras y números. Lo recibiste al inscribirte.',
      open: 'Abrir mi inscripción',
      opening: 'Abriendo',
      lost: '¿Lo perdiste? La organización puede buscarlo.',
      problem: {
        form: 'Un código tiene 7 letras y números.',
        wrong: 'Ninguna inscripción tiene este código. Revisa cada letra y cada número.',
        'too often': 'Demasiados códigos incorrectos. Espera medio minuto e inténtalo otra vez.',
        'no connection': 'Sin conexión. Inténtalo otra vez en un momento.',
      },
      yours: 'Tu código',
      of: (name) => `Código de ${name}`,
      copy: 'Copiar',
      copyAll: 'Copiar todos los códigos',
      copied: 'Copiado',
      notCopied: 'El navegador no lo copió. Anótalo.',
      print: 'Imprimir',
      qr: 'Mostrar código QR',
      qrLabel: 'Código QR que abre esta inscripción',
    },
    invite: {
      title: 'Invita a tu pareja',
      more: 'Se inscribe con este enlace, y se te pregunta si bailan juntos.',
      titleOf: (partner) => `Invita a ${partner}`,
      place: (events) =>
        `${list(events)}. Quien use primero el enlace ocupa el lugar a tu lado, sin preguntarte otra vez. Envíalo solo a tu pareja.`,
      make: 'Crear enlace',
      withdraw: 'Retirar el enlace',
      copy: 'Copiar enlace',
      copied: 'Copiado',
      qr: 'Mostrar código QR',
      qrLabel: 'Código QR que abre una inscripción contigo como pareja',
    },
    consent: {
      missing: 'Lee esto y da tu consentimiento antes de bailar.',
      save: 'Acepto',
      saving: 'Guardando',
      isMissing: 'Falta el consentimiento',
    },
    events: 'Pruebas',
    noEntries: 'No estás en ninguna prueba.',
    changes: {
      title: 'Qué cambia',
      none: 'Todavía nada. Toca una prueba para entrar en ella o dejarla.',
      noneDropped: 'Todavía nada. Toca una prueba para dejarla.',
      added: 'Nueva',
      dropped: 'Fuera',
      with: (name) => `con ${name}`,
      tba: 'TBA: estarás en la lista de quienes buscan pareja',
      left: (name) => `${name} sigue en ella y busca pareja`,
      undo: 'Deshacer',
      undoOf: (event) => `Deshacer: ${event}`,
      stay: (entries) =>
        counted(entries, {
          one: '1 prueba queda como está.',
          many: `${entries} pruebas quedan como están.`,
          other: `${entries} pruebas quedan como están.`,
        }),
      another: 'Cambiar pareja',
      anotherIn: (event) => `${event}: cambiar pareja`,
      seen: 'Ya te registraron en la zona de espera. Avisa allí.',
      begun: 'Ya empezó. Avisa en la zona de espera.',
    },
    cost: {
      more: (total) => `más, ${total} en total`,
      less: (total) => `menos, ${total} en total`,
      same: 'el precio no cambia',
      payments: 'Lo que pagaste',
      paid: (day) => `Pagado el ${day}`,
      givenBack: (day) => `Reembolsado el ${day}`,
      left: 'Saldo pendiente',
      tooMuch: 'Pagado de más',
      byAnother: 'Esto va en la cuenta de quien te inscribió.',
      backUnsaid: 'Si ya pagaste, pregunta a la organización por un reembolso.',
      back: (money) => `Si ya pagaste, se reembolsan ${money}.`,
    },
    save: (changes) =>
      counted(changes, {
        one: 'Guardar 1 cambio',
        many: `Guardar ${changes} cambios`,
        other: `Guardar ${changes} cambios`,
      }),
    saving: 'Guardando',
    saved: 'Guardado. Estas son ahora tus pruebas.',
    waiting: 'Sin conexión. Deja esta página abierta: se envía cuando vuelva.',
    refused: {
      overtaken: 'No se guardó: tu inscripción cambió en otro dispositivo. Revísala y guarda otra vez.',
      closed: 'No se guardó: la inscripción cerró. Aún puedes retirarte.',
      other: 'No se guardó. Inténtalo otra vez, o escribe a la organización.',
    },
    withdraw: {
      all: 'Retirarme de todo',
      question: '¿Retirarte de todas las pruebas?',
      effect: (events) =>
        counted(events, {
          one: 'Quedas fuera de 1 prueba en cuanto guardes.',
          many: `Quedas fuera de ${events} pruebas en cuanto guardes.`,
          other: `Quedas fuera de ${events} pruebas en cuanto guardes.`,
        }),
      keep: 'Conservar mi inscripción',
    },
  },
  howToPay: {
    title: 'Cómo pagar',
    names: PAY_NAMES,
    pay: (cents, kind) => `Pagar ${formatMoney(cents)} con ${kind === 'card' ? 'tarjeta' : PAY_NAMES[kind]}`,
    fills: {
      'amount and note': 'El monto y la nota ya están puestos',
      amount: 'El monto ya está puesto',
      note: 'La nota ya está puesta',
      nothing: '',
    },
    payableTo: (payee) => `A nombre de ${payee}`,
    copy: 'Copiar',
    copied: 'Copiado',
    notCopied: 'El navegador no lo copió. Anótalo.',
    someoneElse: 'Paga otra persona',
    someoneElseAbout: 'Escanea un código QR',
    qrLabel: (kind) => `Código QR para pagar con ${PAY_NAMES[kind]}`,
    scan: (cents, kind) => `Escanea para pagar ${formatMoney(cents)}: ${PAY_NAMES[kind]}`,
    note: { before: 'Escribe ', after: ' en la nota para saber que el pago es tuyo.' },
    due: (day) => `Paga hasta el ${day}.`,
    list,
  },
  evidence: {
    title: 'Lo que bailaste antes',
    more: 'Algunas pruebas están cerradas a quien ganó en otra competencia. Solo tú y la organización lo ven.',
    notSaid: 'Sin dato',
    months: 'Meses de baile antes de esta competencia',
    level: 'Tu nivel',
    usualRole: 'Sueles bailar',
    roles: { lead: 'Líder', follow: 'Seguidor' },
    age: 'Tu categoría de edad',
    results: 'Tus resultados',
    noResults: 'Todavía no hay resultados.',
    addResult: 'Agregar un resultado',
    remove: 'Quitar',
    removeOf: (result) => `Quitar ${result}`,
    result: (event, place, competition) => `${event}, ${place ?? 'sin final'}, ${competition}`,
    adding: {
      question: '¿Qué resultado?',
      verb: 'Agregar resultado',
      levelOf: 'Nivel',
      style: 'Estilo',
      dance: 'Baile',
      place: 'Puesto en la final',
      placeHelp: 'Déjalo en blanco si no estuviste en la final.',
      rounds: 'Primera ronda',
      roundsBefore: ['Final', 'Semifinal', 'Cuartos de final', 'Antes'],
      role: 'Bailaste como',
      competition: 'Competencia',
      source: '¿Dónde se puede consultar?',
      sourceHelp: 'Una dirección web, o a quién preguntar.',
      incomplete: 'Escribe qué competencia fue y dónde se puede consultar.',
    },
    full: 'La lista está llena. Deja los resultados que más importan.',
    rules: 'Lo que dicen las reglas',
    nothingAgainst: 'Tus pruebas cumplen las reglas.',
    against: (event, because) => `${event}: ${because}`,
    save: 'Guardar',
    saving: 'Guardando',
    saved: 'Guardado.',
    overtaken: 'No se guardó: esto cambió en otro dispositivo. Revísalo y guarda otra vez.',
    notSaved: 'No se guardó. Inténtalo otra vez, o escribe a la organización.',
    decided: {
      title: 'Lo que decidió la organización',
      'may dance': (event) => `${event}: puedes bailarla.`,
      'may not dance': (event) => `${event}: no puedes bailarla.`,
      out: (event) => `${event}: no puedes bailarla. Tu inscripción se quitó.`,
      'partner out': (event) => `${event}: tu pareja no puede bailarla, y queda fuera.`,
    },
  },
  liveSpoken: {
    started: (event, round, floor) =>
      `En pista${floor === undefined ? '' : `, ${floor}`}: ${event}, ${roundInSentence(round)}.`,
    heat: (event, dance, heat, of) =>
      `${event === undefined ? '' : `${event}: `}${dance}, serie ${heat} de ${of}.`,
    clear: 'La pista está libre.',
    posted: (event, round, n) => `Pases publicados: ${event}, ${roundInSentence(round)}, ${howMany(n)}.`,
    takenBack: (event, round) => `Pases retirados: ${event}, ${roundInSentence(round)}.`,
    places: (event) => `Clasificación publicada: ${event}.`,
    announcement: (text) => `Aviso: ${text}`,
  },

  live: {
    title: 'En vivo',
    loading: 'Cargando la pista',
    noConnection: 'Sin conexión. Esta página se abre cuando vuelvas a estar en línea.',
    asOf: 'Hora',
    home: 'Página de inicio',
    offline: 'Se actualiza cuando vuelva la conexión.',

    onTheFloor: 'En pista',
    onFloor: (floor) => `En pista, ${floor}`,
    dance: 'Baile',
    heat: 'Serie',
    recall: 'Pasan',
    couples: 'Parejas',
    of: (n) => `de ${n}`,
    since: (time) => `Suena desde las ${time}`,
    waiting: 'Aún sin música',

    clear: 'La pista está libre',
    clearMore: (event, round, at) =>
      `Después: ${event}, ${roundInSentence(round)}${at === undefined ? '' : `, hacia las ${at}`}.`,
    before: 'Todavía no se baila',
    beforeOn: (day) => `Se empieza a bailar el ${day}. Entonces esta página sigue la pista.`,
    beforeMore: 'Esta página sigue la pista en cuanto se baila.',
    over: 'Esta fue la última ronda',
    overMore: 'Ya se bailaron todas las rondas.',
    results: 'Ver los resultados',

    next: 'A continuación',
    whole: 'Todo el día',
    wholeHidden: 'Solo lo que viene',
    place: (at, what) => `${at}. ${what}`,
    roundOf: (round, couples, alone) =>
      couples + alone === 0
        ? round
        : `${round}, ${howMany(couples)}${alone === 0 ? '' : ` ${formatAlone(alone)}`}`,
    heats: (n) => counted(n, { one: '1 serie', other: `${n} series` }),
    sameEvent: 'La misma prueba que en pista',
    minutes: (n) => counted(n, { one: '1 minuto', other: `${n} minutos` }),

    calledBack: 'Pasan de ronda',
    calledBackFrom: (event, round) => `${event}, ${roundInSentence(round)}`,
    earlier: 'Pases anteriores',
    noNumber: '–',
    unknownCouple: 'Una pareja sin número',
    loadingNames: 'Buscando los nombres',
    namesLater: 'Los nombres aparecen cuando vuelva la conexión.',
    namesKept: 'Los nombres no son públicos.',

    announcement: 'Aviso',

    round: {
      back: 'En vivo',
      tab: (event, round) => `${event}, ${roundName(round)}`,
      noEvent: 'No hay ninguna prueba en esta dirección',
      noEventMore: 'Quizás cambió de nombre o se quitó. En vivo muestra todo lo que se baila.',
      noRound: 'Esta prueba no tiene esa ronda',
      noRoundMore: 'Quizás cambiaron sus rondas.',
      calledTo: (round) => `Pasan a ${roundInSentence(round)}`,
      dances: (round) => `Quién baila ${roundInSentence(round)}`,
      dancing: (round) => `Bailan ${roundInSentence(round)}`,
      danced: (round) => `Bailaron ${roundInSentence(round)}`,
      inFinal: 'En la final',
      heat: (n) => `Serie ${n}`,
      oneHeat: 'Una serie',
      redrawn: 'Las series se sortean de nuevo para cada baile.',
      about: (at) => `hacia las ${at}`,
      rightAfter: 'justo después',
      onNow: 'ahora en pista',
      deckBy: (at) => `Ve a la zona de espera antes de las ${at}.`,
      deckNow: 'Ve ya a la zona de espera.',
      ofCouples: (n) => `de ${n}`,
      couples: (n) => counted(n, { one: 'pareja', other: 'parejas' }),
      alone: formatAlone,
      recall: (n) => `Los jueces eligen ${n} para la siguiente ronda.`,
      places: 'Los jueces dan los puestos.',
      toCome: 'Aún sin sortear',
      toComeMore: (round) => `Quién baila ${roundInSentence(round)} se sabe cuando se publican los pases.`,
      takenBack: 'Estos pases se retiraron',
      takenBackMore: 'El escrutador los revisa otra vez. Aparecen aquí cuando se publiquen.',
      notHere: 'Las parejas aparecen cuando vuelva la conexión.',
      marks: 'Ya llegaron las marcas de los jueces. Después vienen los pases.',
      final: 'Los puestos salen con los resultados.',
      awards: 'Los puestos se anuncian en la premiación.',
      skipped: 'Esta ronda no se baila. Todas las parejas pasan directamente.',
      result: 'Ver el resultado',
      nextRound: (round) => roundName(round),
      empty: 'No hay nadie en esta ronda.',
      mine: 'La sigues',
    },
  },

  pinned: {
    title: 'A quién sigo',
    add: 'Seguir a alguien',
    addMore: 'Elige un nombre o número y mira aquí cuándo baila.',
    find: 'Nombre, escuela o número',
    close: 'Listo',
    loading: 'Cargando la lista',
    nobody: (typed) => `Nadie con «${typed}».`,
    more: (n) => `${n} más. Sigue escribiendo.`,
    full: (n) => `Sigues a ${n} personas. Quita antes a una.`,
    unfollow: (name) => `Dejar de seguir a ${name}`,
    short: { follow: 'Seguir', following: 'Siguiendo' },
    again: 'Vuelve a bailar en',
    starts: 'Empieza en',
    number: (number) => `Número ${number}`,
    inEvents: (n) => counted(n, { one: 'En 1 prueba', other: `En ${n} pruebas` }),
    what: (event, round, heat) =>
      [event, roundName(round), ...(heat === undefined ? [] : [`serie ${heat}`])].join(', '),
    minutes: (from, to) => (from === to ? `${to}` : `${from}–${to}`),
    unit: (to) => counted(to, { one: 'minuto', other: 'minutos' }),
    at: (time) => `hacia las ${time}`,
    now: 'Ahora en pista',
    waits: (event, round) => `${event}, ${roundInSentence(round)}: pases pendientes`,
    nothing: 'No baila más',
    notEntered: 'En ninguna prueba',
    gone: 'Ya no está en la lista',
    spoken: {
      floor: (name, what) => `${name}, en pista: ${what}.`,
      next: (name, what) => `${name} vuelve a bailar en ${what}.`,
      other: (name, line) => `${name}: ${line}.`,
    },
  },

  objecting: {
    verb: 'Objetar una inscripción',
    question: (name) => `¿Está ${name} en una prueba que no le corresponde?`,
    more: 'La organización lo lee y decide. Tú y la pareja ven qué decide y por qué.',
    event: 'Prueba',
    why: 'Cuál es el problema',
    whyHelp: 'Lo que más ayuda son resultados que se puedan consultar.',
    noWhy: 'Di cuál es el problema.',
    send: 'Enviar',
    sending: 'Enviando',
    refused: 'No se envió. Inténtalo otra vez, o escribe a la organización.',
    full: 'Este dispositivo llegó a su límite de objeciones. Escribe a la organización.',
    until: (day) => `Cualquiera puede objetar hasta el ${day}.`,
    yours: (event, why) => `${event}: objetaste. «${why}»`,
    takeBack: 'Retirarla',
    ruling: {
      'may dance': (event) => `${event}: revisada. Puede bailarla.`,
      'may not dance': (event) => `${event}: revisada. No puede bailarla.`,
    },
    because: (why) => `La organización: ${why}`,
  },
  why: {
    title: 'El porqué de cada puesto',
    question: (couple, place, isShared) => [
      '¿Por qué la ',
      { couple },
      ` ${isShared ? `empata en ${place}` : `es ${feminine(place)}`}?`,
    ],
    inDance: ({ dance, place, shared }) => `${danceName(dance)}, ${placeName(place, shared)}: `,
    because,
    inShort,
  },
  resultPage,
  recount,
  roundStory: {
    begin: (its) => `${list(its)} ${its.length === 1 ? 'empieza' : 'empiezan'} en esta ronda.`,
    beginLater: (its, round) =>
      `${list(its)} ${its.length === 1 ? 'empieza' : 'empiezan'} en ${roundInSentence(round)}.`,
    danceNext: (both, others, from, next) => {
      const its = `${both} de ${roundInSentence(from)}${others === 0 ? '' : ` y ${others} más`}`;
      return `${its} ${counted(both + others, { one: 'baila', other: 'bailan' })} ${roundInSentence(next)}.`;
    },
    satOut: (its) =>
      its.length === 1
        ? `${list(its)} había pasado antes y no bailó esta ronda.`
        : `${list(its)} habían pasado antes y no bailaron esta ronda.`,
    withdrew: (its) => `${list(its)} ${its.length === 1 ? 'pasó y se retiró' : 'pasaron y se retiraron'}.`,
  },
  resultsSearch,
  archive,
  dancersDay: {
    yours: 'Tu día',
    thisIsMe: 'Este es mi día',
    notMe: 'No es mi día',
    minutes: (from, to) => (from === to ? String(from) : `${from}–${to}`),
    till: (you) => (you ? 'minutos hasta que bailas' : 'minutos hasta que baila'),
    soon: (you) => (you ? 'Bailas en cualquier momento' : 'Baila en cualquier momento'),
    at: (you, time) => (you ? `Bailas hacia las ${time}` : `Baila hacia las ${time}`),
    noTime: (you) => (you ? 'Lo próximo que bailas' : 'Lo próximo que baila'),
    onDeckBy: (time) => `En la zona de espera a las ${time}`,
    onDeckNow: 'Ve ya a la zona de espera',
    now: 'Ahora',
    since: 'A las',
    onDeck: 'En espera',
    dance: (you) => (you ? 'Bailas' : 'Baila'),
    onTheFloor: (you) => (you ? 'Estás en pista' : 'Ahora en pista'),
    late: (you) => (you ? 'Tu ronda empezó sin ti' : 'Su ronda empezó sin la pareja'),
    heat: (heat, of) => `serie ${heat} de ${of}`,
    heatOn: (heat, of) => `En pista, la serie ${heat} de ${of}.`,
    in: (you, round) => (you ? `Estás en ${round}` : `En ${round}`),
    calledBack: (event, on, of) => `${event}: pasan ${on} de ${of}.`,
    thatWas: (you, event) => (you ? `Terminaste ${event}` : `Terminó ${event}`),
    wentOn: (on, of) => `Siguieron ${on} de ${of}.`,
    made: (you, rounds, best, of) =>
      `${you ? 'Bailaste' : 'Bailó'} ${counted(rounds, { one: '1 ronda', other: `${rounds} rondas` })}, entre las ${best} mejores parejas de ${of}.`,
    whoWasCalledBack: 'Quién pasa',
    calledBackHeading: 'Pasan',
    later: 'Lo que viene',
    done: 'Bailado',
    others: 'Inscripciones',
    isIn: 'Presente',
    startsIn: (you, round) => (you ? `Empiezas en ${round}` : `Empieza en ${round}`),
    ifCalledBack: (you) => (you ? 'si pasas' : 'si pasa'),
    awards: 'Premiación',
    danced: dancedSaid,
    over: (you) => (you ? 'Terminaste por hoy' : 'Terminó por hoy'),
    resultOut: (event) => `Clasificación publicada: ${event}.`,
    takenBack: (event, round) => `Resultado retirado: ${event}, ${round}.`,
    overMore: 'Terminaron todas las rondas. Los resultados siguen aquí.',
    moves: 'Las horas siguen a la pista.',
    kept: 'Guardado en este dispositivo: se abre sin conexión.',
    asOf: (time) =>
      `Esto es de las ${time}. Las rondas pueden adelantarse. Quédate cerca de la zona de espera y escucha el número.`,
    catchesUp: 'Se actualiza cuando vuelva la conexión.',
    calendar: 'Agregar al calendario',
    calendarNote: (address) => `Las horas siguen a la pista. Horas actuales: ${address}`,
    notify: 'Avisarme',
    notified: 'Avisos activados',
    notifyBlocked: 'Los avisos están bloqueados en la configuración de este navegador.',
    share: 'Compartir',
    copied: 'Enlace copiado',
    notCopied: 'No se pudo copiar. Copia la dirección de esta página.',
    alerts: {
      onDeck: (event, time) => `${event}: en la zona de espera a las ${time}`,
      in: (event, round) => `${event}: pasa a ${round}`,
    },
  },
};

export default later;
