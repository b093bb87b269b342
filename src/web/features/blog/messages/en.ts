import { wordsOf } from '#shared/kernel/language/words.ts';

const { number, plural } = wordsOf('en');

export const messages = {
  blog: 'Blog',
  home: 'Home',
  heading: ({ product }: { product: string }) => `The ${product} <mark>Blog</mark>`,
  title: ({ product }: { product: string }) => `The ${product} Blog`,
  description:
    'Short reads on learning: how memory works, how good questions are made, and how to get more out of every answer.',
  lead: 'How memory works, how a good question is made, and how to get more out of every answer. Read for five minutes, then see what has stayed.',
  explore: 'Explore Quizzes',
  feed: 'RSS feed',
  loading: 'Loading blog posts…',
  failed: 'Error loading blog posts',
  taggedTitle: ({ tag }: { tag: string }) => `Posts tagged “${tag}”`,
  tagged: ({ count }: { count: number }) =>
    plural(count, { one: '# post tagged “<tag></tag>”', other: '# posts tagged “<tag></tag>”' }),
  showAll: 'Show all posts',
  newerPosts: 'Newer posts',
  olderPosts: 'Older posts',
  none: {
    here: 'No posts here',
    hereHint: 'What was published under this address has moved or gone.',
    yet: 'No blog posts yet',
    yetHint: 'The first one is being written. Until then there are quizzes to take.',
  },
  readMore: 'Read More',
  minRead: ({ minutes }: { minutes: number }) => `${number(minutes)} min read`,
  hitFacts: ({ minutes }: { minutes: number }) => `Blog · ${number(minutes)} min read`,
  hits: 'Posts',
  views: ({ count }: { count: number }) => plural(count, { one: '# view', other: '# views' }),
  tags: 'Tags',
  moreTags: ({ count }: { count: number }) => `+${number(count)} more`,
  share: 'Share',
  shareArticle: 'Share Article',
  moreArticles: 'More Articles',
  otherArticles: 'Other articles',
  older: 'Older',
  newer: 'Newer',
  notFound: {
    title: 'Blog post not found',
    hint: 'It may have been moved or taken down. The others are still there.',
    back: 'Back to Blog',
  },
  code: {
    copy: 'Copy code',
    copied: 'Copied',
    failed: 'Copying failed',
  },
  contents: 'On this page',
};
