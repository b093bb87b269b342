import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { messageOf } from '#web/failure/failure.ts';
import { useMessages } from '#web/language/language.tsx';
import { ListWithPanel } from '#web/lists/list-with-panel.tsx';
import { BackLink } from '#web/ui/frame/back-link.tsx';
import { Page } from '#web/ui/frame/page.tsx';
import { PageHeader } from '#web/ui/frame/page-header.tsx';
import { saveFile } from '#web/ui/save-file.ts';
import { useToast } from '#web/ui/toaster.tsx';
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
            <DownloadButton search={search} />
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

/** Downloads everybody who is found, not only the page that is shown. */
function DownloadButton({ search: { q, role, verified, status } }: { search: PeopleSearch }) {
  const m = useMessages(peopleMessages);
  const read = usePeopleFile();
  const toast = useToast();
  const [pending, setPending] = useState(false);
  const download = async () => {
    setPending(true);
    try {
      const { csv } = await read({ q, role, verified, status });
      saveFile('users.csv', csv, 'text/csv;charset=utf-8');
    } catch (error) {
      toast({ title: m.notDownloaded, message: messageOf(error, ''), tone: 'fail' });
    } finally {
      setPending(false);
    }
  };
  return (
    <Button
      variant="default"
      leftSection={<IconDownload size={18} aria-hidden />}
      loading={pending}
      onClick={() => void download()}
    >
      {m.download}
    </Button>
  );
}
