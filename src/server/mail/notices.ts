import type { NoticeContent } from '#shared/features/notice/kinds.ts';
import type { Format } from '#shared/kernel/language/format.ts';
import { type Mail, siteNamePlaceholder as product } from './mail.ts';
import { type MailMessages, mailMessages } from './mail-messages.ts';

interface NoticesParts {
  to: string;
  username: string;
  format: Format;
  notices: readonly NoticeContent[];
  publicUrl: string;
  unsubscribeUrl: string;
}

/** One notice in its own words, or several as a list. */
export function noticesMail({ to, username, format, notices, ...urls }: NoticesParts): Mail {
  const { language } = format;
  const m = mailMessages[language];
  const words = notices.map((notice) => wordsOf(notice, m, format));
  const [first, ...others] = words;
  if (!first) throw new Error('A mail about no notices');
  const address = (path: string) => `${urls.publicUrl}${path}`;
  const hello = m.hello({ username });
  const envelope = {
    ...{ to, language },
    footnote: m.notices.because({ product }),
    unsubscribe: { label: m.notices.unsubscribe, url: urls.unsubscribeUrl },
  };
  if (others.length === 0)
    return {
      ...envelope,
      subject: first.subject,
      paragraphs: [hello, first.line],
      action: { label: first.action, url: address(first.path) },
    };
  return {
    ...envelope,
    subject: m.notices.several({ count: words.length }),
    paragraphs: [hello, m.notices.intro],
    items: words.map(({ line, path }) => ({ text: line, url: address(path) })),
    action: { label: m.notices.all, url: address('/notifications') },
  };
}

/** The title of a notice and its page; of several, how many there are and the page of all. */
export function noticesTitle(notices: readonly NoticeContent[], format: Format) {
  const m = mailMessages[format.language];
  const [first, ...others] = notices;
  if (!first || others.length > 0)
    return { title: m.notices.several({ count: notices.length }), path: '/notifications' };
  const { subject, path } = wordsOf(first, m, format);
  return { title: subject, path };
}

interface Words {
  subject: string;
  line: string;
  action: string;
  path: string;
}

function wordsOf(
  { kind, data }: NoticeContent,
  { notices: m }: MailMessages,
  format: Format,
): Words {
  if (kind === 'result-regraded' || kind === 'result-marked') {
    const { title, attemptId, score, totalQuestions } = data;
    const numbers = { score: format.count(score), total: format.count(totalQuestions) };
    return {
      subject: m.subjects[kind]({ title }),
      line: m.lines[kind]({ title, ...numbers }),
      action: m.openResult,
      path: `/results/${attemptId}`,
    };
  }
  if (kind === 'quiz-reopened')
    return {
      subject: m.subjects[kind]({ title: data.title }),
      line: m.lines[kind]({ title: data.title }),
      action: m.openQuiz,
      path: `/quiz/${data.quizId}`,
    };
  if (kind === 'report-settled')
    return {
      subject: m.subjects[kind],
      line: m.lines[kind][data.outcome]({ title: data.title }),
      action: m.openQuiz,
      path: `/quiz/${data.quizId}`,
    };
  if (kind === 'streak-ending') {
    const { left, days } = data;
    return {
      subject: m.subjects[kind],
      line: m.lines[kind]({ left: format.count(left), days: format.count(days) }),
      action: m.practise,
      path: '/practice',
    };
  }
  if (kind === 'reviews-due')
    return {
      subject: m.subjects[kind],
      line: m.lines[kind]({ due: format.count(data.due) }),
      action: m.practise,
      path: '/practice',
    };
  if (kind === 'certificate-issued')
    return {
      subject: m.subjects[kind]({ title: data.title }),
      line: m.lines[kind]({ title: data.title }),
      action: m.openCertificate,
      path: `/certificate/${data.certificateId}`,
    };
  if (kind === 'achievements-earned')
    return {
      subject: m.subjects[kind],
      line: m.lines[kind]({ earned: format.count(data.earned) }),
      action: m.openAchievements,
      path: '/profile?section=achievements',
    };
  return assignmentWords({ kind, data }, m, format);
}

type AssignmentNotice = Extract<NoticeContent, { kind: `assignment-${string}` }>;

function assignmentWords(
  { kind, data }: AssignmentNotice,
  m: MailMessages['notices'],
  format: Format,
): Words {
  const { title, className, quizId, dueAt } = data;
  const due = dueAt === null ? null : format.date(dueAt, 'moment');
  return {
    subject: m.subjects[kind]({ title }),
    line:
      kind === 'assignment-given'
        ? m.lines[kind]({ title, className, due })
        : m.lines[kind]({ title, className, due: due ?? '' }),
    action: quizId === null ? m.openClasses : m.openQuiz,
    path: quizId === null ? '/classes' : `/quiz/${quizId}`,
  };
}
