import { Button, Card, Text } from '@mantine/core';
import { useRef, useState } from 'react';
import { useMessages } from '#web/language/language.tsx';
import { Rich } from '#web/language/rich.tsx';
import { OptionMarker, optionLetter } from '#web/ui/option-marker.tsx';
import { ButtonLink } from '#web/ui/text/links.tsx';
import { homeMessages } from './messages/messages.ts';
import { type SampleOption, sampleOptions, sampleQuestions } from './sample-questions.ts';
import classes from './sample-quiz.module.css';

/** A sample quiz for guests: each answer is explained at once and stored nowhere. */
export function SampleQuiz() {
  const { sample: m, questions } = useMessages(homeMessages);
  const [index, setIndex] = useState(0);
  const [given, setGiven] = useState<SampleOption>();
  const stem = useRef<HTMLParagraphElement>(null);
  const { name, right } = sampleQuestions[index] ?? sampleQuestions[0];
  const question = questions[name];
  const isLast = index === sampleQuestions.length - 1;
  const next = () => {
    setIndex(index + 1);
    setGiven(undefined);
    stem.current?.focus();
  };

  return (
    <Card component="section" aria-label={m.label} className={classes.taster} padding="lg">
      <div className={classes.head}>
        <Text fw={600} size="sm">
          {m.tryNow}
        </Text>
        <Text c="dimmed" size="sm" data-figures>
          {m.position({ question: index + 1, questions: sampleQuestions.length })}
        </Text>
      </div>
      <p className={classes.stem} ref={stem} tabIndex={-1}>
        {question.text}
      </p>
      <div className={classes.options}>
        {sampleOptions.map((option, index) => {
          const state = stateOf(option, right, given);
          return (
            <button
              key={option}
              type="button"
              className={classes.option}
              data-state={state}
              disabled={given !== undefined}
              onClick={() => setGiven(option)}
            >
              <OptionMarker label={optionLetter(index)} state={state} />
              <span>{question[option]}</span>
            </button>
          );
        })}
      </div>
      <div className={classes.answer} role="status">
        {given === undefined ? (
          <Text c="dimmed" size="sm">
            {m.pick}
          </Text>
        ) : (
          <>
            <Text size="sm">
              <Rich
                text={(given === right ? m.right : m.wrong)({ explanation: question.explanation })}
                parts={{ strong: (text) => <strong>{text}</strong> }}
              />
            </Text>
            {isLast ? (
              <ButtonLink to="/auth" search={{ tab: 'register' }} variant="light">
                {m.takeWhole}
              </ButtonLink>
            ) : (
              <Button variant="light" onClick={next}>
                {m.next}
              </Button>
            )}
          </>
        )}
      </div>
    </Card>
  );
}

function stateOf(option: SampleOption, right: SampleOption, given: SampleOption | undefined) {
  if (given === undefined) return 'empty';
  if (option === right) return 'right';
  return option === given ? 'wrong' : 'empty';
}
