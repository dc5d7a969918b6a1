import type { MailWords } from './mailWords.ts';

export const CHINESE_MAIL: MailWords = {
  language: 'zh',
  registered: {
    subject: (competition) => `${competition}：报名成功`,
    preview: (toPay) => (toPay === undefined ? '您的报名项目和后续安排。' : `待付${toPay}。`),
    title: (name) => `${name}，您已报名`,
    lead: (when) => `${when}。您的报名如下。`,
    code: '您的报名码',
    codeAbout: '修改报名时需要它。请保存这封邮件：有报名码的人都能修改。',
    openEntries: '打开我的报名',
    dancing: '参赛项目',
    withPartner: (name) => `舞伴：${name}`,
    asked: (name) => `舞伴：${name}。对方答复后，我们会发邮件告诉您。`,
    state: { confirmed: '已确认', asked: '等待答复' },
    needs: { lead: '缺引带', follow: '缺跟随' },
    seeList: '看看谁在找舞伴',
    costs: '费用',
    toPay: (by) => (by === undefined ? '应付' : `${by}前应付`),
    howToPay: '付款方式',
    next: '后续安排',
    closes: (when) => `报名截止：${when}。在此之前，您可以用报名码修改报名。`,
  },
  partnerAsks: {
    subject: (asker, events) => `${asker}想和您一起跳${events}`,
    preview: '您同意之后才算报名。',
    title: (asker, asked) => `${asked}，愿意和${asker}一起跳吗？`,
    lead: (asker, school) =>
      `${school === '' ? asker : `${asker}（${school}）`}报名时把您填为舞伴。您同意之后才算报名。`,
    asksFor: (asker) => `${asker}的邀请`,
    role: { lead: '您引带', follow: '您跟随' },
    answer: '答复邀请',
    answerAbout: (asker) =>
      `按钮会打开一个页面，您在那里选择同意或不同意，不会误点。${asker}只会收到您的答复，不会看到原因。`,
  },
  foot: {
    registered: (site) => `您收到这封邮件，是因为您在 ${site} 报了名。`,
    named: (asker, site) => `您收到这封邮件，是因为${asker}把您填为舞伴，而您在 ${site} 报过名。`,
    questions: (contact) => `有问题？请写信到 ${contact}。`,
  },
};
