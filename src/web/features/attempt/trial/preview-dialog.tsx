import { useMessages } from '#web/language/language.tsx';
import { trialMessages } from './messages/messages.ts';
import classes from './preview-dialog.module.css';
import { QuestionPreview, type QuestionPreviewProps } from './question-preview.tsx';
import { WidthFrame } from './width-frame.tsx';

interface PreviewDialogProps extends QuestionPreviewProps {
  opened: boolean;
  onClose: () => void;
}

/** The preview of a question over the whole window, at the width of a desktop or a phone. */
export function PreviewDialog({ opened, onClose, ...preview }: PreviewDialogProps) {
  const m = useMessages(trialMessages);
  return (
    <WidthFrame opened={opened} title={m.preview} onClose={onClose}>
      <div className={classes.body}>
        <QuestionPreview {...preview} />
      </div>
    </WidthFrame>
  );
}
