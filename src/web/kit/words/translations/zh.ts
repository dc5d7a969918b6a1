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
import type { Sentences, Translation } from '../translation.ts';

// Chinese has one form for every number.

/** A place: 第3名. */
const ordinal = (place: number): string => `第${place}名`;

/** 3rd or better is 前3名, the first three. */
const orBetter = (place: number): string => (place === 1 ? '第1名' : `前${place}名`);

const list = (names: readonly string[]): string => new Intl.ListFormat('zh').format(names);
/** Couples by their numbers: 161号、172号. */
const numbered = (numbers: readonly string[]): string => list(numbers.map((number) => `${number}号`));

const LEVELS = createTranslator<Level>({
  Newcomer: '新手',
  Bronze: '铜牌',
  Silver: '银牌',
  Gold: '金牌',
  Novice: '新秀',
  Prechamp: '准冠军',
  Championship: '冠军',
  Syllabus: '规定动作',
  Open: '公开',
  Amateur: '业余',
  Beginner: '初级',
  Advanced: '高级',
});
const STYLES = createTranslator<Style>({
  Standard: '标准舞',
  Latin: '拉丁舞',
  Smooth: '美式摩登',
  Rhythm: '美式节奏',
  Nightclub: '俱乐部舞',
});
const DANCES = createTranslator<Dance>({
  Waltz: '华尔兹',
  Tango: '探戈',
  Foxtrot: '狐步',
  Quickstep: '快步',
  'Viennese Waltz': '维也纳华尔兹',
  ChaCha: '恰恰恰',
  Samba: '桑巴',
  Rumba: '伦巴',
  Jive: '牛仔',
  'Paso Doble': '斗牛',
  Swing: '摇摆',
  Bolero: '波莱罗',
  Mambo: '曼波',
  Salsa: '莎莎',
  Bachata: '巴恰塔',
  'West Coast Swing': '西海岸摇摆',
  'Night Club Two Step': '夜店两步',
  Merengue: '梅伦格',
  'Argentine Tango': '阿根廷探戈',
});
/** Only dances whose names are too long have a short one: a Chinese character is as wide as two letters. */
const SHORT = createTranslator({
  'Viennese Waltz': '维也纳',
  'West Coast Swing': '西海岸',
} satisfies Partial<Record<Dance, string>>);
/** Short names of at most four characters, as wide as eight letters: a fifth of a phone. */
const TABS = createTranslator({
  'Viennese Waltz': '维也纳',
  'West Coast Swing': '西海岸',
  'Night Club Two Step': '两步',
  'Argentine Tango': '阿根廷',
} satisfies Partial<Record<Dance, string>>);

const levelName = (level: EventLevel): string => LEVELS.get(toStoredTerm(level)) ?? toStoredTerm(level);
/** The dancers of a level: 铜牌组. The level's name alone would mean the medal. */
const groupOf = (level: EventLevel): string => `${levelName(level)}组`;
const styleName = (style: EventStyle): string => STYLES.get(toStoredTerm(style)) ?? toStoredTerm(style);
const danceName = (dance: string | CustomTerm): string =>
  DANCES.get(toStoredTerm(dance)) ?? toStoredTerm(dance);

/** The name of a round is the same as a heading and in a sentence. Custom names stay unchanged. */
function roundName(stored: string): string {
  if (stored === 'Final') return '决赛';
  if (stored === 'Semi-Final') return '半决赛';
  if (stored === 'Quarter-Final') return '1/4决赛';
  const [, fraction] = /^(1\/\d+)-Final$/.exec(stored) ?? [];
  if (fraction !== undefined) return `${fraction}决赛`;
  const [, counts] = /^(\d+)(?:st|nd|rd|th) Round$/.exec(stored) ?? [];
  return counts === undefined ? stored : `第${counts}轮`;
}

const roundStates = {
  initialized: '即将开始',
  empty: '无人参赛',
  running: '场上',
  skipped: '不跳',
  marked: '打分已齐',
  posted: '已公布',
} as const satisfies Record<RoundState, string>;

/** The usual roles of officials, by their stored names. */
const ROLES = new Map([
  ['Judge', '裁判'],
  ['Chairman of Judges', '裁判长'],
  ['Scrutineer', '计分员'],
  ['MC', '主持人'],
  ['Deck captain', '检录员'],
]);

const CATEGORY: Readonly<Record<Category, string>> = {
  newcomer: '新手',
  junior: '青少年',
  student: '学生',
  adult: '成人',
};
const WINDOW: Readonly<Record<PriceWindow, string>> = {
  early: '早鸟价',
  normal: '常规价',
  late: '晚报名价',
};
const AT_PRICE: Readonly<Record<RegistrationPhase, string>> = {
  pending: '',
  early: `（${WINDOW.early}）`,
  normal: `（${WINDOW.normal}）`,
  late: `（${WINDOW.late}）`,
};

const until = (end: string | undefined): string => (end === undefined ? '' : `，截至${end}`);

/** 学生$45，截至11月2日星期日，之后$55。 */
const costsSaid = ({ who, price, isFrom, next }: CurrentPrice, end: string | undefined): string =>
  `${who === undefined ? '费用' : CATEGORY[who]}${price}${isFrom ? '起' : ''}${until(end)}${next === undefined ? '' : `，之后${next}`}。`;

const AGES = createTranslator<AgeGroup>({
  Preteen1: '少儿1',
  Preteen2: '少儿2',
  Junior1: '少年1',
  Junior2: '少年2',
  Youth: '青年',
  Under21: '21岁以下',
  Student: '学生',
  Adult: '成人',
  Senior1: '常青1',
  Senior2: '常青2',
  Senior3: '常青3',
  Senior4: '常青4',
});
const ageName = (age: AgeGroup): string => AGES.get(age) ?? age;

const either = (levels: readonly EventLevel[]): string =>
  new Intl.ListFormat('zh', { type: 'disjunction' }).format(levels.map(groupOf));
const groupList = (levels: readonly EventLevel[]): string => list(levels.map(groupOf));
const levelCount = (n: number): string => `${n}个级别`;
const monthCount = (n: number): string => `${n}个月`;
const eventCount = (n: number): string => `${n}个项目`;

/** 两个相邻级别 */
const neighbours = (span: number): string =>
  span === 1 ? '一个级别' : `${span === 2 ? '两' : span}个相邻级别`;

function closedBy(closing: LevelClosing): string {
  const there = groupOf(closing.at);
  switch (closing.by) {
    case 'points':
      return `在${there}积到${closing.points}分`;
    case 'entry':
      return `报过${there}`;
    case 'placing':
      return `在${there}得过${orBetter(closing.place)}`;
    default:
      return unreachable(closing);
  }
}

function missing(closing: LevelClosing): string {
  const there = groupOf(closing.at);
  switch (closing.by) {
    case 'points':
      return `在${there}不到${closing.points}分`;
    case 'entry':
      return `没报过${there}`;
    case 'placing':
      return `没得过${there}${orBetter(closing.place)}`;
    default:
      return unreachable(closing);
  }
}

const eligibilityRules: {
  readonly [Name in EligibilityRuleName]: (rule: NonNullable<EligibilityRules[Name]>) => string;
} = {
  styles: (styles) => `只有${list(styles.map(styleName))}。`,
  levelsHere: (here) => `本次级别：${groupList(here)}。`,
  levels: ({ per, span, most }) =>
    `每个${per === 'style' ? '舞系' : '舞种'}可报${neighbours(span)}${most === undefined ? '' : `，每个舞系最多${levelCount(most)}`}。`,
  twoLevelsFrom: ({ level, holdsFor }) =>
    `${holdsFor === 'couple' ? '同一对舞伴' : ''}在同一舞系报两个级别，要从${groupOf(level)}起。`,
  acrossStyles: ({ span }) => (span === 1 ? '各舞系报同一个级别。' : `各舞系都在${neighbours(span)}之内。`),
  otherRole: ({ lower }) => `不常跳的角色最多可低${levelCount(lower)}。`,
  noviceApart: () => `${groupOf('Novice')}单独算，和哪个级别都不相邻。`,
  coupleLevel: () => '一对舞伴按级别高的一方报。',
  ownLevel: ({ up }) => {
    if (up >= MAX_RULE_VALUES.levels - 1) return '不能低于自己的级别。';
    return up === 0 ? '只能报自己的级别。' : `自己的级别，最多再往上${levelCount(up)}。`;
  },
  splitLevels: () => '舞伴级别更高时，除自己的级别外，也可以跳舞伴的级别。',
  points: ({ scheme, byRole, checkedAfterwards }) =>
    [
      '积分到了就升级：一个舞种积到7分，就不能再报那个级别。',
      ...(scheme === 'YCN' ? [] : ['公开级别按整个舞系算。']),
      ...(byRole ? ['积分只算在得分时的角色上。'] : []),
      ...(checkedAfterwards ? ['赛后核查：已经积满升级的取消成绩。'] : []),
    ].join(''),
  timeLimits: (limits) =>
    limits.map((limit) => `${groupOf(limit.level)}：学舞不超过${monthCount(limit.months)}。`).join(''),
  closings: (closings) =>
    closings.map((closing) => `${closedBy(closing)}，就不能再报${groupOf(closing.level)}。`).join(''),
  mostEntries: ({ entries }) => `每人最多${eventCount(entries)}。`,
  newcomerPrice: () => `付新手价的只能跳${groupOf('Newcomer')}。`,
  ages: ({ span }) =>
    span === 1 ? '只能报自己的年龄组。' : `${span === 2 ? '两' : span}个相邻年龄组，其中要有自己的。`,
  titles: ({ months, age }) => `冠军头衔只给学生：最近${monthCount(months)}内在校，不超过${age}岁。`,
  costumesFrom: ({ level }) => `${groupOf(level)}以下不穿比赛服。`,
};

function becauseOfRules(reason: WarningReason): string {
  switch (reason.kind) {
    case 'same couple twice':
      return '这对舞伴已经报了这个项目。';
    case 'twice in the event':
      return '已和别的舞伴报了这个项目。';
    case 'style not danced':
      return `这里只跳${list(reason.styles.map(styleName))}。`;
    case 'levels too far apart': {
      const { dance, style } = reason;
      return `每个${dance === undefined ? '舞系' : '舞种'}只能报${neighbours(reason.span)}：离${dance === undefined ? styleName(style) : danceName(dance)}的${groupList(reason.beside)}太远。`;
    }
    case 'too many levels':
      return `${styleName(reason.style)}最多${levelCount(reason.most)}：已报${groupList(reason.beside)}。`;
    case 'one level only':
      return `${reason.asCouple ? '同一对舞伴' : ''}在同一舞系报两个级别，要从${groupOf(reason.from)}起：已报${groupList(reason.beside)}。`;
    case 'styles too far apart':
      return `各舞系都要在${neighbours(reason.span)}之内：离${groupList(reason.beside)}太远。`;
    case 'too low in that role':
      return `跳${reason.role === 'lead' ? '引带' : '跟随'}时，最多比${groupOf(reason.usual)}低${levelCount(reason.lower)}。`;
    case 'below their level':
      return `低于自己的级别：${groupOf(reason.own)}。`;
    case 'above their level':
      return reason.up === 0
        ? `高于自己的级别：${groupOf(reason.own)}。`
        : `比自己的级别（${groupOf(reason.own)}）高了不止${levelCount(reason.up)}。`;
    case 'out by points': {
      const won = list(reason.dances.map(({ dance, points }) => `${danceName(dance)}${points}分`));
      const opens = reason.opens === undefined ? '' : `可报${groupOf(reason.opens)}及以上。`;
      return `积分已满，不能再报${groupOf(reason.level)}：${won}。${opens}`;
    }
    case 'danced too long':
      return `${groupOf(reason.limit.level)}限学舞不超过${monthCount(reason.limit.months)}，现在是${monthCount(reason.months)}。`;
    case 'closed by a higher level':
      return `同一舞系${closedBy(reason.closing)}，就不能再报${groupOf(reason.closing.level)}。`;
    case 'too many entries':
      return `最多${eventCount(reason.most)}，现在有${reason.entries}个。`;
    case 'newcomers’ price':
      return `新手价只能跳${groupOf('Newcomer')}。`;
    case 'ages too far apart': {
      const near = reason.own === undefined ? reason.beside : [reason.own];
      return `只能报相邻年龄组：离${list(near.map(ageName))}太远。`;
    }
    case 'students only':
      return '仅限学生。';
    case 'no title':
      return `可以跳，但不能拿冠军头衔：只给最近${monthCount(reason.titles.months)}内在校、不超过${reason.titles.age}岁的学生。`;
    case 'no costume':
      return `${groupOf(reason.from)}以下不穿比赛服。`;
    default:
      return unreachable(reason);
  }
}

function openUntil(now: ClosingCondition): string {
  switch (now.kind) {
    case 'months':
      return `学舞不超过${monthCount(now.months)}`;
    case 'points':
      return `不到${now.points}分`;
    case 'closing':
      return missing(now.closing);
    default:
      return unreachable(now);
  }
}

const EXTRAS = createTranslator<Exclude<Extra, object>>({
  membership: '会员费',
  ticket: '观众票',
  dinner: '晚宴',
});
const extraName = (extra: Extra): string => EXTRAS.get(toStoredTerm(extra)) ?? toStoredTerm(extra);

/** 第2个项目, 第4–8个项目. */
const countedFrom = (of: CountedUnit, from: number, to: number): string =>
  `第${from === to ? from : `${from}–${to}`}${of === 'entry' ? '个项目' : '支舞'}`;

function discountName({ name, amount }: Discount): string {
  if (amount.kind === 'cents') return `${name}：减${formatMoney(amount.cents)}`;
  return amount.percent === 100 ? `${name}：免报名费` : `${name}：项目费减 ${amount.percent}%`;
}

const billReason: Sentences<'bill'>['reason'] = (why, isOnly) => {
  switch (why.kind) {
    case 'no entries':
      return '不参赛';
    case 'base':
      return isOnly ? WINDOW[why.window] : `${CATEGORY[why.category]}，${WINDOW[why.window]}`;
    case 'only':
      return `只跳${list(why.styles.map(styleName))}`;
    case 'free levels':
      return `${groupList(why.levels)}${eventCount(why.entries)}，免费`;
    case 'each':
      return `${countedFrom(why.of, why.from, why.to)}${why.to > why.from ? `，每${why.of === 'entry' ? '个' : '支'}${formatMoney(why.each)}` : ''}`;
    case 'beyond':
      return `${countedFrom(why.of, why.from, why.to)}，免费`;
    case 'second level':
      return `${list(why.styles.map(styleName))}的第二个级别`;
    case 'at most':
      return `所有项目最多${formatMoney(why.most)}`;
    case 'extra':
      return extraName(why.what);
    case 'at the door':
      return '现场付款';
    case 'discount':
      return discountName(why.discount);
    case 'volunteer':
      return '志愿服务';
    case 'by hand':
      return why.why.trim() === '' ? '组委会设定' : `组委会设定：${why.why}`;
    default:
      return unreachable(why);
  }
};

const couplesSaid = (n: number): string => `${n}对`;
const NO_CONNECTION = '没有网络。恢复连接后，这个页面会自动打开。';
const ASK_AGAIN = '请重新索取一个。';

/** 简体中文, as it is said at a 国标舞 competition. */
const zh: Translation = {
  terms: {
    levelName,
    ageName,
    styleName,
    danceName,
    danceShort: (dance) => SHORT.get(toStoredTerm(dance)) ?? danceName(dance),
    eventName: (event) => {
      const made = parseEventName(event);
      if (made === undefined) return event.name;
      const age = made.age === undefined ? '' : `${ageName(made.age)} `;
      const name = `${age}${groupOf(made.level)}${styleName(made.style)}`;
      return made.dances.length === 0 ? name : `${name} ${joinDances(made.dances.map(danceName))}`;
    },
    roundName,
    floor: (floor) => `${floor}号场地`,
    roundInSentence: roundName,
    ordinal,
    roundState: (state) => roundStates[state],
  },

  bill: {
    title: '费用',
    reason: billReason,
    categoryName: (category) => CATEGORY[category],
    windowName: (window) => WINDOW[window],
    extraName,
    none: '还没有价格。',
    total: '合计',
  },

  eligibility: {
    title: '谁能报什么',
    advice: '如果规则不适合你的情况，请问组委会，由他们决定。',
    always: '可以有多个舞伴，两种角色都可以跳，但每个项目只能报一次。',
    none: '还没有规则：想报什么就报什么。',
    ageName,
    table: {
      label: '级别',
      level: '级别',
      openIf: '可报条件',
      openToAll: '人人可报',
      beside: { style: '同舞系还可报', dance: '同舞种还可报' },
      alone: '不能再报别的',
      anything: '任何级别',
      withOthers: (levels) => `换舞伴可报${either(levels)}`,
      levels: either,
      openUntil: (all) => all.map(openUntil).join('，'),
    },
    points: {
      label: '名次积分',
      results: '成绩',
      places: ['第1名', '第2名', '第3名', '4到6名'],
      resultsOf: ({ levelsBelow, roundsBefore }) => {
        if (levelsBelow > 1) return '低两级或更多';
        return `${levelsBelow === 0 ? '所跳级别' : '低一级'}，${roundsBefore > 1 ? '有1/4决赛' : '有半决赛'}`;
      },
      more: '没有预赛的决赛不积分。多支舞的项目，名次对每支舞都算。',
    },
    says: (name, rule) => eligibilityRules[name](rule),
    because: becauseOfRules,
  },

  problems: {
    refusal: (problem) => {
      switch (problem.code) {
        case 'not allowed':
          return '服务器没有接受：已经关闭（请问计分员），或你的账号没有权限（请问组委会）。';
        case 'unavailable':
          return '服务器现在无法保存。请再试一次。';
        case 'no answer':
          return '服务器回复前断线了。请看看是否已经成功。';
        case 'overtaken':
          return '别人抢先一步：没有任何改动。';
        case 'past':
          return '当时没有网络，没有发出。请再操作一次。';
        case 'renumbered':
          return '赛程先改了这个项目的轮次。请在新的轮次上再操作一次。';
        case 'nobody in it':
          return '这一轮已经没有选手：上一轮还没公布，或赛程变了。';
        case 'comes first':
          return '上一轮的公布已撤回。重新公布后，再开始这一轮。';
        case 'other line-up':
          return '上场名单先变了：有选手退出。请重新开始。';
        case 'number taken':
          return '这个背号已先给了别人：没有任何改动。';
        case 'posted':
          return '这一轮已先公布，保持原样。要改请先撤回公布。';
        case 'result changed':
          return '成绩已有改动。请再看一遍，然后签字。';
        case 'sheet is in':
          return '裁判的评分表先到，以它为准。如果纸面才对，请重新打开评分表再录入。';
        case 'not open':
          return '这台设备没有登录。请重新登录。';
        case 'other':
          return '服务器没有接受。请再试一次。如果再次发生，请告诉组委会。';
        default:
          return unreachable(problem);
      }
    },
  },

  connection: {
    live: '已连接',
    reconnecting: (saved) => (saved === 0 ? '重新连接中' : `重新连接中，${saved}份存在本机`),
    offlineSince: (time) => `${time}起断线`,
  },

  couple: {
    toGo: (couples) => `还差${couples}对`,
    exactly: (couples) => `正好${couples}对`,
    tooMany: (couples) => `多了${couples}对`,
    of: (wanted) => `/ ${wanted}`,
    countIs: (chosen, wanted, count) => `已选${chosen}对，共${wanted}对，${count}`,
    chosen: '已选的选手',
    penciled: '待定',
    hasCome: '晚到',
    notSaved: '未保存',
  },

  results: {
    title: '成绩',
    titleOf: (event) => `${event}，成绩`,
    loading: '正在载入成绩',
    notShown: '无法显示',
    none: '还没有成绩。',
    noneMore: '第一轮一公布，就会出现在这里。',
    otherStyles: '其他',
    couples: () => '对',
    alone: (n) => `另有${n}人没有舞伴`,
    standing: (now) => {
      switch (now.kind) {
        case 'not danced':
          return '还没开始';
        case 'on the floor':
          return `${roundName(now.round.name)}正在进行`;
        case 'result to come':
          return `${roundName(now.round.name)}等待成绩`;
        case 'callbacks posted':
          return `${roundName(now.round.name)}晋级名单已公布`;
        case 'waits for the awards':
          return '名次在颁奖时公布';
        case 'final posted':
          return '决赛已公布';
        default:
          return unreachable(now);
      }
    },
  },

  eventResult: {
    back: '返回',
    all: '全部成绩',
    noEvent: '没有这个项目',
    noEventMore: (event) => `这里没有“${event}”这个项目。全部项目都在成绩列表里。`,
    size: (couples, rounds) => `${couples}对，${rounds}轮`,
    rounds: '轮次',
    none: '还没有成绩。',
    noneMore: '第一轮一公布，就会出现在这里。',
    atTheAwards: '名次在颁奖时公布。',
    atTheAwardsMore: '决赛已评完。名次宣布后就会出现在这里。',
    unreadable: '这份成绩无法读取。请计分员重新公布。',
    advance: (recalled, danced, next) =>
      `${danced}进${recalled}，晋级${next === undefined ? '下一轮' : roundName(next)}`,
    recalled: (couples) => `${couples}对晋级`,
    marks: '打分',
    places: '名次',
    legend: (majority) =>
      `“1–3”一栏是把这对评进前3名的裁判人数。${
        majority === undefined ? '' : `${majority}人为多数；标出的那格决定了这对的名次。`
      }括号里是这些打分的总和。`,
  },

  marks: {
    place: '名次',
    rule: '规则',
    total: '总分',
    couple: '选手',
    sum: '合计',
    marks: '打分',
    couples: '选手',
    runningTotal: '累计',
    column: (column) => (column === 1 ? '1' : `1–${column}`),
    tie: (rule) => `${rule}-并列`,
    tied: '并列',
    working: (dance) => `${dance}，计算`,
    marksAndWorking: (dance) => `${dance}，打分与计算`,
    summary: '汇总',
    summaryOf: (dances) => `${dances.join('、')}：名次与总分`,
    marksOf: (round) => `${round}，打分`,
    judgesMarksOf: (round) => `${round}，各裁判打分`,
    mark: 'X',
    recalled: '晋级',
    notRecalled: '未晋级',
    tally: '按得票数排列的选手',
    tieAtCut: '晋级线上同票',
    seat: { empty: '未交', part: '部分', in: '已交' },
    seatIs: (judge, state) => `${judge}：${state}`,
  },

  languageChoice: { language: '语言' },

  dialog: { close: '关闭', cancel: '取消' },

  parts: {
    loading: '正在载入',
    notShown: '无法显示',
    refused: '服务器没有显示。请重新载入页面。如果再次发生，请告诉组委会。',
    lastUpdated: (time) => `更新于${time}。`,
    optional: '（选填）',
    undo: '撤销',
    organizer: '联系组委会',
    comma: '，',
  },

  signInProblems: {
    known: {
      'invalid-api-key': {
        problem: '这场比赛没有设置好：密钥无效。',
        remedy: '请告诉组委会：配置里需要正确的apiKey。',
      },
      'popup-blocked': { problem: '浏览器拦截了登录窗口。', remedy: '请允许本页弹出窗口，再试一次。' },
      'popup-closed-by-user': { problem: '登录窗口关得太早。', remedy: '请再试一次，等它自己关闭。' },
      'cancelled-popup-request': {
        problem: '另一个登录窗口已打开。',
        remedy: '请用新的那个，或再试一次。',
      },
      'unauthorized-domain': {
        problem: '这个网址不能登录。',
        remedy: '请用平时的网址打开，或告诉组委会。',
      },
      'network-request-failed': { problem: '服务器没有回应。', remedy: '请检查Wi-Fi，再试一次。' },
      'user-mismatch': { problem: '你登录的是另一个账号。', remedy: '请先退出，或就用那个账号。' },
      'password-does-not-meet-requirements': {
        problem: '这个密码对本场比赛来说太弱。',
        remedy: '请用更长的密码，并包含要求的字符。',
      },
      'multi-factor-auth-required': {
        problem: '这个账号需要第二重验证，本页不支持。',
        remedy: '请组委会给你一个只用密码的账号。',
      },
      'invalid-email': { problem: '这不是邮箱地址。', remedy: '要有@和域名，例如name@school.edu。' },
      'invalid-credential': {
        problem: '邮箱或密码不对。',
        remedy: '请两个都检查一下。组委会可以设新密码。',
      },
      'invalid-action-code': { problem: '这个链接已用过，或已发了更新的。', remedy: ASK_AGAIN },
      'expired-action-code': { problem: '这个链接已超过一小时。', remedy: ASK_AGAIN },
      'user-disabled': { problem: '这个账号已停用。', remedy: '请组委会重新启用。' },
      'too-many-requests': { problem: '试的次数太多。', remedy: '请等一分钟再试。组委会可以解除限制。' },
      'operation-not-allowed': {
        problem: '这场比赛不允许这种登录方式。',
        remedy: '请用邮箱和密码，或问组委会。',
      },
    },
    other: { problem: '登录失败。', remedy: '请再试一次。还是不行，请告诉组委会。' },
  },

  topBar: {
    loading: '正在载入…',
    unnamed: '新比赛',
    menu: '菜单',
    pages: '页面',
    page: {
      home: '选手须知',
      details: '详情',
      rules: '规则',
      venue: '场馆',
      contact: '联系我们',
      about: '关于我们',
    },
    step: {
      details: '查看详情',
      register: '报名',
      updateEntries: '我的报名',
      live: '正在比赛',
      results: '查看成绩',
    },
  },

  home: {
    loading: '正在载入比赛',
    noConnection: NO_CONNECTION,
    unnamed: '新比赛',
    fresh: '还没有设置任何内容。',
    organizer: '你是组委会？登录后开始设置。',
    registration: (now) => {
      switch (now.kind) {
        case 'to come':
          return now.opens === undefined ? '报名还没开始。' : `报名开始：${now.opens}。`;
        case 'open': {
          const end = now.priceEnds ?? now.closes;
          const is = `${now.isEarly ? '早期' : ''}报名进行中`;
          const open =
            now.costs === undefined
              ? `${is}${AT_PRICE[now.phase]}${until(end)}。`
              : `${is}。${costsSaid(now.costs, end)}`;
          const isSaid = now.priceEnds === undefined || now.closes === undefined;
          return isSaid ? open : `${open}报名截止：${now.closes}。`;
        }
        case 'closed':
          return now.since === undefined ? '报名已截止。' : `报名已于${now.since}截止。`;
        default:
          return unreachable(now);
      }
    },
    daysLeft: () => '天后开赛',
    theDay: ({ day, days }) => (days === 1 ? '今天' : `第${day}天，共${days}天`),
    over: '比赛已结束。',
    prices: {
      title: '价格和截止日期',
      titleUntil: '报名截止日期',
      until: (day) => `截至${day}`,
      of: (who, price) => `${CATEGORY[who]} ${price}`,
      name: WINDOW,
      state: { past: '已结束', now: '现在', next: '之后' },
      openEnd: '没有截止日期',
    },
    news: '组委会消息',
    officials: '裁判和工作人员',
    organizers: '组委会',
    role: (stored) => ROLES.get(stored) ?? stored,
    bioOf: (name) => `关于${name}`,
  },

  partners: {
    title: '谁在找舞伴？',
    tab: '找舞伴',
    lead: '去邀请一位。对方能看到你的名字、学校和留言，看不到邮箱。对方同意后，你们就报成一对，引带方会得到背号。',
    loading: '正在载入名单',
    styles: '舞系',
    levels: '级别',
    allStyles: '全部舞系',
    allLevels: '全部级别',
    side: '显示',
    leads: (n) => `${n}位引带`,
    follows: (n) => `${n}位跟随`,
    looksAs: { lead: '跳引带。', follow: '跳跟随。' },
    looksFor: (levels) => `${levels}。`,
    you: '你',
    none: '现在没有人在找舞伴。',
    noneMore: '多数人在最后一周才来找。',
    noneOf: { lead: '这里还没有引带。', follow: '这里还没有跟随。' },
    ask: '邀请',
    askWhom: (name) => `邀请${name}`,
    asked: '已邀请',
    asksYou: '邀请你',
    otherPlans: '另有安排',
    notForYou: '你们能一起跳的项目里，你都没在找舞伴。',
    noCode: '要邀请别人，请先报名，或在这台设备上用报名码打开你的报名。',
    register: '报名',
    myEntries: '我的报名',
    asking: {
      question: (name) => `邀请${name}和你一起跳？`,
      who: '谁来邀请',
      events: '这些项目',
      note: '留言',
      noteHelp: '只有对方能看到。不要写电话和地址。',
      verb: '邀请',
      busy: '正在邀请',
      nothing: '请选一个项目',
      full: '你已邀请了40人。请先取消一个。',
    },
    requests: {
      title: '你的邀请',
      asks: (name) => `${name}邀请你`,
      asksDancer: (name, dancer) => `${name}邀请${dancer}`,
      askedYou: (name) => `${name}邀请过你`,
      yes: '同意',
      saying: '正在同意',
      no: '不了，谢谢',
      kind: (name) => `如果拒绝，对方只会看到“${name}另有安排。”`,
      remove: '移除',
      youAsked: '你邀请了',
      waiting: '还没回复',
      namedBy: (name) => `你报名时写了${name}的名字。有人以${name}报名，说就是本人。确定是对方才同意。`,
      confirm: '是，这是我的舞伴',
      confirms: (name, events) => `${name}同意后，你就报了${list(events)}。`,
      takeBack: '取消邀请',
      otherPlans: (name) => `${name}另有安排。`,
      past: (why, name) =>
        ({
          withdrawn: `${name}已不在这个项目里。`,
          'asker has a partner': `${name}已找到别的舞伴。`,
          'you have a partner': '你在这个项目里已有舞伴。',
        })[why],
      pastForAsker: (why, name) =>
        ({
          withdrawn: '你已不在这个项目里。',
          'asker has a partner': '你在这个项目里已有舞伴。',
          'you have a partner': `${name}已找到舞伴。`,
        })[why],
      together: '你们一起跳',
      couple: (lead, follow) => `${lead}和${follow}`,
      noNumber: '背号由组委会给你。',
      entered: '已报名',
    },
    problem: {
      closed: '报名已截止，不能再一起报名。',
      gone: '对方已取消邀请。',
      answered: '已在另一台设备上回复过。',
      changed: '没有成功：情况有变。请再看一遍。',
      signIn: '连不上服务器。请稍后再试。',
      other: '没有成功。请再试一次，或联系组委会。',
    },
    waits: '没有网络。别关这个页面：恢复连接后会自动发送。',
  },

  lists: {
    pages: '名单',
    entries: '参赛名单',
    competitors: '选手',
    partners: '找舞伴',
    search: '姓名、学校或背号',
    noConnection: NO_CONNECTION,
    loading: '正在载入名单',
    offline: '可能不是最新内容。',
    nobodyFound: (typed) => `没有找到“${typed}”。`,
    nobodyFoundMore: '输入姓名、学校或背号的一部分就行。',
    withheld: '姓名不公开',
    noSchool: '无学校',
    couples: couplesSaid,
    events: eventCount,
    waiting: (n) => `${n}人在找舞伴`,
    dancers: (n) => `${n}位选手`,
    entriesPage: {
      none: '还没有项目。',
      noneMore: '组委会还没有添加。请过些时候再来。',
      by: '排列',
      byEvent: '按项目',
      bySchool: '按学校',
      styles: '舞系',
      allStyles: '全部舞系',
      numbers: '只看背号',
      nobody: '还没有人报名',
      looking: (name) => `${name}，在找舞伴`,
    },
    competitorsPage: {
      none: '还没有人报名。',
      noneMore: '选手报名后会出现在这里。',
      from: (dancers, schools) => `${dancers}，来自${schools}所学校`,
      notEntered: '还没有报项目',
      showAll: (n) => `显示全部${n}人`,
    },
    competitorPage: {
      title: (name) => `${name}，选手`,
      nobody: '这个网址没有选手',
      nobodyMore: '选手名单里有每一位已报名的人。',
      all: '全部选手',
      noNumber: '还没有背号',
      roles: { lead: '引带', follow: '跟随', both: '引带和跟随' },
      partners: '舞伴',
      dances: '项目',
      next: '接下来',
      noEvents: '还没有报任何项目。',
      with: (partner) => `舞伴${partner}`,
      looking: '在找舞伴',
      judged: '看看是怎么评的',
      entered: '已报名',
      notInIt: '不在上场名单里',
      toDance: (round, heat, at) =>
        [
          roundName(round),
          ...(heat === undefined ? [] : [heat]),
          ...(at === undefined ? [] : [`约${at}`]),
        ].join('，'),
      heat: (heat, of) => `第${heat}组（共${of}组）`,
      through: (n, of) => `已晋级：${of}进${n}。`,
      onTheFloor: (round) => `${roundName(round)}：正在场上`,
      resultToCome: (round) => `${roundName(round)}：等待成绩`,
      out: (round, best, of) =>
        best >= of ? `止步${roundName(round)}，共${of}对` : `止步${roundName(round)}，${of}对中的前${best}`,
      awards: '进入决赛，名次在颁奖时公布',
      placed: (of) => `决赛名次（共${couplesSaid(of)}）`,
    },
  },

  reading: {
    titled: (page, competition) => (competition === undefined ? page : `${page} – ${competition}`),
    loading: '正在载入页面',
    noConnection: NO_CONNECTION,
    contents: '本页内容',
    map: '打开地图',
  },

  startingTexts: {
    details: `比赛时间、入场时间和票价会公布在这里。

## 赛前

- 和舞伴一起报名，或到“找舞伴”名单里找一位。
- 提前一天核对报名：项目、舞伴、名字的写法。

## 到场

- 先到报到处。引带方在那里领背号，一整天都别在背上。
- 更衣和热身的地方，请问报到处。

## 你的项目

- 早点到检录处：项目可能提前开始。
- 检录员核对背号，并安排你随本组上场。
- 晋级名单和成绩一公布，本站就能看到。`,
    rules: `组委会还没有公布自己的规则。下面这些在多数高校比赛里都适用。

## 级别

新手、铜牌、银牌、金牌组只能跳本级别的规定动作。新秀、准冠军、冠军组是公开组。通常一个舞系可以报两个相邻级别。

## 场上

- 一位引带一个背号：别在裁判看得见的地方。
- 沿舞程线行进，留意周围的选手。
- 除非项目允许，不做托举。

## 评判

裁判一轮一轮选出晋级的选手，决赛则给每一对排名次。名次按顺位法（Skating System）计算，本站的每份成绩都写明怎么算的。`,
    venue: `怎么到达、在哪停车、地板怎么样，会公布在这里。

- 不要穿外面的鞋上地板。高跟鞋要戴鞋跟套。
- 带上水，以及项目之间保暖的衣服。`,
    contact: `咨询的联系方式会公布在这里。

比赛当天请问报到处。`,
    about: `组委会将在这里介绍自己。`,
  },

  screenStopped: {
    title: '这个页面停止了',
    reload: '重新载入',
    notLoaded: {
      title: '没有网络',
      opensLater: '恢复连接后，这个页面会马上打开。',
      more: '你发送的内容没有丢。',
      back: '返回',
    },
    remedy: '你发送的内容没有丢。如果再次发生，请告诉组委会。',
  },

  notFound: {
    tab: '找不到',
    title: '这里什么都没有',
    remedy: '请检查网址，或从首页开始。',
    home: '首页',
    entrance: {
      title: '你是哪位裁判？',
      more: '选择你的字母，然后输入访问码；也可以扫描卡上的二维码。',
      none: '还没有裁判。',
    },
  },

  footer: {
    who: {
      title: '谁来参赛',
      entries: '参赛名单',
      competitors: '选手',
      partnerSearch: '找舞伴',
      updateEntries: '我的报名',
    },
    website: '网站',
    facebook: 'Facebook',
    instagram: 'Instagram',
    poweredBy: (version) => `由Floorcraft ${version}提供支持。`,
    community: '有问题？来群里聊',
  },

  judgeSheet: {
    judge: (letter) => `裁判${letter}`,
    loading: '正在载入评分表',
    leftHanded: '左手模式',
    dances: '舞种',
    danceTab: (dance) => TABS.get(toStoredTerm(dance)) ?? danceName(dance),
    tabSent: '已交',
    tabSaved: '已存',
    marksOf: (marks, wanted) => `${marks}/${wanted}`,
    floorIsOn: (dance) => `场上正在跳${dance}`,
    goTo: (dance) => `去${dance}`,
    openAgain: (dance) => `${dance}重新打开了`,
    hasCome: (numbers) => `${numbered(numbers)}晚到。`,
    whoGoes: (numbers) => `点选换下哪一对，给${numbered(numbers)}。`,
    notRecalled: (marks) => `不让晋级：交${marks}对`,
    isOut: (numbers) => `${numbered(numbers)}退出。`,
    outAndShort: (numbers, missingMarks) => `${numbered(numbers)}退出：再选${missingMarks}对，或就这样交。`,
    sendAsIs: '就这样交',
    alsoOnFloor: (event) => `${event}正在场上`,
    allSent: (event) => `${event}：全部已交`,
    allSavedHere: (event) => `${event}：已保存，尚未提交`,
    otherRound: '另一轮',
    next: (what) => `下一个：${what}`,
    nextOpens: '全部已交。你的下一轮会自动打开',
    allSentLater: (next) => `全部已交。接下来：${next}`,
    allSentLast: '全部已交。这是你的最后一轮',
    notSentYet: '存在这部手机上，尚未提交',
    delivery: {
      saving: '正在保存',
      here: '存在本机',
      received: '已收到',
      draft: '已保存',
      late: '太晚了',
      refused: '未收到',
    },
    offlineSavedHere: '断线，存在本机',
    ofSent: (wanted) => `/ ${wanted}，已交`,
    ofSavedHere: (wanted) => `/ ${wanted}，存在本机`,
    heats: '分组',
    heat: (heat) => `第${heat}组`,
    heatOnFloor: '场上',
    heatToCome: '未上场',
    heatMarked: (marks) => `已选${marks}对`,
    send: (what) => (typeof what === 'number' ? `提交${what}对` : `提交${what}`),
    penciled: (couples) => `${couples}对待定，不计。`,
    recallExactly: (wanted) => `正好选${wanted}对`,
  },

  judge: {
    notFound: '找不到裁判',
    noSuchJudge: (name, competition) =>
      `${competition ?? '这场比赛'}没有裁判“${name}”。请向组委会要你自己的链接。`,

    codeIntro: '扫描你的二维码，或输入下面的访问码。这台设备今天归你用。',
    code: '访问码',
    codeMissing: '请输入二维码下面的访问码',
    codeWrong: '这个访问码打不开你的评分表。请向组委会要现在的访问码。',
    openSheets: '打开我的评分表',
    codeChanged: '你的访问码变了。你的打分都存在这部手机上。',
    enterNewCode: '输入新的访问码',

    places: {
      yours: '你的排名',
      insert: (couple) => `${couple}号晚到：点选名次。`,
      put: (couple, place) => `把${couple}号放在${ordinal(place)}`,
      tapNext: (place) => `点选你的${ordinal(place)}`,
      remove: (couple, place) => `把${couple}号移出${ordinal(place)}`,
      open: (places) => `还差${places}个名次`,
    },
    outOfFinal: (numbers) => `${numbered(numbers)}退出，后面的依次前移。`,
    couples: couplesSaid,
    swap: {
      verb: '对调',
      hint: '点选对调',
      tapTwo: '点选两对进行对调。',
      tapOther: (couple) => `点选要和${couple}号对调的一对。`,
    },

    moved: {
      now: (dance) => `现在：${dance}。`,
      unfinished: (dances) => `${list(dances)}还没评完。`,
      marksStay: (marks, dance) =>
        marks === 0
          ? `本轮结束前都可以评完${dance}。`
          : `你的${marks}个打分都在。本轮结束前都可以评完${dance}。`,
      judge: (dance) => `去评${dance}`,
    },

    keyed: (number) => `${number}，再按回车`,
    notOnSheet: (number) => `${number}号不在这张评分表上。`,

    notInRound: (numbers) => `${numbered(numbers)}不在这一轮，不计。`,
    wornTwice: (numbers) => `有两对都是${numbered(numbers)}。请告诉计分员你指的是哪一对。`,
    notReceived: (why) => `${why}你的打分存在这部手机上。`,
    reopened: (by, why) =>
      `${by ?? ''}重新打开了这张表${why === undefined ? '' : `：${why}`}。请再提交一次。`,
    lateButOpen: '这些打分在评判关闭后才到，不计。现在评判又打开了：请提交。',
    tryAgain: '再试一次',

    sendOther: {
      open: '按别的对数提交',
      question: (chosen, wanted) => `提交${chosen}对，而不是${wanted}对？`,
      told: (chosen, wanted) => `这一轮要选${wanted}对。计分员会看到你确实要交${chosen}对。`,
      keepJudging: '继续评判',
    },

    sentReceived: '已提交，计分员已收到。',
    sentAnd: (about) => `已提交。${about}。`,
    sentBefore: '你的另一张评分表已先收到。',
    sentSavedHere: '存在这部手机上，尚未提交。恢复连接后自动提交。',
    savedHere: '存在这部手机上，尚未提交。',

    change: {
      request: '申请修改',
      question: (dance) => `请裁判长重新打开${dance}？`,
      meanwhile: '裁判长重新打开之前，以你已交的评分表为准。',
      ask: '请裁判长决定',
      asking: '正在申请',
      cancel: '取消',
      requestedShort: '已申请修改',
      requested: '已申请修改，由裁判长决定。',
      refused: '裁判长维持你已交的评分表。',
      noConnection: '没有网络。恢复连接后请再申请。',
    },

    notSaving: '这个浏览器无法保存。你的打分直接发到服务器：提交完成前请不要关闭本页。',
    stillHere: (sheet) => `${sheet}：存在这部手机上，还没收到。`,
    cameLate: (sheet) => `${sheet}：你的打分到达前评判已关闭，不计；计分员能看到。`,
    roundsChanged: (sheet) => `${sheet}：你的打分到达前赛程改了轮次，不计。`,
    plainHttp: '这个网址不安全（http）：断线时打不开页面，屏幕也可能变暗。你的打分仍会存在这部手机上。',
    stopped: (event, round) => `${event}，${round}：已停止。你的打分已保存，重新开始时还在这里。`,
    handedOver: (event, round, { lost, by, marked, kept }) =>
      [
        `${event}，${round}：${list(lost)}不再由你评分。`,
        ...(by === undefined ? [] : [`现在由裁判${by}评分。`]),
        ...(marked.length === 0 ? [] : [`你在${list(marked)}里的打分不计。`]),
        ...(kept.length === 0 ? [] : [`${list(kept)}仍由你评分。`]),
      ].join(''),
    understood: '知道了',

    unsaved: {
      sheet: {
        tabSaved: '未提交',
        allSavedHere: (event) => `${event}：尚未提交`,
        notSentYet: '尚未提交，请不要关闭本页',
        offlineSavedHere: '断线，未提交',
        ofSavedHere: (wanted) => `/ ${wanted}，未提交`,
        delivery: {
          saving: '提交中',
          here: '未提交',
          received: '已收到',
          draft: '已收到',
          late: '太晚了',
          refused: '未收到',
        },
      },
      notes: {
        codeChanged: '你的访问码变了。请不要关闭本页，否则打分会丢失。',
        notReceived: (why) => `${why}请不要关闭本页：打分没有存在别处。`,
        sentSavedHere: '尚未提交。请不要关闭本页：恢复连接后会自动提交。',
        savedHere: '尚未提交。请不要关闭本页。',
        stillHere: (sheet) => `${sheet}：还没收到。请不要关闭本页。`,
        plainHttp: '这个网址不安全（http）：断线时打不开页面，屏幕也可能变暗。',
      },
      waiting: {
        onTheirWay: (dances) => `${dances}：还没收到。会自动提交，请不要关闭本页。`,
        refused: (dances) => `${dances}：未收到。请不要关闭本页，否则打分会丢失。`,
      },
    },

    waiting: {
      who: (name, letter) => (name === undefined ? `裁判${letter}` : `${name}，裁判${letter}`),
      clearAgain: '场上没有比赛',
      floorIsClear: '场上还没有比赛',
      onTheirWay: (dances) => `${dances}：存在这部手机上，还没收到。会自动提交，请不要关闭本页。`,
      refused: (dances) => `${dances}：未收到。你的打分存在这部手机上。`,
      late: (dance, marks) =>
        `${dance}：你的打分到达前评判已关闭，不计；计分员能看到：${
          marks.length === 0 ? '无' : numbered(marks)
        }。`,
      lastRound: '这是你的最后一轮。谢谢！',
      lastToday: (next) => `这是你今天的最后一轮。${next === undefined ? '谢谢！' : `接下来：${next}。`}`,
      firstRound: '第一轮会在这里自动打开。',
      nextRound: '你的下一轮会在这里自动打开。',
      notOnPanel: '你不在这个裁判组。你的下一轮会在这里自动打开。',
    },
  },
};

export default zh;
