import type { LinkProps } from '@tanstack/react-router';
import type { MessagesOf } from '#web/language/message-file.ts';
import type { paletteMessages } from './messages/messages.ts';

/** Something that the palette can open. */
export interface Command {
  /** Unique among all commands. */
  id: string;
  label: string;
  link: Pick<LinkProps, 'to' | 'params' | 'search' | 'hash'>;
}

export interface CommandGroup {
  label: string;
  commands: readonly Command[];
}

type Messages = MessagesOf<typeof paletteMessages>;
type PageName = keyof Messages['pages'];

const page = (name: PageName, link: Command['link'] & { to: string }) => ({ name, link });

const fixed = [
  {
    name: 'create',
    pages: [
      page('createQuiz', { to: '/admin/create-quiz' }),
      page('createQuestion', { to: '/admin/create-question' }),
      page('createPost', { to: '/admin/blog/new' }),
      page('importQuestions', { to: '/admin/import' }),
    ],
  },
  {
    name: 'goTo',
    pages: [
      page('dashboard', { to: '/admin' }),
      page('allQuizzes', { to: '/admin', search: { list: 'all' } }),
      page('deletedQuizzes', { to: '/admin', search: { list: 'deleted' } }),
      page('questionBank', { to: '/admin/questions' }),
      page('questionQuality', { to: '/admin/question-quality' }),
      page('marking', { to: '/admin/marking' }),
      page('categories', { to: '/admin/categories' }),
      page('hierarchy', { to: '/admin/content-hierarchy' }),
      page('series', { to: '/admin/series' }),
      page('testimonials', { to: '/admin/testimonials' }),
      page('auditTrail', { to: '/admin/audit-trail' }),
      page('settings', { to: '/admin/settings' }),
      page('classes', { to: '/admin/classes' }),
      page('toReview', { to: '/admin/testimonials', search: { status: 'pending' } }),
      page('blogManager', { to: '/admin/blog' }),
      page('attempts', { to: '/admin/attempts' }),
      page('pictures', { to: '/admin/pictures' }),
      page('users', { to: '/admin/users' }),
      page('contactInbox', { to: '/admin/contact-messages' }),
    ],
  },
] as const;

interface Named {
  id: number;
  name: string;
}

export interface NamedRows {
  /** By which they were found: what is typed now may be another. */
  text: string;
  quizzes: readonly Named[];
  posts: readonly Named[];
  series: readonly Named[];
  categories: readonly Named[];
}

/** The commands that match what was typed and that the account may open, in groups; all pages when nothing was. */
export function matchingCommands(
  m: Messages,
  text: string,
  found: NamedRows,
  mayOpen: (path: string) => boolean,
): CommandGroup[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const pages = fixed.map(({ name: group, pages }) => ({
    label: m.groups[group],
    commands: pages
      .filter(({ link }) => mayOpen(link.to))
      .map(({ name, link }): Command => ({ id: name, label: m.pages[name], link }))
      .filter(({ label }) => words.every((word) => label.toLowerCase().includes(word))),
  }));
  const rows = found.text === text ? rowGroups(m.groups, found) : [];
  return [...pages, ...rows].filter(({ commands }) => commands.length > 0);
}

function rowGroups(
  labels: Messages['groups'],
  { quizzes, posts, series, categories }: NamedRows,
): CommandGroup[] {
  const group = (label: string, rows: readonly Named[], link: (row: Named) => Command['link']) => ({
    label,
    commands: rows.map((row) => ({ id: `${label} ${row.id}`, label: row.name, link: link(row) })),
  });
  return [
    group(labels.quizzes, quizzes, ({ id }) => ({
      to: '/admin/edit-quiz/$id',
      params: { id: String(id) },
    })),
    group(labels.posts, posts, ({ id }) => ({
      to: '/admin/blog/$id',
      params: { id: String(id) },
    })),
    group(labels.series, series, ({ name }) => ({ to: '/admin/series', search: { q: name } })),
    group(labels.categories, categories, ({ name }) => ({
      to: '/admin/categories',
      search: { q: name },
    })),
  ];
}
