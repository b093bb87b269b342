import { Menu } from '@mantine/core';
import {
  IconBrandFacebook,
  IconBrandTwitter,
  IconBrandWhatsapp,
  IconLink,
} from '@tabler/icons-react';
import { useRouter } from '@tanstack/react-router';
import { useMessages } from '#web/language/language.tsx';
import { copyText } from '#web/ui/copy-text.ts';
import { useToast } from '#web/ui/toaster.tsx';
import { sharingMessages } from './messages/messages.ts';
import { ShareButton } from './share-button.tsx';
import { type ShareTarget, shareTargets } from './share-targets.ts';

const targets = [
  { name: 'Facebook', Icon: IconBrandFacebook },
  { name: 'Twitter', Icon: IconBrandTwitter },
  { name: 'WhatsApp', Icon: IconBrandWhatsapp },
] as const satisfies { name: ShareTarget; Icon: unknown }[];

/** The share menu itself, loaded when it is first opened. */
export function ShareMenuList({ quiz }: { quiz: { id: number; title: string } }) {
  const m = useMessages(sharingMessages);
  const toast = useToast();
  const router = useRouter();
  const target = router.buildLocation({
    to: '/quiz/$id',
    params: { id: String(quiz.id) },
    search: { challenge: 'true' },
  });
  const challenge = () => ({
    text: m.challenge({ title: quiz.title }),
    link: `${window.location.origin}${target.href}`,
  });
  const openWindow = (target: ShareTarget) => {
    const address = shareTargets[target](challenge());
    window.open(address, '_blank', 'noopener,noreferrer,width=600,height=400');
  };
  const copy = async () => {
    const { text, link } = challenge();
    const copied = await copyText(`${text}\n${link}`);
    toast(
      copied
        ? { title: m.linkCopied, message: m.linkCopiedHint, tone: 'pass' }
        : { title: m.linkNotCopied, message: link, tone: 'fail' },
    );
  };

  return (
    <Menu defaultOpened position="bottom-end" width={270}>
      <Menu.Target>
        <ShareButton title={quiz.title} />
      </Menu.Target>
      <Menu.Dropdown>
        {targets.map(({ name, Icon }) => (
          <Menu.Item
            key={name}
            leftSection={<Icon size={20} aria-hidden />}
            onClick={() => openWindow(name)}
          >
            {m.challengeOn({ network: name })}
          </Menu.Item>
        ))}
        <Menu.Item leftSection={<IconLink size={20} aria-hidden />} onClick={copy}>
          {m.copyLink}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
