import { Rich } from '#web/language/rich.tsx';
import { Moment } from '#web/ui/text/moment.tsx';

/** A sentence with a moment in it. @param text has `<date></date>` where the moment goes */
export function DateLine({ text, at }: { text: string; at: string }) {
  return (
    <span>
      <Rich text={text} parts={{ date: () => <Moment at={at} form="moment" /> }} />
    </span>
  );
}
