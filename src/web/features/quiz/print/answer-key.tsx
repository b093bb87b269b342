import { Table } from '@mantine/core';
import type { PaperQuestion } from '#shared/features/attempt/paper.ts';
import { reviewedKey } from '#shared/features/question/question-types/registry.ts';
import { useContentMark } from '#web/language/content.ts';
import { useFormat, useMessages } from '#web/language/language.tsx';
import { PictureStage } from '#web/pictures/picture-stage.tsx';
import { overPicture, RegionShape } from '#web/pictures/region-shape.tsx';
import { printMessages } from './messages/messages.ts';
import classes from './print.module.css';
import { answeredBy, isWritten, type PrintedVersion, printedKey } from './print-paper.ts';

interface AnswerKeyProps {
  title: string;
  versions: readonly PrintedVersion[];
}

/** The right answers of every version, for marking the papers. */
export function AnswerKey({ title, versions }: AnswerKeyProps) {
  const m = useMessages(printMessages);
  const format = useFormat();
  const mark = useContentMark();
  const [first] = versions;
  return (
    <section className={classes.sheet}>
      <header className={classes.titles}>
        <h2 dir="auto" {...mark()}>
          {title}
        </h2>
        <p className={classes.part}>{m.answerKey}</p>
      </header>
      <Table className={classes.key}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{m.question}</Table.Th>
            {versions.map(({ letter }) => (
              <Table.Th key={letter}>
                {versions.length > 1 ? m.version({ letter }) : m.rightAnswer}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {first?.questions.map(({ questionId }, index) => (
            <Table.Tr key={questionId}>
              <Table.Th scope="row">{format.count(index + 1)}</Table.Th>
              {versions.map(({ letter, questions }) => (
                <Table.Td key={letter}>
                  <KeyOf question={questions[index]} />
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </section>
  );
}

/** A small picture with the right regions, and their names. */
function KeyOnPicture({ question }: { question: PaperQuestion }) {
  const mark = useContentMark();
  const { regions = [] } = reviewedKey(question);
  const right = regions.filter(({ isRight }) => isRight);
  return (
    <div className={classes.keyPicture}>
      <PictureStage src={question.imageUrl ?? ''} alt="">
        <svg className={classes.keyRegions} {...overPicture} aria-hidden>
          {right.map(({ region }, index) => (
            <RegionShape key={index} region={region} />
          ))}
        </svg>
      </PictureStage>
      <bdi dir="auto" {...mark()}>
        {right
          .map(({ label }) => label)
          .filter((label) => label !== '')
          .join(' / ')}
      </bdi>
    </div>
  );
}

function KeyOf({ question }: { question: PrintedVersion['questions'][number] | undefined }) {
  const mark = useContentMark();
  if (!question) return null;
  if (answeredBy[question.type] === 'picture') return <KeyOnPicture question={question} />;
  const key = printedKey(question);
  if (isWritten(question.type))
    return (
      <bdi dir="auto" {...mark()}>
        {key.join(' / ')}
      </bdi>
    );
  if (answeredBy[question.type] === 'targets')
    return key.map((letter, index) => `${index + 1} ${letter}`).join(', ');
  if (answeredBy[question.type] === 'gaps')
    return key.map((text, index) => (
      <div key={`${index} ${text}`}>
        {index + 1} <bdi {...mark()}>{text}</bdi>
      </div>
    ));
  return answeredBy[question.type] === 'order' ? key.join(' – ') : key.join(', ');
}
