import { type DragEvent, useEffect, useRef, useState } from 'react';
import { messageOf } from '#web/failure/failure.ts';
import { useMessages } from '#web/language/language.tsx';
import { fileAsBase64 } from '#web/ui/file-as-base64.ts';
import { hasFiles } from '#web/ui/form/use-file-drop.ts';
import { useLatest } from '#web/use-latest.ts';
import { picturesMessages } from './messages/messages.ts';

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
  failed: string;
  onUploaded: (address: string, isFor: string) => void;
}

/** Uploads a file and gives its address to `onUploaded`, as long as the field is on the page. */
export function useFileUpload({ send, largest, failed, onUploaded }: Uploading) {
  const m = useMessages(picturesMessages);
  const [state, setState] = useState<UploadState>({ at: 'start' });
  const latest = useLatest(onUploaded);
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  /** @param isFor where it was dropped, if that matters */
  const upload = async (file: File, isFor = '') => {
    if (file.size > largest) {
      setState({ at: 'failed', message: m.tooLarge({ megabytes: largest / 1024 / 1024 }) });
      return;
    }
    setState({ at: 'uploading' });
    try {
      const content = await fileAsBase64(file);
      const { address } = await send({ content, fileName: file.name.slice(0, 200) });
      if (!isShown.current) return;
      setState({ at: 'uploaded' });
      latest.current(address, isFor);
    } catch (error) {
      setState({ at: 'failed', message: messageOf(error, failed) });
    }
  };
  return { state, upload };
}
