import { useDisclosure } from '@mantine/hooks';
import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useKeys, useNoKeyRepeat } from '#web/keyboard/keys.ts';
import { useShortcutSwitch } from '#web/keyboard/shortcuts.ts';
import { useUser } from '#web/session/session.tsx';
import { SubmitSheet } from './ending/submit-sheet.tsx';
import { PlayerOverview } from './navigation/player-overview.tsx';
import { QuestionDrawer } from './navigation/question-drawer.tsx';
import classes from './player.module.css';
import { PlayerActions } from './player-actions.tsx';
import { PlayerBar } from './player-bar.tsx';
import type { PlayerSession } from './player-session.ts';
import { usePlayerSettings } from './player-settings.tsx';
import { PlayerShortcutSheet } from './player-shortcut-sheet.tsx';
import { type Shortcut, shortcutOf } from './player-shortcuts.ts';
import { answerTo, questionStatuses } from './player-state.ts';
import { PlayerStatus } from './player-status.tsx';
import { focusedOption } from './question/answer-options.tsx';
import { useAutoAdvance } from './question/auto-advance.ts';
import { useChoices } from './question/choices.ts';
import { QuestionPanel } from './question/question-panel.tsx';
import { useTapGuard } from './question/tap-guard.ts';
import { writeLastPosition } from './saving/last-position.ts';

interface PlayerProps {
  session: PlayerSession;
  isContinued: boolean;
  /** Another dialog is open: keys belong to it. */
  isAsking: boolean;
  /** In place of the line that says whether answers are saved. */
  status?: ReactNode;
  onTimeUp: () => void;
  onSubmit: () => void;
  onExit: () => void;
}

/**
 * Exam mode: one bar with the way out, the progress and the time, the question, and one bar with the moves,
 * which stay where they are. The overview of all questions is beside the question, or in a sheet on phones.
 */
export function Player(props: PlayerProps) {
  const { session, isAsking, onTimeUp, onSubmit, onExit } = props;
  const { player, queue, isElsewhere } = useSyncExternalStore(
    session.subscribe,
    session.snapshot,
    session.snapshot,
  );
  const { attempt } = session;
  const user = useUser();
  const account = user?.displayName ?? user?.username ?? '';
  const { current, phase } = player;
  const [isReviewing, review] = useDisclosure(false);
  const [isGridOpen, grid] = useDisclosure(false);
  const [isHelpOpen, help] = useDisclosure(false);
  const [isZoomed, setZoomed] = useState(false);
  const [keys] = useShortcutSwitch();
  const settings = usePlayerSettings();
  const heading = useQuestionFocus(current, session.isRemembered ? attempt.id : undefined);
  const page = useTapGuard(current);
  useNoKeyRepeat(true);

  const tiles = questionStatuses(player, queue.refused);
  const question = player.questions[current];
  const { isStruck, choose, strike } = useChoices(session, question);
  const goOn = useAutoAdvance(session, settings.goesOn);
  const isLocked = phase !== 'answering';
  const isBusy = isLocked || isAsking || isReviewing || isGridOpen || isHelpOpen || isZoomed;
  const run = (shortcut: Shortcut) => {
    const option =
      shortcut.act === 'choose' ? question?.options[shortcut.position]?.index : focusedOption();
    switch (shortcut.act) {
      case 'choose':
        if (option === undefined) return;
        choose(option);
        return goOn();
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
      case 'help':
        return help.open();
    }
  };
  useKeys({ enabled: keys && !isBusy, read: shortcutOf, run });

  if (!question) return null;
  const { questionId } = question;
  const answered = tiles.filter(({ isAnswered }) => isAnswered).length;
  const overview = (
    <PlayerOverview
      title={attempt.quiz.title}
      account={account}
      statuses={tiles}
      locked={isLocked}
      settings={settings}
      onGo={(index) => {
        grid.close();
        session.moveTo(index);
      }}
      onReview={() => {
        grid.close();
        review.open();
      }}
      onHelp={() => {
        grid.close();
        help.open();
      }}
    />
  );
  return (
    <div className={classes.player} ref={page}>
      <PlayerBar
        attempt={attempt}
        statuses={tiles}
        isTimeHidden={settings.hidesTime}
        onShowTime={() => settings.setHidesTime(false)}
        onTimeUp={onTimeUp}
        onExit={onExit}
      />
      <div className={classes.body} data-scroller>
        <div className={classes.columns}>
          <QuestionPanel
            question={question}
            answer={answerTo(player, questionId)}
            index={current}
            total={tiles.length}
            locked={isLocked}
            headingRef={heading}
            canStrike={settings.strikes}
            isStruck={isStruck}
            isZoomed={isZoomed}
            onZoom={setZoomed}
            onChoose={choose}
            onTap={goOn}
            onStrike={strike}
            onType={(text) => session.type(questionId, text)}
            onFlag={() => session.toggleFlag(questionId)}
            onClear={() => session.clear(questionId)}
          />
          <aside className={classes.side} aria-label="Overview">
            {overview}
          </aside>
        </div>
      </div>
      <PlayerActions
        current={current}
        answered={answered}
        total={tiles.length}
        locked={isLocked}
        onMove={(index) => session.moveTo(index)}
        onGrid={grid.open}
        onReview={review.open}
        status={
          props.status ?? (
            <PlayerStatus
              phase={phase}
              queue={queue}
              statuses={tiles}
              isElsewhere={isElsewhere}
              isContinued={props.isContinued}
              deadline={attempt.deadline}
              onSend={() => session.hurry()}
              onMove={(index) => session.moveTo(index)}
            />
          )
        }
      />
      <QuestionDrawer opened={isGridOpen} onClose={grid.close} title="All questions">
        {overview}
      </QuestionDrawer>
      <PlayerShortcutSheet opened={isHelpOpen} onClose={help.close} />
      <SubmitSheet
        opened={isReviewing && (phase === 'answering' || phase === 'submitting')}
        statuses={tiles}
        deadline={attempt.deadline}
        account={account}
        pending={phase === 'submitting'}
        onGo={(index) => {
          review.close();
          session.moveTo(index);
        }}
        onSubmit={onSubmit}
        onClose={review.close}
      />
    </div>
  );
}

/** With each new question the page begins at the top, and the focus at its number or its text field. */
function useQuestionFocus(current: number, rememberedAttempt: number | undefined) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(current);
  useEffect(() => {
    if (rememberedAttempt !== undefined) writeLastPosition(rememberedAttempt, current);
    if (shown.current === current) return;
    shown.current = current;
    const panel = heading.current?.closest('article');
    const line = panel?.querySelector<HTMLInputElement>('input[data-written-answer]');
    const hasKeyboard = matchMedia('(hover: hover)').matches;
    const target = line && hasKeyboard ? line : heading.current;
    target?.focus({ preventScroll: true });
    panel?.closest('[data-scroller]')?.scrollTo({ top: 0 });
  }, [current, rememberedAttempt]);
  return heading;
}
