import { useLocalStorage } from '@mantine/hooks';

/** The learner's settings in this browser; kept for the next quiz. */
export function usePlayerSettings() {
  const [strikes, setStrikes] = useSetting('quiz-strikes');
  const [goesOn, setGoesOn] = useSetting('quiz-goes-on');
  const [hidesTime, setHidesTime] = useSetting('quiz-timer-hidden');
  return { strikes, setStrikes, goesOn, setGoesOn, hidesTime, setHidesTime };
}
export type PlayerSettings = ReturnType<typeof usePlayerSettings>;

const useSetting = (key: string) =>
  useLocalStorage({ key, defaultValue: false, getInitialValueInEffect: false });
