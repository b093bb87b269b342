import { useHasRole } from '../session/roles.ts';
import { trpc } from '../trpc.ts';

/** How many of each kind are offered. */
const most = 5;

interface Found {
  id: number;
  name: string;
}

/** What has `text` in its name and the account manages: the first of each kind. */
export function useNamed(text: string) {
  const enabled = text !== '';
  const ofSite = { enabled: useHasRole('administrator') && enabled };
  const ofAuthor = { enabled: useHasRole('author') && enabled };
  const quizzes = trpc.quiz.pageForAuthor.useQuery({ q: text, sort: 'title' }, ofAuthor);
  const posts = trpc.blog.pageForAuthor.useQuery({ q: text, sort: 'title' }, ofSite);
  const series = trpc.series.listForAuthor.useQuery({}, ofSite);
  const categories = trpc.category.list.useQuery(undefined, ofSite);
  const named = (rows: readonly { id: number; displayName: string }[] | undefined): Found[] =>
    (rows ?? [])
      .filter(({ displayName }) => displayName.toLowerCase().includes(text.toLowerCase()))
      .map(({ id, displayName }) => ({ id, name: displayName }));
  const titled = (rows: readonly { id: number; title: string }[] | undefined): Found[] =>
    (rows ?? []).map(({ id, title }) => ({ id, name: title }));
  const firstOf = (rows: Found[]) => (enabled ? rows.slice(0, most) : []);
  return {
    text,
    quizzes: firstOf(titled(quizzes.data?.items)),
    posts: firstOf(titled(posts.data?.items)),
    series: firstOf(named(series.data)),
    categories: firstOf(named(categories.data)),
    pending: enabled && [quizzes, posts, series, categories].some((query) => query.isFetching),
    failed: enabled && [quizzes, posts, series, categories].some((query) => query.isError),
  };
}
