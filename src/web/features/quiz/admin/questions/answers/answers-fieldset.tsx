import type { ReactNode } from 'react';
import type { Problem } from '#shared/features/question/question-types/definition.ts';
import type { EditedQuestion } from '../question-list-state.ts';
import classes from './answers.module.css';

/** What the part of the editor for options or answer gets. */
export interface AnswerEditorProps {
  question: EditedQuestion;
  onChange: (question: EditedQuestion) => void;
  problems: readonly Problem[];
  /** Makes the ids of the inputs: `${prefix}-options.0`. */
  prefix: string;
}

interface AnswersFieldsetProps {
  prefix: string;
  title: string;
  hint: string;
  /** What is wrong with all of them. */
  message: string | undefined;
  children: ReactNode;
  /** What follows the message. */
  footer?: ReactNode;
}

/** The frame of a question's options, rows, gaps or regions; links to problems lead to it. */
export function AnswersFieldset(props: AnswersFieldsetProps) {
  const { prefix, title, hint, message, children, footer } = props;
  const messageId = `${prefix}-options-problem`;
  return (
    <fieldset
      className={classes.options}
      id={`${prefix}-options`}
      aria-describedby={message ? messageId : undefined}
      tabIndex={-1}
    >
      <legend className={classes.legend}>
        {title}
        <span className={classes.hint}>{hint}</span>
      </legend>
      {children}
      {message && (
        <p className={classes.problem} id={messageId} role="alert">
          {message}
        </p>
      )}
      {footer}
    </fieldset>
  );
}
