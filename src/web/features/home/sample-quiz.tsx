import { Button, Card, Text } from '@mantine/core';
import { useRef, useState } from 'react';
import { OptionMarker, optionLetter } from '#web/ui/option-marker.tsx';
import { ButtonLink } from '#web/ui/text/links.tsx';
import { type SampleQuestion, sampleQuestions } from './sample-questions.ts';
import classes from './sample-quiz.module.css';

/** A sample quiz for guests: each answer is explained at once and stored nowhere. */
export function SampleQuiz() {
  const [index, setIndex] = useState(0);
  const [given, setGiven] = useState<number>();
  const stem = useRef<HTMLParagraphElement>(null);
  const question = sampleQuestions[index] ?? sampleQuestions[0];
  const isLast = index === sampleQuestions.length - 1;
  const next = () => {
    setIndex(index + 1);
    setGiven(undefined);
    stem.current?.focus();
  };

  return (
    <Card component="section" aria-label="Try a question" className={classes.taster} padding="lg">
      <div className={classes.head}>
        <Text fw={600} size="sm">
          Try one now
        </Text>
        <Text c="dimmed" size="sm" data-figures>
          Question {index + 1} of {sampleQuestions.length}
        </Text>
      </div>
      <p className={classes.stem} ref={stem} tabIndex={-1}>
        {question.text}
      </p>
      <div className={classes.options}>
        {question.options.map((option, index) => (
          <button
            key={option}
            type="button"
            className={classes.option}
            data-state={stateOf(question, index, given)}
            disabled={given !== undefined}
            onClick={() => setGiven(index)}
          >
            <OptionMarker label={optionLetter(index)} state={stateOf(question, index, given)} />
            <span>{option}</span>
          </button>
        ))}
      </div>
      <div className={classes.answer} role="status">
        {given === undefined ? (
          <Text c="dimmed" size="sm">
            Pick an answer. Nothing is stored.
          </Text>
        ) : (
          <>
            <Text size="sm">
              <strong>{given === question.right ? 'Right. ' : 'Not quite. '}</strong>
              {question.explanation}
            </Text>
            {isLast ? (
              <ButtonLink to="/auth" search={{ tab: 'register' }} variant="light">
                Take a whole quiz
              </ButtonLink>
            ) : (
              <Button variant="light" onClick={next}>
                Next question
              </Button>
            )}
          </>
        )}
      </div>
    </Card>
  );
}

function stateOf(question: SampleQuestion, index: number, given: number | undefined) {
  if (given === undefined) return 'empty';
  if (index === question.right) return 'right';
  return index === given ? 'wrong' : 'empty';
}
