import { Button } from '@mantine/core';
import { IconFileImport, IconTags } from '@tabler/icons-react';
import { type ComponentType, useState } from 'react';
import type { PaperQuestion } from '#shared/features/attempt/paper.ts';
import { useMessages } from '#web/language/language.tsx';
import { ListWithPanel } from '#web/lists/list-with-panel.tsx';
import { changing } from '#web/search-params.ts';
import { useHasRole } from '#web/session/roles.ts';
import { BackLink } from '#web/ui/frame/back-link.tsx';
import { Page } from '#web/ui/frame/page.tsx';
import { PageHeader } from '#web/ui/frame/page-header.tsx';
import { PillLink } from '#web/ui/pill.tsx';
import { ButtonLink } from '#web/ui/text/links.tsx';
import { BankFilters } from './bank-filters.tsx';
import { BankList } from './bank-list.tsx';
import classes from './bank-page.module.css';
import type { BankSearch } from './bank-search.ts';
import { bankMessages } from './messages/messages.ts';
import { QuestionPanel } from './question-panel.tsx';
import { TagsDialog } from './tags-dialog.tsx';

/** A question as learners see it. It belongs to the feature of attempts; the route passes it in. */
export type PreviewComponent = ComponentType<{
  question: PaperQuestion;
  index: number;
  total: number;
}>;

/** Says who else has a question open. It belongs to the feature of quizzes. */
export type PresenceComponent = ComponentType<{ id: number }>;

interface BankPageProps {
  search: BankSearch;
  onSearch: (search: BankSearch) => void;
  Preview: PreviewComponent;
  Presence: PresenceComponent;
}

const lists = [undefined, 'repeated', 'archived'] as const;

/** The questions that the account manages, with the chosen one next to the list. */
export function BankPage({ search, onSearch, Preview, Presence }: BankPageProps) {
  const m = useMessages(bankMessages);
  const isAdmin = useHasRole('administrator');
  const [managing, setManaging] = useState(false);
  const { question } = search;
  const close = () => onSearch({ ...search, question: undefined });
  return (
    <Page width="full">
      <PageHeader
        title={m.title}
        above={<BackLink />}
        actions={
          <>
            <ButtonLink
              to="/admin/import"
              variant="default"
              leftSection={<IconFileImport size={18} aria-hidden />}
            >
              {m.importQuestions}
            </ButtonLink>
            {isAdmin && (
              <Button
                variant="default"
                leftSection={<IconTags size={18} aria-hidden />}
                onClick={() => setManaging(true)}
              >
                {m.manageTags}
              </Button>
            )}
          </>
        }
      />
      <BankFilters search={search} onSearch={onSearch} />
      <nav className={classes.views} aria-label={m.views.label}>
        {lists.map((list) => (
          <PillLink
            key={list ?? 'all'}
            from="/admin/questions"
            to="/admin/questions"
            search={changing(search, { ...search, list, page: undefined })}
            replace
            resetScroll={false}
            size="sm"
            isChosen={search.list === list}
          >
            {m.views[list ?? 'all']}
          </PillLink>
        ))}
      </nav>
      <ListWithPanel
        label={m.question}
        closeLabel={m.close}
        onClose={close}
        panel={
          question && (
            <QuestionPanel
              key={question}
              id={question}
              Preview={Preview}
              Presence={Presence}
              onOpen={(id) => onSearch({ ...search, question: id })}
            />
          )
        }
      >
        <BankList search={search} onSearch={onSearch} />
      </ListWithPanel>
      <TagsDialog opened={managing} onClose={() => setManaging(false)} />
    </Page>
  );
}
