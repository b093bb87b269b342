import { Button, Drawer } from '@mantine/core';
import { useDisclosure, useLocalStorage } from '@mantine/hooks';
import {
  IconArrowLeft,
  IconArrowRight,
  IconDoorExit,
  IconLayoutGrid,
  IconSend,
} from '@tabler/icons-react';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { writePlace } from './attempt-place.ts';
import type { AttemptSession } from './attempt-session.ts';
import classes from './player.module.css';
import { PlayerNotices } from './player-notices.tsx';
import { focusPlaceOf, type Shortcut, shortcutOf } from './player-shortcuts.ts';
import { answerTo, type Phase, standings } from './player-state.ts';
import { QuestionGrid } from './question-grid.tsx';
import { QuestionPanel } from './question-panel.tsx';
import { QuizTimer } from './quiz-timer.tsx';
import { SaveNote } from './save-note.tsx';
import { ShortcutLegend } from './shortcut-legend.tsx';
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
  const [isReviewing, review] = useDisclosure(false);
  const [isGridOpen, grid] = useDisclosure(false);
  const [shortcuts, setShortcuts] = useLocalStorage({ key: 'quiz-shortcuts', defaultValue: true });
  const heading = useQuestionFocus(player.current, session.attempt.id);

  const { attempt } = session;
  const tiles = standings(player);
  const question = player.questions[player.current];
  const isLast = player.current === player.questions.length - 1;
  const isLocked = player.phase !== 'answering';

  const moveTo = (place: number) => {
    review.close();
    grid.close();
    session.moveTo(place);
  };
  const advance = () => (isLast ? review.open() : session.moveTo(player.current + 1));

  useShortcuts(shortcuts && !isLocked && !isAsking && !isReviewing && !isGridOpen, (shortcut) => {
    if (!question) return;
    const option =
      shortcut.act === 'choose' ? question.options[shortcut.position]?.index : undefined;
    if (option !== undefined) session.choose(question.questionId, option);
    if (shortcut.act === 'next') session.moveTo(player.current + 1);
    if (shortcut.act === 'previous') session.moveTo(player.current - 1);
    if (shortcut.act === 'advance') advance();
    if (shortcut.act === 'flag') session.toggleFlag(question.questionId);
    if (shortcut.act === 'submit') review.open();
  });

  if (!question) return null;
  const { questionId } = question;
  const answered = tiles.filter(({ isAnswered }) => isAnswered).length;
  return (
    <div className={classes.player}>
      <div className={classes.bar}>
        <div className={classes.barContent}>
          <h1 className={classes.title}>{attempt.quiz.title}</h1>
          <QuizTimer deadline={attempt.deadline} onZero={onTimeUp} />
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
          aria-valuemax={tiles.length}
          aria-valuenow={answered}
        >
          <div style={{ inlineSize: `${(answered * 100) / tiles.length}%` }} />
        </div>
      </div>
      <div className={classes.desk}>
        <div className={classes.sheet}>
          <PlayerNotices
            queue={queue}
            isContinued={props.isContinued}
            isElsewhere={isElsewhere}
            onRetry={() => session.hurry()}
            onDismiss={props.onDismissContinued}
          />
          <PhaseNotice phase={player.phase} />
          <QuestionPanel
            question={question}
            answer={answerTo(player, questionId)}
            place={player.current}
            total={tiles.length}
            locked={isLocked}
            headingRef={heading}
            onChoose={(option) => session.choose(questionId, option)}
            onType={(text) => session.type(questionId, text)}
            onFlag={() => session.toggleFlag(questionId)}
            onClear={() => session.clear(questionId)}
            note={<SaveNote isSaved={tiles[player.current]?.isSaved} queue={queue} />}
          />
          <div className={classes.moves}>
            <Button
              variant="default"
              leftSection={<IconArrowLeft size={18} aria-hidden />}
              disabled={player.current === 0}
              onClick={() => session.moveTo(player.current - 1)}
            >
              Previous
            </Button>
            <Button
              className={classes.gridButton}
              variant="subtle"
              leftSection={<IconLayoutGrid size={18} aria-hidden />}
              aria-label={`All questions, ${answered} of ${tiles.length} answered`}
              onClick={grid.open}
            >
              {answered}/{tiles.length}
            </Button>
            {isLast ? (
              <Button
                leftSection={<IconSend size={18} aria-hidden />}
                disabled={isLocked}
                onClick={review.open}
              >
                Submit Quiz
              </Button>
            ) : (
              <Button
                rightSection={<IconArrowRight size={18} aria-hidden />}
                onClick={() => session.moveTo(player.current + 1)}
              >
                Next
              </Button>
            )}
          </div>
          <ShortcutLegend enabled={shortcuts} onChange={setShortcuts} />
        </div>
        <aside className={classes.side} aria-label="Overview">
          <p className={classes.count}>
            <b>{answered}</b> of {tiles.length} answered
          </p>
          <QuestionGrid standings={tiles} onGo={moveTo} />
          <Button variant="default" fullWidth mt="md" disabled={isLocked} onClick={review.open}>
            Review and submit
          </Button>
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
        <QuestionGrid standings={tiles} onGo={moveTo} />
        <Button
          fullWidth
          mt="md"
          variant="default"
          disabled={isLocked}
          onClick={() => {
            grid.close();
            review.open();
          }}
        >
          Review and submit
        </Button>
      </Drawer>
      <SubmitSheet
        opened={isReviewing && (player.phase === 'answering' || player.phase === 'submitting')}
        standings={tiles}
        deadline={attempt.deadline}
        pending={player.phase === 'submitting'}
        onGo={moveTo}
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

function useShortcuts(enabled: boolean, run: (shortcut: Shortcut) => void) {
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  useEffect(() => {
    if (!enabled) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing) return;
      const shortcut = shortcutOf(event, focusPlaceOf(event.target));
      if (!shortcut) return;
      event.preventDefault();
      latest.current(shortcut);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [enabled]);
}
