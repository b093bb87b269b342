import { useId, useState } from 'react';
import { useMessages } from '#web/language/language.tsx';
import { useShownMedia } from '#web/pictures/shown-media.ts';
import { soundsMessages } from './messages/messages.ts';
import classes from './sound.module.css';

interface SoundProps {
  src: string;
  /** What it is, for those who do not hear it. */
  label: string;
  /** Shown when it is asked for; empty if its author does not want that. */
  transcript: string;
}

/** A sound in a text. On paper there is only its label. */
export function Sound({ src, label, transcript }: SoundProps) {
  const m = useMessages(soundsMessages);
  const id = useId();
  const shown = useShownMedia(src);
  const [isBroken, setBroken] = useState(false);
  const [isRead, setRead] = useState(false);
  const name = label || m.sound;
  // The file can fail before React has inserted the element, and React drops events of that time.
  const noteFailure = (player: HTMLAudioElement | null) => {
    if (player?.error) setBroken(true);
  };
  return (
    <span className={classes.sound}>
      <span className={classes.label} data-given={label !== '' || undefined}>
        {name}
      </span>
      {isBroken ? (
        <span role="alert">{m.broken}</span>
      ) : (
        <audio
          className={classes.player}
          controls
          preload="metadata"
          src={shown}
          aria-label={name}
          ref={noteFailure}
          onError={() => setBroken(true)}
        />
      )}
      {transcript !== '' && (
        <>
          <button
            type="button"
            className={classes.button}
            aria-expanded={isRead}
            aria-controls={isRead ? id : undefined}
            onClick={() => setRead(!isRead)}
          >
            {isRead ? m.hideTranscript : m.showTranscript}
          </button>
          {isRead && (
            <span id={id} className={classes.transcript}>
              {transcript}
            </span>
          )}
        </>
      )}
    </span>
  );
}
