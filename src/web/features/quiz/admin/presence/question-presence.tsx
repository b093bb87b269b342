import { useEditorsOfQuestion } from './api.ts';
import { SameQuestion } from './other-editors.tsx';

/** Says who else has a question of the bank open. */
export function QuestionPresence({ id }: { id: number }) {
  return <SameQuestion others={useEditorsOfQuestion(id)} openId={id} />;
}
