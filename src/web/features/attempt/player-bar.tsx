import { Button } from '@mantine/core';
import { IconDoorExit } from '@tabler/icons-react';
import classes from './player.module.css';
import { QuizTimer } from './quiz-timer.tsx';

interface PlayerBarProps {
  title: string;
  deadline: string;
  answered: number;
  total: number;
  onTimeUp: () => void;
  onExit: () => void;
}

/** What stays in view over every question: the quiz, the time, the way out, how much is done. */
export function PlayerBar({ title, deadline, answered, total, onTimeUp, onExit }: PlayerBarProps) {
  return (
    <div className={classes.bar}>
      <div className={classes.barContent}>
        <h1 className={classes.title}>{title}</h1>
        <QuizTimer deadline={deadline} onZero={onTimeUp} />
        <Button
          className={classes.exit}
          variant="subtle"
          color="gray"
          aria-label="Exit Quiz"
          onClick={onExit}
        >
          <IconDoorExit size={20} aria-hidden />
          <span className={classes.exitWords}>Exit Quiz</span>
        </Button>
      </div>
      <div
        className={classes.progress}
        role="progressbar"
        aria-label="Questions answered"
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={answered}
      >
        <div style={{ inlineSize: `${(answered * 100) / total}%` }} />
      </div>
    </div>
  );
}
