import { Combobox, Text, TextInput, useCombobox } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useMessages } from '#web/language/language.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { hasRole, roleFor, useLinkedUser } from '../session/roles.ts';
import { useNamed } from './api.ts';
import { matchingCommands } from './commands.ts';
import { paletteMessages } from './messages/messages.ts';
import classes from './palette.module.css';

/** Pause in typing after which names are searched, in milliseconds. */
const searchAfter = 150;

interface PaletteProps {
  opened: boolean;
  onClose: () => void;
}

/** A search over the pages of the administration and everything that it edits. */
export function Palette({ opened, onClose }: PaletteProps) {
  const m = useMessages(paletteMessages);
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={m.title}
      closeButtonProps={{ 'aria-label': m.close }}
      yOffset="10dvh"
    >
      <Commands onClose={onClose} />
    </Dialog>
  );
}

function Commands({ onClose }: { onClose: () => void }) {
  const m = useMessages(paletteMessages);
  const [text, setText] = useState('');
  const [wanted] = useDebouncedValue(text.trim(), searchAfter);
  const found = useNamed(wanted);
  const pending = found.pending || found.text !== text.trim();
  const user = useLinkedUser();
  const groups = matchingCommands(m, text.trim(), found, (path) => hasRole(user, roleFor(path)));
  const commands = groups.flatMap((group) => group.commands);
  const navigate = useNavigate();
  const combobox = useCombobox({ opened: true });
  const ids = commands.map(({ id }) => id).join();
  const { selectFirstOption } = combobox;
  // The first option is selected again when the list changes.
  useEffect(() => {
    if (ids !== '') selectFirstOption();
  }, [ids, selectFirstOption]);
  const run = (id: string) => {
    const command = commands.find((candidate) => candidate.id === id);
    if (!command) return;
    onClose();
    void navigate(command.link);
  };
  return (
    <Combobox store={combobox} onOptionSubmit={run}>
      <Combobox.EventsTarget withExpandedAttribute>
        <TextInput
          data-autofocus
          aria-label={m.find}
          placeholder={m.kinds}
          leftSection={<IconSearch size={18} aria-hidden />}
          value={text}
          maxLength={200}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </Combobox.EventsTarget>
      <Combobox.Options className={classes.options}>
        {groups.map((group) => (
          <Combobox.Group key={group.label} label={group.label}>
            {group.commands.map(({ id, label }) => (
              <Combobox.Option key={id} value={id} className={classes.option}>
                <span dir="auto">{label}</span>
              </Combobox.Option>
            ))}
          </Combobox.Group>
        ))}
      </Combobox.Options>
      <Text size="sm" c="dimmed" role="status" mt="xs">
        {pending && m.searching}
        {found.failed && !pending && m.failed}
        {commands.length === 0 && !pending && !found.failed && m.nothing}
      </Text>
    </Combobox>
  );
}
