import { Badge, Text, Title } from '@mantine/core';
import { asAsked } from '#shared/features/attempt/as-asked.ts';
import { useFormat, useMessages } from '#web/language/language.tsx';
import { adminUiMessages } from '#web/ui/admin/messages/messages.ts';
import { LoadedPanel } from '#web/ui/loaded-panel.tsx';
import { Markdown } from '#web/ui/markdown/markdown.tsx';
import { PanelSection } from '#web/ui/panel-section.tsx';
import { TextLink } from '#web/ui/text/links.tsx';
import { noValue } from '#web/ui/text/no-value.ts';
import { type BankQuestion, useBankQuestion } from './api.ts';
import type { PresenceComponent, PreviewComponent } from './bank-page.tsx';
import { bankMessages } from './messages/messages.ts';
import { NearDuplicates } from './near-duplicates.tsx';
import { QuestionKey } from './question-key.tsx';
import classes from './question-panel.module.css';
import { QuestionTags } from './question-tags.tsx';

interface QuestionPanelProps {
  id: number;
  Preview: PreviewComponent;
  Presence: PresenceComponent;
  onOpen: (id: number) => void;
}

/** Everything that is known of one question. */
export function QuestionPanel({ id, Preview, Presence, onOpen }: QuestionPanelProps) {
  const m = useMessages(bankMessages);
  const query = useBankQuestion(id);
  return (
    <LoadedPanel query={query} failed={m.panelFailed}>
      {(question) => (
        <>
          <Presence id={id} />
          <QuestionView question={question} Preview={Preview} onOpen={onOpen} />
        </>
      )}
    </LoadedPanel>
  );
}

interface QuestionViewProps extends Pick<QuestionPanelProps, 'Preview' | 'onOpen'> {
  question: BankQuestion;
}

function QuestionView({ question, Preview, onOpen }: QuestionViewProps) {
  const m = useMessages(bankMessages);
  return (
    <>
      <div className={classes.head}>
        <Title order={2} size="h5" className={classes.title}>
          {m.asLearners}
        </Title>
        {question.archivedAt && (
          <Badge color="gray" size="md">
            {m.views.archived}
          </Badge>
        )}
      </div>
      <Preview
        key={question.updatedAt}
        question={asAsked(question, question.id)}
        index={0}
        total={1}
      />
      <PanelSection title={m.key}>
        <QuestionKey question={question} />
      </PanelSection>
      <PanelSection title={m.explanation}>
        {question.explanation ? (
          <Markdown trusted>{question.explanation}</Markdown>
        ) : (
          <Dimmed>{m.noExplanation}</Dimmed>
        )}
      </PanelSection>
      <PanelSection title={m.tags}>
        <QuestionTags question={question} />
      </PanelSection>
      <PanelSection title={m.usedIn}>
        <Uses question={question} />
      </PanelSection>
      <PanelSection title={m.statistics}>
        <Statistics question={question} />
      </PanelSection>
      <PanelSection title={m.nearDuplicates}>
        <NearDuplicates id={question.id} onOpen={onOpen} />
      </PanelSection>
    </>
  );
}

function Dimmed({ children }: { children: string }) {
  return (
    <Text size="sm" c="dimmed">
      {children}
    </Text>
  );
}

function Uses({ question: { uses, otherUses } }: { question: BankQuestion }) {
  const m = useMessages(bankMessages);
  const { others } = useMessages(adminUiMessages).leaving;
  if (uses.length + otherUses === 0) return <Dimmed>{m.usedNowhere}</Dimmed>;
  return (
    <ul className={classes.rows}>
      {uses.map(({ quizId, title }) => (
        <li key={quizId}>
          <TextLink to="/admin/edit-quiz/$id" params={{ id: String(quizId) }} size="sm" dir="auto">
            {title}
          </TextLink>
        </li>
      ))}
      {otherUses > 0 && (
        <li>
          <Dimmed>{others({ count: otherUses })}</Dimmed>
        </li>
      )}
    </ul>
  );
}

function Statistics({ question }: { question: BankQuestion }) {
  const m = useMessages(bankMessages);
  const format = useFormat();
  const { timesAnswered, timesCorrect, timesSkipped, difficulty, calculatedDifficulty } = question;
  const isAsked = timesAnswered + timesSkipped > 0;
  return (
    <dl className={classes.figures} data-figures>
      <dt>{m.said}</dt>
      <dd>{m.difficulties[difficulty]}</dd>
      <dt>{m.measured}</dt>
      <dd>{isAsked ? m.difficulties[calculatedDifficulty] : m.notAsked}</dd>
      {isAsked && (
        <>
          <dt>{m.answered}</dt>
          <dd>{format.count(timesAnswered)}</dd>
          <dt>{m.right}</dt>
          <dd>{timesAnswered > 0 ? format.percent(timesCorrect, timesAnswered) : noValue}</dd>
          <dt>{m.skipped}</dt>
          <dd>{format.count(timesSkipped)}</dd>
        </>
      )}
    </dl>
  );
}
