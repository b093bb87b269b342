import type { NoticeContent, NoticeKind } from '#shared/features/notice/kinds.ts';
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

function wordsOf(notice: NoticeContent, { notices: m }: MailMessages, format: Format): Words {
  switch (notice.kind) {
    case 'assignment-given':
    case 'assignment-due':
    case 'assignment-overdue':
      return assignmentWords(notice, m, format);
    case 'result-regraded':
    case 'result-marked':
      return resultWords(notice, m, format);
    case 'quiz-reopened':
    case 'report-settled':
      return quizWords(notice, m);
    case 'streak-ending':
    case 'reviews-due':
      return practiceWords(notice, m, format);
    case 'certificate-issued':
    case 'achievements-earned':
      return awardWords(notice, m, format);
  }
}

type NoticeOf<Kind extends NoticeKind> = Extract<NoticeContent, { kind: Kind }>;
type Messages = MailMessages['notices'];

function assignmentWords(
  { kind, data }: NoticeOf<'assignment-given' | 'assignment-due' | 'assignment-overdue'>,
  m: Messages,
  format: Format,
): Words {
  const { title, className, quizId, dueAt } = data;
  // Pages may show it in the zone of a device, which a mail does not know.
  const due = dueAt === null ? null : `${format.date(dueAt, 'moment')} (${format.zone(dueAt)})`;
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

function resultWords(
  { kind, data }: NoticeOf<'result-regraded' | 'result-marked'>,
  m: Messages,
  format: Format,
): Words {
  const { title, attemptId, score, totalQuestions } = data;
  const numbers = { score: format.count(score), total: format.count(totalQuestions) };
  return {
    subject: m.subjects[kind]({ title }),
    line: m.lines[kind]({ title, ...numbers }),
    action: m.openResult,
    path: `/results/${attemptId}`,
  };
}

function quizWords(
  { kind, data }: NoticeOf<'quiz-reopened' | 'report-settled'>,
  m: Messages,
): Words {
  const { title, quizId } = data;
  const link = { action: m.openQuiz, path: `/quiz/${quizId}` };
  return kind === 'quiz-reopened'
    ? { subject: m.subjects[kind]({ title }), line: m.lines[kind]({ title }), ...link }
    : { subject: m.subjects[kind], line: m.lines[kind][data.outcome]({ title }), ...link };
}

function practiceWords(
  { kind, data }: NoticeOf<'streak-ending' | 'reviews-due'>,
  m: Messages,
  format: Format,
): Words {
  const line =
    kind === 'streak-ending'
      ? m.lines[kind]({ left: format.count(data.left), days: format.count(data.days) })
      : m.lines[kind]({ due: format.count(data.due) });
  return { subject: m.subjects[kind], line, action: m.practise, path: '/practice' };
}

function awardWords(
  { kind, data }: NoticeOf<'certificate-issued' | 'achievements-earned'>,
  m: Messages,
  format: Format,
): Words {
  if (kind === 'certificate-issued')
    return {
      subject: m.subjects[kind]({ title: data.title }),
      line: m.lines[kind]({ title: data.title }),
      action: m.openCertificate,
      path: `/certificate/${data.certificateId}`,
    };
  return {
    subject: m.subjects[kind],
    line: m.lines[kind]({ earned: format.count(data.earned) }),
    action: m.openAchievements,
    path: '/profile?section=achievements',
  };
}
