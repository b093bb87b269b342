import { useDeferredValue } from 'react';
import { Markdown } from '#web/ui/markdown/markdown.tsx';
import { Bubble, optionLetter } from '#web/ui/option-marker.tsx';
import type { EditedQuestion } from '../questions/question-list-state.ts';
import classes from './question-preview.module.css';

const instructions = {
  single_choice: 'Choose one',
  true_false: 'True or false?',
  multiple_choice: 'Choose all that apply',
  fill_blank: 'Write your answer',
};

/**
 * The question as a learner will see it, followed by what the result will show. It follows the typing
 * as fast as the device allows.
 */
export function QuestionPreview({ question }: { question: EditedQuestion }) {
  const { text, options, type, correctOption, correctOptions, explanation, imageUrl, imageAlt } =
    useDeferredValue(question);
  const isKey = (index: number) =>
    type === 'multiple_choice' ? correctOptions.includes(index) : correctOption === index;
  return (
    <div className={classes.preview}>
      <div className={classes.stem} dir="auto">
        {text.trim() === '' ? '…' : <Markdown>{text}</Markdown>}
      </div>
      {imageUrl.startsWith('https://') && (
        <img className={classes.image} src={imageUrl} alt={imageAlt} loading="lazy" />
      )}
      <p className={classes.instruction}>{instructions[type]}</p>
      {type === 'fill_blank' ? (
        <p className={classes.line}>Your answer</p>
      ) : (
        <ul className={classes.choices}>
          {options.map((option, index) => (
            <li key={index} className={classes.choice} data-key={isKey(index) || undefined}>
              <Bubble
                label={optionLetter(index)}
                state={isKey(index) ? 'right' : 'empty'}
                size="sm"
              />
              <span dir="auto">
                <Markdown inline>{option || '…'}</Markdown>
              </span>
            </li>
          ))}
        </ul>
      )}
      {(explanation.trim() !== '' || type === 'fill_blank') && (
        <div className={classes.after}>
          <h4 className={classes.afterTitle}>With the result</h4>
          {type === 'fill_blank' && <p>Accepted: {options[0] || '…'}</p>}
          {explanation.trim() !== '' && (
            <div dir="auto">
              <Markdown>{explanation}</Markdown>
            </div>
          )}
        </div>
      )}
    </div>
  );
}
