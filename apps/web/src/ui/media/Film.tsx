import { isHttps, isOwnFilm } from '@amberway/contract/content/fields';
import { contentTexts } from '@amberway/contract/content/texts';
import { fileSrc } from '../../kernel/file-src.ts';
import { EmptyState } from '../EmptyState.tsx';
import { Icon } from '../icons/Icon.tsx';
import { usePictureGone } from '../use-picture-gone.ts';
import styles from './media.module.css';
import { Player, type Position } from './Player.tsx';

type Props = {
  link: string | null;
  title: string;
  poster?: string | undefined;
  startAt?: number | undefined;
  onPosition?: ((at: Position, stopped: boolean) => void) | undefined;
  /** Called when a video on another site was opened; what happens there is not known. */
  onLeave?: (() => void) | undefined;
};

type OutsideProps = Pick<Props, 'title' | 'poster' | 'onLeave'> & { link: string };

/** A link to a video on another site, with or without a poster. */
const OutsideFilm = ({ link, title, poster, onLeave }: OutsideProps) => {
  const { isGone, onError } = usePictureGone(poster);
  return (
    <a
      className={styles['outside']}
      href={link}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={`Watch ${title} in a new tab`}
      onClick={onLeave}
    >
      {poster && !isGone && <img src={fileSrc(poster)} alt="" onError={onError} />}
      <span className={styles['leave']}>
        <Icon name="play" size={20} />
        Watch in a new tab
        <small>{new URL(link).hostname}</small>
      </span>
    </a>
  );
};

/** Our own videos play here. The Content-Security-Policy blocks other sources: those videos open on their own site. */
export const Film = ({ link, title, poster, startAt, onPosition, onLeave }: Props) => {
  if (link && isOwnFilm(link, [location.origin]))
    return <Player kind="video" src={link} title={title} poster={poster} startAt={startAt} onPosition={onPosition} />;
  if (!link || !isHttps(link)) return <EmptyState small title={contentTexts.noVideo} />;
  return <OutsideFilm link={link} title={title} poster={poster} onLeave={onLeave} />;
};
