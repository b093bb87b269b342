import { Modal } from '@mantine/core';
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
    <Modal
      opened={opened}
      onClose={onClose}
      fullScreen
      withCloseButton={false}
      padding={0}
      aria-label="Preview of this question"
    >
      <WidthFrame title="Preview" onClose={onClose}>
        <div className={classes.body}>
          <QuestionPreview {...preview} />
        </div>
      </WidthFrame>
    </Modal>
  );
}
