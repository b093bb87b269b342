import { Text } from '@mantine/core';
import {
  maxPoints,
  pointsOfLevels,
} from '#shared/features/question/question-types/essay/rubric.ts';
import { useContentMark } from '#web/language/content.ts';
import { useFormat, useMessages } from '#web/language/language.tsx';
import classes from './answer-review-card.module.css';
import { reviewMessages } from './messages/messages.ts';
import type { ReviewPartProps } from './reviewed-options.tsx';

/** The text that was written, how it was marked, and the sample answer. */
export function ReviewedEssay({ answer }: ReviewPartProps) {
  const m = useMessages(reviewMessages);
  const { question } = answer;
  const mark = useContentMark();
  const [sample = ''] = question.keyShown ? question.acceptedAnswers : [];
  return (
    <>
      <dl className={classes.written}>
        <div className={classes.option} data-mark="empty">
          <dt className={classes.word}>{m.yourAnswer}</dt>
          <dd className={classes.essay} dir="auto">
            {answer.answerText?.trim() || m.noAnswer}
          </dd>
        </div>
        {sample && (
          <div className={classes.option} data-mark="missed">
            <dt className={classes.word}>{m.sampleAnswer}</dt>
            <dd className={classes.essay} dir="auto" {...mark()}>
              {sample}
            </dd>
          </div>
        )}
      </dl>
      <GivenMarks answer={answer} />
    </>
  );
}

/** The level of each criterion, and what was written to the learner. */
function GivenMarks({ answer: { marking, question } }: ReviewPartProps) {
  const m = useMessages(reviewMessages);
  const format = useFormat();
  const mark = useContentMark();
  if (marking?.state !== 'marked') return null;
  const { rubric = [] } = question;
  const { levels, comment } = marking;
  return (
    <>
      {levels && (
        <dl className={classes.written}>
          {rubric.map((criterion, index) => {
            const points = pointsOfLevels([criterion], [levels[index] ?? -1]);
            return (
              <div key={index} className={classes.option} data-mark="empty">
                <dt className={classes.word}>
                  <bdi {...mark()}>{criterion.name}</bdi>{' '}
                  <b data-figures>
                    {format.count(points)}/{format.count(maxPoints([criterion]))}
                  </b>
                </dt>
                <dd className={classes.text} dir="auto" {...mark()}>
                  {criterion.levels[levels[index] ?? -1]?.description}
                </dd>
              </div>
            );
          })}
        </dl>
      )}
      {comment && (
        <Text component="div" mt="sm" data-spoken-apart>
          <b>{m.comment}</b>
          <div className={classes.essay} dir="auto">
            {comment}
          </div>
        </Text>
      )}
    </>
  );
}
