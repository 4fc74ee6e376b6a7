import { useState } from 'react';
import type { NewsRelease } from '@amberway/contract/news/schemas';
import { newsTexts } from '@amberway/contract/news/texts';
import { fileSrc } from '../../kernel/file-src.ts';
import { AppLink } from './AppLink.tsx';
import styles from './news.module.css';
import { Button } from '../../ui/kit/Button.tsx';
import { Dialog } from '../../ui/kit/Dialog.tsx';

type Props = { release: NewsRelease; onClose: () => void };

/** The news of a release, one slide at a time, without autoplay. */
export const SlidesDialog = ({ release: { slides }, onClose }: Props) => {
  const [at, setAt] = useState(0);
  const slide = slides[at];
  if (!slide) return null;
  const last = at === slides.length - 1;
  const { secondaryActionLabel: label, secondaryActionLink: link } = slide;
  return (
    <Dialog
      open
      title={newsTexts.whatsNew}
      width={560}
      onClose={onClose}
      footer={
        <div className={styles['footer']}>
          <span aria-live="polite">{newsTexts.at(at + 1, slides.length)}</span>
          {at > 0 && (
            <Button size="large" onClick={() => setAt(at - 1)}>
              {newsTexts.previous}
            </Button>
          )}
          <Button size="large" variant="primary" onClick={() => (last ? onClose() : setAt(at + 1))}>
            {last ? newsTexts.done : newsTexts.next}
          </Button>
        </div>
      }
    >
      <article className={styles['slide']}>
        <img key={slide._id} src={fileSrc(slide.image, 800)} alt="" />
        <h3>{slide.title}</h3>
        {slide.subtitle && <p className={styles['subtitle']}>{slide.subtitle}</p>}
        {slide.description && <p>{slide.description}</p>}
        {label && link && (
          <AppLink link={link} onFollow={onClose} className={styles['link']}>
            {label}
          </AppLink>
        )}
      </article>
    </Dialog>
  );
};
