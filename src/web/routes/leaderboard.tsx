import { createFileRoute } from '@tanstack/react-router';
import { LeaderboardPage } from '../features/progress/league/leaderboard-page.tsx';
import { pageHead } from '../page-head.ts';

export const Route = createFileRoute('/leaderboard')({
  staticData: { isPublic: () => true },
  // A list that fails to load shows that in its place.
  loader: ({ context: { calls } }) =>
    Promise.allSettled([
      calls.progress.league.ensureData(),
      calls.progress.leaderboard.ensureData(),
    ]).then(() => null),
  head: async ({ match }) => {
    const { site } = match.context;
    const { leagueMessages } = await import('../features/progress/league/messages/messages.ts');
    const { title, lead: description } = await leagueMessages.load(site.language);
    return pageHead(site, { title, description, path: '/leaderboard' });
  },
  component: LeaderboardPage,
});
