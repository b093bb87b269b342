import { useMessages } from '#web/language/language.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { reviewMessages } from './messages/messages.ts';
import classes from './question-picture.module.css';

interface PictureDialogProps {
  src: string;
  alt: string | null;
  opened: boolean;
  onClose: () => void;
}

/** The picture of a question as large as the window. */
export function PictureDialog({ src, alt, opened, onClose }: PictureDialogProps) {
  const { picture } = useMessages(reviewMessages);
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={picture.title}
      closeButtonProps={{ 'aria-label': picture.close }}
      fullScreen
      classNames={{ content: classes.zoom, body: classes.zoomBody }}
    >
      <img className={classes.large} src={src} alt={alt ?? picture.altLarge} />
    </Dialog>
  );
}
