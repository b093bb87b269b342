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
        <StatCard figure={`${standardRules.passMarkPercent}%`} label="correct answers to pass" />
        <StatCard figure={cooldownText.failed} label="until you can retake a failed quiz" />
        <StatCard figure={cooldownText.passed} label="until you can retake a mastered quiz" />
      </SimpleGrid>
    </section>
  );
}

const features = [
  {
    Icon: IconClockHour4,
    title: 'Timed, but calm',
    text: 'Every quiz has a time limit, the same for everyone, and no points for speed. You can go back, skip and flag questions freely.',
  },
  {
    Icon: IconDeviceFloppy,
    title: 'Nothing you answer is lost',
    text: 'Answers are saved as you give them. Close your laptop, change devices or lose the network: you continue where you stopped until time runs out.',
  },
  {
    Icon: IconBulb,
    title: 'Every answer explained',
    text: 'After you submit, you see your answer, the correct answer and why.',
  },
  {
    Icon: IconScale,
    title: 'Fair results',
    text: 'The server draws the questions, keeps the time and grades the answers, so a pass and a place on the leaderboard are earned.',
  },
  {
    Icon: IconRepeat,
    title: 'A wait that works for you',
    text: `You can retake a failed quiz after ${cooldownText.failed} and a mastered one after ${cooldownText.passed}. What you still know then has stayed.`,
  },
  {
    Icon: IconRoute,
    title: 'Paths to follow',
    text: 'A learning series puts quizzes in order, from first ideas to harder ones, and says what you will learn.',
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
    text: 'Take a quiz cold, read the explanations of what you missed, and wait two days. The second attempt shows what you remember and what to read again before the exam.',
  },
  {
    who: 'In a class or a team',
    text: 'Send one link and let everyone see what they know. Start the next meeting with what most of the group got wrong.',
  },
  {
    who: 'For the pleasure of it',
    text: 'Ten questions with your morning coffee, a subject you always wanted to know more about, and a friend to challenge.',
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
    <section className={classes.call} aria-labelledby="call" data-guest>
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
