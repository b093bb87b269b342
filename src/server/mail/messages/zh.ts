import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { number } = wordsOf('zh');

export const messages: Translation<typeof en> = {
  hello: ({ username }) => `${username}，你好：`,
  buttonHelp: '如果按钮无法使用，请打开此地址：',
  linkBelow: ({ label }) => `${label}：`,
  because: {
    contactReply: ({ product, reference }) =>
      `你收到这封邮件，是因为你通过联系表单给 ${product} 写了信。你的编号是 ${reference}。`,
    account: ({ to, product }) => `你收到此邮件，是因为 ${to} 是一个 ${product} 账户的邮箱地址。`,
    formerAddress: ({ to, product }) =>
      `你收到此邮件，是因为 ${to} 曾是一个 ${product} 账户的邮箱地址。`,
    verification: ({ product }) =>
      `你收到此邮件，是因为有人在 ${product} 填写了此地址。如果不是你本人，请忽略此邮件，不会有任何变化。`,
    invitation: ({ product }) =>
      `你收到此邮件，是因为 ${product} 的管理员填写了此地址。如果不清楚原因，请忽略此邮件：没有你的密码，任何人都无法使用该账户。`,
    classInvitation: ({ product }) =>
      `你收到此邮件，是因为 ${product} 的一位教师填写了此地址。如果不清楚原因，请忽略此邮件，不会有任何变化。`,
    passwordReset: ({ product }) =>
      `你收到此邮件，是因为有人在 ${product} 申请了新密码。如果不是你本人，请忽略此邮件，不会有任何变化。`,
    export: ({ product }) => `你收到此邮件，是因为你的 ${product} 账户申请了数据导出。`,
    deletion: ({ product }) =>
      `你收到此邮件，是因为你的 ${product} 账户申请了删除。如果不是你本人，请恢复账户并更改密码。`,
    deletionByAdministrator: ({ product }) =>
      `你收到此邮件，是因为 ${product} 的管理员安排删除你的账户。`,
  },
  invitation: {
    subject: ({ product }) => `邀请你加入 ${product}`,
    text: ({ product, to }) => `${product} 的管理员已为 ${to} 开通账户。请设置你自己的密码后使用。`,
    until: ({ day }) => `链接只能使用一次，有效期至 ${day}。此后你可以在登录页面申请新的链接。`,
    action: '设置密码',
  },
  classInvitation: {
    subject: ({ name }) => `加入班级“${name}”`,
    text: ({ teacher, name, product }) => `${teacher} 邀请你加入 ${product} 上的班级“${name}”。`,
    member: '请通过链接登录，然后一键加入。',
    newcomer: '你需要先注册账户。链接会引导你注册，然后一键加入。',
    action: '加入班级',
  },
  contactReply: { youWrote: '你的来信：' },
  verification: {
    subject: '请确认你的邮箱地址',
    text: ({ to }) => `请确认 ${to} 是你的邮箱地址。链接 24 小时内有效，且只能使用一次。`,
    action: '确认此地址',
  },
  addressChange: {
    subject: '你的邮箱地址即将更改',
    text: ({ newAddress }) =>
      `发送到新地址的链接一经打开，你账户的邮箱地址就会从此地址改为 ${newAddress ?? '另一个地址'}。`,
    unexpected: '如果这不是你申请的，请立即更改密码，并在个人资料中取消此更改。',
    action: '打开个人资料',
  },
  addressChanged: {
    subject: '你的邮箱地址已更改',
    text: ({ newAddress }) => `你账户的邮箱地址现为 ${newAddress}。其他所有设备均已退出登录。`,
    unexpected: ({ days }) =>
      `如果不是你本人，请在 ${number(days)} 天内撤销更改。之后账户将恢复此地址，所有设备退出登录，你需要设置新密码。`,
    action: '撤销此更改',
  },
  accessToken: {
    subject: '已创建新的访问令牌',
    text: ({ name, scope, day }) =>
      `已为你的账户创建访问令牌“${name}”（范围：${scope}）。程序可使用至 ${day}。`,
    unexpected: '如果不是你本人，请撤销该令牌并更改密码。',
    action: '查看访问令牌',
  },
  accountsMerged: {
    subject: '两个账户已合并',
    text: ({ removed }) =>
      `管理员已将你的另一个账户 ${removed} 合并到此账户。其成绩、班级及其他内容现在都在这里。该账户已不能用于登录。`,
    unexpected: '如果这两个账户并非都属于你，请联系我们。',
    action: '打开个人资料',
  },
  passwordReset: {
    subject: '设置新密码',
    text: '请使用此链接设置新密码。链接一小时内有效，只能使用一次，并会让你在所有设备上退出登录。',
    action: '设置新密码',
  },
  passwordChanged: {
    subject: '你的密码已更改',
    text: '你账户的密码已更改。其他所有设备均已退出登录。',
    unexpected: '如果不是你本人，请立即设置新密码以找回账户。',
    action: '设置新密码',
  },
  secondFactor: {
    changes: {
      'app-added': {
        subject: '已添加身份验证器应用',
        text: '你的账户已添加身份验证器应用。现在登录需要该应用的验证码。',
      },
      'app-removed': {
        subject: '身份验证器应用已移除',
        text: '身份验证器应用已从你的账户中移除。',
      },
      'passkey-added': {
        subject: '已添加通行密钥',
        text: '你的账户已添加通行密钥。使用它无需密码即可登录。',
      },
      'passkey-removed': { subject: '通行密钥已移除', text: '一个通行密钥已从你的账户中移除。' },
      'recovery-codes-renewed': {
        subject: '你的恢复码已更换',
        text: '你的账户有了新的恢复码。旧的不再有效。',
      },
      'recovery-code-used': {
        subject: '有恢复码被使用',
        text: '你的一个恢复码已用于登录，不能再次使用。',
      },
    },
    unexpected: '如果不是你本人，请立即更改密码并检查安全设置。',
  },
  openSecurity: '打开安全设置',
  device: {
    unknown: '未知设备',
    unknownBrowser: '未知浏览器',
    on: ({ browser, system }) => `${system} 上的 ${browser}`,
  },
  newDevice: {
    subject: '你的账户有新的登录',
    text: ({ device, moment, zone, network }) =>
      `有人在新设备上登录了你的账户：${device}，${moment}（${zone}）${network ? `，网络 ${network}` : ''}。`,
    unexpected: '如果不是你本人，请立即让该设备退出登录并更改密码。',
    action: '查看你的设备',
  },
  googleLinked: {
    subject: '你的账户已添加 Google 登录',
    text: '有人使用与你邮箱地址相同的 Google 账户登录。今后你也可以用它登录。',
    unexpected: '如果不是你本人，请立即保护你的 Google 账户并更改密码。',
  },
  providers: {
    'provider-linked': {
      subject: ({ provider }) => `你的账户已添加 ${provider} 登录`,
      text: ({ provider }) => `一个 ${provider} 账户已与你的账户关联。从现在起，你也可以用它登录。`,
    },
    'provider-unlinked': {
      subject: ({ provider }) => `你的账户已移除 ${provider} 登录`,
      text: ({ provider }) => `${provider} 账户已不再与你的账户关联，无法再用它登录。`,
    },
    unexpected: '如果不是你本人，请立即更改密码并检查安全设置。',
  },
  dataExport: {
    subject: '你的数据导出',
    text: ({ product }) =>
      `附件是你申请的副本，包含 ${product} 存储的关于你的全部数据。文件格式为 JSON。`,
    keepSafe: '请妥善保管。',
  },
  deletion: {
    subject: '你的账户将被删除',
    requested: '按照你的申请，账户现已停用。',
    byAdministrator: '管理员已停用你的账户。',
    day: ({ day, days }) => `账户将于 ${day}（${number(days)} 天后）永久删除。`,
    restore: '在此之前可以恢复：登录并选择“恢复我的账户”。',
    action: '保留我的账户',
  },
  notices: {
    subjects: {
      'assignment-given': ({ title }) => `新作业：${title}`,
      'assignment-due': ({ title }) => `即将截止：${title}`,
      'assignment-overdue': ({ title }) => `已逾期：${title}`,
      'result-regraded': ({ title }) => `你在“${title}”中的成绩已更正`,
      'result-marked': ({ title }) => `“${title}”已完成评分`,
      'report-settled': '你的报告已处理',
      'quiz-reopened': ({ title }) => `再次开放：${title}`,
      'reviews-due': '有题目该复习了',
      'certificate-issued': ({ title }: { title: string }) => `你的证书：${title}`,
      'achievements-earned': '新成就',
      'streak-ending': '今天的每日目标尚未完成',
    },
    lines: {
      'reviews-due': ({ due }) => `该复习的题目：${due}。现在花几分钟，以后能省很多时间。`,
      'certificate-issued': ({ title }: { title: string }) =>
        `你已通过“${title}”的全部测验：这是你的证书。`,
      'achievements-earned': ({ earned }) => `新成就：${earned}。可在个人资料中查看。`,
      'streak-ending': ({ left, days }) =>
        `今天的每日目标尚未完成。剩余题数：${left}。目前连续天数：${days}。`,
      'assignment-given': ({ title, className, due }) =>
        due === null
          ? `${className}布置了“${title}”。`
          : `${className}布置了“${title}”，截止时间：${due}。`,
      'assignment-due': ({ title, className, due }) =>
        `“${title}”（${className}）的截止时间：${due}。`,
      'assignment-overdue': ({ title, className, due }) =>
        `“${title}”（${className}）已于 ${due} 截止，尚未完成。`,
      'result-regraded': ({ title, score, total }) =>
        `有一道题重新评分了。你在“${title}”中的成绩现在是 ${score}/${total}。`,
      'result-marked': ({ title, score, total }) =>
        `“${title}”的全部答案已评分。你的成绩是 ${score}/${total}。`,
      'quiz-reopened': ({ title }) => `你可以再次参加“${title}”。`,
      'report-settled': {
        fixed: ({ title }) => `你对“${title}”中一道题的报告已处理，该题已更正。`,
        kept: ({ title }) => `你对“${title}”中一道题的报告已处理，该题保持不变。`,
      },
    },
    several: ({ count }) => `${number(count)} 条通知`,
    intro: '以下是你的新消息：',
    all: '打开通知',
    openClasses: '打开你的班级',
    openResult: '查看成绩',
    practise: '练习',
    openQuiz: '打开测验',
    openCertificate: '打开证书',
    openAchievements: '打开成就',
    because: ({ product }) =>
      `你收到此邮件，是因为你的账户开启了 ${product} 的通知。你可以在个人资料中选择接收哪些通知。`,
    unsubscribe: '退订此类邮件',
    page: {
      title: '退订',
      question: '不想再收到此类邮件吗？',
      stop: '不再接收此类邮件',
      stopAll: '不再接收任何通知邮件',
      done: '你将不再收到此类邮件。',
      invalid: '此链接无效。你可以在个人资料中选择接收哪些邮件。',
      settings: '通知设置',
    },
  },
};
