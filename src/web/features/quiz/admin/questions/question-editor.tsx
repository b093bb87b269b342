import { Select, TextInput } from '@mantine/core';
import type { ClipboardEvent } from 'react';
import { type PastedQuestion, questionsInText } from '#shared/features/quiz/pasted.ts';
import { QuestionDifficulty, withType } from '#shared/features/quiz/question.ts';
import type { Problem } from '#shared/features/quiz/question-types/definition.ts';
import { QuestionType, questionTypes } from '#shared/features/quiz/question-types/registry.ts';
import { GrowingTextarea } from '#web/ui/form/growing-textarea.tsx';
import { PictureCheck } from './picture-check.tsx';
import classes from './question-editor.module.css';
import type { EditedQuestion } from './question-list-state.ts';
import { answerEditors } from './question-types.ts';

const types = QuestionType.options.map((value) => ({ value, label: questionTypes[value].label }));
const difficulties = [
  { value: 'easy', label: 'Easy' },
  { value: 'medium', label: 'Medium' },
  { value: 'hard', label: 'Hard' },
];

interface QuestionEditorProps {
  question: EditedQuestion;
  onChange: (question: EditedQuestion) => void;
  /** Takes whole questions that are pasted into an empty text. */
  onPasteQuestions: (pasted: readonly PastedQuestion[]) => void;
  problems: readonly Problem[];
  /** Makes the ids of the inputs: `${prefix}-text`. */
  prefix: string;
}

/** One question with everything that belongs to it: the same form in the wizard and in both editors. */
export function QuestionEditor(props: QuestionEditorProps) {
  const { question, onChange, onPasteQuestions, problems, prefix } = props;
  const AnswerEditor = answerEditors[question.type];
  const problem = (name: string) => problems.find(({ field }) => field === name)?.message;
  const set = (changes: Partial<EditedQuestion>) => onChange({ ...question, ...changes });
  const pasteQuestions = (event: ClipboardEvent) => {
    const pasted =
      question.text.trim() === '' && questionsInText(event.clipboardData.getData('text'));
    if (!pasted) return;
    event.preventDefault();
    onPasteQuestions(pasted);
  };
  return (
    <div className={classes.editor}>
      <div className={classes.pair}>
        <Select
          label="Type"
          data={types}
          value={question.type}
          allowDeselect={false}
          onChange={(value) => {
            const type = QuestionType.parse(value);
            if (type !== question.type) onChange(withType(question, type));
          }}
        />
        <Select
          label="Difficulty"
          data={difficulties}
          value={question.difficulty}
          allowDeselect={false}
          onChange={(value) => set({ difficulty: QuestionDifficulty.parse(value) })}
        />
      </div>
      <GrowingTextarea
        id={`${prefix}-text`}
        label="Question"
        description="Markdown works: **bold**, `code`, lists. A question pasted in Aiken or GIFT form fills everything."
        withAsterisk
        minRows={2}
        maxRows={16}
        value={question.text}
        error={problem('text')}
        onPaste={pasteQuestions}
        onChange={(event) => set({ text: event.currentTarget.value })}
      />
      <AnswerEditor {...{ question, onChange, problems, prefix }} />
      <GrowingTextarea
        id={`${prefix}-explanation`}
        label="Explanation"
        description="Shown with the result, never before."
        minRows={2}
        maxRows={12}
        value={question.explanation}
        error={problem('explanation')}
        onChange={(event) => set({ explanation: event.currentTarget.value })}
      />
      <div className={classes.pair}>
        <TextInput
          id={`${prefix}-imageUrl`}
          label="Image URL"
          type="url"
          placeholder="https://"
          value={question.imageUrl}
          error={problem('imageUrl')}
          onChange={(event) => set({ imageUrl: event.currentTarget.value })}
        />
        {(question.imageUrl !== '' || question.imageAlt !== '') && (
          <TextInput
            id={`${prefix}-imageAlt`}
            label="Text for the picture"
            placeholder="What it shows, for those who cannot see it"
            value={question.imageAlt}
            error={problem('imageAlt')}
            onChange={(event) => set({ imageAlt: event.currentTarget.value })}
          />
        )}
      </div>
      {question.imageUrl.startsWith('https://') && (
        <PictureCheck key={question.imageUrl} src={question.imageUrl} alt={question.imageAlt} />
      )}
    </div>
  );
}
