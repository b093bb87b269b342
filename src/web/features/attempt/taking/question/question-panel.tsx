import { Button, TextInput } from '@mantine/core';
import { IconFlag, IconFlagFilled } from '@tabler/icons-react';
import type { Ref } from 'react';
import type { PaperQuestionForTaker, SavedAnswer } from '#shared/features/attempt/schema.ts';
import { QuestionPicture } from '#web/features/attempt/review/question-picture.tsx';
import { Markdown } from '#web/ui/markdown/markdown.tsx';
import { AnswerOptions } from './answer-options.tsx';
import classes from './question-panel.module.css';

interface QuestionPanelProps {
  question: PaperQuestionForTaker;
  answer: SavedAnswer;
  index: number;
  total: number;
  /** Nothing can be changed any more. */
  locked: boolean;
  /** The number of the question: the focus comes here with every new question. */
  headingRef: Ref<HTMLHeadingElement>;
  /** Each option has a button that strikes it out. */
  canStrike: boolean;
  isStruck: (option: number) => boolean;
  isZoomed: boolean;
  onZoom: (isZoomed: boolean) => void;
  onChoose: (option: number) => void;
  onTap: () => void;
  onStrike: (option: number) => void;
  onType: (text: string) => void;
  onFlag: () => void;
  onClear: () => void;
}

const instructions = {
  single_choice: 'Choose one',
  true_false: 'True or false?',
  multiple_choice: 'Choose all that apply',
  fill_blank: 'Write your answer',
};

/** One question with what can be answered: a group of radios or checkboxes, or a line to write on. */
export function QuestionPanel(props: QuestionPanelProps) {
  const { question, answer, index, total, locked, headingRef, onFlag, onClear } = props;
  const canClear =
    answer.selectedOption >= 0 || answer.selectedOptions.length > 0 || Boolean(answer.answerText);
  return (
    <article className={classes.panel}>
      <header className={classes.head}>
        <h2 ref={headingRef} tabIndex={-1} className={classes.number}>
          Question {index + 1} <span className={classes.of}>of {total}</span>
        </h2>
        <Button
          variant={answer.flagged ? 'light' : 'subtle'}
          color={answer.flagged ? 'marigold' : 'gray'}
          leftSection={
            answer.flagged ? (
              <IconFlagFilled size={18} aria-hidden />
            ) : (
              <IconFlag size={18} aria-hidden />
            )
          }
          aria-pressed={answer.flagged}
          disabled={locked}
          onClick={onFlag}
        >
          {answer.flagged ? 'Flagged' : 'Flag'}
        </Button>
      </header>
      <fieldset className={classes.question} disabled={locked}>
        <legend className={classes.stem} dir="auto">
          <Markdown>{question.text}</Markdown>
        </legend>
        {question.imageUrl && (
          <div className={classes.picture}>
            <QuestionPicture
              key={question.questionId}
              src={question.imageUrl}
              alt={question.imageAlt}
              isZoomed={props.isZoomed}
              onZoom={props.onZoom}
            />
          </div>
        )}
        <div className={classes.answer}>
          <div className={classes.instruction}>
            <span>{instructions[question.type]}</span>
            {canClear && (
              <Button variant="subtle" color="gray" onClick={onClear}>
                Clear answer
              </Button>
            )}
          </div>
          {question.type === 'fill_blank' ? (
            <WrittenAnswer {...props} />
          ) : (
            <AnswerOptions {...props} />
          )}
        </div>
      </fieldset>
    </article>
  );
}

function WrittenAnswer({ question, answer, onType }: QuestionPanelProps) {
  return (
    <TextInput
      key={question.questionId}
      className={classes.written}
      size="lg"
      aria-label="Your answer"
      placeholder="Your answer"
      value={answer.answerText ?? ''}
      maxLength={1000}
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      data-written-answer
      onChange={(event) => onType(event.currentTarget.value)}
    />
  );
}
