import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { messageOf } from '#web/failure/failure.ts';
import { useMessages } from '#web/language/language.tsx';
import { useToast } from '#web/ui/toaster.tsx';
import { useDuplicateCall } from '../api.ts';
import { quizListMessages } from './messages/messages.ts';

/** Makes a draft copy of a stored quiz, and offers to open it. */
export function useDuplicateQuiz() {
  const m = useMessages(quizListMessages);
  const call = useDuplicateCall();
  const toast = useToast();
  const navigate = useNavigate();
  const [isPending, setPending] = useState(false);
  const duplicate = async ({ id, title }: { id: number; title: string }) => {
    setPending(true);
    try {
      const copy = await call({ id, title: m.copyTitle({ title }) });
      const open = () => navigate({ to: '/admin/edit-quiz/$id', params: { id: String(copy.id) } });
      toast({
        title: m.duplicated,
        message: copy.title,
        tone: 'pass',
        duration: 10_000,
        action: { label: m.openCopy, onClick: () => void open() },
      });
    } catch (error) {
      toast({ title: m.failed.duplicating, message: messageOf(error, m.tryAgain), tone: 'fail' });
    } finally {
      setPending(false);
    }
  };
  return { duplicate, isPending };
}
