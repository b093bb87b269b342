import { Button, Group } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { messageOf } from '../../../failure.ts';
import { counted } from '../../../ui/format.ts';
import { ButtonLink, TextLink } from '../../../ui/links.tsx';
import { Page } from '../../../ui/page.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { useToast } from '../../../ui/toaster.tsx';
import { useQuizForAuthor, useSaveQuiz, useShelves } from './api.ts';
import { storedQuizDraft } from './quiz-draft.ts';
import { QuizEditor, type QuizToSend } from './quiz-editor.tsx';

/** A stored quiz and its questions. A save over somebody else's newer one is refused, unless it is meant. */
export function EditQuizPage({ id }: { id: number }) {
  const loaded = useQuizForAuthor(id);
  const [initial] = useState(() => storedQuizDraft(loaded));
  const loadedUpdatedAt = useRef(loaded.updatedAt);
  const latestIds = useRef<Set<number>>(undefined);
  const shelves = useShelves();
  const { save, loadLatest } = useSaveQuiz();
  const navigate = useNavigate();
  const toast = useToast();

  const send = async ({ quiz, questions, removedIds }: QuizToSend) => {
    const known = latestIds.current;
    try {
      const saved = await save({
        id,
        quiz,
        // What somebody else has deleted meanwhile, and this editor still holds, is stored anew.
        questions: questions.map(({ id: questionId, ...question }) =>
          questionId !== undefined && (known?.has(questionId) ?? true)
            ? { ...question, id: questionId }
            : question,
        ),
        removedIds,
        loadedUpdatedAt: loadedUpdatedAt.current,
      });
      toast({
        title: 'Quiz updated',
        message: `${counted(saved.updatedQuestions, 'question')} updated, ${saved.createdQuestions} created`,
        tone: 'pass',
      });
    } catch (error) {
      const message = messageOf(error, 'An error occurred');
      toast({ title: 'Error updating quiz', message, tone: 'fail' });
      throw error;
    }
  };

  /** Takes the stored version as seen, so that the next save may replace it. */
  const overrule = async (retry: () => void) => {
    const latest = await loadLatest(id);
    loadedUpdatedAt.current = latest.updatedAt;
    latestIds.current = new Set(latest.questions.map((question) => question.id));
    retry();
  };

  return (
    <Page width="text">
      <PageHeader
        title="Edit Quiz"
        above={<TextLink to="/admin">Dashboard</TextLink>}
        actions={
          <TextLink to="/quiz/$id" params={{ id: String(id) }}>
            See it as learners do
          </TextLink>
        }
      />
      <QuizEditor
        screen="edit"
        name={`edit-quiz-${id}`}
        initial={initial}
        shelves={shelves}
        saveLabel="Save Changes"
        onSave={send}
        onSaved={() => void navigate({ to: '/admin' })}
        onCancel={() => void navigate({ to: '/admin' })}
        failureHelp={({ code }, retry) =>
          code === 'stale' && (
            <Group mt="sm" gap="sm">
              <ButtonLink
                size="sm"
                variant="default"
                to="/admin/edit-quiz/$id"
                params={{ id: String(id) }}
                target="_blank"
              >
                Look at the saved version
              </ButtonLink>
              <Button size="sm" color="fail" variant="light" onClick={() => void overrule(retry)}>
                Replace it with mine
              </Button>
            </Group>
          )
        }
      />
    </Page>
  );
}
