import type { ReactNode } from 'react';
import { useMessages } from '#web/language/language.tsx';
import { ListWithPanel } from '#web/lists/list-with-panel.tsx';
import { DownloadButton } from '#web/ui/download-button.tsx';
import { BackLink } from '#web/ui/frame/back-link.tsx';
import { Page } from '#web/ui/frame/page.tsx';
import { PageHeader } from '#web/ui/frame/page-header.tsx';
import { usePeopleFile } from './api.ts';
import { peopleMessages } from './messages/messages.ts';
import { PeopleFilters } from './people-filters.tsx';
import { PeopleList } from './people-list.tsx';
import type { PeopleSearch } from './people-search.ts';
import { type PanelPart, PersonPanel } from './person-panel.tsx';

export interface PeoplePageProps {
  search: PeopleSearch;
  onSearch: (search: PeopleSearch) => void;
}

interface PageProps extends PeoplePageProps {
  extra: PanelPart;
  /** Buttons of other features. */
  actions: ReactNode;
}

/** All accounts of the site, with the chosen one next to the list. */
export function PeoplePage({ search, onSearch, extra, actions }: PageProps) {
  const m = useMessages(peopleMessages);
  const { person } = search;
  return (
    <Page width="full">
      <PageHeader
        title={m.title}
        above={<BackLink />}
        actions={
          <>
            <PeopleFile search={search} />
            {actions}
          </>
        }
      />
      <PeopleFilters search={search} onSearch={onSearch} />
      <ListWithPanel
        label={m.person}
        closeLabel={m.close}
        onClose={() => onSearch({ ...search, person: undefined })}
        panel={person && <PersonPanel key={person} id={person} extra={extra} />}
      >
        <PeopleList search={search} onSearch={onSearch} />
      </ListWithPanel>
    </Page>
  );
}

/** A file of everybody who is found, not only of the page that is shown. */
function PeopleFile({ search: { q, role, verified, status } }: { search: PeopleSearch }) {
  const m = useMessages(peopleMessages);
  const read = usePeopleFile();
  const makeFile = async () => {
    const { csv: content } = await read({ q, role, verified, status });
    return { fileName: 'users.csv', content, type: 'text/csv;charset=utf-8' };
  };
  return <DownloadButton label={m.download} failed={m.notDownloaded} makeFile={makeFile} />;
}
