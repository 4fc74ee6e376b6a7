import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import type { News } from '@amberway/contract/news/schemas';
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
import { Waiting } from '../../ui/kit/Waiting.tsx';

const SlidesDialog = lazy(async () => ({ default: (await import('./SlidesDialog.tsx')).SlidesDialog }));

type LineProps = {
  icon: IconName;
  title: string;
  text: string;
  /** Whether the whole text is shown below; undefined if the line opens something else. */
  open?: boolean;
  onPress: () => void;
  onClose: (() => void) | undefined;
};

/** One line that is cut where there is no more room; a press shows the rest. */
const Line = ({ icon, title, text, open, onPress, onClose }: LineProps) => (
  <div className={styles['strip']}>
    <Icon name={icon} />
    <button type="button" className={styles['words']} aria-expanded={open} onClick={onPress}>
      <strong>{title}</strong> <span>{text}</span>
    </button>
    {onClose && <IconButton icon="close" label={newsTexts.close(title)} onClick={onClose} />}
  </div>
);

type MessageProps = { message: News['messages'][number]; more: number; onClose: (() => void) | undefined };

/** A message: its first words in the line, the whole of it and its link on a press. */
const Message = ({ message, more, onClose }: MessageProps) => {
  const [open, setOpen] = useState(false);
  const { title, description } = message;
  return (
    <>
      <Line
        icon="megaphone"
        title={title}
        text={description}
        open={open}
        onPress={() => setOpen(!open)}
        onClose={onClose}
      />
      {open && (
        <div className={styles['whole']}>
          <p>{description}</p>
          <div className={styles['acts']}>
            <AppLink link={message.link} className={styles['link']}>
              {newsTexts.open}
            </AppLink>
            {more > 0 && <small>{newsTexts.more(more)}</small>}
          </div>
        </div>
      )}
    </>
  );
};

/** One news item at a time on a family's home, the most important first; closing it shows the next. */
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
      {(message || first) && (
        <aside aria-label={newsTexts.label}>
          {message ? (
            <Message
              key={message._id}
              message={message}
              more={messages.length - 1 + (release ? 1 : 0)}
              onClose={mine ? () => void close.message(message._id) : undefined}
            />
          ) : (
            release && (
              <Line
                icon="slides"
                title={newsTexts.whatsNew}
                text={release.slides.map(({ title }) => title).join(', ')}
                onPress={() => slides.show()}
                onClose={mine ? () => void close.release(release.releaseId) : undefined}
              />
            )
          )}
        </aside>
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
