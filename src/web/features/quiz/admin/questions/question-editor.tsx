import { Select } from '@mantine/core';
import type { ClipboardEvent } from 'react';
import {
  type PastedQuestion,
  questionsInText,
} from '#shared/features/exchange/pasted-questions.ts';
import type { Problem } from '#shared/features/question/question-types/definition.ts';
import { QuestionType } from '#shared/features/question/question-types/registry.ts';
import { QuestionDifficulty, withType } from '#shared/features/question/schema.ts';
import { useMessages } from '#web/language/language.tsx';
import { GrowingTextarea } from '#web/ui/form/growing-textarea.tsx';
import { keepRowKeys } from './answers/row-keys.ts';
import { questionMessages } from './messages/messages.ts';
import { PictureFields } from './picture-fields.tsx';
import { TextWithPictures } from './pictures-in-text.tsx';
import classes from './question-editor.module.css';
import type { EditedQuestion } from './question-list-state.ts';
import { answerEditors } from './question-types.ts';
import { SoundFields } from './sounds/sound-fields.tsx';

interface QuestionEditorProps {
  question: EditedQuestion;
  onChange: (question: EditedQuestion) => void;
  /** Takes whole questions that are pasted into an empty text; false where they stay text. */
  onPasteQuestions: (pasted: readonly PastedQuestion[]) => boolean;
  problems: readonly Problem[];
  /** Makes the ids of the inputs: `${prefix}-text`. */
  prefix: string;
}

/** One question with everything that belongs to it: the same form in the wizard and in both editors. */
export function QuestionEditor(props: QuestionEditorProps) {
  const m = useMessages(questionMessages);
  const { question, onPasteQuestions, problems, prefix } = props;
  const onChange = (changed: EditedQuestion) => {
    keepRowKeys(question.options, changed.options);
    keepRowKeys(question.gaps, changed.gaps);
    props.onChange(changed);
  };
  const AnswerEditor = answerEditors[question.type];
  const problem = (name: string) => problems.find(({ field }) => field === name)?.message;
  // Its regions are drawn on the picture, which comes first then.
  const isAnsweredOnPicture = question.type === 'hotspot';
  const set = (changes: Partial<EditedQuestion>) => onChange({ ...question, ...changes });
  const pasteQuestions = (event: ClipboardEvent) => {
    const pasted =
      question.text.trim() === '' && questionsInText(event.clipboardData.getData('text'));
    if (pasted && onPasteQuestions(pasted)) event.preventDefault();
  };
  return (
    <div className={classes.editor}>
      <KindFields question={question} onChange={onChange} />
      <SoundFields {...{ question, onChange, prefix }}>
        <TextWithPictures
          id={`${prefix}-text`}
          text={question.text}
          onChange={(text) => set({ text })}
        >
          <GrowingTextarea
            id={`${prefix}-text`}
            label={m.question}
            description={m.questionHint}
            withAsterisk
            minRows={2}
            maxRows={16}
            value={question.text}
            error={problem('text')}
            onPaste={pasteQuestions}
            onChange={(event) => set({ text: event.currentTarget.value })}
          />
        </TextWithPictures>
        {isAnsweredOnPicture && <PictureFields {...{ question, problem, prefix }} onChange={set} />}
        <AnswerEditor {...{ question, onChange, problems, prefix }} />
        <TextWithPictures
          id={`${prefix}-explanation`}
          text={question.explanation}
          onChange={(explanation) => set({ explanation })}
        >
          <GrowingTextarea
            id={`${prefix}-explanation`}
            label={m.explanation}
            description={m.explanationHint}
            minRows={2}
            maxRows={12}
            value={question.explanation}
            error={problem('explanation')}
            onChange={(event) => set({ explanation: event.currentTarget.value })}
          />
        </TextWithPictures>
      </SoundFields>
      {!isAnsweredOnPicture && <PictureFields {...{ question, problem, prefix }} onChange={set} />}
    </div>
  );
}

/** What type the question is, which decides how it is answered, and how difficult. */
function KindFields({ question, onChange }: Pick<QuestionEditorProps, 'question' | 'onChange'>) {
  const m = useMessages(questionMessages);
  return (
    <div className={classes.pair}>
      <Select
        label={m.type}
        data={QuestionType.options.map((value) => ({ value, label: m.types[value] }))}
        value={question.type}
        allowDeselect={false}
        onChange={(value) => {
          const type = QuestionType.parse(value);
          if (type !== question.type) onChange(withType(question, type));
        }}
      />
      <Select
        label={m.difficulty}
        data={QuestionDifficulty.options.map((value) => ({
          value,
          label: m.difficulties[value],
        }))}
        value={question.difficulty}
        allowDeselect={false}
        onChange={(value) => onChange({ ...question, difficulty: QuestionDifficulty.parse(value) })}
      />
    </div>
  );
}
