import { Button, Progress, Text } from '@mantine/core';
import { useState } from 'react';
import { bytesOfMegabyte } from '#shared/features/upload/schema.ts';
import { useMessages } from '#web/language/language.tsx';
import type { MessagesOf } from '#web/language/message-file.ts';
import { AdminList } from '#web/lists/admin-list.tsx';
import type { Column } from '#web/lists/admin-table.tsx';
import { pictureSizes } from '#web/pictures/picture-sizes.ts';
import { adminUiMessages } from '#web/ui/admin/messages/messages.ts';
import { DeleteDialog } from '#web/ui/dialog/delete-dialog.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { BackLink } from '#web/ui/frame/back-link.tsx';
import { Page } from '#web/ui/frame/page.tsx';
import { PageHeader } from '#web/ui/frame/page-header.tsx';
import { Moment } from '#web/ui/text/moment.tsx';
import {
  type PictureRow,
  type PictureSearch,
  usePicturePage,
  useRemovePicture,
  useUploadUsage,
} from './api.ts';
import { uploadMessages } from './messages/messages.ts';
import classes from './pictures-page.module.css';

interface PicturesPageProps {
  search: PictureSearch;
  onSearch: (search: PictureSearch) => void;
}

const nameOf = ({ fileName, id }: PictureRow): string => fileName || `#${id}`;

const columnsOf = (m: MessagesOf<typeof uploadMessages>): Column<PictureRow, never>[] => [
  {
    title: m.file,
    main: true,
    cell: (row) => (
      <div className={classes.file}>
        {row.kind === 'sound' ? (
          <audio
            className={classes.sound}
            src={row.address}
            aria-label={nameOf(row)}
            controls
            preload="none"
          />
        ) : (
          <img
            {...pictureSizes(row.address, '6rem')}
            className={classes.picture}
            src={row.address}
            alt={row.alt ?? ''}
            loading="lazy"
          />
        )}
        <Text inherit dir="auto">
          {nameOf(row)}
        </Text>
      </div>
    ),
  },
  {
    title: m.size,
    cell: ({ width, height, seconds, bytes }) => (
      <div className={classes.size}>
        {width !== null && height !== null && <Text inherit>{m.pixels({ width, height })}</Text>}
        {seconds !== null && <Text inherit>{m.seconds({ seconds })}</Text>}
        <Text inherit c="dimmed">
          {m.kilobytes({ size: Math.ceil(bytes / 1000) })}
        </Text>
      </div>
    ),
  },
  { title: m.uploaded, cell: ({ uploadedAt }) => <Moment at={uploadedAt} form="moment" /> },
  {
    title: m.usedIn,
    words: true,
    cell: ({ uses }) =>
      uses.length === 0 ? <Text inherit>{m.unused}</Text> : <Uses uses={uses} />,
  },
];

function Uses({ uses }: Pick<PictureRow, 'uses'>) {
  const m = useMessages(uploadMessages);
  return (
    <ul>
      {uses.map(({ kind, id, title }) => (
        <li key={`${kind} ${id}`}>
          <Text inherit c="dimmed" span>
            {m.kinds[kind]} {id}
          </Text>{' '}
          {kind !== 'draft' && <span dir="auto">{title}</span>}
        </li>
      ))}
    </ul>
  );
}

/** Bytes as whole megabytes, a little as one. */
const megabytes = (bytes: number): number => Math.ceil(bytes / bytesOfMegabyte);

/** How much room uploads take of what they may have. */
function Usage() {
  const m = useMessages(uploadMessages);
  const usage = useUploadUsage();
  if (!usage) return null;
  return (
    <div className={classes.usage}>
      {(['own', 'site'] as const).map((whose) => {
        const { bytes, most } = usage[whose];
        return (
          <div key={whose}>
            <Text size="sm">
              {m.usage[whose]}:{' '}
              <span data-figures>{m.usedOf({ used: megabytes(bytes), of: megabytes(most) })}</span>
            </Text>
            <Progress
              value={Math.min(100, (bytes / most) * 100)}
              color={bytes > most * nearlyFull ? 'fail' : 'pen'}
              aria-label={m.usage[whose]}
            />
          </div>
        );
      })}
    </div>
  );
}

/** From this share on, the bar warns. */
const nearlyFull = 0.9;

/** Uploaded pictures and sounds with what shows them; unused ones can be deleted. */
export function PicturesPage({ search, onSearch }: PicturesPageProps) {
  const m = useMessages(uploadMessages);
  const common = useMessages(adminUiMessages);
  const [target, setTarget] = useState<PictureRow>();
  const removePicture = useRemovePicture();
  return (
    <Page width="full">
      <PageHeader title={m.title} above={<BackLink />} />
      <Usage />
      <AdminList
        label={m.title}
        query={usePicturePage(search)}
        failed={m.failed}
        columns={columnsOf(m)}
        nameOf={nameOf}
        onPage={(page) => onSearch({ page })}
        empty={<EmptyState title={m.nothingYet}>{m.appearsHere}</EmptyState>}
        actions={(row) =>
          row.uses.length === 0 && (
            <Button
              variant="default"
              size="sm"
              px="sm"
              aria-label={common.deleteNamed({ name: nameOf(row) })}
              onClick={() => setTarget(row)}
            >
              {common.delete}
            </Button>
          )
        }
      />
      <DeleteDialog
        target={target}
        name={nameOf}
        remove={({ id }) => removePicture({ id })}
        deleted={m.deleted}
        failed={m.notDeleted}
        onClose={() => setTarget(undefined)}
      >
        {() => <Text>{m.consequence}</Text>}
      </DeleteDialog>
    </Page>
  );
}
