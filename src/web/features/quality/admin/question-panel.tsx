import { Badge, Text } from '@mantine/core';
import { fewestForFindings } from '#shared/features/quality/detector.ts';
import { isMarkedByHand } from '#shared/features/question/question-types/registry.ts';
import { methodsFor } from '#shared/features/regrade/methods.ts';
import { useFormat, useMessages } from '#web/language/language.tsx';
import { Rich } from '#web/language/rich.tsx';
import { adminUiMessages } from '#web/ui/admin/messages/messages.ts';
import { PartShares } from '#web/ui/admin/part-shares.tsx';
import { LoadedPanel } from '#web/ui/loaded-panel.tsx';
import { Markdown } from '#web/ui/markdown/markdown.tsx';
import { PanelSection } from '#web/ui/panel-section.tsx';
import { ButtonLink } from '#web/ui/text/links.tsx';
import { Moment } from '#web/ui/text/moment.tsx';
import { type QuestionQuality, useQuestionQuality } from '../api.ts';
import { DecisionButtons } from './decision-buttons.tsx';
import { FindingBadge } from './finding-badge.tsx';
import { qualityMessages } from './messages/messages.ts';
import classes from './quality-page.module.css';
import { Reports } from './reports.tsx';

/** Why a question needs a decision, and the decision. */
export function QuestionPanel({ id }: { id: number }) {
  const m = useMessages(qualityMessages);
  const query = useQuestionQuality(id);
  return (
    <LoadedPanel query={query} failed={m.panelFailed}>
      {(question) => <QuestionView question={question} />}
    </LoadedPanel>
  );
}

/** If no report is shown, none was read, so a report that comes meanwhile is not settled. */
const beforeAll = new Date(0).toISOString();

function QuestionView({ question }: { question: QuestionQuality }) {
  const m = useMessages(qualityMessages);
  const { id } = question;
  return (
    <>
      <div className={classes.text} dir="auto">
        <Markdown trusted>{question.text}</Markdown>
      </div>
      <PanelSection title={m.findings}>
        <Findings question={question} />
      </PanelSection>
      {question.reports.length > 0 && (
        <PanelSection title={m.reports}>
          <Reports reports={question.reports} />
        </PanelSection>
      )}
      {question.parts.length > 0 && (
        <PanelSection title={m.given}>
          <PartShares parts={question.parts} />
        </PanelSection>
      )}
      {question.given.length > 0 && question.parts.length === 0 && (
        <PanelSection title={m.given}>
          <Given question={question} />
        </PanelSection>
      )}
      <PanelSection title={m.usedIn}>
        <Uses question={question} />
      </PanelSection>
      <PanelSection title={m.decision}>
        <Kept since={question.keptAt} />
        <DecisionButtons id={id} reportedUpTo={question.reports[0]?.reportedAt ?? beforeAll} />
        <PastAnswers question={question} />
      </PanelSection>
    </>
  );
}

/** Leads to a regrade of past answers, after a change of the key or because the question was bad. */
function PastAnswers({ question: { id, type } }: { question: QuestionQuality }) {
  const m = useMessages(qualityMessages);
  const words = {
    new_key: { label: m.regrade, hint: m.regradeHint },
    either_key: { label: m.acceptToo, hint: m.acceptTooHint },
    full_credit: { label: m.drop, hint: m.dropHint },
  };
  return (
    <div className={classes.rows}>
      {methodsFor({ isMarkedByHand: isMarkedByHand(type) }).map((method) => (
        <div key={method}>
          <ButtonLink
            to="/admin/regrade/$id"
            params={{ id: String(id) }}
            search={{ method }}
            variant="default"
          >
            {words[method].label}
          </ButtonLink>
          <Text size="sm" c="dimmed">
            {words[method].hint}
          </Text>
        </div>
      ))}
    </div>
  );
}

type Finding = QuestionQuality['findings'][number];

function Findings({ question: { findings, answers } }: { question: QuestionQuality }) {
  const m = useMessages(qualityMessages);
  if (findings.length === 0)
    return <Text c="dimmed">{answers < fewestForFindings ? m.few : m.noneYet}</Text>;
  return (
    <ul className={classes.rows}>
      {findings.map((finding) => (
        <li key={finding.kind}>
          <span className={classes.badges}>
            <FindingBadge finding={finding} />
            <Text component="span" size="sm" c="dimmed">
              {m.certainties[finding.certainty]}
            </Text>
          </span>
          <Text size="sm">
            <Sentence finding={finding} />
          </Text>
        </li>
      ))}
    </ul>
  );
}

/** What a finding means. */
function Sentence({ finding }: { finding: Finding }) {
  const { says } = useMessages(qualityMessages);
  const format = useFormat();
  if (finding.kind === 'guessed') return says.guessed;
  if (finding.kind === 'unused_options')
    return says.unused_options({
      options: format.list(finding.options.map((text) => `“${text}”`)),
    });
  if (finding.kind === 'drifted')
    return says.drifted({
      before: format.percent(Math.round(finding.before * 100), 100),
      after: format.percent(Math.round(finding.after * 100), 100),
    });
  return says[finding.kind]({
    share: format.percent(Math.round(finding.share * 100), 100),
    answer: finding.answer,
  });
}

/** From this many standard errors on, those who gave an answer are better, or worse, than chance explains. */
const fewestErrors = 2;

function Given({ question: { given } }: { question: QuestionQuality }) {
  const m = useMessages(qualityMessages);
  const format = useFormat();
  return (
    <ul className={classes.given}>
      {given.map(({ answer, isCorrect, share, advantage }) => (
        <li key={`${answer} ${isCorrect}`}>
          <span className={classes.bar} style={{ inlineSize: `${share * 100}%` }} aria-hidden />
          <span dir="auto">{answer ?? m.omitted}</span>
          {isCorrect && (
            <Badge size="sm" color="pass" className={classes.badge}>
              {m.isKey}
            </Badge>
          )}
          <span className={classes.share} data-figures>
            {format.percent(Math.round(share * 100), 100)}
          </span>
          {Math.abs(advantage) >= fewestErrors && (
            <span className={classes.soft}>{advantage > 0 ? m.better : m.worse}</span>
          )}
        </li>
      ))}
    </ul>
  );
}

function Uses({ question: { uses, otherUses } }: { question: QuestionQuality }) {
  const m = useMessages(qualityMessages);
  const { others } = useMessages(adminUiMessages).leaving;
  if (uses.length + otherUses === 0) return <Text c="dimmed">{m.usedNowhere}</Text>;
  return (
    <div className={classes.badges}>
      {uses.map(({ quizId, title }) => (
        <ButtonLink
          key={quizId}
          to="/admin/edit-quiz/$id"
          params={{ id: String(quizId) }}
          variant="default"
          size="xs"
        >
          {m.edit({ title })}
        </ButtonLink>
      ))}
      {otherUses > 0 && <Text c="dimmed">{others({ count: otherUses })}</Text>}
    </div>
  );
}

function Kept({ since }: { since: string | null }) {
  const m = useMessages(qualityMessages);
  if (since === null) return null;
  return (
    <Text size="sm" c="dimmed">
      <Rich text={m.keptSince} parts={{ date: () => <Moment at={since} /> }} />
    </Text>
  );
}
