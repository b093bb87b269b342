import { Button, Card, Group, Stack, Title } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import type { Problem } from '#shared/features/question/question-types/definition.ts';
import { type CallFailure, failureOf, messageOf } from '#web/failure/failure.ts';
import { useMessages } from '#web/language/language.tsx';
import { useRefusals } from '#web/language/refusals.ts';
import { useLocked } from '#web/ui/admin/use-locked.ts';
import { FailureAlert } from '#web/ui/failure-alert.tsx';
import { ProblemSummary } from '#web/ui/form/problem-summary.tsx';
import { useToast } from '#web/ui/toaster.tsx';
import { useAddQuestion } from '../api.ts';
import { targetOf } from '../editor/problem-links.ts';
import { checkQuestion, translatedProblem } from '../editor/quiz-draft.ts';
import type { LearnerView } from '../preview/learner-view.ts';
import { QuestionPreview } from '../preview/question-preview.tsx';
import { QuestionEditor } from '../questions/question-editor.tsx';
import type { EditedQuestion } from '../questions/question-list-state.ts';
import type { ChosenQuiz } from './chosen-quiz.ts';
import { wizardMessages } from './messages/messages.ts';

interface QuestionStepProps {
  quiz: ChosenQuiz;
  /** Kept by the page, so that going back a step loses nothing. */
  question: EditedQuestion;
  learnerView: LearnerView;
  onChange: (question: EditedQuestion) => void;
  onBack: () => void;
  onCancel: () => void;
  onCreated: () => void;
}

const prefix = 'question';

/** The question itself, with its preview. */
export function QuestionStep(props: QuestionStepProps) {
  const m = useMessages(wizardMessages);
  const { quiz, question, onChange, onBack, onCancel } = props;
  const { problems, failure, summary, pending, submit } = useCreation(props);
  const locked = useLocked(pending);
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="lg">
        <Title order={2} size="h3" dir="auto">
          {m.newQuestionIn({ title: quiz.title })}
        </Title>
        <ProblemSummary
          ref={summary}
          problems={problems.map((problem) => ({
            target: `${prefix}-${targetOf(problem)}`,
            message: problem.message,
          }))}
          onGo={({ target }) => document.getElementById(target)?.focus()}
        />
        <Card padding="lg" {...locked}>
          <QuestionEditor
            question={question}
            onChange={onChange}
            onPasteQuestions={([first, ...others]) => {
              // There is room for one; several stay text, of which nothing is lost.
              if (!first || others.length > 0) return false;
              onChange({ ...question, ...first });
              return true;
            }}
            problems={problems}
            prefix={prefix}
          />
        </Card>
        <section aria-label={m.preview}>
          <QuestionPreview
            question={question}
            index={0}
            total={1}
            learnerView={props.learnerView}
          />
        </section>
        {failure && (
          <FailureAlert title={m.notSaved} error={m.stillHere({ reason: failure.message })} />
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={onCancel}>
            {m.cancel}
          </Button>
          <Button variant="default" onClick={onBack}>
            {m.back}
          </Button>
          <Button type="submit" loading={pending}>
            {m.title}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

/** Checks the question and adds it to the quiz. */
function useCreation({ quiz, question, onCreated }: QuestionStepProps) {
  const m = useMessages(wizardMessages);
  const translate = useRefusals();
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [failure, setFailure] = useState<CallFailure>();
  const summary = useRef<HTMLDivElement>(null);
  const { add, isPending } = useAddQuestion();
  const toast = useToast();

  const show = (found: readonly Problem[]) => {
    setProblems(found);
    requestAnimationFrame(() => summary.current?.focus());
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    const { input, found } = checkQuestion(question, 'wizard', 'active');
    show(found.map((problem) => translatedProblem(problem, translate)));
    setFailure(undefined);
    if (!input || found.length > 0) return;
    try {
      await add({ ...input, quizId: quiz.id });
      toast({ title: m.created, tone: 'pass' });
      onCreated();
    } catch (error) {
      const reason = failureOf(error);
      const message = messageOf(error, m.tryAgain);
      toast({ title: m.failed, message, tone: 'fail' });
      if (reason.fields)
        show(Object.entries(reason.fields).map(([field, text]) => ({ field, message: text })));
      else setFailure(reason);
    }
  };
  return { problems, failure, summary, pending: isPending, submit };
}
