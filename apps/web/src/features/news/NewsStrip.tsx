import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { newsTexts } from '@amberway/contract/news/texts';
import { useCan } from '../../kernel/queries/me.ts';
import { useLayerUrl } from '../../ui/use-layer-url.ts';
import { NewsLine, NewsMessage } from './NewsMessage.tsx';
import { newsQuery } from './queries.ts';
import { useCloseNews } from './use-close-news.ts';
import { Waiting } from '../../ui/kit/Waiting.tsx';
import { loadable } from '../../kernel/loadable.tsx';

const SlidesDialog = loadable(async () => (await import('./SlidesDialog.tsx')).SlidesDialog);

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
            <NewsMessage
              key={message._id}
              message={message}
              more={messages.length - 1 + (release ? 1 : 0)}
              onClose={mine ? () => void close.message(message._id) : undefined}
            />
          ) : (
            release && (
              <NewsLine
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
