import { Alert, Button, Text } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import type { QuizForAuthor } from '#shared/features/quiz/schema.ts';
import { ContentLanguageContext } from '#web/language/content.ts';
import { useFormat, useMessages } from '#web/language/language.tsx';
import { useHasRole } from '#web/session/roles.ts';
import { Page } from '#web/ui/frame/page.tsx';
import { PageHeader, ParentLink } from '#web/ui/frame/page-header.tsx';
import { PageSpinner } from '#web/ui/frame/page-spinner.tsx';
import { QueryFailure } from '#web/ui/loaded-panel.tsx';
import { useDrawSample, useQuizForAuthor, useSlotsQuery } from '../admin/api.ts';
import { missingDrawn, noSample } from '../admin/slots/placed-questions.ts';
import { AnswerKey } from './answer-key.tsx';
import { AnswerSheet } from './answer-sheet.tsx';
import { printMessages } from './messages/messages.ts';
import classes from './print.module.css';
import { PrintControls } from './print-controls.tsx';
import { type PrintedVersion, placedOnPaper, printable, printedVersions } from './print-paper.ts';
import type { PrintSearch } from './print-search.ts';
import { PrintedPaper } from './printed-paper.tsx';

interface PrintPageProps {
  id: number;
  search: PrintSearch;
  onSearch: (search: PrintSearch) => void;
}

/** A quiz on paper: one or more versions, each with its answer sheet, and the key of all. */
export function PrintPage({ id, search, onSearch }: PrintPageProps) {
  const m = useMessages(printMessages);
  const quiz = useQuizForAuthor(id);
  const format = useFormat();
  const { versions, leftOut, missing, isWhole, failed } = usePapers(quiz, search);
  return (
    <Page>
      <div data-print="hide">
        <PageHeader
          title={m.title}
          lead={quiz.title}
          leadLanguage={quiz.language}
          above={
            <ParentLink to="/admin/edit-quiz/$id" params={{ id: String(id) }}>
              {m.edit}
            </ParentLink>
          }
          actions={
            <Button
              leftSection={<IconPrinter size={18} aria-hidden />}
              disabled={!isWhole}
              onClick={() => print()}
            >
              {m.print}
            </Button>
          }
        />
        <PrintControls quiz={quiz} search={search} onSearch={onSearch} />
        {leftOut.unfinished > 0 && (
          <Alert color="marigold" mb="md" title={m.unfinished({ count: leftOut.unfinished })} />
        )}
        {failed && <QueryFailure title={m.failed} query={failed} />}
        {isWhole && leftOut.drawn > 0 && (
          <Alert color="marigold" mb="md" title={m.drawnLeftOut({ count: leftOut.drawn })} />
        )}
        {missing.map(({ position, count }) => (
          <Alert
            key={position}
            color="marigold"
            mb="md"
            title={m.missingAt({ position: format.count(position + 1), count })}
          />
        ))}
      </div>
      {isWhole ? (
        <Papers quiz={quiz} search={search} versions={versions} />
      ) : (
        !failed && <PageSpinner />
      )}
    </Page>
  );
}

interface PapersProps extends Pick<PrintPageProps, 'search'> {
  quiz: QuizForAuthor;
  versions: readonly PrintedVersion[];
}

/** The sheets in the order in which they are printed. */
function Papers({ quiz, search, versions }: PapersProps) {
  const m = useMessages(printMessages);
  if (!versions[0]?.questions.length) return <Text c="dimmed">{m.nothing}</Text>;
  return (
    <ContentLanguageContext value={quiz.language}>
      <div className={classes.papers}>
        {versions.map((version) => (
          <PrintedPaper key={version.letter} quiz={quiz} {...named(version, versions)} />
        ))}
        {search.sheet !== 'no' &&
          versions.map((version) => (
            <AnswerSheet key={version.letter} quiz={quiz} {...named(version, versions)} />
          ))}
        {search.key !== 'no' && <AnswerKey title={quiz.title} versions={versions} />}
      </div>
    </ContentLanguageContext>
  );
}

/** One version alone needs no letter. */
const named = <Version extends { letter: string }>(version: Version, all: readonly Version[]) => ({
  version,
  letter: all.length > 1 ? version.letter : undefined,
});

function usePapers(quiz: QuizForAuthor, search: PrintSearch) {
  const { seed = quiz.id } = search;
  const isAdmin = useHasRole('administrator');
  const draws = quiz.drawnQuestions > 0;
  const sample = useDrawSample(quiz.id, isAdmin && draws, seed);
  const slots = useSlotsQuery(quiz.id, draws);
  const placed = placedOnPaper(slots.data?.slots ?? [], sample.data ?? noSample);
  const ready = printable(quiz).length;
  return {
    /** A paper without some of its questions must not be printed by mistake. */
    isWhole: !draws || Boolean(slots.data && (!isAdmin || sample.data)),
    missing: missingDrawn(slots.data?.slots ?? [], sample.data ?? noSample),
    failed: [slots, sample].find(({ error }) => error),
    versions: printedVersions(quiz, placed, {
      versions: Number(search.versions ?? 1),
      seed,
      most: search.questions === 'attempt' ? quiz.questionsPerAttempt : ready,
    }),
    leftOut: {
      unfinished: quiz.questions.length - ready,
      // Draws and links show questions of other quizzes, which not every author sees.
      drawn: isAdmin
        ? 0
        : quiz.drawnQuestions - placed.reduce((sum, { questions }) => sum + questions.length, 0),
    },
  };
}
