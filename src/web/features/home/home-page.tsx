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
import { standardRules } from '#shared/features/quiz/rules.ts';
import { useFormat, useMessages } from '#web/language/language.tsx';
import type { MessagesOf } from '#web/language/message-file.ts';
import { useUser } from '#web/session/session.tsx';
import { Page } from '#web/ui/frame/page.tsx';
import { FourStats, StatCard } from '#web/ui/stat-card.tsx';
import { ButtonLink, TextLink } from '#web/ui/text/links.tsx';
import { noValue } from '#web/ui/text/no-value.ts';
import { Hero } from './hero.tsx';
import classes from './home-page.module.css';
import { homeMessages } from './messages/messages.ts';

interface HomePageProps {
  /** How many quizzes there are; not known when it could not be counted. */
  totalQuizzes: number | undefined;
  /** Leads those with a role to their work. */
  management: ReactNode;
  /** What a member has to do: the daily goal and assignments. */
  today: ReactNode;
  popular: ReactNode;
  leaderboard: ReactNode;
  testimonials: ReactNode;
}

export function HomePage({
  totalQuizzes,
  management,
  today,
  popular,
  leaderboard,
  testimonials,
}: HomePageProps) {
  const m = useMessages(homeMessages);
  const user = useUser();
  return (
    <Page>
      <Hero user={user} management={management} today={today} />
      <Figures totalQuizzes={totalQuizzes} />
      <div className={classes.columns}>
        <Section id="popular" title={m.popular} more={<AllQuizzes />}>
          {popular}
        </Section>
        <Section
          id="leaderboard"
          title={m.leaderboard}
          more={
            <TextLink to="/leaderboard" data-apart>
              {m.league}
            </TextLink>
          }
        >
          {leaderboard}
        </Section>
      </div>
      <Features />
      <SuccessStories />
      <Section
        id="testimonials"
        title={m.testimonials}
        more={
          <ButtonLink
            to={user ? '/submit-testimonial' : '/auth'}
            {...(user ? {} : { search: { redirect: '/submit-testimonial' } })}
            variant="default"
          >
            {m.shareExperience}
          </ButtonLink>
        }
      >
        {testimonials}
      </Section>
      {!user && <GuestCall />}
    </Page>
  );
}

function AllQuizzes() {
  const m = useMessages(homeMessages);
  return (
    <TextLink to="/quizzes" data-apart>
      {m.allQuizzes}
    </TextLink>
  );
}

interface SectionProps {
  id: string;
  title: string;
  /** Shown at the other end of the line of the title. */
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

/** Hours up to two days, then days. */
function cooldown(hours: number, m: MessagesOf<typeof homeMessages>): string {
  const isInDays = hours > 48 && hours % 24 === 0;
  return isInDays ? m.days({ count: hours / 24 }) : m.hours({ count: hours });
}

function Figures({ totalQuizzes }: { totalQuizzes: number | undefined }) {
  const m = useMessages(homeMessages);
  const format = useFormat();
  const { passMarkPercent, cooldownHours } = standardRules;
  return (
    <section aria-label={m.figures.label}>
      <FourStats>
        <StatCard figure={totalQuizzes ?? noValue} label={m.figures.quizzes} />
        <StatCard figure={format.percent(passMarkPercent, 100)} label={m.figures.passMark} />
        <StatCard figure={cooldown(cooldownHours.failed, m)} label={m.figures.failed} />
        <StatCard figure={cooldown(cooldownHours.passed, m)} label={m.figures.passed} />
      </FourStats>
    </section>
  );
}

const featuresOf = (m: MessagesOf<typeof homeMessages>) => {
  const { timed, saved, explained, fair, wait, paths } = m.features;
  const { failed, passed } = standardRules.cooldownHours;
  return [
    { Icon: IconClockHour4, ...timed },
    { Icon: IconDeviceFloppy, ...saved },
    { Icon: IconBulb, ...explained },
    { Icon: IconScale, ...fair },
    {
      Icon: IconRepeat,
      title: wait.title,
      text: wait.text({ failed: cooldown(failed, m), passed: cooldown(passed, m) }),
    },
    { Icon: IconRoute, ...paths },
  ];
};

function Features() {
  const m = useMessages(homeMessages);
  return (
    <Section id="features" title={m.features.title}>
      <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }} spacing="xl" verticalSpacing="xl">
        {featuresOf(m).map(({ Icon, title, text }) => (
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

function SuccessStories() {
  const { title, exam, group, pleasure } = useMessages(homeMessages).stories;
  return (
    <Section id="stories" title={title}>
      <SimpleGrid cols={{ base: 1, sm: 3 }} spacing="md">
        {[exam, group, pleasure].map(({ title, text }) => (
          <Card key={title} padding="lg" component="article">
            <Title order={3} size="h4" mb="xs">
              {title}
            </Title>
            <Text c="dimmed">{text}</Text>
          </Card>
        ))}
      </SimpleGrid>
    </Section>
  );
}

function GuestCall() {
  const m = useMessages(homeMessages).call;
  return (
    <section className={classes.call} aria-labelledby="call" data-guest>
      <Title order={2} id="call">
        {m.title}
      </Title>
      <Text size="lg">{m.text}</Text>
      <ButtonLink to="/auth" search={{ tab: 'register' }} size="lg" color="pen">
        {m.action}
      </ButtonLink>
    </section>
  );
}
