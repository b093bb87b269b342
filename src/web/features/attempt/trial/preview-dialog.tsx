import classes from './preview-dialog.module.css';
import { QuestionPreview, type QuestionPreviewProps } from './question-preview.tsx';
import { WidthFrame } from './width-frame.tsx';

interface PreviewDialogProps extends QuestionPreviewProps {
  opened: boolean;
  onClose: () => void;
}

/** The preview of a question over the whole window, at the width of a desktop or a phone. */
export function PreviewDialog({ opened, onClose, ...preview }: PreviewDialogProps) {
  return (
    <WidthFrame opened={opened} title="Preview of this question" onClose={onClose}>
      <div className={classes.body}>
        <QuestionPreview {...preview} />
      </div>
    </WidthFrame>
  );
}
