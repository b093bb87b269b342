import { useMessages } from '#web/language/language.tsx';
import { ListWithPanel } from '#web/lists/list-with-panel.tsx';
import { ChoiceFilter } from '#web/ui/form/choice-filter.tsx';
import { FilterRow } from '#web/ui/form/filter-row.tsx';
import { SearchField } from '#web/ui/form/search-field.tsx';
import { BackLink } from '#web/ui/frame/back-link.tsx';
import { Page } from '#web/ui/frame/page.tsx';
import { PageHeader } from '#web/ui/frame/page-header.tsx';
import { InboxList } from './inbox-list.tsx';
import { type InboxSearch, inboxSearch } from './inbox-search.ts';
import { MessagePanel } from './message-panel.tsx';
import { inboxMessages } from './messages/messages.ts';

export interface InboxPageProps {
  search: InboxSearch;
  onSearch: (search: InboxSearch) => void;
}

/** Messages of the contact form, with the chosen one next to the list. */
export function InboxPage({
  search,
  onSearch,
  contactEmail,
}: InboxPageProps & { contactEmail: string | null }) {
  const m = useMessages(inboxMessages);
  const { message } = search;
  const narrow = (change: Record<string, unknown>) =>
    onSearch(inboxSearch({ ...search, ...change, page: undefined }));
  const { new: open, ...others } = m.shows;
  return (
    <Page width="full">
      <PageHeader title={m.title} above={<BackLink />} />
      <FilterRow>
        <SearchField
          aria-label={m.search}
          placeholder={m.searchHint}
          text={search.q}
          onSearch={(q) => narrow({ q })}
        />
        <ChoiceFilter
          aria-label={m.show}
          all={open}
          choices={others}
          value={search.show}
          onChoose={(show) => narrow({ show })}
        />
      </FilterRow>
      <ListWithPanel
        label={m.message}
        closeLabel={m.close}
        onClose={() => onSearch({ ...search, message: undefined })}
        panel={message && <MessagePanel key={message} id={message} contactEmail={contactEmail} />}
      >
        <InboxList search={search} onSearch={onSearch} />
      </ListWithPanel>
    </Page>
  );
}
