import { type DragEvent, use, useState } from 'react';
import { flushSync } from 'react-dom';
import { messageOf } from '#web/failure/failure.ts';
import { useMessages } from '#web/language/language.tsx';
import { fileAsBase64 } from '#web/ui/file-as-base64.ts';
import { hasFiles } from '#web/ui/form/use-file-drop.ts';
import { useToast } from '#web/ui/toaster.tsx';
import { useIsShown } from '#web/use-is-shown.ts';
import { useLatest } from '#web/use-latest.ts';
import { picturesMessages } from './messages/messages.ts';
import { UploadFormContext } from './upload-form.ts';

/** Without it, a browser opens a file that is dropped on a text instead of handing it over. */
export const fileDropZone = {
  onDragOver: (event: DragEvent) => {
    if (hasFiles(event)) event.preventDefault();
  },
};

export type UploadState =
  | { at: 'start' | 'uploading' | 'uploaded' }
  | { at: 'failed'; message: string };

interface Uploading {
  send: (file: { content: string; fileName: string }) => Promise<{ address: string }>;
  largest: number;
  words: Record<'failed' | 'fieldGone', string>;
  onUploaded: (address: string, isFor: string) => void;
}

/** Uploads a file and gives its address to `onUploaded`; a message says so if the field is gone. */
export function useFileUpload({ send, largest, words, onUploaded }: Uploading) {
  const m = useMessages(picturesMessages);
  const [state, setState] = useState<UploadState>({ at: 'start' });
  const toast = useToast();
  const latest = useLatest(onUploaded);
  const form = useLatest(use(UploadFormContext));
  const isShown = useIsShown();
  /** @param isFor where it was dropped, if that matters */
  const upload = async (file: File, isFor = '') => {
    if (file.size > largest) {
      setState({ at: 'failed', message: m.tooLarge({ megabytes: largest / 1024 / 1024 }) });
      return;
    }
    setState({ at: 'uploading' });
    form.current.count(1);
    try {
      const content = await fileAsBase64(file);
      const { address } = await send({ content, fileName: file.name.slice(0, 200) });
      if (!isShown.current) {
        toast({ title: words.fieldGone, tone: 'fail' });
        return;
      }
      // Drawn at once: another upload that ends in the same moment must find what this one has changed.
      flushSync(() => {
        setState({ at: 'uploaded' });
        latest.current(address, isFor);
      });
    } catch (error) {
      const message = messageOf(error, words.failed);
      setState({ at: 'failed', message });
      if (!isShown.current || !form.current.isVisible)
        toast({ title: words.failed, message, tone: 'fail' });
    } finally {
      form.current.count(-1);
    }
  };
  return { state, upload };
}
