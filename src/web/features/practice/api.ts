import { useCallback, useRef, useState } from 'react';
import { createChanges } from '#web/changes.ts';
import { failureOf, isTemporary } from '#web/failure/failure.ts';
import { type Inputs, type Outputs, trpc } from '#web/trpc.ts';

export type PracticeSummary = Outputs['practice']['summary'];
export type PracticeSettings = PracticeSummary['settings'];
export type PracticeSetInput = Inputs['practice']['next'];

export const usePracticeSummary = () => trpc.practice.summary.useSuspenseQuery()[0];

export type Calibration = Outputs['practice']['calibration'];

export type OwnLevel = Outputs['practice']['levels']['categories'][number];

export type Sprint = Outputs['practice']['startSprint'];

export type Streak = NonNullable<PracticeSummary['streak']>;

/** Midnight, other devices and jobs change these as well: they are read again whenever they are shown. */
const always = { staleTime: 0 };

/** How the member keeps up with the daily goal; null without one, undefined while it loads. */
export const useStreak = () => trpc.practice.streak.useQuery(undefined, always).data;

/** A new set for each visit, which stays while it is answered. */
export const usePracticeSet = (input: PracticeSetInput) =>
  trpc.practice.next.useQuery(input, {
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

/** Everything that an answer in practice or other settings change is fetched again when it is needed. */
export function usePracticeChanged() {
  const calls = trpc.useUtils();
  return useCallback(
    () =>
      void Promise.all([
        calls.practice.summary.invalidate(),
        calls.practice.streak.invalidate(),
        calls.practice.levels.invalidate(),
        calls.practice.calibration.invalidate(),
        // The time of a sprint may be up before its last answer has arrived.
        calls.practice.sprint.invalidate(),
      ]),
    [calls],
  );
}

/** An answer is sent again until it arrives; it counts once. */
export const sentUntilThere = {
  retry: (failures: number, error: unknown) => failures < 4 && isTemporary(failureOf(error)),
};

export const useCheckAnswer = () =>
  trpc.practice.answer.useMutation({ ...sentUntilThere, onSuccess: usePracticeChanged() })
    .mutateAsync;

/** How well confidence fits the results; undefined while it loads. */
export const useCalibration = () => trpc.practice.calibration.useQuery(undefined, always).data;

/** The learner's levels as bands; undefined while they load. */
export const useLevels = () => trpc.practice.levels.useQuery(undefined, always).data;

/** Begins a sprint. */
export const useStartSprint = () => trpc.practice.startSprint.useMutation();

/** How a sprint went, as the server has counted it. */
export const useSprintResult = (id: number) =>
  trpc.practice.sprint.useQuery({ id }, { staleTime: 0, gcTime: 0 });

/**
 * Saves a change of the settings, which is shown at once. Only that part is sent: what another tab or device has changed
 * meanwhile stays.
 */
export function useSaveSettings(shown: PracticeSettings) {
  const calls = trpc.useUtils();
  const changed = usePracticeChanged();
  const running = useRef(0);
  const { mutateAsync } = trpc.practice.saveSettings.useMutation();
  const [save] = useState(() =>
    createChanges<PracticeSettings>({
      save: (_, part) => mutateAsync(part),
      show: (settings) =>
        calls.practice.summary.setData(undefined, (summary) => summary && { ...summary, settings }),
    }),
  );
  return async (change: Partial<PracticeSettings>) => {
    running.current += 1;
    await calls.practice.summary.cancel();
    try {
      await save(calls.practice.summary.getData()?.settings ?? shown, change);
    } finally {
      running.current -= 1;
      // What is read before the last one has arrived would undo it on screen.
      if (running.current === 0) changed();
    }
  };
}
