import { IconHistory } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useContentMark } from '#web/language/content.ts';
import { Matched } from '#web/ui/text/matched.tsx';
import classes from './quiz-search.module.css';
import { optionLink, type SearchOption } from './search-option.ts';

interface SearchOptionsProps {
  id: string;
  label: string;
  options: readonly SearchOption[];
  /** Index of the highlighted one; -1 for none. */
  active: number;
  onActive: (index: number) => void;
  /** What was typed. */
  wanted: string;
  onChoose: (option: SearchOption) => void;
}

/** The list below the box. The focus stays in the box. */
export function SearchOptions({
  id,
  label,
  options,
  active,
  onActive,
  ...rest
}: SearchOptionsProps) {
  const mark = useContentMark();
  return (
    <div id={id} role="listbox" aria-label={label}>
      {options.map((option, index) => (
        <Link
          key={option.kind === 'quiz' ? option.quiz.id : option.text}
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          className={classes.option}
          {...optionLink(option)}
          onMouseDown={(event) => event.preventDefault()}
          onMouseEnter={() => onActive(index)}
          onClick={() => rest.onChoose(option)}
        >
          {option.kind === 'quiz' ? (
            <>
              <span className={classes.title} dir="auto" {...mark(option.quiz.language)}>
                <Matched text={option.quiz.title} part={rest.wanted} />
              </span>
              <span className={classes.category}>{option.quiz.categoryName}</span>
            </>
          ) : (
            <span className={classes.earlier}>
              <IconHistory size={18} aria-hidden /> {option.text}
            </span>
          )}
        </Link>
      ))}
    </div>
  );
}
