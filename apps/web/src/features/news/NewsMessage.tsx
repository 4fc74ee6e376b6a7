import { useState } from 'react';
import type { News } from '@amberway/contract/news/schemas';
import { newsTexts } from '@amberway/contract/news/texts';
import { IconButton } from '../../ui/IconButton.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import type { IconName } from '../../ui/icons/paths.ts';
import { AppLink } from './AppLink.tsx';
import styles from './news.module.css';

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
export const NewsLine = ({ icon, title, text, open, onPress, onClose }: LineProps) => (
  <div className={styles['strip']}>
    <Icon name={icon} />
    <button type="button" className={styles['words']} aria-expanded={open} onClick={onPress}>
      <strong>{title}</strong> <span>{text}</span>
    </button>
    {onClose && <IconButton icon="close" label={newsTexts.close(title)} onClick={onClose} />}
  </div>
);

type MessageProps = {
  message: Pick<News['messages'][number], 'title' | 'description' | 'link'>;
  /** How many are waiting behind it. */
  more?: number;
  onClose?: (() => void) | undefined;
  startsOpen?: boolean;
};

/** A message: its first words in the line, the whole of it and its link on a press. */
export const NewsMessage = ({ message, more = 0, onClose, startsOpen = false }: MessageProps) => {
  const [open, setOpen] = useState(startsOpen);
  const { title, description } = message;
  return (
    <>
      <NewsLine
        icon="megaphone"
        title={title}
        // The whole of it is below.
        text={open ? '' : description}
        open={open}
        onPress={() => setOpen(!open)}
        onClose={onClose}
      />
      {open && (
        <div className={styles['whole']}>
          <p>{description}</p>
          <div className={styles['actions']}>
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
