import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from '../../../kernel/router.ts';
import { MINUTE } from '@amberway/contract/kernel/limits';
import { SCREENS } from '@amberway/contract/shell/routes';
import { isRejectedWith } from '../../../kernel/rejected.ts';
import { useLiveEvent } from '../../../kernel/live/live.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { Button } from '../../../ui/kit/Button.tsx';
import { Skeleton } from '../../../ui/kit/Skeleton.tsx';
import { listHref } from '../paths.ts';
import { noteQuery } from '../queries.ts';
import { useReadMark } from '../note/use-read-mark.ts';
import { useShowChild } from '../note/use-show-child.ts';
import { FromEarlier } from '../family/FromEarlier.tsx';
import { Letter } from './Letter.tsx';
import { LetterMissing } from './LetterMissing.tsx';
import styles from './letter.module.css';
import { letterTexts } from './texts.ts';

/** How soon a letter that was taken back while it is open disappears at the latest. */
const LOOK_AGAIN = 2 * MINUTE;

const isGone = (error: Error | null) => isRejectedWith(error, 403, 404);

type Props = { id: string; /** What is said of a note that is gone. */ goneTitle?: string };

/** A note as its family reads it: one page from top to bottom. */
export const LetterScreen = ({ id, goneTitle }: Props) => {
  const [params] = useSearchParams();
  const found = useQuery({ ...noteQuery(id), refetchOnWindowFocus: true, refetchInterval: LOOK_AGAIN });
  const { error, refetch } = found;
  const gone = isGone(error);
  // A note that was taken back may still be in the cache: it must not stay on the screen.
  const note = gone ? undefined : found.data;
  useShowChild(note?.member?._id);
  useReadMark(note);
  useLiveEvent('refresh', () => void refetch());
  return (
    <div className={styles['page']}>
      <div className={styles['bar']} data-screen-only>
        <Link to={listHref(params)} className={styles['back']}>
          <Icon name="arrowBack" size={18} />
          {letterTexts.back}
        </Link>
        {note && (
          <Button variant="text" icon={<Icon name="print" size={18} />} onClick={() => window.print()}>
            {letterTexts.print}
          </Button>
        )}
      </div>
      {note ? (
        <>
          <FromEarlier of={[found]} />
          <Letter note={note} />
        </>
      ) : error || found.fetchStatus === 'paused' ? (
        <>
          {/* Not while it loads: it would take the focus and be replaced. */}
          <h1 className="visually-hidden" tabIndex={-1}>
            {SCREENS.note.title}
          </h1>
          <LetterMissing
            gone={gone}
            goneTitle={goneTitle}
            error={error}
            onRetry={() => void refetch()}
            busy={found.isFetching}
          />
        </>
      ) : (
        <div role="status" aria-label="Loading" className={styles['letter']}>
          <Skeleton rows={10} avatar />
        </div>
      )}
    </div>
  );
};
