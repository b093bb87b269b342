import { Title } from '@mantine/core';
import { useMessages } from '#web/language/language.tsx';
import { GuardedForms } from '#web/ui/form/guarded-forms.tsx';
import { LoadedPanel } from '#web/ui/loaded-panel.tsx';
import { PanelSection } from '#web/ui/panel-section.tsx';
import { TextLink } from '#web/ui/text/links.tsx';
import { Moment } from '#web/ui/text/moment.tsx';
import { contactMessages } from '../messages/messages.ts';
import { AnswerDue } from './answer-due.tsx';
import { type InboxMessage, useInboxMessage } from './api.ts';
import classes from './inbox-page.module.css';
import { MessageButtons } from './message-buttons.tsx';
import { inboxMessages } from './messages/messages.ts';
import { NotesForm } from './notes-form.tsx';
import { ReplyForm } from './reply-form.tsx';

interface PanelProps {
  id: number;
  /** Where answers to a reply go. */
  contactEmail: string | null;
}

/** One message, what was answered, and what can be done. */
export function MessagePanel({ id, contactEmail }: PanelProps) {
  const m = useMessages(inboxMessages);
  const query = useInboxMessage(id);
  return (
    <LoadedPanel query={query} failed={m.panelFailed}>
      {(message) => <MessageView message={message} contactEmail={contactEmail} />}
    </LoadedPanel>
  );
}

interface MessageViewProps extends Pick<PanelProps, 'contactEmail'> {
  message: InboxMessage;
}

function MessageView({ message, contactEmail }: MessageViewProps) {
  const m = useMessages(inboxMessages);
  const { id, notes, replies, status } = message;
  return (
    <>
      <Title order={2} size="h5" className={classes.title} dir="auto">
        {message.subject}
      </Title>
      <AnswerDue {...message} />
      <Facts message={message} />
      <p className={classes.text} dir="auto">
        {message.message}
      </p>
      <MessageButtons message={message} />
      {replies.length > 0 && (
        <PanelSection title={m.replies}>
          <Replies replies={replies} />
        </PanelSection>
      )}
      <GuardedForms asksOnSearch={closing}>
        {/* Hidden, not gone: a message that is no spam after all still has the answer that was begun. */}
        <div hidden={status === 'spam'}>
          <PanelSection title={m.reply}>
            <ReplyForm id={id} contactEmail={contactEmail} />
          </PanelSection>
        </div>
        <PanelSection title={m.notes}>
          <NotesForm id={id} stored={notes ?? ''} />
        </PanelSection>
      </GuardedForms>
    </>
  );
}

/** The panel shows another message, or is closed. */
const closing = ['message'];

function Facts({ message }: { message: InboxMessage }) {
  const m = useMessages(inboxMessages);
  const { categories } = useMessages(contactMessages);
  const { id, name, email, userId, category, createdAt } = message;
  return (
    <dl className={classes.facts}>
      <dt>{m.from}</dt>
      <dd>
        <bdi>{name}</bdi> <bdi>{email}</bdi>
        {userId !== null && (
          <>
            {' '}
            <TextLink to="/admin/users" search={{ person: userId }} inherit>
              {m.account}
            </TextLink>
          </>
        )}
      </dd>
      <dt>{m.category}</dt>
      <dd>{categories[category]}</dd>
      <dt>{m.sent}</dt>
      <dd>
        <Moment at={createdAt} form="moment" />
      </dd>
      <dt>{m.reference}</dt>
      <dd>{String(id)}</dd>
    </dl>
  );
}

function Replies({ replies }: Pick<InboxMessage, 'replies'>) {
  const m = useMessages(inboxMessages);
  return (
    <ul className={classes.replies}>
      {replies.map(({ id, author, text, sentAt }) => (
        <li key={id}>
          <p className={classes.text} dir="auto">
            {text}
          </p>
          <span className={classes.sender}>
            <bdi>{author ?? m.nobody}</bdi> · <Moment at={sentAt} form="moment" />
          </span>
        </li>
      ))}
    </ul>
  );
}
