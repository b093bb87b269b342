import type { ReactNode } from 'react';
import { useMessages } from '#web/language/language.tsx';
import { ListWithPanel } from '#web/lists/list-with-panel.tsx';
import { adminUiMessages } from '#web/ui/admin/messages/messages.ts';
import { ChoiceFilter } from '#web/ui/form/choice-filter.tsx';
import { BackLink } from '#web/ui/frame/back-link.tsx';
import { Page } from '#web/ui/frame/page.tsx';
import { PageHeader } from '#web/ui/frame/page-header.tsx';
import { qualityMessages } from './messages/messages.ts';
import { QualityList } from './quality-list.tsx';
import classes from './quality-page.module.css';
import { type QualitySearch, qualitySearch } from './quality-search.ts';
import { QuestionPanel } from './question-panel.tsx';

export interface QualityPageProps {
  search: QualitySearch;
  onSearch: (search: QualitySearch) => void;
}

/** Questions that need a decision, with the chosen one next to the list. */
export function QualityPage({
  search,
  onSearch,
  remarks,
}: QualityPageProps & { /** Reported remarks about quizzes. */ remarks: ReactNode }) {
  const m = useMessages(qualityMessages);
  const { concerns } = useMessages(adminUiMessages);
  const { question } = search;
  return (
    <Page width="full">
      <PageHeader title={m.title} lead={m.lead} above={<BackLink />} />
      {remarks}
      <ChoiceFilter
        className={classes.show}
        aria-label={m.show}
        all={m.all}
        choices={concerns}
        value={search.about}
        onChoose={(about) => onSearch(qualitySearch({ question, about }))}
      />
      <ListWithPanel
        label={m.question}
        closeLabel={m.close}
        onClose={() => onSearch({ ...search, question: undefined })}
        panel={question && <QuestionPanel key={question} id={question} />}
      >
        <QualityList search={search} onSearch={onSearch} />
      </ListWithPanel>
    </Page>
  );
}
