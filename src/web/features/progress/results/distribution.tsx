import { useFormat, useMessages } from '#web/language/language.tsx';
import { CountBars } from '#web/ui/count-bars.tsx';
import { quizResultsMessages } from './messages/messages.ts';

/** How many attempts have which score. */
export function Distribution({ counts }: { counts: readonly number[] }) {
  const { summary: m } = useMessages(quizResultsMessages);
  const format = useFormat();
  const step = 100 / counts.length;
  return (
    <CountBars
      caption={m.distribution}
      titles={[m.range, m.attempts]}
      rows={counts.map((count, index) => ({
        count,
        key: index,
        label: m.between({
          from: format.count(index * step),
          to: format.percent((index + 1) * step, 100),
        }),
      }))}
    />
  );
}
