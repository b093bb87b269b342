import { Button, Group } from '@mantine/core';
import { IconPlayerPause, IconPlayerPlay, IconPlayerStop, IconVolume } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useLanguage, useMessages } from '#web/language/language.tsx';
import { displayMessages } from '../messages/messages.ts';
import { Speaker, type SpeechState } from './speaker.ts';

/** Reads the article around it aloud; absent where the browser cannot speak. */
export function ReadAloudButton() {
  const m = useMessages(displayMessages);
  const language = useLanguage();
  const buttons = useRef<HTMLDivElement>(null);
  const main = useRef<HTMLButtonElement>(null);
  const [state, setState] = useState<SpeechState>('silent');
  const [speaker] = useState(() => new Speaker(setState));
  useEffect(() => () => speaker.stop(), [speaker]);
  if (!('speechSynthesis' in window)) return null;
  const start = () => {
    const article = buttons.current?.closest('article');
    if (article) speaker.start(article, { language, option: m.option });
  };
  const isOn = state !== 'silent';
  const press = { silent: start, speaking: () => speaker.pause(), paused: () => speaker.resume() };
  const Icon = { silent: IconVolume, speaking: IconPlayerPause, paused: IconPlayerPlay }[state];
  const label = { silent: m.read, speaking: m.pause, paused: m.goOn }[state];
  return (
    <Group ref={buttons} gap="2xs" data-silent data-print="hide">
      <Button
        ref={main}
        variant={isOn ? 'light' : 'subtle'}
        leftSection={<Icon size={18} aria-hidden />}
        onClick={press[state]}
      >
        {label}
      </Button>
      {isOn && (
        <Button
          variant="subtle"
          color="gray"
          leftSection={<IconPlayerStop size={18} aria-hidden />}
          onClick={() => {
            speaker.stop();
            // This button goes.
            main.current?.focus();
          }}
        >
          {m.stop}
        </Button>
      )}
    </Group>
  );
}
