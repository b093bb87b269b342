import { Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useFormat, useMessages } from '#web/language/language.tsx';
import { useUser } from '#web/session/session.tsx';
import { ButtonLink, TextLink } from '#web/ui/text/links.tsx';
import type { AskedInPractice, PracticeQuestionComponent } from '../practice-parts.ts';
import { CheckedQuestion } from '../session/checked-question.tsx';
import { type DailyFeedback, useAnswerDaily } from './api.ts';
import { dailyMessages } from './messages/messages.ts';

interface AskedTodayProps {
  day: string;
  question: AskedInPractice;
  Question: PracticeQuestionComponent;
  onGone: () => void;
}

/** The question, and once it is answered, how others answered it and where it comes from. */
export function AskedToday({ day, question, Question, onGone }: AskedTodayProps) {
  const answer = useAnswerDaily(day);
  const [feedback, setFeedback] = useState<DailyFeedback>();
  return (
    <CheckedQuestion
      question={question}
      index={0}
      total={1}
      asksConfidence={false}
      feedback={feedback}
      Question={Question}
      check={async (given) => {
        const checked = await answer(given);
        setFeedback(checked);
        return checked;
      }}
      onFeedback={() => {}}
      onNext={() => {}}
      onGone={onGone}
      end={feedback && <Answered feedback={feedback} quiz={question.quiz} />}
    />
  );
}

interface AnsweredProps {
  feedback: DailyFeedback;
  quiz: AskedInPractice['quiz'];
}

function Answered({ feedback: { takers, right }, quiz }: AnsweredProps) {
  const m = useMessages(dailyMessages);
  const format = useFormat();
  const isGuest = useUser() === null;
  return (
    <Stack gap="sm" mt="md" role="status">
      <Text>
        {m.share({ percent: format.percent(right, takers), count: format.count(takers) })}
      </Text>
      <Group gap="sm">
        <ButtonLink to="/quiz/$id" params={{ id: String(quiz.id) }}>
          {m.toQuiz}
        </ButtonLink>
        {!isGuest && (
          <ButtonLink to="/practice" variant="default">
            {m.toPractice}
          </ButtonLink>
        )}
      </Group>
      <Text size="sm" c="dimmed">
        {isGuest ? (
          <>
            {m.signInHint}{' '}
            <TextLink to="/auth" search={{ redirect: '/practice' }}>
              {m.signIn}
            </TextLink>
          </>
        ) : (
          m.tomorrow
        )}
      </Text>
    </Stack>
  );
}
