import { Button } from '@mantine/core';
import { useState } from 'react';
import { useMessages } from '#web/language/language.tsx';
import { type AnswerPartProps, CheckboxOptions } from '../taking/question/answer-options.tsx';
import classes from './marked-picture.module.css';
import { hotspotMessages } from './messages/messages.ts';
import { PictureToMark } from './picture-to-mark.tsx';

/** Spots are placed on the picture, or regions chosen from a list where they have names. */
export function MarkedPicture(props: AnswerPartProps) {
  const { question, answer } = props;
  const m = useMessages(hotspotMessages);
  const [isList, setList] = useState(answer.selectedOptions.length > 0);
  const { spotCount = 1, options } = question;
  if (options.length === 0) return <PictureToMark {...props} />;
  return (
    <>
      {isList ? (
        <>
          <p className={classes.help}>{m.chooseRegions({ count: spotCount })}</p>
          <CheckboxOptions {...props} />
        </>
      ) : (
        <PictureToMark {...props} />
      )}
      <Button variant="subtle" onClick={() => setList(!isList)}>
        {isList ? m.withPicture : m.withList}
      </Button>
    </>
  );
}
