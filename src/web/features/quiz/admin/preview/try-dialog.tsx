import {
  Alert,
  Button,
  Checkbox,
  Group,
  Modal,
  Radio,
  Stack,
  Text,
  TextInput,
} from '@mantine/core';
import { IconFlask } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import type { PaperQuestion } from '#shared/features/attempt/paper.ts';
import { type GivenAnswer, isCorrect, passes, unanswered } from '#shared/features/attempt/rules.ts';
import { Markdown } from '#web/ui/markdown/markdown.tsx';
import { counted, formatPercent } from '#web/ui/text/format.ts';
import type { QuizWork } from '../editor/quiz-draft.ts';
import classes from './try-dialog.module.css';
import { type TryPaper, tryPaper } from './try-paper.ts';

/** Lets an author take what is on the screen. Nothing of it is stored or counted. */
export function TryButton({ work }: { work: QuizWork }) {
  const [paper, setPaper] = useState<TryPaper>();
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Button
        variant="subtle"
        size="sm"
        leftSection={<IconFlask size={18} aria-hidden />}
        onClick={() => {
          setPaper(tryPaper(work, Math.random));
          setOpened(true);
        }}
      >
        Try it
      </Button>
      <Modal
        opened={opened}
        onClose={() => setOpened(false)}
        size="48rem"
        title="Try of this quiz"
        closeButtonProps={{ 'aria-label': 'Close' }}
      >
        {paper && <Try paper={paper} onAgain={() => setPaper(tryPaper(work, Math.random))} />}
      </Modal>
    </>
  );
}

interface TryProps {
  paper: TryPaper;
  onAgain: () => void;
}

function Try({ paper, onAgain }: TryProps) {
  const [answers, setAnswers] = useState<ReadonlyMap<number, GivenAnswer>>(new Map());
  const [isOver, setOver] = useState(false);
  const answerTo = (question: PaperQuestion) => answers.get(question.questionId) ?? unanswered;
  const score = paper.questions.filter((question) =>
    isCorrect(question, answerTo(question)),
  ).length;
  const total = paper.questions.length;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // React passes events through portals: the editor round this dialog must not be sent.
    event.stopPropagation();
    setOver(true);
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <Alert color="marigold" icon={<IconFlask aria-hidden />}>
          This is a try of what is on the screen now, saved or not. Nothing is stored, and it counts
          nowhere.
          {paper.unfinished > 0 &&
            ` ${counted(paper.unfinished, 'question')} left out, because they are not finished.`}
        </Alert>
        {isOver && (
          <Text size="lg" fw={600} role="status" data-figures>
            {score} of {total} correct ({formatPercent(score, total)}):{' '}
            {passes(score, total) ? 'passed' : 'not passed'}
          </Text>
        )}
        {paper.questions.map((question, place) => (
          <TriedQuestion
            key={question.questionId}
            question={question}
            place={place}
            answer={answerTo(question)}
            isOver={isOver}
            onAnswer={(answer) => setAnswers(new Map(answers).set(question.questionId, answer))}
          />
        ))}
        <Group justify="flex-end">
          {isOver ? (
            <Button
              onClick={() => {
                setAnswers(new Map());
                setOver(false);
                onAgain();
              }}
            >
              Try again
            </Button>
          ) : (
            <Button type="submit" disabled={total === 0}>
              Show the result
            </Button>
          )}
        </Group>
      </Stack>
    </form>
  );
}

interface TriedQuestionProps {
  question: PaperQuestion;
  place: number;
  answer: GivenAnswer;
  isOver: boolean;
  onAnswer: (answer: GivenAnswer) => void;
}

function TriedQuestion({ question, place, answer, isOver, onAnswer }: TriedQuestionProps) {
  const { questionId, type, text, options, order, imageUrl, imageAlt, explanation } = question;
  const right = isCorrect(question, answer);
  const isKey = (index: number) =>
    type === 'multiple_choice'
      ? question.correctOptions.includes(index)
      : question.correctOption === index;
  return (
    <fieldset className={classes.question} disabled={isOver}>
      <legend className={classes.stem} dir="auto">
        {place + 1}. <Markdown inline>{text}</Markdown>
      </legend>
      {imageUrl && <img className={classes.picture} src={imageUrl} alt={imageAlt ?? ''} />}
      {type === 'fill_blank' ? (
        <TextInput
          aria-label="Your answer"
          value={answer.answerText ?? ''}
          onChange={(event) => onAnswer({ ...unanswered, answerText: event.currentTarget.value })}
        />
      ) : (
        order.map((index) => {
          const label = (
            <span dir="auto">
              <Markdown inline>{options[index] ?? ''}</Markdown>
              {isOver && isKey(index) && <b className={classes.key}> ✓ correct</b>}
            </span>
          );
          const others = answer.selectedOptions.filter((chosen) => chosen !== index);
          return type === 'multiple_choice' ? (
            <Checkbox
              key={index}
              label={label}
              checked={answer.selectedOptions.includes(index)}
              onChange={(event) =>
                onAnswer({
                  ...unanswered,
                  selectedOptions: event.currentTarget.checked ? [...others, index] : others,
                })
              }
            />
          ) : (
            <Radio
              key={index}
              name={`try-${questionId}`}
              label={label}
              checked={answer.selectedOption === index}
              onChange={() => onAnswer({ ...unanswered, selectedOption: index })}
            />
          );
        })
      )}
      {isOver && (
        <div className={classes.verdict}>
          <b>{right ? 'Correct' : 'Not correct'}</b>
          {type === 'fill_blank' && <p>Accepted: {options[0]}</p>}
          {explanation && (
            <div dir="auto">
              <Markdown>{explanation}</Markdown>
            </div>
          )}
        </div>
      )}
    </fieldset>
  );
}
