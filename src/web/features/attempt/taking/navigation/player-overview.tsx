import { Button, UnstyledButton } from '@mantine/core';
import type { AttemptForTaker } from '#shared/features/attempt/schema.ts';
import { useFormat, useMessages } from '#web/language/language.tsx';
import { playerMessages } from '../messages/messages.ts';
import type { PlayerSettings } from '../player-settings.ts';
import type { QuestionStatus } from '../player-state.ts';
import classes from './player-overview.module.css';
import { PlayerSwitches } from './player-switches.tsx';
import { QuestionGrid } from './question-grid.tsx';

interface PlayerOverviewProps {
  title: string;
  /** Who takes the quiz; empty for a guest who tries one. */
  account: string;
  statuses: readonly QuestionStatus[];
  locked: boolean;
  /** Questions cannot be chosen: they come one after another. */
  isOneWay: boolean;
  isUntimed: boolean;
  /** How answers are graded, where a right answer is not all that counts. */
  grading: Pick<AttemptForTaker, 'partialCredit' | 'wrongAnswerPenaltyPercent'>;
  settings: PlayerSettings;
  onGo: (index: number) => void;
  onReview: () => void;
  onHelp: () => void;
}

/** All questions at a glance, the way to what is left to do and to the end. Only the grid scrolls. */
export function PlayerOverview(props: PlayerOverviewProps) {
  const { title, account, statuses, locked, isOneWay, settings, onGo, onReview, onHelp } = props;
  const { partialCredit, wrongAnswerPenaltyPercent: penalty } = props.grading;
  const m = useMessages(playerMessages);
  const format = useFormat();
  const answered = statuses.filter(({ isAnswered }) => isAnswered).length;
  const firstLeft = statuses.find(({ isAnswered }) => !isAnswered);
  return (
    <div className={classes.overview}>
      <p className={classes.head}>
        <b>{m.answeredOf({ answered, total: statuses.length })}</b>
        <span dir="auto">
          {title}
          {account !== '' && (
            <>
              {' '}
              · <bdi>{account}</bdi>
            </>
          )}
        </span>
      </p>
      <QuestionGrid
        statuses={statuses}
        isOneWay={isOneWay}
        hasPace={!settings.hidesTime && !props.isUntimed}
        onGo={onGo}
      />
      {isOneWay && <p className={classes.note}>{m.oneWay}</p>}
      {partialCredit && <p className={classes.note}>{m.partialCredit}</p>}
      {penalty !== undefined && (
        <p className={classes.note}>{m.penalty({ percent: format.percent(penalty, 100) })}</p>
      )}
      <div className={classes.ways}>
        {firstLeft && !isOneWay && (
          <Button variant="subtle" onClick={() => onGo(firstLeft.index)}>
            {m.firstUnanswered}
          </Button>
        )}
        <Button variant="default" disabled={locked} onClick={onReview}>
          {m.reviewAndSubmit}
        </Button>
      </div>
      <PlayerSwitches settings={settings} />
      <UnstyledButton className={classes.help} aria-haspopup="dialog" onClick={onHelp}>
        {m.shortcuts}
      </UnstyledButton>
    </div>
  );
}
