import { memo, useEffect, useEffectEvent, useMemo, useRef } from 'react';
import type {
  AnswerReview,
  PaperQuestionForTaker,
  SavedAnswer,
} from '#shared/features/attempt/schema.ts';
import { isAnswered } from '#shared/features/question/question-types/answering.ts';
import { useLatest } from '#web/use-latest.ts';
import type { PlayerSession, SessionSnapshot } from '../player-session.ts';
import { blankAnswer } from '../player-state.ts';
import type { CheckState } from '../saving/answer-checks.ts';
import classes from './all-questions.module.css';
import type { Choices } from './choices.ts';
import { panelActions } from './panel-actions.ts';
import { showQuestion } from './question-focus.ts';
import { QuestionPanel } from './question-panel.tsx';

interface AllQuestionsProps {
  session: PlayerSession;
  snapshot: SessionSnapshot;
  locked: boolean;
  canStrike: boolean;
  choicesOf: (questionId: number) => Choices;
  /** Index of the question whose picture is enlarged. */
  zoomed: number | undefined;
  onZoom: (isZoomed: boolean) => void;
}

/** For this long after a move, in milliseconds, the scroll position does not show which question is being read. */
const settling = 400;

/** All questions on one page. The current one is the one that is answered, or read at the top of the page. */
export function AllQuestions(props: AllQuestionsProps) {
  const { session, snapshot, locked, canStrike, choicesOf, zoomed } = props;
  const { player, checks } = snapshot;
  const list = useQuestionInView(session, player.current);
  // Each question is rendered again only when something of it changes, so its functions stay the same.
  const latest = useLatest({ choicesOf, onZoom: props.onZoom });
  const actions = useMemo(
    (): ItemActions => ({
      session,
      choose: (id, option) => latest.current.choicesOf(id).choose(option),
      strike: (id, option) => latest.current.choicesOf(id).strike(option),
      zoom: (isZoomed) => latest.current.onZoom(isZoomed),
    }),
    [session, latest],
  );
  const { questions } = player;
  const blanks = useMemo(
    () => new Map(questions.map(({ questionId }) => [questionId, blankAnswer(questionId)])),
    [questions],
  );
  return (
    <div className={classes.list} ref={list}>
      {questions.map((question, index) => {
        const { questionId, options } = question;
        const { isStruck } = choicesOf(questionId);
        return (
          <Item
            key={questionId}
            actions={actions}
            question={question}
            answer={
              player.answers.get(questionId) ?? blanks.get(questionId) ?? blankAnswer(questionId)
            }
            index={index}
            total={questions.length}
            locked={locked}
            canStrike={canStrike}
            struck={options
              .map((option) => option.index)
              .filter(isStruck)
              .join()}
            isZoomed={zoomed === index}
            check={checks.get(questionId)}
            review={player.checked.get(questionId)}
          />
        );
      })}
    </div>
  );
}

interface ItemActions {
  session: PlayerSession;
  choose: (questionId: number, option: number) => void;
  strike: (questionId: number, option: number) => void;
  zoom: (isZoomed: boolean) => void;
}

interface ItemProps {
  actions: ItemActions;
  question: PaperQuestionForTaker;
  answer: SavedAnswer;
  index: number;
  total: number;
  locked: boolean;
  canStrike: boolean;
  /** The options that are crossed out, as text: `1,3`. */
  struck: string;
  isZoomed: boolean;
  check: CheckState | undefined;
  review: AnswerReview | undefined;
}

const Item = memo(function Item({ actions, struck, check, ...panel }: ItemProps) {
  const { question, answer, index, locked } = panel;
  const { session } = actions;
  const { questionId } = question;
  const struckOptions = struck === '' ? [] : struck.split(',').map(Number);
  const makeCurrent = () => session.moveTo(index);
  return (
    <div
      className={classes.item}
      data-question={index}
      onFocusCapture={makeCurrent}
      onPointerDownCapture={makeCurrent}
    >
      <QuestionPanel
        {...panel}
        {...panelActions(session, questionId)}
        headingRef={null}
        isStruck={(option) => struckOptions.includes(option)}
        onZoom={actions.zoom}
        onChoose={(option) => actions.choose(questionId, option)}
        onTap={() => {}}
        onStrike={(option) => actions.strike(questionId, option)}
        check={
          session.attempt.atOnce === null
            ? undefined
            : {
                state: check,
                disabled: locked || !isAnswered(question.type, answer),
                onCheck: () => session.check(questionId),
              }
        }
      />
    </div>
  );
});

/** Follows the page: the question that is read at its top becomes the current one. */
function useQuestionInView(session: PlayerSession, current: number) {
  const list = useRef<HTMLDivElement>(null);
  const movedAt = useRef(0);
  /** What scrolling has made current last. */
  const readLast = useRef<number>(undefined);
  useEffect(() => {
    if (readLast.current !== current) movedAt.current = performance.now();
  }, [current]);
  const read = useEffectEvent((index: number) => {
    if (performance.now() - movedAt.current < settling) return;
    readLast.current = index;
    session.moveTo(index);
  });
  useEffect(() => {
    const items = list.current;
    if (!items) return;
    const { current: first } = session.snapshot().player;
    if (first > 0) showQuestion(first);
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries)
          if (isIntersecting && target instanceof HTMLElement)
            read(Number(target.dataset.question));
      },
      { root: items.closest('[data-scroller]'), rootMargin: '-10% 0px -89% 0px' },
    );
    for (const item of items.children) observer.observe(item);
    return () => observer.disconnect();
  }, [session]);
  return list;
}
