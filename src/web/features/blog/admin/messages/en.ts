import { wordsOf } from '#shared/kernel/language/words.ts';

const { plural } = wordsOf('en');

export const messages = {
  title: 'Blog Management',
  description: 'Create and manage blog posts.',
  denied: 'Access Denied - You need admin privileges to access this page.',
  backToAdmin: 'Back to Admin Dashboard',
  posts: 'Blog Posts',
  lead: 'Create and manage blog posts for SEO and content marketing',
  create: 'Create Blog Post',
  allPosts: 'All Blog Posts',
  findByTitle: 'Find a post by its title',
  find: 'Find a post',
  status: {
    published: 'Published',
    draft: 'Draft',
    archived: 'Archived',
  },
  order: 'Order',
  orders: {
    created: 'Newest first',
    title: 'By title',
    views: 'Most read first',
    status: 'By status',
  },
  loadFailed: 'Error loading blog posts',
  loading: 'Loading blog posts...',
  count: ({ count }: { count: number }) => plural(count, { one: '# post', other: '# posts' }),
  publish: 'Publish',
  toDraft: 'To draft',
  delete: 'Delete',
  noMatch: 'No post matches',
  tryOther: 'Try fewer or other words, or another status.',
  noneYet: 'No blog posts yet',
  createFirst: 'Create your first blog post to get started!',
  views: ({ count }: { count: number }) => plural(count, { one: '# view', other: '# views' }),
  minutesToRead: ({ count }: { count: number }) =>
    plural(count, { one: '# min read', other: '# min read' }),

  actions: {
    published: {
      done: ({ count }: { count: number }) =>
        plural(count, { one: '# blog post published', other: '# blog posts published' }),
      notDone: 'Not published',
      already: ({ count }: { count: number }) =>
        plural(count, {
          one: '# blog post was already published.',
          other: '# blog posts were already published.',
        }),
    },
    draft: {
      done: ({ count }: { count: number }) =>
        plural(count, { one: '# blog post made a draft', other: '# blog posts made drafts' }),
      notDone: 'Not made drafts',
      already: ({ count }: { count: number }) =>
        plural(count, {
          one: '# blog post was already a draft.',
          other: '# blog posts were already drafts.',
        }),
    },
    undone: {
      done: ({ count }: { count: number }) =>
        plural(count, { one: '# change undone', other: '# changes undone' }),
      notDone: 'Not undone',
      already: ({ count }: { count: number }) =>
        plural(count, {
          one: '# blog post was already as before.',
          other: '# blog posts were already as before.',
        }),
    },
    deleted: {
      done: ({ count }: { count: number }) =>
        plural(count, { one: 'Blog post deleted', other: '# blog posts deleted' }),
      notDone: 'Not deleted',
      already: ({ count }: { count: number }) =>
        plural(count, {
          one: '# blog post was already deleted.',
          other: '# blog posts were already deleted.',
        }),
    },
    restored: {
      done: ({ count }: { count: number }) =>
        plural(count, { one: 'Blog post restored', other: '# blog posts restored' }),
      notDone: 'Not restored',
      already: ({ count }: { count: number }) =>
        plural(count, {
          one: '# blog post was already restored.',
          other: '# blog posts were already restored.',
        }),
    },
    missing: ({ count }: { count: number }) =>
      plural(count, {
        one: '# blog post no longer exists.',
        other: '# blog posts no longer exist.',
      }),
    failedBecause: 'An unexpected error occurred',
    updateFailed: 'Error updating blog post',
    restoreFailed: 'Error restoring blog post',
    deleteFailed: 'Error deleting blog post',
    publishTitle: ({ count }: { count: number }) =>
      plural(count, { one: 'Publish # blog post?', other: 'Publish # blog posts?' }),
    publishConsequences: 'Everyone can read them from now on.',
    draftTitle: ({ count }: { count: number }) =>
      plural(count, { one: 'Make # blog post a draft?', other: 'Make # blog posts drafts?' }),
    draftConsequences: 'Links to a post do not work while it is a draft.',
    deleteOne: ({ title }: { title: string }) => `Delete “${title}”?`,
    deleteMany: ({ count }: { count: number }) =>
      plural(count, { one: 'Delete # blog post?', other: 'Delete # blog posts?' }),
    sureOne: 'Are you sure you want to delete this blog post?',
    sureMany: ({ count }: { count: number }) =>
      plural(count, {
        one: 'Are you sure you want to delete this blog post?',
        other: 'Are you sure you want to delete these # blog posts?',
      }),
    publishedAndRead: ({ posts, views }: { posts: number; views: number }) =>
      `${plural(posts, { one: '# post is', other: '# posts are' })} published and read ${plural(views, { one: '# time', other: '# times' })}; links to them will stop working. You can undo this in the message that follows.`,
    canUndo: 'You can undo this in the message that follows.',
  },
  editor: {
    createTitle: 'Create New Blog Post',
    createDescription: 'Write a post.',
    editTitle: 'Edit Blog Post',
    editDescription: 'Change a post.',
    leaving: 'Your changes are not saved. A draft of them is kept for you.',
    created: 'Blog post created',
    createFailed: 'Error creating blog post',
    updated: 'Blog post updated',
    createPost: 'Create Post',
    creating: 'Creating...',
    updatePost: 'Update Post',
    updating: 'Updating...',
    cancel: 'Cancel',
    loadFailed: 'Error loading blog post',
    authenticationError: 'Authentication Error',
    mustBeAdmin: 'You must be logged in as an admin to create blog posts.',
  },
  fields: {
    title: 'Title',
    excerpt: 'Excerpt',
    content: 'Content',
    language: 'Language',
    featuredImage: 'Featured image URL',
    featuredImageAlt: 'Alternative text',
    categoryId: 'Category',
    tags: 'Tags',
    status: 'Status',
    metaTitle: 'Meta title',
    metaDescription: 'Meta description',
    readingTimeMinutes: 'Reading time (minutes)',
    slug: 'Address',
  },
  hints: {
    charactersOf: ({ count, limit }: { count: string; limit: string }) =>
      `${count} of ${limit} characters`,
    wordsAndMinutes: ({ words, minutes }: { words: string; minutes: string }) =>
      `${words} words, ${minutes} min read`,
    none: 'None',
    endsTag: 'Enter or comma ends a tag',
    counted: 'Counted from the text. Type a number to set your own.',
    setByYou: 'Set by you.',
  },
  seo: {
    legend: 'For search engines',
    autoFill: 'Meta fields auto-fill if empty: the title and the excerpt are used.',
    addressStays: 'It stays as it was first published, so that no link breaks.',
    madeOfTitle: 'Made of the title when left empty.',
    asResult: 'As a search result',
    madeOnSaving: 'made-on-saving',
  },
  conflict: {
    title: 'This post was changed elsewhere',
    savedAt: ({ time }: { time: string }) =>
      `It was saved at <time>${time}</time>, after you had opened it. Your text is still in the form; nothing was overwritten.`,
    same: 'Both versions are the same now.',
    yours: 'Yours',
    storedNow: 'Stored now',
    empty: '(empty)',
    keepMine: 'Keep mine',
    takeTheirs: 'Take theirs',
    saveAsNew: 'Save mine as a new draft',
    gone: 'This post has been deleted meanwhile',
    stillInForm: 'What you wrote is still in the form.',
  },
};
