import { Suspense } from 'react';
import { lazyPart, NoPart } from '../ui/lazy-part.tsx';
import { useShown } from './shown-display.ts';

const Button = lazyPart(
  () => import('./speech/read-aloud-button.tsx').then((file) => file.ReadAloudButton),
  NoPart,
);

/**
 * A button that reads the article around it aloud, for readers who have chosen that.
 * @param of what is read; when it changes, reading ends
 */
export function ReadAloud({ of }: { of: string | number }) {
  const isOn = useShown('readAloud');
  return isOn ? (
    <Suspense>
      <Button key={of} />
    </Suspense>
  ) : null;
}
