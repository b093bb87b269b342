import { Alert, Button, Text } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { ContentLanguageContext } from '#web/language/content.ts';
import { useMessages } from '#web/language/language.tsx';
import { useHasRole } from '#web/session/roles.ts';
import { Page } from '#web/ui/frame/page.tsx';
import { PageHeader, ParentLink } from '#web/ui/frame/page-header.tsx';
import { useDrawSample, useQuizForAuthor, useQuizSlots } from '../admin/api.ts';
import { placedQuestions } from '../admin/slots/placed-questions.ts';
import { AnswerKey } from './answer-key.tsx';
import { AnswerSheet } from './answer-sheet.tsx';
import { printMessages } from './messages/messages.ts';
import classes from './print.module.css';
import { PrintControls } from './print-controls.tsx';
import { printable, printedVersions } from './print-paper.ts';
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
  const { versions, leftOut } = usePapers(quiz, search);
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
            <Button leftSection={<IconPrinter size={18} aria-hidden />} onClick={() => print()}>
              {m.print}
            </Button>
          }
        />
        <PrintControls quiz={quiz} search={search} onSearch={onSearch} />
        {leftOut.unfinished > 0 && (
          <Alert color="marigold" mb="md" title={m.unfinished({ count: leftOut.unfinished })} />
        )}
        {leftOut.drawn > 0 && (
          <Alert color="marigold" mb="md" title={m.drawnLeftOut({ count: leftOut.drawn })} />
        )}
      </div>
      {versions[0]?.questions.length ? (
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
      ) : (
        <Text c="dimmed">{m.nothing}</Text>
      )}
    </Page>
  );
}

/** One version alone needs no letter. */
const named = <Version extends { letter: string }>(version: Version, all: readonly Version[]) => ({
  version,
  letter: all.length > 1 ? version.letter : undefined,
});

function usePapers(quiz: ReturnType<typeof useQuizForAuthor>, search: PrintSearch) {
  const { seed = quiz.id } = search;
  const isAdmin = useHasRole('administrator');
  const draws = quiz.drawnQuestions > 0;
  const drawn = useDrawSample(quiz.id, isAdmin && draws, seed).data?.questions ?? [];
  const slots = useQuizSlots(quiz.id, draws) ?? [];
  const placed = placedQuestions(
    slots,
    drawn.toSorted((a, b) => a.id - b.id),
  );
  const ready = printable(quiz).length;
  return {
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
