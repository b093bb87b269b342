import type { Certificate } from '#shared/features/certificate/schema.ts';
import { textWidth } from '#shared/kernel/text/width.ts';
import { useContentMark } from '#web/language/content.ts';
import { useFormat, useMessages } from '#web/language/language.tsx';
import { useSite } from '#web/site.ts';
import { LogoMark } from '#web/ui/frame/logo.tsx';
import { QrCode } from '#web/ui/qr/qr-code.tsx';
import { Moment } from '#web/ui/text/moment.tsx';
import classes from './certificate-sheet.module.css';
import { certificateMessages } from './messages/messages.ts';

/** The certificate itself: a sheet of A4 in landscape, whose parts grow with it. */
export function CertificateSheet({ certificate }: { certificate: Certificate }) {
  const m = useMessages(certificateMessages);
  const format = useFormat();
  const mark = useContentMark();
  const { siteName, publicUrl } = useSite();
  const { id, title, language, name, awardedAt, quizzes, revocation } = certificate;
  const address = `${publicUrl}/certificate/${id}`;
  return (
    <article className={classes.sheet} data-revoked={revocation !== null || undefined}>
      <div className={classes.frame}>
        <p className={classes.site}>
          <LogoMark size={28} />
          {siteName}
        </p>
        <h1 className={classes.kind}>{m.pageTitle}</h1>
        <p className={classes.lead}>{m.awardedTo}</p>
        <p
          className={classes.name}
          dir="auto"
          data-size={sizeOf(name ?? '', { long: 24, longest: 90 })}
        >
          {name ?? m.unnamed}
        </p>
        <p className={classes.lead}>{m.passedEvery}</p>
        <p
          className={classes.series}
          dir="auto"
          data-size={sizeOf(title, { long: 60, longest: 90 })}
          {...mark(language)}
        >
          {title}
        </p>
        <p className={classes.note}>{m.quizCount({ count: format.count(quizzes.length) })}</p>
        <div className={classes.foot}>
          <dl className={classes.facts}>
            <dt>{m.awardedOn}</dt>
            <dd>
              <Moment at={awardedAt} form="long" />
            </dd>
          </dl>
          <dl className={classes.facts}>
            <dt>{m.verifyAt}</dt>
            <dd className={classes.address}>
              <bdi dir="ltr">{address}</bdi>
            </dd>
          </dl>
          <QrCode text={address} label={m.qrCode} className={classes.qr} />
        </div>
      </div>
    </article>
  );
}

/** The size of a text, so that all of it fits on the sheet. */
function sizeOf(text: string, { long, longest }: { long: number; longest: number }) {
  const width = textWidth(text);
  if (width > longest) return 'longest';
  return width > long ? 'long' : undefined;
}
