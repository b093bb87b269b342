import { Card, SimpleGrid, Text, Title } from '@mantine/core';
import {
  IconBulb,
  IconClockHour4,
  IconDeviceFloppy,
  IconRepeat,
  IconRoute,
  IconScale,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { cooldownText, standardRules } from '#shared/features/attempt/rules.ts';
import { useUser } from '#web/session/session.tsx';
import { Page } from '#web/ui/frame/page.tsx';
import { StatCard } from '#web/ui/stat-card.tsx';
import { ButtonLink, TextLink } from '#web/ui/text/links.tsx';
import { Hero } from './hero.tsx';
import classes from './home-page.module.css';

interface HomePageProps {
  /** How many quizzes there are; not known when it could not be counted. */
  totalQuizzes: number | undefined;
  popular: ReactNode;
  leaderboard: ReactNode;
  testimonials: ReactNode;
}

export function HomePage({ totalQuizzes, popular, leaderboard, testimonials }: HomePageProps) {
  const user = useUser();
  return (
    <Page>
      <Hero user={user} />
      <Figures totalQuizzes={totalQuizzes} />
      <div className={classes.columns}>
        <Section id="popular" title="Popular Quizzes" more={<AllQuizzes />}>
          {popular}
        </Section>
        <Section id="leaderboard" title="Leaderboard">
          {leaderboard}
        </Section>
      </div>
      <Features />
      <SuccessStories />
      <Section
        id="testimonials"
        title="What learners say"
        more={
          <ButtonLink
            to={user ? '/submit-testimonial' : '/auth'}
            {...(user ? {} : { search: { redirect: '/submit-testimonial' } })}
            variant="default"
          >
            Share Your Experience
          </ButtonLink>
        }
      >
        {testimonials}
      </Section>
      {!user && <GuestCall />}
    </Page>
  );
}

const AllQuizzes = () => <TextLink to="/quizzes">All quizzes</TextLink>;

interface SectionProps {
  id: string;
  title: string;
  /** On the other side of the title. */
  more?: ReactNode;
  children: ReactNode;
}

function Section({ id, title, more, children }: SectionProps) {
  return (
    <section className={classes.section} aria-labelledby={id}>
      <div className={classes.sectionHead}>
        <Title order={2} id={id}>
          {title}
        </Title>
        {more}
      </div>
      {children}
    </section>
  );
}

function Figures({ totalQuizzes }: { totalQuizzes: number | undefined }) {
  return (
    <section aria-label="In figures">
      <SimpleGrid cols={{ base: 2, md: 4 }} spacing="md">
        <StatCard figure={totalQuizzes ?? '–'} label="quizzes to take" />
        <StatCard figure={`${standardRules.passMarkPercent}%`} label="is the mark that passes" />
        <StatCard figure={cooldownText.failed} label="between a miss and the next try" />
        <StatCard figure={cooldownText.passed} label="until a mastered quiz opens again" />
      </SimpleGrid>
    </section>
  );
}

const features = [
  {
    Icon: IconClockHour4,
    title: 'Timed, without the rush',
    text: 'Every quiz has a clock that counts for everybody alike, and no points for speed. Going back, skipping and flagging cost nothing.',
  },
  {
    Icon: IconDeviceFloppy,
    title: 'Nothing you answer is lost',
    text: 'Answers are kept as you give them. Close the lid, change the device, lose the network: the attempt waits where you left it.',
  },
  {
    Icon: IconBulb,
    title: 'Every answer explained',
    text: 'After you submit you see what was right, what you chose, and why. That is where the learning happens.',
  },
  {
    Icon: IconScale,
    title: 'A fair mark',
    text: 'Quizzes are drawn, timed and graded by the server. A place on the leaderboard is earned, and so is a pass.',
  },
  {
    Icon: IconRepeat,
    title: 'A wait that works for you',
    text: `A missed quiz opens again after ${cooldownText.failed}, a mastered one after ${cooldownText.passed}. What you still know then, you know.`,
  },
  {
    Icon: IconRoute,
    title: 'Paths to follow',
    text: 'Learning series put quizzes in an order that builds: from the first ideas to the harder ones, with what to expect of each.',
  },
] as const;

function Features() {
  return (
    <Section id="features" title="Made for learning, not for scrolling">
      <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }} spacing="xl" verticalSpacing="xl">
        {features.map(({ Icon, title, text }) => (
          <div key={title} className={classes.feature}>
            <Icon size={28} stroke={1.6} className={classes.icon} aria-hidden />
            <Title order={3} size="h4">
              {title}
            </Title>
            <Text c="dimmed">{text}</Text>
          </div>
        ))}
      </SimpleGrid>
    </Section>
  );
}

const stories = [
  {
    who: 'Before an exam',
    text: 'Take a quiz cold, read the explanations of what you missed, and let two days pass. The second attempt shows what has stayed, and what to read again before the day that counts.',
  },
  {
    who: 'In a class or a team',
    text: 'Send one link and let everybody find out for themselves where they stand. What most of a group gets wrong is what the next meeting should begin with.',
  },
  {
    who: 'For the pleasure of it',
    text: 'Ten questions with the morning coffee, a subject you always wanted to know more about, and a friend to challenge when it went well.',
  },
] as const;

function SuccessStories() {
  return (
    <Section id="stories" title="Success stories">
      <SimpleGrid cols={{ base: 1, sm: 3 }} spacing="md">
        {stories.map(({ who, text }) => (
          <Card key={who} padding="lg" component="article">
            <Title order={3} size="h4" mb="xs">
              {who}
            </Title>
            <Text c="dimmed">{text}</Text>
          </Card>
        ))}
      </SimpleGrid>
    </Section>
  );
}

function GuestCall() {
  return (
    <section className={classes.call} aria-labelledby="call">
      <Title order={2} id="call">
        Ready to fill in the first bubble?
      </Title>
      <Text size="lg">
        Your results, your progress and your place on the board begin with an account.
      </Text>
      <ButtonLink to="/auth" search={{ tab: 'register' }} size="lg" color="pen">
        Create a free account
      </ButtonLink>
    </section>
  );
}
