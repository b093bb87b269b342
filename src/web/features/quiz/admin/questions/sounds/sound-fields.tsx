import { ActionIcon, Textarea, TextInput } from '@mantine/core';
import { IconMusic, IconX } from '@tabler/icons-react';
import type { ClipboardEvent, DragEvent, ReactNode } from 'react';
import { largestSound } from '#shared/features/upload/schema.ts';
import {
  type SoundInText,
  soundsIn,
  withSoundAdded,
  withSoundAt,
} from '#shared/kernel/media/sounds-in-text.ts';
import { keepingFocus } from '#web/keyboard/focus-near.ts';
import { useMessages } from '#web/language/language.tsx';
import { useAddSound } from '#web/pictures/api.ts';
import { picturesMessages } from '#web/pictures/messages/messages.ts';
import { UploadControls } from '#web/pictures/upload-controls.tsx';
import { fileDropZone, useFileUpload } from '#web/pictures/use-file-upload.ts';
import { useToast } from '#web/ui/toaster.tsx';
import { rowKeys } from '../answers/row-keys.ts';
import type { EditedQuestion } from '../question-list-state.ts';
import { focusSoon } from '../question-prefix.ts';
import classes from './sound-fields.module.css';

interface SoundFieldsProps {
  question: EditedQuestion;
  onChange: (question: EditedQuestion) => void;
  prefix: string;
  /** The other fields; a sound that is dropped or pasted into one of them is added to its text. */
  children: ReactNode;
}

const accepted = 'audio/mpeg,audio/mp4,audio/ogg,audio/wav,.mp3,.m4a,.ogg,.opus,.wav';

/** The texts of a question that can have sounds. Their fields change with the order of the options, `isFor` does not. */
function textsOf({ text, options, explanation }: EditedQuestion) {
  const keys = rowKeys(options);
  return [
    { field: 'text', text, isFor: '' },
    ...options.map((option, index) => ({
      field: `options.${index}`,
      text: option,
      isFor: `option ${keys[index]}`,
    })),
    { field: 'explanation', text: explanation, isFor: 'explanation' },
  ];
}

function withText(question: EditedQuestion, field: string, text: string): EditedQuestion {
  const [, option] = /^options\.(\d+)$/.exec(field) ?? [];
  if (option !== undefined)
    return { ...question, options: question.options.with(Number(option), text) };
  return field === 'explanation' ? { ...question, explanation: text } : { ...question, text };
}

const soundIn = (files: FileList): File | undefined =>
  [...files].find(({ type }) => type.startsWith('audio/'));

/** The sounds in the texts of a question, with what is heard and what is said, which are asked for at once. */
export function SoundFields({ question, onChange, prefix, children }: SoundFieldsProps) {
  const m = useMessages(picturesMessages).sound;
  const { mutateAsync: send } = useAddSound();
  const toast = useToast();
  const texts = textsOf(question);
  const { state, upload } = useFileUpload({
    send,
    largest: largestSound,
    words: m,
    onUploaded: (address, isFor) => {
      const found = texts.find((each) => each.isFor === isFor);
      if (!found) {
        toast({ title: m.fieldGone, tone: 'fail' });
        return;
      }
      const { field, text } = found;
      onChange(withText(question, field, withSoundAdded(text, address)));
      focusSoon(`${prefix}-sound.${field}.${soundsIn(text).length}`);
    },
  });
  const isUploading = state.at === 'uploading';
  const take = (event: DragEvent | ClipboardEvent, files: FileList) => {
    const file = soundIn(files);
    if (!file) return;
    event.preventDefault();
    event.stopPropagation();
    const id = event.target instanceof Element ? event.target.id : '';
    const into = texts.find(({ field }) => field === id.slice(prefix.length + 1));
    if (!isUploading) void upload(file, into?.isFor);
  };
  const found = texts.flatMap(({ field, text }) =>
    soundsIn(text).map((sound, index) => ({ field, text, sound, index })),
  );
  return (
    <div
      className={classes.fields}
      {...fileDropZone}
      onDropCapture={(event) => take(event, event.dataTransfer.files)}
      onPasteCapture={(event) => take(event, event.clipboardData.files)}
    >
      {children}
      <UploadControls
        accepted={accepted}
        icon={<IconMusic size={18} aria-hidden />}
        words={m}
        state={state}
        onFile={(file) => void upload(file)}
      />
      {found.map(({ field, text, sound, index }) => (
        <OneSound
          key={`${field} ${index}`}
          id={`${prefix}-sound.${field}.${index}`}
          sound={sound}
          onChange={(changed) =>
            onChange(withText(question, field, withSoundAt(text, index, changed)))
          }
        />
      ))}
    </div>
  );
}

interface OneSoundProps {
  id: string;
  sound: SoundInText;
  /** Gets nothing if the sound is removed. */
  onChange: (sound: SoundInText | undefined) => void;
}

function OneSound({ id, sound, onChange }: OneSoundProps) {
  const m = useMessages(picturesMessages).sound;
  const { address, label, transcript } = sound;
  return (
    <fieldset className={classes.sound}>
      <legend className={classes.legend}>{m.title}</legend>
      <div className={classes.tools}>
        <audio className={classes.player} controls preload="metadata" src={address} />
        <ActionIcon aria-label={m.remove} onClick={keepingFocus(() => onChange(undefined))}>
          <IconX size={18} aria-hidden />
        </ActionIcon>
      </div>
      <TextInput
        id={id}
        label={m.label}
        placeholder={m.labelHint}
        maxLength={300}
        value={label}
        onChange={(event) => onChange({ ...sound, label: event.currentTarget.value })}
      />
      <Textarea
        label={m.transcript}
        description={m.transcriptHint}
        autosize
        minRows={2}
        maxRows={8}
        maxLength={3000}
        value={transcript}
        onChange={(event) => onChange({ ...sound, transcript: event.currentTarget.value })}
      />
    </fieldset>
  );
}
