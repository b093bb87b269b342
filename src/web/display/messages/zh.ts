import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  title: '无障碍',
  description: '页面如何向你显示，以及你有多少时间。',
  leadMember: '每项更改立即生效，并适用于你的所有设备。',
  leadGuest: '每项更改在此浏览器中立即生效。登录后可用于所有设备，并可选择更多时间。',
  reading: '阅读',
  font: '字体',
  fontHint: '用于拉丁字母；其他文字保持原有字体。',
  fonts: {
    standard: '标准',
    atkinson: 'Atkinson Hyperlegible',
    dyslexic: 'OpenDyslexic',
  },
  spacing: '间距',
  spacingHint: '字母、单词和行之间。',
  spacings: {
    standard: '标准',
    wide: '宽',
    wider: '很宽',
  },
  sample: '文字看起来是这样的。哪个大洲最大：非洲、亚洲还是欧洲？',
  focus: '专注',
  look: '颜色、大小和动态',
  switches: {
    readAloud: {
      label: '朗读',
      hint: '题目和成绩页有一个按钮，用你设备的语音朗读。',
    },
    lineFocus: {
      label: '行聚焦',
      hint: '除跟随指针和焦点的几行外，其余变暗。',
    },
    oneThing: {
      label: '一次一件事',
      hint: '测验和成绩页一次只显示一道题，旁边没有其他内容。',
    },
    highContrast: {
      label: '高对比度',
      hint: '浅色和深色模式下颜色对比更鲜明。设备有此要求时也会开启。',
    },
    largeTargets: {
      label: '更大的按钮',
      hint: '按钮、输入框和列表中的链接更高。',
    },
    reducedMotion: {
      label: '无动态效果',
      hint: '没有任何动态效果。设备有此要求时也会开启。',
    },
  },
  time: '时间',
  extraTime: '测验时间',
  extraTimeHints: {
    counts:
      '适用于你从现在起开始的测验。它会与你的尝试一起记录，能看到你成绩的人也能看到。练习没有时间限制。',
    approved:
      '在本站，管理员为你允许后，它才在测验中生效。它会与你的尝试一起记录，能看到你成绩的人也能看到。',
    never: '在本站，它在测验中不生效，只用于不计成绩的试做。如需更多时间，请联系管理员或老师。',
  },
  noExtraTime: '按测验规定',
  moreTime: ({ percent }) => `时间增加 ${percent}`,
  notSaved: '设置未保存',
  option: ({ letter }) => `选项 ${letter}：`,
  read: '朗读',
  pause: '暂停',
  goOn: '继续',
  stop: '停止',
};
