import { type ReactNode, Suspense, useState, useSyncExternalStore } from 'react';
import { useShown } from '#web/display/shown-display.ts';
import { ContentLanguageContext } from '#web/language/content.ts';
import { useMessages } from '#web/language/language.tsx';
import { useLaterCode } from '#web/later-code.ts';
import { useUser } from '#web/session/session.tsx';
import { MissingPart } from '#web/ui/lazy-part.tsx';
import { playerMessages } from './messages/messages.ts';
import { PlayerOverview } from './navigation/player-overview.tsx';
import classes from './player.module.css';
import { PlayerActions } from './player-actions.tsx';
import { PlayerBar } from './player-bar.tsx';
import type { PlayerDialog } from './player-dialogs.tsx';
import { usePlayerKeys } from './player-keys.ts';
import type { PlayerSession } from './player-session.ts';
import { usePlayerSettings } from './player-settings.tsx';
import { answerTo, questionStatuses } from './player-state.ts';
import { PlayerStatus } from './player-status.tsx';
import { useAutoAdvance } from './question/auto-advance.ts';
import { useChoices } from './question/choices.ts';
import { AllQuestions } from './question/pages.ts';
import { showQuestion, useQuestionFocus } from './question/question-focus.ts';
import { QuestionPanel } from './question/question-panel.tsx';
import { useTapGuard } from './question/tap-guard.ts';

const loadDialogs = () => import('./player-dialogs.tsx');

interface PlayerProps {
  session: PlayerSession;
  isContinued: boolean;
  /** Another dialog is open: keys belong to it. */
  isAsking: boolean;
  /** In place of the line that shows whether answers are saved. */
  status?: ReactNode;
  onTimeUp: () => void;
  onSubmit: () => void;
  onExit: () => void;
}

/**
 * Exam mode: a bar with exit, progress and time, the question, and a bar with the moves, which stay at the
 * same position. The overview of all questions is next to the question, or in a sheet on phones.
 */
export function Player(props: PlayerProps) {
  const m = useMessages(playerMessages);
  const { session } = props;
  const snapshot = useSyncExternalStore(session.subscribe, session.snapshot, session.snapshot);
  const { player, queue, checks, deadline, questionEndsAt, isElsewhere } = snapshot;
  const { attempt } = session;
  const { current, phase, isOneWay } = player;
  const isAlone = useShown('oneThing');
  const isAll = attempt.layout === 'all' && !isAlone;
  const [dialog, setDialog] = useState<PlayerDialog>();
  const settings = usePlayerSettings();
  const later = useLaterCode(loadDialogs);
  const user = useUser();
  const account = user?.displayName ?? user?.username ?? '';
  const rememberedAttempt = session.isRemembered ? attempt.id : undefined;
  const heading = useQuestionFocus(current, { rememberedAttempt, isAll });
  const page = useTapGuard(isAll ? 0 : current);
  const statuses = questionStatuses(player, queue.refused);
  const question = player.questions[current];
  const choicesOf = useChoices(session);
  const { isStruck, choose, strike } = choicesOf(question?.questionId ?? 0);
  // Who can have an answer checked decides when to go on.
  const advance = useAutoAdvance(session, settings.goesOn && attempt.atOnce === null && !isAll);
  const locked = phase !== 'answering';
  const moveTo = (index: number) => {
    session.moveTo(index);
    if (isAll) showQuestion(session.snapshot().player.current);
  };
  // Without a way back, a question is not left without an answer by mistake.
  const goOn = () => {
    const isLast = current === statuses.length - 1;
    if (isOneWay && !locked && !isLast && !statuses[current]?.isAnswered) setDialog('skip');
    else moveTo(current + 1);
  };
  const goOnByClock = () => {
    if (locked) return;
    if (dialog === 'skip' || dialog === 'picture') setDialog(undefined);
    if (!session.goOnByClock()) props.onTimeUp();
  };
  const canCheck =
    attempt.atOnce !== null &&
    question !== undefined &&
    statuses[current]?.isAnswered === true &&
    !player.checked.has(question.questionId) &&
    checks.get(question.questionId)?.isWaiting !== true;
  usePlayerKeys({
    session,
    enabled: !locked && !props.isAsking && (typeof later !== 'object' || dialog === undefined),
    choose,
    strike,
    onChosen: advance,
    onPrevious: () => moveTo(current - 1),
    onNext: goOn,
    onCheck: canCheck ? () => session.check(question.questionId) : undefined,
    onOpen: setDialog,
  });

  if (!question) return null;
  const { questionId } = question;
  const goTo = (index: number) => {
    setDialog(undefined);
    moveTo(index);
  };
  const overview = (
    <PlayerOverview
      title={attempt.quiz.title}
      account={account}
      statuses={statuses}
      locked={locked}
      isOneWay={isOneWay}
      isUntimed={attempt.untimed}
      grading={attempt}
      settings={settings}
      onGo={goTo}
      onReview={() => setDialog('submit')}
      onHelp={() => setDialog('help')}
    />
  );
  return (
    <div className={classes.player} ref={page} data-alone={isAlone || undefined}>
      <PlayerBar
        attempt={attempt}
        deadline={deadline}
        questionEndsAt={questionEndsAt}
        statuses={statuses}
        isTimeHidden={settings.hidesTime}
        onShowTime={() => settings.setHidesTime(false)}
        onTimeUp={props.onTimeUp}
        onQuestionTimeUp={goOnByClock}
        onExit={props.onExit}
      />
      <div className={classes.body} data-scroller>
        <div className={classes.columns}>
          <ContentLanguageContext value={attempt.quiz.language}>
            {isAll ? (
              <Suspense>
                <AllQuestions
                  session={session}
                  snapshot={snapshot}
                  locked={locked}
                  canStrike={settings.strikes}
                  choicesOf={choicesOf}
                  zoomed={dialog === 'picture' ? current : undefined}
                  onZoom={(isZoomed) => setDialog(isZoomed ? 'picture' : undefined)}
                />
              </Suspense>
            ) : (
              <QuestionPanel
                question={question}
                answer={answerTo(player, questionId)}
                index={current}
                total={statuses.length}
                locked={locked}
                headingRef={heading}
                canStrike={settings.strikes}
                isStruck={isStruck}
                isZoomed={dialog === 'picture'}
                onZoom={(isZoomed) => setDialog(isZoomed ? 'picture' : undefined)}
                onChoose={choose}
                onTap={advance}
                onStrike={strike}
                onPlace={(option, target) => session.place(questionId, { option, target })}
                onMark={(spots) => session.mark(questionId, spots)}
                onType={(text) => session.type(questionId, text)}
                onFlag={() => session.toggleFlag(questionId)}
                onClear={() => session.clear(questionId)}
                check={
                  attempt.atOnce === null
                    ? undefined
                    : {
                        state: checks.get(questionId),
                        disabled: locked || !canCheck,
                        onCheck: () => session.check(questionId),
                      }
                }
                review={player.checked.get(questionId)}
              />
            )}
          </ContentLanguageContext>
          <aside className={classes.side} aria-label={m.overview}>
            {overview}
          </aside>
        </div>
      </div>
      <PlayerActions
        statuses={statuses}
        current={current}
        locked={locked}
        isOneWay={isOneWay}
        isAll={isAll}
        onPrevious={() => moveTo(current - 1)}
        onNext={goOn}
        onGrid={() => setDialog('questions')}
        onReview={() => setDialog('submit')}
        status={
          props.status ?? (
            <PlayerStatus
              phase={phase}
              queue={queue}
              statuses={statuses}
              isElsewhere={isElsewhere}
              isContinued={props.isContinued}
              deadline={deadline}
              onSend={() => session.hurry()}
              onMove={moveTo}
            />
          )
        }
      />
      {later === 'missing' && dialog !== undefined && <MissingPart />}
      {typeof later === 'object' && (
        <later.PlayerDialogs
          open={dialog}
          phase={phase}
          statuses={statuses}
          isOneWay={isOneWay}
          isUntimed={attempt.untimed}
          hasPenalty={attempt.wrongAnswerPenaltyPercent !== undefined}
          deadline={deadline}
          account={account}
          overview={overview}
          onGo={goTo}
          onSkip={() => goTo(current + 1)}
          onSubmit={props.onSubmit}
          onClose={() => setDialog(undefined)}
        />
      )}
    </div>
  );
}
