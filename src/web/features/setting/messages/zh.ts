import type { messages as english } from './en.ts';

export const messages: typeof english = {
  title: '设置',
  description: '网站名称、谁可以注册账户，以及适用于所有人的规定。',
  failed: '加载设置失败',
  denied: '拒绝访问',
  save: '保存更改',
  discard: '放弃更改',
  saved: '设置已保存',
  notSaved: '设置未保存',
  fixedBy: ({ variable }: { variable: string }) => `由环境变量 ${variable} 固定`,
  groups: {
    site: '网站',
    accounts: '账户',
    quizzes: '新测验',
    attempts: '尝试',
    retention: '保留时间',
  },
  settings: {
    siteName: {
      label: '名称',
      hint: '显示在每个页面、邮件和链接预览中。',
    },
    logo: {
      label: '标志',
      hint: '显示在名称旁边。最好使用无背景的正方形图片。',
    },
    contactEmail: {
      label: '联系地址',
      hint: '接收联系表单的消息，并显示在联系页面上。',
    },
    languages: {
      label: '语言',
      hint: '页面和邮件的语言。用户所写的内容保持原来的语言。',
    },
    comments: { label: '题目评论', hint: '回答过题目的学习者可以阅读和撰写评论；由作者审核。' },
    registration: {
      label: '谁可以注册账户',
      hint: '现有账户保持不变。',
    },
    registrationDomains: {
      label: '邮箱地址的域名',
      hint: '每行一个，例如 school.example。新账户在其地址确认后才能使用。',
    },
    passwordMinimum: {
      label: '最短密码',
      hint: '以字符计。现有密码仍然有效。',
    },
    secondFactorRoles: {
      label: '必须使用第二重验证',
      hint: '只有设置了身份验证器应用或通行密钥才能使用这些角色。',
    },
    quizRules: {
      label: '新测验的规则',
      hint: '每个测验都可以更改。现有测验保留各自的规则。',
    },
    chosenTime: {
      label: '学习者选择的时间',
      hint: '在无障碍设置中选择，最多两倍时间。例外始终有效，已开始的尝试保持原有时间。',
    },
    auditRetentionDays: {
      label: '变更记录',
      hint: '管理员更改的保留天数，至少 30 天。',
    },
    authorUploadMegabytes: {
      label: '每个人的图片和音频',
      hint: '一个人上传的文件合计可占的兆字节数。',
    },
    siteUploadMegabytes: {
      label: '整个网站的图片和音频',
      hint: '所有上传文件合计可占的兆字节数。',
    },
    deletionGraceDays: {
      label: '已删除的账户',
      hint: '可以恢复已删除账户的天数。',
    },
    restoreDays: {
      label: '已删除的内容',
      hint: '可以恢复已删除的测验、系列、文章、评价或评论的天数。',
    },
  },
  options: {
    comments: { on: '开启', off: '关闭' },
    registration: {
      open: '所有人',
      invitation: '仅限受邀者',
      domains: '仅限特定域名的地址',
    },
    chosenTime: {
      counts: '有效',
      approved: '管理员在该人的页面上允许后有效',
      never: '无效',
    },
    secondFactorRoles: {
      administrator: '管理员',
      author: '作者',
      teacher: '教师',
    },
  },
};
