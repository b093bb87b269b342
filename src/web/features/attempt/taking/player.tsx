import { type ReactNode, Suspense } from 'react';
import { ContentLanguageContext } from '#web/language/content.ts';
import { useMessages } from '#web/language/language.tsx';
import { MissingPart } from '#web/ui/lazy-part.tsx';
import { playerMessages } from './messages/messages.ts';
import type { PlayerOverview } from './navigation/player-overview.tsx';
import classes from './player.module.css';
import { PlayerActions } from './player-actions.tsx';
import { PlayerBar } from './player-bar.tsx';
import type { PlayerSession } from './player-session.ts';
import { answerTo } from './player-state.ts';
import { PlayerStatus } from './player-status.tsx';
import { AllQuestions } from './question/pages.ts';
import { panelActions } from './question/panel-actions.ts';
import { QuestionPanel } from './question/question-panel.tsx';
import { type PlayerControls, usePlayer } from './use-player.ts';

interface PlayerProps {
  session: PlayerSession;
  isContinued: boolean;
  /** Another dialog is open: keys belong to it. */
  isAsking: boolean;
  /** In place of the line that shows whether answers are saved. */
  status?: ReactNode;
  onTimeUp: () => void;
  onSubmit: () => void;
  /** Without it there is no button for it: a dialog around the player has its own. */
  onExit?: () => void;
}

/**
 * Exam mode: a bar with exit, progress and time, the question, and a bar with the moves, which stay at the
 * same position. The overview of all questions is next to the question, or in a sheet on phones.
 */
export function Player(props: PlayerProps) {
  const m = useMessages(playerMessages);
  const player = usePlayer(props);
  const { snapshot, statuses, question, locked, isAll, settings, dialog, setDialog } = player;
  const { session } = props;
  const { attempt } = session;
  const { current, isOneWay } = snapshot.player;
  if (!question) return null;
  const later = typeof player.later === 'object' ? player.later : undefined;
  const overview = later && <Overview {...{ session, player }} shownBy={later.PlayerOverview} />;
  return (
    <div className={classes.player} ref={player.page} data-alone={player.isAlone || undefined}>
      <PlayerBar
        attempt={attempt}
        deadline={snapshot.deadline}
        questionEndsAt={snapshot.questionEndsAt}
        statuses={statuses}
        isTimeHidden={settings.hidesTime}
        onShowTime={() => settings.setHidesTime(false)}
        onTimeUp={props.onTimeUp}
        onQuestionTimeUp={player.goOnByClock}
        onExit={props.onExit}
      />
      <div className={classes.body} data-scroller>
        <div className={classes.columns}>
          <ContentLanguageContext value={attempt.quiz.language}>
            {isAll ? <OnePage {...{ session, player }} /> : <Current {...{ session, player }} />}
          </ContentLanguageContext>
          {overview && (
            <aside className={classes.side} aria-label={m.overview}>
              {overview}
            </aside>
          )}
        </div>
      </div>
      <PlayerActions
        statuses={statuses}
        current={current}
        locked={locked}
        isOneWay={isOneWay}
        isAll={isAll}
        onPrevious={() => player.moveTo(current - 1)}
        onNext={player.goOn}
        onGrid={() => setDialog('questions')}
        onReview={() => setDialog('submit')}
        status={
          props.status ?? <SaveStatus {...{ session, player }} isContinued={props.isContinued} />
        }
      />
      {player.later === 'missing' && dialog !== undefined && <MissingPart />}
      {later && (
        <later.PlayerDialogs
          open={dialog}
          phase={snapshot.player.phase}
          statuses={statuses}
          isOneWay={isOneWay}
          isUntimed={attempt.untimed}
          hasPenalty={attempt.wrongAnswerPenaltyPercent !== undefined}
          deadline={snapshot.deadline}
          account={player.account}
          overview={overview}
          onGo={player.goTo}
          onSkip={() => player.goTo(current + 1)}
          onSubmit={props.onSubmit}
          onClose={() => setDialog(undefined)}
        />
      )}
    </div>
  );
}

interface PlayerPartProps {
  session: PlayerSession;
  player: PlayerControls;
}

interface OverviewProps extends PlayerPartProps {
  /** Its code comes after the first question. */
  shownBy: typeof PlayerOverview;
}

/** All questions with their states, beside the question or in a sheet. */
const Overview = ({ session: { attempt }, player, shownBy: Shown }: OverviewProps) => (
  <Shown
    title={attempt.quiz.title}
    account={player.account}
    statuses={player.statuses}
    locked={player.locked}
    isOneWay={player.snapshot.player.isOneWay}
    isUntimed={attempt.untimed}
    grading={attempt}
    settings={player.settings}
    onGo={player.goTo}
    onReview={() => player.setDialog('submit')}
    onHelp={() => player.setDialog('help')}
  />
);

/** Whether the answers are saved. */
function SaveStatus({ session, player, isContinued }: PlayerPartProps & { isContinued: boolean }) {
  const { snapshot } = player;
  return (
    <PlayerStatus
      phase={snapshot.player.phase}
      queue={snapshot.queue}
      statuses={player.statuses}
      isElsewhere={snapshot.isElsewhere}
      isContinued={isContinued}
      deadline={snapshot.deadline}
      onSend={() => session.hurry()}
      onMove={player.moveTo}
    />
  );
}

/** All questions on one page. */
const OnePage = ({ session, player }: PlayerPartProps) => (
  <Suspense>
    <AllQuestions
      session={session}
      snapshot={player.snapshot}
      locked={player.locked}
      canStrike={player.settings.strikes}
      choicesOf={player.choicesOf}
      zoomed={player.dialog === 'picture' ? player.snapshot.player.current : undefined}
      onZoom={player.zoom}
    />
  </Suspense>
);

function Current({ session, player: controls }: PlayerPartProps) {
  const { snapshot, question, locked, canCheck, choices } = controls;
  const { player, checks } = snapshot;
  if (!question) return null;
  const { questionId } = question;
  return (
    <QuestionPanel
      question={question}
      {...panelActions(session, questionId)}
      answer={answerTo(player, questionId)}
      index={player.current}
      total={controls.statuses.length}
      locked={locked}
      headingRef={controls.heading}
      canStrike={controls.settings.strikes}
      isStruck={choices.isStruck}
      isZoomed={controls.dialog === 'picture'}
      onZoom={controls.zoom}
      onChoose={choices.choose}
      onTap={controls.advance}
      onStrike={choices.strike}
      check={
        session.attempt.atOnce === null
          ? undefined
          : {
              state: checks.get(questionId),
              disabled: locked || !canCheck,
              onCheck: () => session.check(questionId),
            }
      }
      review={player.checked.get(questionId)}
    />
  );
}
