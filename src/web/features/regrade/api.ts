import { isFailure } from '#web/failure/failure.ts';
import { type Inputs, type Outputs, trpc } from '#web/trpc.ts';

export type RegradedQuestion = Outputs['regrade']['question'];
export type Regrade = RegradedQuestion['regrades'][number];
export type RegradePreview = Outputs['regrade']['preview'];
export type ChangedKey = Outputs['regrade']['changedKeys'][number];
export type RegradeChoice = Inputs['regrade']['preview'];

export const isUnderWay = ({ state }: Pick<Regrade, 'state'>): boolean =>
  state === 'running' || state === 'undoing';

const second = 1000;

/** The question with its regrades; read again every second while one is under way. */
export const useRegradedQuestion = (id: number) =>
  trpc.regrade.question.useSuspenseQuery(
    { id },
    {
      refetchInterval: ({ state: { data } }) => (data?.regrades.some(isUnderWay) ? second : false),
    },
  )[0];

/** What a regrade would change; the preview before stays on screen while another one comes. */
export const useRegradePreview = (choice: RegradeChoice, { enabled }: { enabled: boolean }) =>
  trpc.regrade.preview.useQuery(choice, {
    enabled,
    staleTime: 0,
    placeholderData: (before) => before,
  });

export function useRegradeCalls() {
  const calls = trpc.useUtils();
  const onSuccess = () => calls.regrade.invalidate();
  // The key was changed, or another regrade has begun: the preview and the regrades are read again before the next try.
  const onError = (error: unknown) =>
    isFailure(error, 'conflict', 'not-found') ? calls.regrade.invalidate() : undefined;
  return {
    begin: trpc.regrade.begin.useMutation({ onSuccess, onError }).mutateAsync,
    undo: trpc.regrade.undo.useMutation({ onSuccess, onError }).mutateAsync,
  };
}

/** A quiz's questions whose key was changed after they had been asked. */
export const useChangedKeys = (quizId: number) =>
  trpc.regrade.changedKeys.useQuery({ id: quizId }, { staleTime: 0 });
