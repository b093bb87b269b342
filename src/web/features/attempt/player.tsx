import { Drawer } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useShortcutSwitch } from '../../keyboard/shortcuts.ts';
import { optionAtHand } from './answer-options.tsx';
import { writePlace } from './attempt-place.ts';
import type { AttemptSession } from './attempt-session.ts';
import { useChoices } from './choices.ts';
import { useKeys } from './keys.ts';
import classes from './player.module.css';
import { PlayerBar } from './player-bar.tsx';
import { PlayerLegend } from './player-legend.tsx';
import { PlayerMoves } from './player-moves.tsx';
import { PlayerNotices } from './player-notices.tsx';
import { PlayerOverview } from './player-overview.tsx';
import { type Shortcut, shortcutOf } from './player-shortcuts.ts';
import { answerTo, type Phase, standings } from './player-state.ts';
import { QuestionPanel } from './question-panel.tsx';
import { SaveNote } from './save-note.tsx';
import { SubmitSheet } from './submit-sheet.tsx';

interface PlayerProps {
  session: AttemptSession;
  isContinued: boolean;
  onDismissContinued: () => void;
  /** Another dialog is open: keys belong to it. */
  isAsking: boolean;
  onTimeUp: () => void;
  onSubmit: () => void;
  onExit: () => void;
}

/** The question in the middle, the grid beside it (in a sheet on phones), the time always in view. */
export function Player(props: PlayerProps) {
  const { session, isAsking, onTimeUp, onSubmit, onExit } = props;
  const { player, queue, isElsewhere } = useSyncExternalStore(
    session.subscribe,
    session.snapshot,
    session.snapshot,
  );
  const { attempt } = session;
  const { current, phase } = player;
  const [isReviewing, review] = useDisclosure(false);
  const [isGridOpen, grid] = useDisclosure(false);
  const [isZoomed, setZoomed] = useState(false);
  const [keys, setKeys] = useShortcutSwitch();
  const heading = useQuestionFocus(current, attempt.id);

  const tiles = standings(player);
  const question = player.questions[current];
  const { isStruck, choose, strike } = useChoices(session, question);
  const isLocked = phase !== 'answering';
  const isBusy = isLocked || isAsking || isReviewing || isGridOpen || isZoomed;
  const run = (shortcut: Shortcut) => {
    const option =
      shortcut.act === 'choose' ? question?.options[shortcut.position]?.index : optionAtHand();
    switch (shortcut.act) {
      case 'choose':
        return option !== undefined && choose(option);
      case 'strike':
        return option !== undefined && strike(option);
      case 'zoom':
        return setZoomed(Boolean(question?.imageUrl));
      case 'flag':
        return question && session.toggleFlag(question.questionId);
      case 'previous':
        return session.moveTo(current - 1);
      case 'next':
        return session.moveTo(current + 1);
      case 'advance':
        return current === tiles.length - 1 ? review.open() : session.moveTo(current + 1);
      case 'submit':
        return review.open();
    }
  };
  useKeys(keys && !isBusy, shortcutOf, run);

  if (!question) return null;
  const { questionId } = question;
  const answered = tiles.filter(({ isAnswered }) => isAnswered).length;
  const overview = (
    <PlayerOverview
      standings={tiles}
      locked={isLocked}
      onGo={(place) => {
        grid.close();
        session.moveTo(place);
      }}
      onReview={() => {
        grid.close();
        review.open();
      }}
    />
  );
  return (
    <div className={classes.player}>
      <PlayerBar
        title={attempt.quiz.title}
        deadline={attempt.deadline}
        answered={answered}
        total={tiles.length}
        onTimeUp={onTimeUp}
        onExit={onExit}
      />
      <div className={classes.desk}>
        <div className={classes.sheet}>
          <PlayerNotices
            queue={queue}
            isContinued={props.isContinued}
            isElsewhere={isElsewhere}
            onRetry={() => session.hurry()}
            onDismiss={props.onDismissContinued}
          />
          <PhaseNotice phase={phase} />
          <QuestionPanel
            question={question}
            answer={answerTo(player, questionId)}
            place={current}
            total={tiles.length}
            locked={isLocked}
            headingRef={heading}
            isStruck={isStruck}
            isZoomed={isZoomed}
            onZoom={setZoomed}
            onChoose={choose}
            onStrike={strike}
            onType={(text) => session.type(questionId, text)}
            onFlag={() => session.toggleFlag(questionId)}
            onClear={() => session.clear(questionId)}
            note={<SaveNote isSaved={tiles[current]?.isSaved} queue={queue} />}
          />
          <PlayerMoves
            current={current}
            answered={answered}
            total={tiles.length}
            locked={isLocked}
            onMove={(place) => session.moveTo(place)}
            onGrid={grid.open}
            onReview={review.open}
          />
          <PlayerLegend enabled={keys} onChange={setKeys} />
        </div>
        <aside className={classes.side} aria-label="Overview">
          <p className={classes.count}>
            <b>{answered}</b> of {tiles.length} answered
          </p>
          {overview}
        </aside>
      </div>
      <Drawer
        opened={isGridOpen}
        onClose={grid.close}
        position="bottom"
        classNames={{ content: classes.drawer, inner: classes.drawerPlace }}
        title={`${answered} of ${tiles.length} answered`}
        closeButtonProps={{ 'aria-label': 'Close' }}
      >
        {overview}
      </Drawer>
      <SubmitSheet
        opened={isReviewing && (phase === 'answering' || phase === 'submitting')}
        standings={tiles}
        deadline={attempt.deadline}
        pending={phase === 'submitting'}
        onGo={(place) => {
          review.close();
          session.moveTo(place);
        }}
        onSubmit={onSubmit}
        onClose={review.close}
      />
    </div>
  );
}

function PhaseNotice({ phase }: { phase: Phase }) {
  if (phase === 'answering') return null;
  return (
    <p className={classes.phase} role="status">
      {phase === 'times-up' ? "Time's up. " : ''}
      {phase === 'over' ? 'This attempt is over. Opening its result…' : 'Submitting your answers…'}
    </p>
  );
}

/** A new question is a new beginning: the focus goes to its number, or into the line to write on. */
function useQuestionFocus(current: number, attemptId: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(current);
  useEffect(() => {
    writePlace(attemptId, current);
    if (shown.current === current) return;
    shown.current = current;
    const panel = heading.current?.closest('article');
    const line = panel?.querySelector<HTMLInputElement>('input[data-written-answer]');
    const hasKeyboard = matchMedia('(hover: hover)').matches;
    const target = line && hasKeyboard ? line : heading.current;
    target?.focus({ preventScroll: true });
    panel?.scrollIntoView({ block: 'nearest' });
  }, [current, attemptId]);
  return heading;
}
