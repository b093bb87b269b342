import { useState, useSyncExternalStore } from 'react';
import { useShown } from '#web/display/shown-display.ts';
import { useLaterCode } from '#web/later-code.ts';
import { useUser } from '#web/session/session.tsx';
import type { PlayerDialog } from './player-dialogs.tsx';
import { usePlayerKeys } from './player-keys.ts';
import type { PlayerSession } from './player-session.ts';
import { usePlayerSettings } from './player-settings.ts';
import { questionStatuses } from './player-state.ts';
import { useAutoAdvance } from './question/auto-advance.ts';
import { useChoices } from './question/choices.ts';
import { showQuestion, useQuestionFocus } from './question/question-focus.ts';
import { useTapGuard } from './question/tap-guard.ts';

/** The dialogs, and the overview of all questions, which is a dialog on phones. */
const loadDialogs = () => import('./player-dialogs.tsx');

interface PlayerWork {
  session: PlayerSession;
  /** Another dialog is open: keys belong to it. */
  isAsking: boolean;
  onTimeUp: () => void;
}

export type PlayerControls = ReturnType<typeof usePlayer>;

/** What the player shows, and what its buttons and keys do. */
export function usePlayer({ session, isAsking, onTimeUp }: PlayerWork) {
  const snapshot = useSyncExternalStore(session.subscribe, session.snapshot, session.snapshot);
  const { player, queue, checks } = snapshot;
  const { attempt } = session;
  const { current, isOneWay } = player;
  const isAlone = useShown('oneThing');
  const isAll = attempt.layout === 'all' && !isAlone;
  const { dialog, setDialog } = useDialog(session, current);
  const settings = usePlayerSettings();
  const later = useLaterCode(loadDialogs);
  const user = useUser();
  const rememberedAttempt = session.isRemembered ? attempt.id : undefined;
  const heading = useQuestionFocus(current, { rememberedAttempt, isAll });
  const page = useTapGuard(isAll ? 0 : current);
  const statuses = questionStatuses(player, queue.refused);
  const question = player.questions[current];
  const choicesOf = useChoices(session);
  const choices = choicesOf(question?.questionId ?? 0);
  // Where answers can be checked, the learner decides when to go on.
  const advance = useAutoAdvance(session, settings.goesOn && attempt.atOnce === null && !isAll);
  const locked = player.phase !== 'answering';
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
  const goOnByClock = async () => {
    if (locked) return;
    if (await session.hasMoreTime(snapshot.questionEndsAt)) return;
    const asked = session.snapshot();
    // Meanwhile the learner may have gone on, or ended the attempt.
    if (asked.questionEndsAt !== snapshot.questionEndsAt || asked.player.phase !== 'answering')
      return;
    if (dialog === 'skip' || dialog === 'picture') setDialog(undefined);
    if (!session.goOnByClock()) onTimeUp();
  };
  const canCheck =
    attempt.atOnce !== null &&
    question !== undefined &&
    statuses[current]?.isAnswered === true &&
    !player.checked.has(question.questionId) &&
    checks.get(question.questionId)?.isWaiting !== true;
  usePlayerKeys({
    session,
    enabled: !locked && !isAsking && (typeof later !== 'object' || dialog === undefined),
    choose: choices.choose,
    strike: (questionId, option) => choicesOf(questionId).strike(option),
    onChosen: advance,
    onPrevious: () => moveTo(current - 1),
    onNext: goOn,
    onCheck: canCheck ? () => session.check(question.questionId) : undefined,
    onOpen: setDialog,
  });
  return {
    ...{ snapshot, statuses, question, locked, isAlone, isAll, settings, later, heading, page },
    ...{ dialog, setDialog, choicesOf, choices, canCheck, advance, moveTo, goOn, goOnByClock },
    account: user?.displayName ?? user?.username ?? '',
    zoom: (isZoomed: boolean) => setDialog(isZoomed ? 'picture' : undefined),
    goTo: (index: number) => {
      setDialog(undefined);
      moveTo(index);
    },
  };
}

/** Which dialog is open. The question about a skip ends with what it is about: another tab may go on meanwhile. */
function useDialog(session: PlayerSession, current: number) {
  const [asked, setAsked] = useState<{ dialog: PlayerDialog; at: number }>();
  const isOver = asked?.dialog === 'skip' && asked.at !== current;
  return {
    dialog: isOver ? undefined : asked?.dialog,
    setDialog: (dialog: PlayerDialog | undefined) => {
      // Reads what other devices have saved before the learner submits.
      if (dialog === 'submit') session.hurry();
      setAsked(dialog && { dialog, at: current });
    },
  };
}
