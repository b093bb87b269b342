import { Title } from '@mantine/core';
import { useMessages } from '#web/language/language.tsx';
import type { CategoryTree } from '../api.ts';
import { QuizHints } from '../hints/quiz-hints.tsx';
import type { EditedQuestion } from '../questions/question-list-state.ts';
import { quizEditorMessages } from './messages/messages.ts';
import classes from './quiz-editor.module.css';
import { QuizFields } from './quiz-fields.tsx';
import type { Editor } from './use-quiz-editor.ts';

interface AboutQuizProps {
  editor: Editor;
  /** The questions, which may be a moment behind the typing. */
  outlined: readonly EditedQuestion[];
  categories: CategoryTree;
}

/** What the quiz is and by which rules it is taken, with hints about all its questions. */
export function AboutQuiz({ editor, outlined, categories }: AboutQuizProps) {
  const m = useMessages(quizEditorMessages);
  const { fields, questions } = editor.state.work;
  return (
    <section className={classes.part} aria-labelledby="about-the-quiz">
      <Title order={2} size="h4" id="about-the-quiz">
        {m.about}
      </Title>
      <QuizFields
        fields={fields}
        problems={editor.saving.problems.fields}
        onChange={editor.changeFields}
        categories={categories}
        questionCount={questions.length}
      />
      <QuizHints
        questions={outlined}
        language={fields.language}
        shuffleOptions={fields.rules.shuffleOptions}
        onOpen={editor.actions.onOpen}
      />
    </section>
  );
}
