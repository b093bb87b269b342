import { Badge, Card, Group, Text } from '@mantine/core';
import { IconFlagFilled, IconLink } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import type { AnswerReview } from '#shared/features/attempt/schema.ts';
import { ReadAloud } from '#web/display/read-aloud.tsx';
import { useContentMark } from '#web/language/content.ts';
import { useMessages } from '#web/language/language.tsx';
import { QuestionText } from '#web/ui/markdown/question-text.tsx';
import { AnswerMark } from './answer-mark.tsx';
import classes from './answer-review-card.module.css';
import { Explanation } from './explanation.tsx';
import { reviewMessages } from './messages/messages.ts';
import { QuestionPicture } from './question-picture.tsx';
import { reviewParts } from './review-parts.ts';

/** A question of a finished attempt: what was asked, the answer given, the right one and why. */
export function AnswerReviewCard({
  answer,
  index,
  hasLink = false,
  isKeyWithheld = false,
  children,
}: {
  answer: AnswerReview;
  index: number;
  /** On the page of the result, where each question has an address. */
  hasLink?: boolean;
  /** By the rules of the attempt, which the page says once. */
  isKeyWithheld?: boolean;
  /** What can be done with the question. */
  children?: ReactNode;
}) {
  const m = useMessages(reviewMessages);
  const { question } = answer;
  const Review = reviewParts[question.type];
  const mark = useContentMark();
  const [isZoomed, setZoomed] = useState(false);
  return (
    <Card component="article" padding="lg" aria-labelledby={`stem-${answer.questionId}`}>
      <Group justify="space-between" mb="xs" gap="xs">
        <h2 className={classes.number}>
          {m.question({ number: index + 1 })} {hasLink && <NavItem number={index + 1} />}
        </h2>
        <Group gap="xs" data-spoken-apart>
          <ReadAloud of={answer.questionId} />
          {answer.flagged && (
            <Badge color="marigold" leftSection={<IconFlagFilled size={14} aria-hidden />}>
              {m.flagged}
            </Badge>
          )}
          <AnswerMark answer={answer} />
        </Group>
      </Group>
      <div className={classes.stem} id={`stem-${answer.questionId}`} dir="auto" {...mark()}>
        <QuestionText text={question.text} count={question.gaps.length} />
      </div>
      {question.imageUrl && question.spotCount === undefined && (
        <QuestionPicture
          src={question.imageUrl}
          alt={question.imageAlt}
          isZoomed={isZoomed}
          onZoom={setZoomed}
        />
      )}
      <Review answer={answer} />
      {answer.regraded && (
        <Text size="sm" mt="sm">
          {m.regraded[answer.regraded.method]}
        </Text>
      )}
      {!question.keyShown && !isKeyWithheld && (
        <Text c="dimmed" size="sm" mt="sm">
          {m.keyNotShown}
        </Text>
      )}
      <Explanation question={question} />
      {children}
    </Card>
  );
}

/** The address of this very question. */
function NavItem({ number }: { number: number }) {
  const m = useMessages(reviewMessages);
  return (
    <Link
      from="/results/$id"
      to="."
      search
      hash={`question-${number}`}
      className={classes.link}
      aria-label={m.linkToQuestion({ number })}
      data-print="hide"
    >
      <IconLink size={18} aria-hidden />
    </Link>
  );
}
