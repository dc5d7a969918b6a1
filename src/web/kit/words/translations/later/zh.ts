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
import type { LazyWords, Sentences } from '../../translation.ts';
import zh from '../zh.ts';

const formatAlone = (n: number): string => `另有${n}人没有舞伴`;
const list = (names: readonly string[]): string => new Intl.ListFormat('zh').format(names);

const CATEGORY: Readonly<Record<Category, string>> = {
  newcomer: '新手',
  junior: '青少年',
  student: '学生',
  adult: '成人',
};

const PAY_NAMES: Readonly<Record<PayKind, string>> = {
  venmo: 'Venmo',
  card: '银行卡',
  paypal: 'PayPal',
  zelle: 'Zelle',
  check: '支票',
  cash: '现金',
  cashapp: 'Cash App',
  bank: '银行转账',
};

const dancedSaid: Sentences<'dancersDay'>['danced'] = (what, round) => {
  switch (what.kind) {
    case 'missed':
      return `${round}：未上场`;
    case 'result to come':
      return `${round}：等待成绩`;
    case 'called back':
      return `${round}：已晋级，${what.of}进${what.on}`;
    case 'out':
      return `${round}：${what.of}进${what.on}`;
    case 'awards':
      return `${round}：名次在颁奖时公布`;
    case 'placed':
      return `${round}，共${what.of}对`;
    default:
      return unreachable(what);
  }
};

const REGISTER_STEP: Sentences<'register'>['step'] = {
  you: '你',
  events: '项目',
  partners: '舞伴',
  team: '队伍',
  consent: '同意书',
  check: '核对',
};

const REGISTER_NEXT: Sentences<'register'>['step'] = {
  you: '开始',
  events: '选项目',
  partners: '选舞伴',
  team: '加选手',
  consent: '阅读并同意',
  check: '核对信息',
};

const registerMissing: Sentences<'register'>['missing'] = ({ what }) => {
  switch (what) {
    case 'name':
      return '请填写你的姓名。';
    case 'email':
      return '请填写你的邮箱。';
    case 'email form':
      return '这不是邮箱地址。应该像name@example.edu这样。';
    case 'guardian':
    case 'partner guardian':
      return '请填写家长或监护人的姓名。';
    case 'partner email':
      return '请填写舞伴的邮箱：对方会有自己的报名码。';
    case 'no dancer':
      return '请至少填写一位选手。';
    case 'lines':
      return '请先改好下面的内容。';
    case 'no event':
      return '请至少选一个项目。';
    case 'partner':
      return '请填写舞伴的姓名，或选“我要找舞伴”。';
    case 'own name':
      return '这是你自己的名字。请填写舞伴的。';
    case 'entered already':
      return '你们两位已经报了这个项目。如果没有报名码，请向组委会要。';
    case 'your place':
      return '你的舞伴已经和你一起报了这个项目。请先回答“这是你吗？”。';
    case 'place taken':
      return '这个位置已经有人了。请重新选择舞伴。';
    case 'gone':
      return '这个项目已取消。请去掉。';
    case 'risk':
      return '同意这一条才能参赛。';
    default:
      return unreachable(what);
  }
};

const rosterProblem: Sentences<'registerTeam'>['problem'] = (problem, nameOf) => {
  switch (problem.kind) {
    case 'no name':
      return '缺少姓名。';
    case 'no email':
      return '缺少邮箱。';
    case 'invalid email':
      return `“${problem.text}”不是邮箱地址。`;
    case 'named twice':
      return '这位选手上面已经有了。';
    case 'too long':
      return '超过80个字。';
    case 'too many dancers':
      return '一队最多100位选手。其余的请另报一队。';
    case 'too many entries':
      return '一队最多600个报名。其余的请另报一队。';
    case 'unknown price group':
      return `没有“${problem.text}”这个价格类别。`;
    case 'unknown role':
      return `“${problem.text}”既不是带舞也不是跟舞。`;
    case 'unknown event':
      return `没有“${problem.text}”这个项目。`;
    case 'role unclear':
      return `在${nameOf(problem.event)}里是带舞还是跟舞？`;
    case 'same role':
      return `${problem.partner}在${nameOf(problem.event)}里也是这个角色。这位选手是`;
    case 'partner unclear':
      return `${nameOf(problem.event)}的舞伴是谁？`;
    case 'twice in event':
      return `上面已用这个角色报了${nameOf(problem.event)}。`;
    case 'entered already':
      return `这对舞伴已经报了${nameOf(problem.event)}。`;
    default:
      return unreachable(problem);
  }
};

const { danceName, ordinal, roundName } = zh.terms;
const couples = createCoupleListFormatter('zh');

const placeName = (place: number, isShared: boolean): string => (isShared ? `并列${place}` : ordinal(place));

/** 3rd or better is 前3名, the first three. */
const orBetter = (column: number): string => (column === 1 ? '第1名' : `前${column}名`);

const countAndSum = ({ count, sum }: ComparedCouple): string =>
  sum === undefined ? String(count) : `${count}，总和${sum}`;

const ROWS = ['：', '；'] as const;

/** 7位裁判中有4位评进前3名 */
function ofDance(claim: DanceClaim): Phrase {
  const { rule, shared, majority, judges, found, column, compared } = claim;
  const { count, rest, others } = splitCompared(claim);
  const votes = `${judges === undefined ? `${count}位裁判` : `${judges}位裁判中有${count}位`}评${column === 1 ? '' : '进'}${orBetter(column)}`;
  switch (rule) {
    case '5':
      return [`${votes}，过了多数（${majority}）。剩下的没有别的选手在此过多数。`];
    case '6':
      return [`${votes}。在此也过多数的：`, ...formatRows(rest, countAndSum, ROWS), '。人数多的在前。'];
    case '7a':
      return [
        `${votes}，与`,
        ...couples(others),
        '相同。把这些打分相加，总和小的在前：',
        ...formatRows(compared, ({ sum }) => String(sum), ROWS),
        '。',
      ];
    case '7b': {
      const equal: Phrase = ['与', ...couples(others), `从“${orBetter(found)}”起人数和总和都相同，`];
      return shared
        ? [...equal, '直到最后一栏，名次并列。']
        : [...equal, `直到数到“${orBetter(column)}”：`, ...formatRows(compared, countAndSum, ROWS), '。'];
    }
    default:
      return unreachable(rule);
  }
}

const ofTotal = ({ couple, places, total, tied, lower }: TotalClaim): Phrase => [
  `${places.map(({ dance, place, shared }) => `${danceName(dance)}${placeName(place, shared)}`).join('，')}：总分${total}，${
    lower === 0 ? '最低' : `有${lower}对更低`
  }。`,
  ...(tied.length === 0 ? [] : [...couples([couple, ...tied]), '总分相同。']),
];

const dancesOf = ({ couples: compared }: Rule10Step): Phrase =>
  formatRows(compared, ({ count, sum }) => `${count}支${count === 0 ? '' : `，总和${sum}`}`, ROWS);

function bestUnder10(step: Rule10Step): Phrase {
  const best = couples(step.best);
  if (step.best.length > 1) return [...best, '两样都相同。'];
  const equal = findEqualInCount(step);
  return equal.length === 0 ? [...best, '最多。'] : [...best, '与', ...couples(equal), '一样多，总和更小。'];
}

const ofRule10 = (step: Rule10Step): Phrase => [
  `争${ordinal(step.position)}，数得${orBetter(step.position)}的舞。`,
  ...dancesOf(step),
  '。',
  ...bestUnder10(step),
];

const marksOf = (step: Rule11Step): Phrase =>
  listDecidingColumns(step).flatMap(({ column, compared }): Phrase => [
    `${orBetter(column)}：`,
    ...formatRows(compared, countAndSum, ROWS),
    '。',
  ]);

const ofRule11 = (step: Rule11Step): Phrase => [
  `争${ordinal(step.position)}，把每对在所有舞里的${step.votes}个打分放在一起数，多数是${step.majority}。`,
  ...marksOf(step),
  ...couples(step.best),
  step.best.length > 1 ? '一直相同到最后一栏：名次并列。' : '在前。',
];

function because(claim: Claim): Phrase {
  if (claim.rule === 'none') return ['决赛只有这一对。'];
  if (claim.rule === '9') return ofTotal(claim);
  if (claim.rule === '10') return ofRule10(claim);
  if (claim.rule === '11') return ofRule11(claim);
  return [...(claim.passed ? ['在此之前，剩下的都没过多数。'] : []), ...ofDance(claim)];
}

const sameTotal = ({ couples: tied }: TieStep): Phrase => [
  ...couples(tied.map(({ couple }) => couple)),
  '总分相同。',
];

function inShort(claim: Claim): Phrase {
  if (claim.rule === '9' && isWonThroughout(claim))
    return [`${claim.places.length === 2 ? '两' : claim.places.length}支舞都是第1名。`];
  if (claim.rule === '10')
    return [...sameTotal(claim), `得${orBetter(claim.position)}的舞：`, ...dancesOf(claim), '。'];
  if (claim.rule === '11' && claim.best.length === claim.couples.length)
    return [...couples(claim.best), '怎么比都相同：名次并列。'];
  if (claim.rule === '11') return [...sameTotal(claim), '所有舞的打分放在一起，', ...marksOf(claim)];
  return because(claim);
}

const RULES: Readonly<Record<PlacingRule, string>> = {
  '5': '数裁判给的名次：先数有几位评第1名，再数评进前2名的，依此类推。最先被过半数裁判评到的那一对，得下一个名次。',
  '6': '好几对在同一栏过了多数：裁判多的在前。',
  '7': '裁判一样多：把这一栏里的打分相加，总和小的在前。总和也相同，就给这几对数下一栏。一直相同的，名次并列。',
  '8': '这一栏没有人过多数：数下一栏。',
  '9': '有好几支舞时，把各支舞的名次相加，总分最低的获胜。',
  '10': '总分相同：得到所争名次或更好名次的舞多的在前。一样多，则这些名次的总和小的在前。',
  '11': '还是相同：把所有裁判对所有舞的打分放在一起，当作一支舞，按规则5到8来数。一直相同的，名次并列。',
};

const resultPage: Sentences<'resultPage'> = {
  rule: (rule) => `规则${rule}`,
  ruleText: (rule) => RULES[rule],
  rulesOf: '用到的规则',
  judges: '裁判',
  replaced: ({ came, left, from }) =>
    left.length === 0 || came.length === 0
      ? `${list([...came, ...left])}只评${danceName(from)}${came.length === 0 ? '之前的舞' : '起的舞'}。`
      : `从${danceName(from)}起，${list(came)}接替${list(left)}。`,
  couples: '选手',
  dancesOn: '晋级',
  placed: (place, shared) => `${ordinal(place)}${shared ? '，并列' : ''}`,
  marksOfCouple: (marks) => `${marks}票`,
  needed: (marks, most) =>
    most === undefined ? `得${marks}票就晋级。` : `满${most}票中，得${marks}票就晋级。`,
  tie: (tied, marks, asked, taken) =>
    `晋级线上同票：${tied}对都是${marks}票，原定选${asked}对。${taken ? '这几对全部晋级。' : '这几对都不晋级。'}`,
  tieTaken: (tied) => `同票，${tied}对全部晋级`,
  tieNotTaken: (tied) => `同票，${tied}对都不晋级`,
  marksHidden: '裁判的打分在这里不公开。',
  linkTo: (couple) => `复制${couple}号的链接`,
  copied: (couple) => `已复制${couple}号的链接`,
  notCopied: (couple) => `本页网址现在就指向${couple}号`,
  takenDown: (round) => `${roundName(round)}的成绩刚刚撤下。重新公布后会再出现在这里。`,
  notPosted: (round) => `${roundName(round)}还没有公布成绩。`,
  noSuchRound: '这个链接的轮次还没有公布。',
  notAtPresent: '这份成绩目前没有公布。',
  eventGone: '这个项目已从赛程中去掉。',
};

const placeSaid = (given: number | undefined): string => (given === undefined ? '无名次' : `名次${given}`);

const inDance = (couple: string, dance: string | undefined): string =>
  `${couple}号${dance === undefined ? '' : `，${dance}`}`;

const recount: Sentences<'recount'> = {
  title: '不必只听我们的',
  more: '就在你的浏览器里，用裁判的打分把这一轮重算一遍。',
  moreFinal: '就在你的浏览器里，用裁判的打分和两个互不相干的程序，把这场决赛重算一遍。',
  verb: '重算一遍',
  busy: '正在计算',
  agrees: (n) => `用${n}个打分重算：每个合计都和公布的一致。`,
  agreesTwice: (n) => `用${n}个打分重算了两遍：两次的每一对都和公布的一致。`,
  out: (couple, what) => {
    switch (what.kind) {
      case 'couples behind move up':
        return `${couple}号退出了决赛，后面的依次前移。`;
      case 'place stays empty':
        return `${couple}号退出了决赛，名次空着。`;
      case 'last in the dances not danced':
        return what.danced === 0
          ? `${couple}号退出了决赛，按最后一名算。`
          : `${couple}号跳完${what.danced}支舞后退出，其余的按最后一名算。`;
      default:
        return unreachable(what);
    }
  },
  differs: (n) => `重算后有${n}对不一致。请拿给计分员看。`,
  sum: ({ couple, posted, counted: now }) => `${couple}号：公布${posted}票，重算${now}票。`,
  place: (couple, dance, posted, now) =>
    `${inDance(couple, dance)}：公布${placeSaid(posted)}，重算${placeSaid(now)}。`,
  working: (couple, dance) => `${inDance(couple, dance)}：名次相同，但用的是另一条规则。`,
  cannot: '无法重算这份成绩：这里缺少一部分打分。',
  hidden: '无法在这里重算这份成绩：裁判的打分不公开。',
  failed: '重算程序没有载入。请检查网络，再试一次。',
};

const resultsSearch: Sentences<'resultsSearch'> = {
  label: '姓名、背号、项目或学校',
  found: (events, people, schools) =>
    [
      ...(events === 0 ? [] : [`${events}个项目`]),
      ...(people === 0 ? [] : [`${people}位选手`]),
      ...(schools === 0 ? [] : [`${schools}所学校`]),
    ].join('，'),
  nothing: (typed) => `没有找到“${typed}”。`,
  nothingMore: '试试姓名的一部分，或背上的号码。',
  looking: '正在查姓名',
  namesFailed: '姓名没有载入。请检查网络，再试一次。',
  dancers: '选手',
  schools: '学校',
  more: (people) => `还有${people}位。请继续输入。`,
  couple: (number) => `${number}号选手`,
  coupleMore: '这个背号的全部成绩',
  ofCouple: (number) => `${number}号的成绩`,
  ofSchool: (school) => `${school}的成绩`,
  reading: '正在汇集成绩',
  noneOfCouple: (number) => `没有${number}号选手。`,
  noneOfSchool: (school) => `${school}没有人参赛。`,
  failed: '没有全部载入。请检查网络，再试一次。',
  sum: (entered, inFinals) => `${entered}个报名，${inFinals}次决赛`,
  all: '全部成绩',
  placed: (place, isShared, of) => `${placeName(place, isShared)}（共${of}对）`,
  recalled: (from) => `${roundName(from)}晋级`,
  noResult: '还没有成绩',
  noPlace: '无名次',
  csv: 'CSV',
  json: 'JSON',
  take: '下载全部成绩',
  takeMore: '所有已公布的成绩，可用于表格或程序。',
  gathering: '正在汇集',
  notGathered: '没有全部载入，所以什么都没存。请检查网络，再试一次。',
  print: '打印',
  file: '成绩',
};

const archive: Sentences<'archive'> = {
  title: '成绩',
  titleOf: (event) => `${event}，成绩`,
  all: '全部成绩',
  dancers: '选手',
  noSchool: '未写学校',
  search: '姓名、背号、项目或学校',
  none: '没有找到。',
  asOf: (day) => `截至${day}。这个文件夹不需要服务器：可以保存、复制，用任何浏览器打开。`,
  waiting: (finals) => `缺少${finals}场决赛：当时名次还没宣布。`,
  size: (entered) => `${entered}对`,
  noRounds: '没有成绩',
  rounds: '轮次',
  came: (of) => {
    if (of === undefined) return '没有成绩';
    if (of.kind === 'recalled') return `${roundName(of.round.name)}晋级`;
    const place = placeName(of.place, of.isShared);
    return of.round.number === 0 ? place : `${place}，止步${roundName(of.round.name)}`;
  },
  linkTo: (couple) => `${couple}号的链接`,
  files: '下载',
  csv: 'CSV，用于表格',
  json: 'JSON，用于程序',
  log: '比赛日志',
  logMore: '每台设备日志最后一条记录的指纹。配合工作人员的存档，用“verify”可以证明之前的记录没有改动。',
  noLog: '没有留下日志。',
};

const later: LazyWords = {
  registered: {
    title: (name) => `${name}，报名成功`,
    dancing: {
      title: '你跳的项目',
      with: (name) => `和${name}`,
      looking: { lead: '找带舞', follow: '找跟舞' },
      states: {
        confirmed: '已确认',
        asked: '等回复',
        declined: '另有安排',
        'not registered': '还没报名',
        wanted: '待定',
      },
      asked: (name) => `${name}同意后，你们就报成一对。`,
      declined: (name) => `${name}另有安排。请在“我的报名”里另选舞伴。`,
      notRegistered: (name) => `${name}也要报名。请从“我的报名”发个链接。`,
      looks: {
        lead: (n) => `这里还有${n}位带舞在找舞伴。`,
        follow: (n) => `这里还有${n}位跟舞在找舞伴。`,
      },
      list: '看名单',
    },
    nothingToPay: '不用付款。',
    code: {
      title: '你的报名码',
      lead: '请保存这个报名码。修改报名时要用到它。',
      more: '用别的手机扫二维码，也能打开你的报名。',
      copy: '复制报名码',
      savePicture: '保存图片',
    },
    next: {
      title: '接下来',
      soon: '不久',
      answers: (name) => `${name}回复。`,
      answersMore: '在“我的报名”里可以看到。',
      registers: (name) => `${name}报名。`,
      registersMore: '然后我们请你确认。',
      asks: '找舞伴。',
      asksMore: '别人也会在名单上看到你。',
      closes: '报名截止。',
      closesMore: '在此之前可以修改项目。',
      matchesMore: '如果还没有舞伴，服务台会帮你配。',
      day: '比赛日。',
      dayMore: '带舞到报到处领号码。',
    },
    calendar: '加到日历',
    mine: '看我的报名',
    home: (competition) => `回到${competition}`,
    others: '请分发下去：每位选手用自己的报名码同意条款。',
    another: '再给别人报名',
  },
  registerPartners: {
    usual: '所有项目',
    byName: '有舞伴',
    wanted: '我要找舞伴',
    name: '舞伴的姓名',
    nameHelp: '舞伴也要自己报名。',
    registered: (name) => `${name}已报名。我们会请对方确认；对方同意，你们就报成一对。`,
    severalRegistered: '有好几位选手同名，所以无法询问。',
    wish: '想让舞伴知道什么？',
    wishHelp: '人人都能看到：不要写电话和地址。',
    each: '逐个项目',
    asUsual: (name) => (name === '' ? '与所有项目相同' : `和${name}`),
    nobodyYet: '找舞伴',
    other: '换一位舞伴',
    role: '你跳',
    nameIn: (event) => `${event}：舞伴的姓名`,
    too: (name) => `也给${name}报名`,
    tooHelp: '对方会有自己的报名码，上场前凭它同意条款。',
    email: '舞伴的邮箱',
    minor: '对方未满18岁',
  },
  checkStep: {
    you: '你',
    events: '项目',
    team: '队伍',
    along: (name, email) => `${name}会有自己的报名码：${email}`,
    consents: '同意书',
    against: '规则提醒',
    mediaYes: '可以使用照片。',
    mediaNo: '照片不用于宣传。',
    change: '修改',
    with: (lead, follow) => `${lead}和${follow}`,
    tba: '找舞伴',
  },
  discountField: {
    open: '填写优惠码',
    label: '优惠码',
    help: '由组委会提供，不区分大小写。',
    person: '用于',
    use: '使用',
    checking: '正在核对…',
    remove: '移除优惠',
    removing: '正在移除…',
    notRemoved: '没有移除。请检查连接后再试。',
    problem: {
      form: '优惠码由 6 至 20 个字母和数字组成。',
      unknown: '没有这个优惠码。请核对，或询问组委会。',
      off: '这个优惠码已停用。请询问组委会。',
      over: '这个优惠码已过期。',
      'used up': '这个优惠码已用完。',
      already: '这张账单已有优惠，每张只能用一个。',
      'no connection': '没有连接，优惠码尚未核对。请稍后再试。',
    },
  },
  consentTexts: {
    risk: '我知道参加本次活动有风险。对于因我参赛而产生的任何伤害或损失，我免除主办方的一切责任。',
    media: '我允许主办方将本次活动中拍摄到的我跳舞的影像用于宣传。',
    mediaHelp: '不同意也可以参赛。',
  },
  registerTeam: {
    label: '选手',
    help: '每位选手一行：姓名、邮箱、价格类别、监护人、角色、舞伴、项目。顺序不同也可以，下一步再选各列的含义。',
    example: (events) =>
      `李娜, lina@example.edu, student, , lead, 王伟, ${events.join('; ')}\n王伟, wangwei@example.edu, student, , follow, 李娜,`,
    file: '打开CSV文件',
    found: (dancers, entries) => `${dancers}位选手，${entries}个报名`,
    ready: (n) => `／${n}位选手可以报名`,
    show: '显示',
    filters: { all: '全部', fix: '待改', ready: '可以' },
    hasHead: '第1行是列名。',
    noHead: '第1行是选手。',
    itIsADancer: '当作选手',
    itIsAHead: '当作列名',
    column: (at) => `第${at}列`,
    columnOf: (heading) => `“${heading}”列`,
    columns: {
      name: '姓名',
      email: '邮箱',
      role: '角色',
      events: '项目',
      partner: '舞伴',
      school: '学校',
      'price group': '价格类别',
      guardian: '监护人',
    },
    skip: '忽略',
    table: '你的队伍',
    line: '行',
    state: '状态',
    states: { ready: '可以', fix: '待改', waits: '等待' },
    waits: (name) =>
      name === '' ? '和舞伴一起报名；舞伴那一行要先改。' : `和${name}一起报名；${name}那一行要先改。`,
    problem: rosterProblem,
    didYouMean: (name) => `你是说${name}吗？`,
    didYouMeanOne: '是下面的某一个吗？',
    here: '只改这里',
    inAll: (lines) => `${lines}行都改`,
    chooseEvent: '选一个项目',
    partnerLike: (written) => `名单里没有“${written}”。`,
    schoolLike: (written) => `没有“${written}”这所学校。`,
    choose: (value) => `改成${value}`,
    leaveOutEvent: '去掉这个项目',
    leaveOut: '去掉这一行',
    save: '保存',
    roles: { lead: '带舞', follow: '跟舞', both: '都可以' },
    asText: '以文字编辑名单',
    startOver: '换一份名单',
    rest: (n) => `还有${n}行等你改好。`,
    registerRest: (n) => `改好并报名其余${n}位`,
    unreadable: '这个文件读不了。请直接粘贴内容。',
  },
  keptPlace: {
    title: '这是你吗？',
    more: '有人和一位与你同名的选手报了名。如果是你，我们请对方确认，你不用再报一次。',
    in: (events, partners) => `${list(events)}，${list(partners)}已报`,
    yes: (partner) => `是，我和${partner}一起跳`,
    no: '不是，是别人',
    asks: (partner) => `和${partner}。我们请${partner}确认；对方同意后，你们就报成一对。`,
    namesakes: '我们是另一对同名的舞伴',
    titleOf: (dancer) => `${dancer}，这是你吗？`,
    entered: (name) => `${name}和一位与你同名的选手报了名。`,
    ask: (name) => `是，请${name}确认`,
    moreOf: (name) => `${name}同意后，你们就报成一对。如果不是你，不用理会。`,
    invitation: {
      by: (partner) => `${partner}邀请你一起跳`,
      to: (partner, events) => `${partner}邀请你跳${list(events)}。你报名后，位置就是你的。`,
      over: (partner) =>
        `这个邀请已经用过，或者${partner}已经收回。请向${partner}要一个新的，或者报名时填${partner}的名字，我们会请对方确认。`,
      already: '已经报过名？到“我的报名”里领取位置。',
      yours: (partner) => `和邀请你的${partner}。报名后，你们就报成一对。`,
      take: (partner) => `和${partner}一起跳`,
      taking: '正在为你们报名',
      entered: (partner, events) => `你和${partner}已报：${list(events)}。`,
      asked: (partner, events) => `${list(events)}：邀请已失效，我们已请${partner}确认。结果见“我的报名”。`,
    },
    came: {
      title: (name) => `${name}用你的链接领取了位置`,
      takeBack: '收回位置',
      more: (name) => `收回后，${name}不再参加这个项目，你需要另找舞伴。`,
    },
  },
  register: {
    title: '报名',
    stepOf: (step, steps) => `${step}/${steps}`,
    steps: '步骤',
    step: REGISTER_STEP,
    loading: '正在载入项目',
    notShown: '无法显示报名',
    closed: '报名已截止。',
    closedMore: '如果需要改动，请联系组委会。',
    noEvents: '还没有项目。',
    notYet: '报名尚未开放。',
    notYetMore: '请在组委会开放报名后再来。',
    noEventsMore: '组委会还没有添加。请过些时候再来。',
    notKept: '这个浏览器无法保存：发送之前请不要关闭页面。',
    next: (step) => REGISTER_NEXT[step],
    back: '返回',
    missing: registerMissing,
    you: {
      title: '你是谁？',
      lead: '填写的内容会随时存在这台设备上。',
      name: '姓名',
      nameHelp: '按显示和宣读时的写法填写。',
      email: '邮箱',
      emailHelp: '只有组委会能看到。',
      mailHelp: '确认信和舞伴的消息会发到这里。只有组委会能看到。',
      phone: '电话',
      school: '学校',
      schoolHelp: '输入开头几个字。没有学校就留空。',
      category: '价格类别',
      categories: CATEGORY,
      role: '我跳',
      roles: { lead: '引带', follow: '跟随', both: '都跳' },
      registers: '我要报',
      whom: { me: '我自己', team: '一个队' },
      minor: '我未满18岁',
      guardian: '家长或监护人',
    },
    events: {
      title: '你要跳什么？',
      lead: '想跳什么就点什么。连在一起的几支舞是一个项目。如果不合规则，我们会说明原因。',
      styles: '舞系',
      level: '级别',
      chosen: (events) => `已选${events}个`,
      all: (events) => `${events}个项目`,
      closes: (event, because) => `这会影响${event}：${because}`,
      only: (events, because) => `${list(events)}：${because}`,
    },
    partners: {
      title: '你和谁一起跳？',
      lead: '所有项目回答一次就行。下面可以为个别项目改。',
    },
    team: {
      title: '队里有谁？',
      lead: '每位选手一行：从表格里粘贴，或打开CSV文件。',
    },
    consent: {
      title: '你同意的内容',
      lead: '两个问题分别回答。',
    },
    check: {
      title: '这样对吗？',
      lead: '按下按钮之前，什么都不会发送。',
      send: '报名',
      sending: '正在发送',
      waiting: '没有网络。已存在这台设备上，会自动发送。',
    },
    refused: {
      signIn: '没有发出：连不上服务器。请稍后再试。',
      closed: '报名没有成功：报名已截止，或有项目已取消。请返回检查。',
      full: '报名没有成功：这台设备的报名太多。请换一台，或联系组委会。',
      discount: '报名没有成功：你的优惠码已不能使用。请移除它，或换一个。',
      other: '报名没有成功。请再试一次，或联系组委会。',
    },
  },

  ownEntries: {
    title: '我的报名',
    titleOf: (name) => `${name}，修改你的报名`,
    lead: '保存之前什么都不会变。',
    closedLead: '报名未开放，但仍可退出项目。',
    loading: '正在载入你的报名',
    notShown: '无法显示你的报名',
    gone: '这个报名码已没有对应的报名。',
    byAnother: '是别人替你报的名。你可以在这里退出；别的改动请找那个人。',
    dancers: '你队里选手的报名码',
    otherCode: '用另一个报名码',
    reminders: {
      title: '邮件提醒',
      on: '我们会提醒您付款，在前一天晚上告诉您第一轮的时间，并把成绩发给您。',
      off: '您不会再收到提醒。确认信和舞伴的消息仍会发给您。',
      stop: '不再接收提醒',
      start: '接收提醒',
    },
    who: '谁的报名',
    code: {
      label: '你的报名码',
      help: '7位字母和数字，报名时给你的。',
      open: '打开我的报名',
      opening: '正在打开',
      lost: '丢了？组委会能查到。',
      problem: {
        form: '报名码是7位字母和数字。',
        wrong: '没有这个报名码。请逐个检查字母和数字。',
        'too often': '输错的次数太多。请等半分钟再试。',
        'no connection': '没有网络。请稍后再试。',
      },
      yours: '你的报名码',
      of: (name) => `${name}的报名码`,
      copy: '复制',
      copyAll: '复制全部报名码',
      copied: '已复制',
      notCopied: '浏览器没有复制成功。请抄下来。',
      print: '打印',
      qr: '显示二维码',
      qrLabel: '打开这份报名的二维码',
    },
    invite: {
      title: '邀请你的舞伴',
      more: '对方用这个链接报名，我们会问你是不是和对方一起跳。',
      titleOf: (partner) => `邀请${partner}`,
      place: (events) =>
        `${list(events)}。谁先用这个链接，谁就得到你身边的位置，不会再问你。请只发给你的舞伴。`,
      make: '生成链接',
      withdraw: '收回链接',
      copy: '复制链接',
      copied: '已复制',
      qr: '显示二维码',
      qrLabel: '以你为舞伴的报名二维码',
    },
    consent: {
      missing: '请在上场前阅读并同意。',
      save: '我同意',
      saving: '正在保存',
      isMissing: '还没同意条款',
    },
    events: '项目',
    noEntries: '你没有报任何项目。',
    changes: {
      title: '改动',
      none: '还没有。点一个项目来报名或退出。',
      noneDropped: '还没有。点一个项目来退出。',
      added: '新增',
      dropped: '退出',
      with: (name) => `和${name}`,
      tba: '待定：你会在找舞伴的名单里',
      left: (name) => `${name}留在项目里，另找舞伴`,
      undo: '撤销',
      undoOf: (event) => `撤销：${event}`,
      stay: (entries) => `${entries}个报名不变。`,
      another: '换舞伴',
      anotherIn: (event) => `${event}：换舞伴`,
      seen: '你已检录。请告诉检录员。',
      begun: '比赛已开始。请告诉检录员。',
    },
    cost: {
      more: (total) => `增加，共${total}`,
      less: (total) => `减少，共${total}`,
      same: '价格不变',
      payments: '你的付款',
      paid: (day) => `${day}付款`,
      givenBack: (day) => `${day}退款`,
      left: '应付余额',
      tooMuch: '多付了',
      byAnother: '这笔费用算在替你报名的人账上。',
      backUnsaid: '如果你已付款，请向组委会询问退款。',
      back: (money) => `如果你已付款，会退${money}。`,
    },
    save: (changes) => `保存${changes}处改动`,
    saving: '正在保存',
    saved: '已保存。这就是你现在的项目。',
    waiting: '没有网络。别关这个页面：恢复连接后会自动发送。',
    refused: {
      overtaken: '没有保存：你的报名在另一台设备上改过。请核对后再保存。',
      closed: '没有保存：报名已截止。仍可退出。',
      other: '没有保存。请再试一次，或联系组委会。',
    },
    withdraw: {
      all: '全部退出',
      question: '退出所有项目？',
      effect: (events) => `保存后，你就退出${events}个项目。`,
      keep: '保留我的报名',
    },
  },

  howToPay: {
    title: '怎么付款',
    names: PAY_NAMES,
    pay: (cents, kind) => `用${PAY_NAMES[kind]}付${formatMoney(cents)}`,
    fills: {
      'amount and note': '金额和备注已填好',
      amount: '金额已填好',
      note: '备注已填好',
      nothing: '',
    },
    payableTo: (payee) => `抬头：${payee}`,
    copy: '复制',
    copied: '已复制',
    notCopied: '浏览器没有复制成功，请抄下来。',
    someoneElse: '由别人付款',
    someoneElseAbout: '对方扫二维码',
    qrLabel: (kind) => `用${PAY_NAMES[kind]}付款的二维码`,
    scan: (cents, kind) => `扫码付${formatMoney(cents)}：${PAY_NAMES[kind]}`,
    note: { before: '请在备注里写 ', after: '，这样我们知道是你付的。' },
    due: (day) => `请在${day}之前付款。`,
    list: (references) => new Intl.ListFormat('zh').format(references),
  },
  evidence: {
    title: '你以前跳过什么',
    more: '有些项目不对在别处获过奖的选手开放。只有你和组委会能看到这些。',
    notSaid: '未填',
    months: '这次比赛前学舞几个月',
    level: '你的级别',
    usualRole: '你常跳',
    roles: { lead: '引带', follow: '跟随' },
    age: '你的年龄组',
    results: '你的成绩',
    noResults: '还没有成绩。',
    addResult: '添加成绩',
    remove: '去掉',
    removeOf: (result) => `去掉${result}`,
    result: (event, place, competition) => `${event}，${place ?? '未进决赛'}，${competition}`,
    adding: {
      question: '哪个成绩？',
      verb: '添加成绩',
      levelOf: '级别',
      style: '舞系',
      dance: '舞种',
      place: '决赛名次',
      placeHelp: '未进决赛就留空。',
      rounds: '第一轮是',
      roundsBefore: ['决赛', '半决赛', '1/4决赛', '更早'],
      role: '当时跳',
      competition: '比赛',
      source: '哪里能查到？',
      sourceHelp: '网址，或可以问谁。',
      incomplete: '请填写是哪场比赛、哪里能查到。',
    },
    full: '已经填满。请留下最重要的成绩。',
    rules: '规则怎么说',
    nothingAgainst: '你报的项目都符合规则。',
    against: (event, because) => `${event}：${because}`,
    save: '保存',
    saving: '正在保存',
    saved: '已保存。',
    overtaken: '没有保存：在另一台设备上改过。请核对后再保存。',
    notSaved: '没有保存。请再试一次，或联系组委会。',
    decided: {
      title: '组委会的决定',
      'may dance': (event) => `${event}：你可以跳。`,
      'may not dance': (event) => `${event}：你不可以跳。`,
      out: (event) => `${event}：你不可以跳，报名已去掉。`,
      'partner out': (event) => `${event}：你的舞伴不可以跳，已退出。`,
    },
  },

  liveSpoken: {
    started: (event, round, floor) =>
      `正在场上${floor === undefined ? '' : `，${floor}`}：${event}，${roundName(round)}。`,
    heat: (event, dance, heat, of) =>
      `${event === undefined ? '' : `${event}：`}${dance}，第${heat}组，共${of}组。`,
    clear: '场上没有比赛。',
    posted: (event, round, n) => `晋级名单已公布：${event}，${roundName(round)}，${n}对。`,
    takenBack: (event, round) => `晋级名单已撤回：${event}，${roundName(round)}。`,
    places: (event) => `名次已公布：${event}。`,
    announcement: (text) => `公告：${text}`,
  },

  live: {
    title: '现场',
    loading: '正在载入现场',
    noConnection: '没有网络。恢复连接后，这个页面会自动打开。',
    asOf: '时间',
    home: '首页',
    offline: '恢复连接后会自动更新。',

    onTheFloor: '正在场上',
    onFloor: (floor) => `正在场上，${floor}`,
    dance: '第几支舞',
    heat: '第几组',
    recall: '晋级',
    couples: '选手',
    of: (n) => `/ ${n}`,
    since: (time) => `音乐始于${time}`,
    waiting: '还没有音乐',

    clear: '场上没有比赛',
    clearMore: (event, round, at) =>
      `下一个：${event}，${roundName(round)}${at === undefined ? '' : `，约${at}`}。`,
    before: '比赛还没开始',
    beforeOn: (day) => `${day}开赛。到时这个页面会跟着场上走。`,
    beforeMore: '开赛后，这个页面会跟着场上走。',
    over: '刚才是最后一轮',
    overMore: '所有轮次都跳完了。',
    results: '查看成绩',

    next: '接下来',
    whole: '全天赛程',
    wholeHidden: '只看接下来',
    place: (at, what) => `${at}. ${what}`,
    roundOf: (round, couples, alone) =>
      couples + alone === 0 ? round : `${round}，${couples}对${alone === 0 ? '' : `，${formatAlone(alone)}`}`,
    heats: (n) => `${n}组`,
    sameEvent: '和场上是同一个项目',
    minutes: (n) => `${n}分钟`,

    calledBack: '晋级名单',
    calledBackFrom: (event, round) => `${event}，${roundName(round)}`,
    earlier: '更早的晋级名单',
    noNumber: '–',
    unknownCouple: '一对没有背号的选手',
    loadingNames: '正在查姓名',
    namesLater: '恢复连接后会显示姓名。',
    namesKept: '姓名不公开。',

    announcement: '公告',

    round: {
      back: '现场',
      tab: (event, round) => `${event}，${roundName(round)}`,
      noEvent: '这个网址没有项目',
      noEventMore: '可能改了名或已去掉。所有要跳的项目都在“现场”里。',
      noRound: '这个项目没有这一轮',
      noRoundMore: '轮次可能有变动。',
      calledTo: (round) => `晋级${roundName(round)}`,
      dances: (round) => `${roundName(round)}选手`,
      dancing: (round) => `${roundName(round)}正在场上`,
      danced: (round) => `跳了${roundName(round)}`,
      inFinal: '进入决赛',
      heat: (n) => `第${n}组`,
      oneHeat: '只有一组',
      redrawn: '每支舞重新分组。',
      about: (at) => `约${at}`,
      rightAfter: '紧接着',
      onNow: '正在场上',
      deckBy: (at) => `请在${at}前到检录处。`,
      deckNow: '请现在到检录处。',
      ofCouples: (n) => `/ ${n}`,
      couples: () => '对',
      alone: formatAlone,
      recall: (n) => `裁判选${n}对晋级。`,
      places: '裁判评名次。',
      toCome: '还没分组',
      toComeMore: (round) => `晋级名单公布后，就知道谁跳${roundName(round)}。`,
      takenBack: '这份晋级名单已撤回',
      takenBackMore: '计分员正在重新核对。公布后会显示在这里。',
      notHere: '恢复连接后会显示参赛者。',
      marks: '裁判打分已齐，接着是晋级名单。',
      final: '名次随成绩公布。',
      awards: '名次在颁奖时宣布。',
      skipped: '这一轮不跳，全部直接晋级。',
      result: '查看成绩',
      nextRound: roundName,
      empty: '这一轮没有人。',
      mine: '你关注的',
    },
  },

  pinned: {
    title: '我关注的选手',
    add: '关注选手',
    addMore: '选一个姓名或背号，在这里看何时上场。',
    find: '姓名、学校或背号',
    close: '完成',
    loading: '正在载入名单',
    nobody: (typed) => `没有找到“${typed}”。`,
    more: (n) => `还有${n}位。请继续输入。`,
    full: (n) => `你已关注${n}位。请先去掉一位。`,
    unfollow: (name) => `不再关注${name}`,
    short: { follow: '关注', following: '已关注' },
    again: '下次上场：',
    starts: '首轮上场：',
    number: (number) => `背号${number}`,
    inEvents: (n) => `报了${n}项`,
    what: (event, round, heat) =>
      [event, roundName(round), ...(heat === undefined ? [] : [`第${heat}组`])].join('，'),
    minutes: (from, to) => (from === to ? `${to}` : `${from}–${to}`),
    unit: () => '分钟',
    at: (time) => `约${time}`,
    now: '正在场上',
    waits: (event, round) => `${event}，${roundName(round)}：等待晋级名单`,
    nothing: '没有要跳的了',
    notEntered: '没有报项目',
    gone: '已不在名单里',
    spoken: {
      floor: (name, what) => `${name}正在场上：${what}。`,
      next: (name, what) => `${name}下次上场：${what}。`,
      other: (name, line) => `${name}：${line}。`,
    },
  },

  visits: {
    title: '本站访问统计',
    sent: '我们用Google Analytics统计访问。Google会收到你打开的页面、你的IP地址和这个浏览器的随机编号，不会收到姓名、报名或评分。',
    count: '统计我的访问',
    choice: '你的选择保存在这个浏览器里。',
    privacyAsked: '你的浏览器要求不被跟踪，所以什么都不会发送。',
  },

  board: {
    title: '大屏',
    loading: '正在载入大屏',
    unnamed: '这块屏幕已就绪',
    enter: '请在Boards里输入这个代码',
    recall: (recall, of) => `${of}进${recall}`,
    ofHeats: (all) => (all === 1 ? '组' : `/ ${all}组`),
    danceOf: (number, of) => `第${number}支舞，共${of}支`,
    couples: () => '对',
    heat: (heat) => `第${heat}组`,
    onDeck: '请检录',
    onDeckHeat: (round, heat, all) =>
      all === 1 ? `请检录：${round}` : `请检录：${round}，第${heat}组（共${all}组）`,
    calledBack: (round) => (round === undefined ? '晋级名单' : `晋级${round}`),
    about: (round) => `${round}，约`,
    inHeats: (all, count) => {
      if (count === undefined) return '等晋级名单';
      return all === 1 ? `${count}对` : `${count}对，分${all}组`;
    },
    pageOf: (page, pages) => `第${page}页，共${pages}页`,
    nobody: '没有人晋级',
    noNextRound: '没有下一轮了',
    place: (place) => place,
    coming: {
      callbacks: '晋级名单即将公布',
      results: '成绩即将公布',
      'no final': '没有决赛',
    },
    upTo: (last) => ['第1组到', last, '号，其余第2组'],
    heatsOf: (all, each) => `${all}组，每组${each}对`,
    next: '接下来',
    nothingNext: '暂时没有了',
    sponsors: '感谢赞助商',
    noSponsors: '感谢光临',
    blank: '没有显示内容',
    reconnecting: '重新连接中',
  },

  objecting: {
    verb: '对报名提出异议',
    question: (name) => `${name}报错项目了吗？`,
    more: '组委会会阅读并作出决定。你和那对选手都能看到决定和理由。',
    event: '项目',
    why: '有什么问题',
    whyHelp: '能查到的成绩最有帮助。',
    noWhy: '请写明有什么问题。',
    send: '发送',
    sending: '正在发送',
    refused: '没有发出。请再试一次，或联系组委会。',
    full: '这台设备提出的异议已达上限。请联系组委会。',
    until: (day) => `任何人都可以提出，截至${day}。`,
    yours: (event, why) => `${event}：你已提出异议。“${why}”`,
    takeBack: '收回',
    ruling: {
      'may dance': (event) => `${event}：已核查，可以跳。`,
      'may not dance': (event) => `${event}：已核查，不可以跳。`,
    },
    because: (why) => `组委会：${why}`,
  },

  why: {
    title: '名次是怎么来的',
    question: (couple, place, isShared) => [
      '为什么',
      { couple },
      isShared ? `并列${place}？` : `是${ordinal(place)}？`,
    ],
    inDance: ({ dance, place, shared }) => `${danceName(dance)}，${placeName(place, shared)}：`,
    because,
    inShort,
  },
  dancersDay: {
    yours: '你的一天',
    thisIsMe: '这是我',
    notMe: '这不是我',
    minutes: (from, to) => (from === to ? String(from) : `${from}–${to}`),
    till: (you) => (you ? '分钟后你上场' : '分钟后上场'),
    soon: (you) => (you ? '你马上就上场' : '马上就上场'),
    at: (you, time) => (you ? `你约${time}上场` : `约${time}上场`),
    noTime: (you) => (you ? '你接下来跳' : '接下来跳'),
    onDeckBy: (time) => `${time}前到检录处`,
    onDeckNow: '请现在到检录处',
    now: '现在',
    since: '截至',
    onDeck: '检录',
    dance: (you) => (you ? '你上场' : '上场'),
    onTheFloor: (you) => (you ? '你正在场上' : '正在场上'),
    late: (you) => (you ? '你的轮次已经开始，你还没有上场' : '轮次已经开始，还没有上场'),
    heat: (heat, of) => `第${heat}组（共${of}组）`,
    heatOn: (heat, of) => `第${heat}组（共${of}组）正在场上。`,
    in: (you, round) => (you ? `你进入${round}` : `进入${round}`),
    calledBack: (event, on, of) => `${event}，${of}进${on}。`,
    thatWas: (you, event) => (you ? `你的${event}跳完了` : `${event}跳完了`),
    wentOn: (on, of) => `${of}进${on}。`,
    made: (you, rounds, best, of) => `${you ? '你' : ''}跳了${rounds}轮，进入${of}对中的前${best}。`,
    whoWasCalledBack: '谁晋级了',
    calledBackHeading: '晋级名单',
    later: '接下来',
    done: '已跳完',
    others: '已报名',
    isIn: '已检录',
    startsIn: (you, round) => (you ? `你从${round}开始` : `从${round}开始`),
    ifCalledBack: () => '如果晋级',
    awards: '颁奖',
    danced: dancedSaid,
    over: (you) => (you ? '你今天的比赛都跳完了' : '今天的比赛都跳完了'),
    resultOut: (event) => `名次已公布：${event}。`,
    takenBack: (event, round) => `结果已撤回：${event}，${round}。`,
    overMore: '所有轮次都结束了。成绩会留在这里。',
    moves: '时间会随现场进度变动。',
    kept: '已存在这台设备上，断线也能打开。',
    asOf: (time) => `这是${time}的情况。比赛可能提前，请留在检录处附近，听清背号。`,
    catchesUp: '恢复连接后会自动更新。',
    calendar: '加入日历',
    calendarNote: (address) => `时间会随现场进度变动。最新时间：${address}`,
    notify: '提醒我',
    notified: '提醒已开',
    notifyBlocked: '这个浏览器的设置不允许通知。',
    share: '分享',
    copied: '已复制链接',
    notCopied: '没有复制成功。请复制本页的网址。',
    alerts: {
      onDeck: (event, time) => `${event}：请在${time}前到检录处`,
      in: (event, round) => `${event}：晋级${round}`,
    },
  },
  resultPage,
  recount,
  roundStory: {
    begin: (its) => `${list(its)}从本轮开始。`,
    beginLater: (its, round) => `${list(its)}从${roundName(round)}开始。`,
    danceNext: (both, others, from, next) =>
      `参加${roundName(next)}：来自${roundName(from)}${both}对${others === 0 ? '' : `，另有${others}对`}。`,
    satOut: (its) => `${list(its)}此前已晋级，本轮轮空。`,
    withdrew: (its) => `${list(its)}晋级后退赛。`,
  },
  resultsSearch,
  archive,
};

export default later;
