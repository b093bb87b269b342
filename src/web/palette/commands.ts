import type { LinkProps } from '@tanstack/react-router';

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

const page = (label: string, link: Command['link']): Command => ({ id: label, label, link });

const fixed: readonly CommandGroup[] = [
  {
    label: 'Create',
    commands: [
      page('Create Quiz', { to: '/admin/create-quiz' }),
      page('Create Question', { to: '/admin/create-question' }),
      page('Create Blog Post', { to: '/admin/blog/new' }),
    ],
  },
  {
    label: 'Go to',
    commands: [
      page('Dashboard', { to: '/admin' }),
      page('All Quizzes', { to: '/admin', search: { list: 'all' } }),
      page('Deleted Quizzes', { to: '/admin', search: { list: 'deleted' } }),
      page('Categories', { to: '/admin/categories' }),
      page('Content Hierarchy', { to: '/admin/content-hierarchy' }),
      page('Learning Series', { to: '/admin/series' }),
      page('Testimonials', { to: '/admin/testimonials' }),
      page('Testimonials to review', { to: '/admin/testimonials', search: { status: 'pending' } }),
      page('Blog Manager', { to: '/admin/blog' }),
    ],
  },
];

interface Named {
  id: number;
  name: string;
}

export interface NamedRows {
  quizzes: readonly Named[];
  posts: readonly Named[];
  series: readonly Named[];
  categories: readonly Named[];
}

/** The commands that match what was typed, in groups; all pages when nothing was. */
export function matchingCommands(text: string, found: NamedRows): CommandGroup[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const pages = fixed.map(({ label, commands }) => ({
    label,
    commands: commands.filter((command) =>
      words.every((word) => command.label.toLowerCase().includes(word)),
    ),
  }));
  return [...pages, ...rowGroups(found)].filter(({ commands }) => commands.length > 0);
}

function rowGroups({ quizzes, posts, series, categories }: NamedRows): CommandGroup[] {
  const group = (label: string, rows: readonly Named[], link: (row: Named) => Command['link']) => ({
    label,
    commands: rows.map((row) => ({ id: `${label} ${row.id}`, label: row.name, link: link(row) })),
  });
  return [
    group('Edit quiz', quizzes, ({ id }) => ({
      to: '/admin/edit-quiz/$id',
      params: { id: String(id) },
    })),
    group('Edit blog post', posts, ({ id }) => ({
      to: '/admin/blog/$id',
      params: { id: String(id) },
    })),
    group('Find series', series, ({ name }) => ({ to: '/admin/series', search: { q: name } })),
    group('Find category', categories, ({ name }) => ({
      to: '/admin/categories',
      search: { q: name },
    })),
  ];
}
