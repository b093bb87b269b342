import { Anchor } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { type ComponentType, useCallback, useMemo, useState } from 'react';
import type { QuestionForAuthor, QuizForAuthor } from '#shared/features/quiz/schema.ts';
import { useMessages } from '#web/language/language.tsx';
import { useHasRole } from '#web/session/roles.ts';
import { ButtonElement } from '#web/theme/button-element.tsx';
import { BackLink } from '#web/ui/frame/back-link.tsx';
import { Page } from '#web/ui/frame/page.tsx';
import { PageHeader } from '#web/ui/frame/page-header.tsx';
import { TextLink } from '#web/ui/text/links.tsx';
import {
  type QuizSlot,
  useCategoryTree,
  useDrawSample,
  useQuizForAuthor,
  useQuizSlots,
  useSaveQuiz,
} from '../api.ts';
import { quizListMessages } from '../list/messages/messages.ts';
import { useDuplicateQuiz } from '../list/use-duplicate-quiz.ts';
import type { LearnerView } from '../preview/learner-view.ts';
import { storedKey } from '../questions/question-list-state.ts';
import type { QuestionCounts } from '../questions/question-stats.tsx';
import { noSample, placedQuestions } from '../slots/placed-questions.ts';
import { QuizSlots } from '../slots/quiz-slots.tsx';
import { quizEditorMessages } from './messages/messages.ts';
import { storedQuiz } from './quiz-draft.ts';
import { QuizEditor } from './quiz-editor.tsx';
import { QuizTranslations } from './quiz-translations.tsx';
import { useStoredQuiz } from './saving/use-stored-quiz.ts';

interface EditQuizPageProps {
  id: number;
  /** The question to open at first. */
  question: number | undefined;
  learnerView: LearnerView;
  /** Says that past results wait for a decision, because a key was changed. */
  KeyChanges: ComponentType<{ quizId: number }>;
  /** Acts on several questions of the quiz at once. */
  ManyQuestions: ComponentType<{ quizId: number; onChanged: (() => void) | undefined }>;
  /** Asks for that decision when the author leaves. */
  KeyDecision: ComponentType<{ quizId: number; onLeave: () => void }>;
}

/**
 * A stored quiz and its questions. A save over another author's newer one is refused and leads to a comparison. The
 * editor begins anew with what was copied into the quiz.
 */
export function EditQuizPage(props: EditQuizPageProps) {
  const { id, question, learnerView, KeyChanges, KeyDecision, ManyQuestions } = props;
  const m = useMessages(quizEditorMessages);
  const loaded = useQuizForAuthor(id);
  const { begun, onCopied } = useBegun(loaded);
  const slots = useQuizSlots(id);
  const counts = useMemo(() => countsOf(loaded.questions, slots ?? []), [loaded, slots]);
  const store = useStoredQuiz(id);
  const categories = useCategoryTree();
  const isAdmin = useHasRole('administrator');
  const drawn = useDrawSample(id, isAdmin && loaded.drawnQuestions > 0).data;
  const placed = useMemo(() => placedQuestions(slots ?? [], drawn ?? noSample), [slots, drawn]);
  const [isChanged, setChanged] = useState(false);
  const navigate = useNavigate();
  const [isLeaving, setLeaving] = useState(false);
  const leave = useCallback(() => void navigate({ to: '/admin' }), [navigate]);
  return (
    <Page width="full">
      <PageHeader
        title={m.editQuiz}
        above={<BackLink />}
        actions={
          <>
            <QuizLinks id={id} />
            <ManyQuestions quizId={id} onChanged={isChanged ? undefined : onCopied} />
            <DuplicateButton quiz={loaded} />
          </>
        }
      />
      <KeyChanges key={loaded.updatedAt} quizId={id} />
      <QuizTranslations quiz={loaded} />
      <QuizSlots
        quizId={id}
        drawnQuestions={loaded.drawnQuestions}
        categories={categories}
        onCopied={isChanged ? undefined : onCopied}
      />
      <QuizEditor
        key={begun.copies}
        screen="edit"
        documentId={id}
        initial={begun.initial}
        loadedAt={begun.loadedAt}
        categories={categories}
        counts={counts}
        placed={placed}
        drawnQuestions={loaded.drawnQuestions}
        // Opened once: what was copied does not take the focus.
        openKey={question === undefined || begun.copies > 0 ? undefined : storedKey(question)}
        onChanged={setChanged}
        learnerView={learnerView}
        saveLabel={m.saveChanges}
        {...store}
        onLeave={() => setLeaving(true)}
      />
      {isLeaving && <KeyDecision quizId={id} onLeave={leave} />}
    </Page>
  );
}

/** The quiz as it was when the editing began: what is fetched later is compared, not taken over. */
function useBegun(loaded: QuizForAuthor) {
  const { loadLatest } = useSaveQuiz();
  const [begun, setBegun] = useState(() => ({ copies: 0, ...startOf(loaded) }));
  const beginAnew = async () => {
    const latest = await loadLatest(loaded.id);
    setBegun(({ copies }) => ({ copies: copies + 1, ...startOf(latest) }));
  };
  return { begun, onCopied: () => void beginAnew() };
}

const startOf = (quiz: QuizForAuthor) => ({
  initial: storedQuiz(quiz),
  loadedAt: quiz.updatedAt,
});

/** The other pages about the quiz. */
function QuizLinks({ id }: { id: number }) {
  const m = useMessages(quizEditorMessages);
  const params = { id: String(id) };
  return (
    <>
      <TextLink to="/quiz/$id" params={params}>
        {m.seeSaved}
      </TextLink>
      <TextLink to="/admin/quiz-results/$id" params={params}>
        {m.results}
      </TextLink>
      <TextLink to="/admin/export" search={{ quiz: id }}>
        {m.exportQuiz}
      </TextLink>
      <TextLink to="/admin/print/$id" params={params}>
        {m.printQuiz}
      </TextLink>
    </>
  );
}

/** Copies what is stored, whatever is being written. */
function DuplicateButton({ quiz }: { quiz: { id: number; title: string } }) {
  const m = useMessages(quizListMessages);
  const { duplicate, isPending } = useDuplicateQuiz();
  return (
    <Anchor component={ButtonElement} disabled={isPending} onClick={() => void duplicate(quiz)}>
      {m.duplicate}
    </Anchor>
  );
}

/** How learners did with each question, and how many other quizzes ask it. */
function countsOf(
  questions: readonly QuestionForAuthor[],
  slots: readonly QuizSlot[],
): Map<number, QuestionCounts> {
  const linkedBy = new Map(
    slots.flatMap((slot) =>
      slot.kind === 'own' ? [[slot.questionId, slot.linkedBy] as const] : [],
    ),
  );
  return new Map(
    questions.map((question) => [
      question.id,
      { ...question, linkedBy: linkedBy.get(question.id) ?? 0 },
    ]),
  );
}
