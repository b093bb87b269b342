import { useNavigate } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { failureOf, messageOf } from '#web/failure/failure.ts';
import { Page } from '#web/ui/frame/page.tsx';
import { PageHeader } from '#web/ui/frame/page-header.tsx';
import { counted } from '#web/ui/text/format.ts';
import { TextLink } from '#web/ui/text/links.tsx';
import { useToast } from '#web/ui/toaster.tsx';
import { useCategoryTree, useCreateQuiz, useQuizForAuthor, useSaveQuiz } from '../api.ts';
import type { LearnerView } from '../preview/learner-view.ts';
import { storedQuiz } from './quiz-draft.ts';
import { QuizEditor } from './quiz-editor.tsx';
import type { QuizToSend } from './use-saving.ts';

/** A stored quiz and its questions. A save over another author's newer one is refused and leads to a comparison. */
export function EditQuizPage({ id, learnerView }: { id: number; learnerView: LearnerView }) {
  const loaded = useQuizForAuthor(id);
  // As it was when the editing began: what is fetched later is compared, not taken over.
  const [{ initial, loadedAt }] = useState(() => ({
    initial: storedQuiz(loaded),
    loadedAt: loaded.updatedAt,
  }));
  const counts = useMemo(
    () => new Map(loaded.questions.map((question) => [question.id, question])),
    [loaded],
  );
  const categories = useCategoryTree();
  const { save, loadLatest } = useSaveQuiz();
  const create = useCreateQuiz();
  const navigate = useNavigate();
  const toast = useToast();

  const reported = async <Answer,>(call: Promise<Answer>) => {
    try {
      return await call;
    } catch (error) {
      const message = messageOf(error, 'An error occurred');
      toast({ title: 'Error updating quiz', message, tone: 'fail' });
      throw error;
    }
  };
  const send = async ({ quiz, questions, removedIds }: QuizToSend, base: string | null) => {
    const input = { id, quiz, questions, removedIds };
    const saved = await reported(save(base ? { ...input, loadedUpdatedAt: base } : input));
    toast({
      title: 'Quiz updated',
      message: `${counted(saved.updatedQuestions, 'question')} updated, ${saved.createdQuestions} created`,
      tone: 'pass',
    });
  };
  const sendAsNew = async ({ quiz, questions }: QuizToSend) => {
    const unstored = questions.map(({ id: _, ...question }) => question);
    await reported(create({ ...quiz, questions: unstored }));
    toast({ title: 'Saved as a new quiz', tone: 'pass' });
  };
  const loadStored = async () => {
    try {
      const latest = await loadLatest(id);
      return { work: storedQuiz(latest), updatedAt: latest.updatedAt };
    } catch (error) {
      if (failureOf(error).code === 'not-found') return undefined;
      throw error;
    }
  };

  return (
    <Page width="full">
      <PageHeader
        title="Edit Quiz"
        above={<TextLink to="/admin">Dashboard</TextLink>}
        actions={
          <TextLink to="/quiz/$id" params={{ id: String(id) }}>
            See the saved quiz
          </TextLink>
        }
      />
      <QuizEditor
        screen="edit"
        documentId={id}
        initial={initial}
        loadedAt={loadedAt}
        categories={categories}
        counts={counts}
        learnerView={learnerView}
        saveLabel="Save Changes"
        onSave={send}
        onSaveAsNew={sendAsNew}
        loadStored={loadStored}
        onSaved={() => void navigate({ to: '/admin' })}
        onCancel={() => void navigate({ to: '/admin' })}
      />
    </Page>
  );
}
