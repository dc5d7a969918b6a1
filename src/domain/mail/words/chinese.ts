import type { MailWords } from './mailWords.ts';

const inDays = (days: number): string => ['今天', '明天'][days] ?? `${days}天后`;

export const CHINESE_MAIL: MailWords = {
  language: 'zh',
  registered: {
    subject: (competition) => `${competition}：报名成功`,
    preview: (toPay) => (toPay === undefined ? '您的报名项目和后续安排。' : `待付${toPay}。`),
    title: (name) => (name === '' ? '您已报名' : `${name}，您已报名`),
    lead: (when) => `${when}。您的报名如下。`,
    code: '您的报名码',
    codeAbout: '修改报名时需要它。请保存这封邮件：有报名码的人都能修改。',
    openEntries: '打开我的报名',
    dancing: '参赛项目',
    withPartner: (name) => `舞伴：${name}`,
    asked: (name) => `舞伴：${name}。对方答复后，我们会发邮件告诉您。`,
    unregistered: (name) => `舞伴：${name}，对方也需要报名`,
    state: { confirmed: '已确认', asked: '等待答复', unregistered: '还没报名' },
    needs: { lead: '缺引带', follow: '缺跟随' },
    seeList: '看看谁在找舞伴',
    costs: '费用',
    paid: '已付',
    toPay: (by) => (by === undefined ? '应付' : `${by}前应付`),
    afterYes: (partners, now) =>
      `${partners}同意之后的金额。在此之前${now === undefined ? '无需付款' : `应付${now}`}。`,
    others: '由您报名的选手',
    howToPay: '付款方式',
    next: '后续安排',
    closes: (when) => `报名截止：${when}。在此之前，您可以用报名码修改报名。`,
  },
  partnerAsks: {
    subject: (asker, events) => `${asker}想和您一起跳${events}`,
    preview: '您同意之后才算报名。',
    title: (asker, asked) => `${asked === '' ? '' : `${asked}，`}愿意和${asker}一起跳吗？`,
    lead: (asker, school) =>
      `${school === '' ? asker : `${asker}（${school}）`}报名时把您填为舞伴。您同意之后才算报名。`,
    asksFor: (asker) => `${asker}的邀请`,
    role: { lead: '您引带', follow: '您跟随' },
    costs: '同意后您的总费用',
    answer: '答复邀请',
    answerAbout: (asker) =>
      `按钮会打开一个页面，您在那里选择同意或不同意，不会误点。${asker}只会收到您的答复，不会看到原因。`,
  },
  partnerSaysYes: (partner, events) => ({
    subject: `${partner}同意了`,
    title: `您将和${partner}一起跳舞`,
    lead: events === undefined ? `${partner}同意了。` : `${partner}同意了。你们已一起报名${events}。`,
  }),
  partnerSaysNo: (partner, events, isEntered) => ({
    subject: `${partner}没有同意`,
    title: `${partner}没有同意`,
    lead: `您邀请${partner}一起跳${events}。${isEntered ? '您的报名仍然保留，还需要另找舞伴。' : '您没有报名这些项目。'}`,
  }),
  partnerFound: (partner, events) => ({
    subject: `您将和${partner}一起跳舞`,
    title: `您将和${partner}一起跳舞`,
    lead: `报名处已为你们一起报名${events}。如有错误，请告诉报名处。`,
  }),
  placeTaken: (partner, event) => ({
    subject: `${partner}是您在${event}的舞伴`,
    title: `您将和${partner}一起跳舞`,
    lead: `${partner}使用了您的链接。你们已一起报名${event}。`,
  }),
  changedByDesk: (competition) => ({
    subject: `${competition}：您的报名有变动`,
    title: '您的报名有变动',
    lead: '报名处修改了您的报名，目前的内容如下。如有错误，请告诉报名处。',
  }),
  payment: (amount, left) => ({
    subject: `已收到${amount}`,
    title: `已收到${amount}`,
    lead: left === undefined ? '谢谢。' : `谢谢。还需支付${left}。`,
  }),
  refund: (amount) => ({
    subject: `已退还${amount}`,
    title: `已退还${amount}`,
    lead: `报名处登记了${amount}的退款。`,
  }),
  objectionReceived: (event) => ({
    subject: `已收到您对${event}的异议`,
    title: '已收到您的异议',
    lead: `主办方将审查${event}中的这项报名。有决定后我们会发邮件告诉您。对方不会知道是谁提出的。`,
  }),
  decided: {
    'may dance': (event) => ({
      subject: `${event}：您可以参赛`,
      title: '您可以参赛',
      lead: `主办方审查了您在${event}的报名。您可以参赛。`,
    }),
    'may not dance': (event) => ({
      subject: `${event}：您的报名未通过`,
      title: '您的报名未通过',
      lead: `主办方审查了您在${event}的报名。您不能参加这个项目。`,
    }),
  },
  objectionDecided: {
    'may dance': (event) => ({
      subject: `${event}：已有决定`,
      title: '您的异议已有决定',
      lead: `您对${event}中的一项报名提出了异议。这对选手可以参赛。`,
    }),
    'may not dance': (event) => ({
      subject: `${event}：已有决定`,
      title: '您的异议已有决定',
      lead: `您对${event}中的一项报名提出了异议。这对选手不能参加这个项目。`,
    }),
  },
  closing: (days, amount, when) => ({
    subject: `报名${inDays(days)}截止：待付${amount}`,
    title: `待付${amount}`,
    lead: `报名截止：${when}。`,
  }),
  tomorrow: (time, event) => ({
    subject: `明天：您的第一轮大约在${time}`,
    title: `明天，大约${time}`,
    lead: `您的第一轮是${event}。时间可能变动，请以您的页面为准。`,
  }),
  results: (competition) => ({
    subject: `您在${competition}的成绩`,
    title: '您的成绩',
    lead: '感谢您的参与。',
  }),
  placeOf: (place, couples) => `第${place}名，共${couples}对`,
  calledBack: '晋级',
  yourNumber: '您的号码',
  yourEvents: '您的项目',
  why: '原因',
  open: {
    entries: '打开我的报名',
    partners: '看看谁在找舞伴',
    day: '打开我的页面',
    results: '查看我的全部成绩',
  },
  stopReminders: '不再接收提醒',
  toCome: '日期和地点待定',
  someone: '一位选手',
  foot: {
    registered: (site) => `您收到这封邮件，是因为您在 ${site} 报了名。`,
    named: (asker, site) => `您收到这封邮件，是因为${asker}把您填为舞伴，而您在 ${site} 报过名。`,
    questions: (contact) => `有问题？请写信到 ${contact}。`,
  },
};
