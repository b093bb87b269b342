import { type DragEvent, useState } from 'react';

/** Whether what is dragged are files, not a text. */
export const hasFiles = ({ dataTransfer }: DragEvent): boolean =>
  dataTransfer.types.includes('Files');

/**
 * For an element that takes dropped files. Text that is dropped goes into the field below it, as anywhere.
 * @param take gets the files of a drop
 */
export function useFileDrop(take: (files: FileList) => void) {
  const [isOver, setIsOver] = useState(false);
  return {
    'data-over': isOver || undefined,
    onDragOver: (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setIsOver(true);
    },
    onDragLeave: () => setIsOver(false),
    onDrop: (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setIsOver(false);
      take(event.dataTransfer.files);
    },
  };
}
