import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense } from 'react';
import { newsTexts } from '@amberway/contract/news/texts';
import { useCan } from '../../kernel/queries/me.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import type { IconName } from '../../ui/icons/paths.ts';
import { useLayerUrl } from '../../ui/use-layer-url.ts';
import { AppLink } from './AppLink.tsx';
import styles from './news.module.css';
import { newsQuery } from './queries.ts';
import { useCloseNews } from './use-close-news.ts';
import { Button } from '../../ui/kit/Button.tsx';
import { Waiting } from '../../ui/kit/Waiting.tsx';

const SlidesDialog = lazy(async () => ({ default: (await import('./SlidesDialog.tsx')).SlidesDialog }));

type LineProps = {
  icon: IconName;
  title: string;
  text: string;
  more: number;
  action: ReactNode;
  onClose: (() => void) | undefined;
};

const Line = ({ icon, title, text, more, action, onClose }: LineProps) => (
  <aside className={styles['strip']} aria-label={newsTexts.label}>
    <Icon name={icon} />
    <p className={styles['words']}>
      <strong>{title}</strong> <span>{text}</span>
    </p>
    <div className={styles['acts']}>
      {action}
      {more > 0 && <small>{newsTexts.more(more)}</small>}
    </div>
    {onClose && <IconButton icon="close" label={newsTexts.close(title)} onClick={onClose} />}
  </aside>
);

/** One news item at a time above every page of a family, the most important first; closing it shows the next. */
export const NewsStrip = () => {
  const { data, isPending } = useQuery(newsQuery);
  const mine = useCan('news', 'close');
  const close = useCloseNews();
  const slides = useLayerUrl('whatsNew');
  // The page below is seen when it is known whether this stands above it.
  if (isPending) return <Waiting />;
  if (!data) return null;
  const { messages, release } = data;
  const [message] = messages;
  const first = release?.slides[0];
  return (
    <>
      {message ? (
        <Line
          icon="megaphone"
          title={message.title}
          text={message.description}
          more={messages.length - 1 + (release ? 1 : 0)}
          action={
            <AppLink link={message.link} className={styles['link']}>
              {newsTexts.open}
            </AppLink>
          }
          onClose={mine ? () => void close.message(message._id) : undefined}
        />
      ) : (
        release &&
        first && (
          <Line
            icon="slides"
            title={newsTexts.whatsNew}
            text={release.slides.map(({ title }) => title).join(', ')}
            more={0}
            action={<Button onClick={() => slides.show()}>{newsTexts.see}</Button>}
            onClose={mine ? () => void close.release(release.releaseId) : undefined}
          />
        )
      )}
      {release && slides.open && (
        <Suspense>
          <SlidesDialog
            release={release}
            onClose={() => {
              slides.close();
              // Closing the dialog marks the slides as seen, so they do not come back.
              if (mine) void close.release(release.releaseId);
            }}
          />
        </Suspense>
      )}
    </>
  );
};
