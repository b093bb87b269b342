import { createFileRoute } from '@tanstack/react-router';
import { LazyManagementButton } from '../features/account/menu/lazy-management-button.tsx';
import { LazyDueWork } from '../features/classroom/own/lazy-due-work.tsx';
import { HomePage } from '../features/home/home-page.tsx';
import { homeMessages } from '../features/home/messages/messages.ts';
import { LazyGoalLine } from '../features/practice/streak/lazy-goal-line.tsx';
import { useStatistics } from '../features/progress/api.ts';
import { Leaderboard } from '../features/progress/leaderboard.tsx';
import { PopularQuizzes } from '../features/quiz/catalogue/popular-quizzes.tsx';
import { TestimonialCarousel } from '../features/testimonial/testimonial-carousel.tsx';
import { pageHead } from '../page-head.ts';

export const Route = createFileRoute('/')({
  staticData: { isPublic: () => true },
  // A part that fails to load shows that in its place; the rest of the page is shown.
  loader: ({ context: { calls, user } }) =>
    Promise.allSettled([
      user && calls.attempt.list.ensureData(),
      calls.progress.statistics.ensureData(),
      calls.quiz.popular.ensureData(),
      calls.progress.leaderboard.ensureData(),
      calls.testimonial.list.ensureData(),
    ]).then(() => null),
  head: async ({ match }) => {
    const { description } = await homeMessages.load(match.context.site.language);
    return pageHead(match.context.site, {
      title: match.context.site.siteName,
      description,
      path: '/',
      jsonLd: [
        {
          '@type': 'WebSite',
          name: match.context.site.siteName,
          url: `${match.context.site.publicUrl}/`,
          potentialAction: {
            '@type': 'SearchAction',
            target: `${match.context.site.publicUrl}/quizzes?q={search_term_string}`,
            'query-input': 'required name=search_term_string',
          },
        },
      ],
    });
  },
  component: HomeRoute,
});

function HomeRoute() {
  return (
    <HomePage
      totalQuizzes={useStatistics().data?.totalQuizzes}
      management={<LazyManagementButton />}
      today={
        <>
          <LazyGoalLine />
          <LazyDueWork />
        </>
      }
      popular={<PopularQuizzes />}
      leaderboard={<Leaderboard />}
      testimonials={<TestimonialCarousel />}
    />
  );
}
