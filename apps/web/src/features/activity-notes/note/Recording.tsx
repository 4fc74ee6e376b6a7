import { useQuery } from '@tanstack/react-query';
import { MINUTE } from '@amberway/contract/kernel/limits';
import { signRecording } from '@amberway/contract/activity-notes/endpoints';
import { noteTexts } from '@amberway/contract/activity-notes/texts';
import { parseFileUrl } from '@amberway/contract/uploads/file-url';
import { extensionOf, FILE_TYPES } from '@amberway/contract/uploads/types';
import { call } from '../../../kernel/api.ts';
import { LoadFailure } from '../../../ui/LoadFailure.tsx';
import { Player } from '../../../ui/media/Player.tsx';
import { NOTES_SLICE } from '../queries.ts';
import styles from './note.module.css';

/** A signed URL is valid for 15 minutes; an expired one is replaced on retry. */
const SIGNED_FOR = 10 * MINUTE;

const signedQuery = (link: string, known: string | null) => ({
  queryKey: [NOTES_SLICE, 'recording', link],
  queryFn: async ({ signal }: { signal: AbortSignal }) =>
    (await call(signRecording, { query: { url: link } }, { signal })).data.url,
  ...(known && { initialData: known }),
  staleTime: SIGNED_FOR,
});

const Played = ({ link, signed, title }: { link: string; signed: string | null; title: string }) => {
  const { data: src, error, refetch, isFetching } = useQuery(signedQuery(link, signed));
  const extension = extensionOf(parseFileUrl(link, [location.origin])?.name ?? '');
  if (!src) return error ? <LoadFailure error={error} onRetry={() => void refetch()} busy={isFetching} /> : null;
  const kind = extension && FILE_TYPES[extension].kind === 'audio' ? 'audio' : 'video';
  return <Player kind={kind} src={src} title={title} onRetry={() => void refetch()} />;
};

type Props = { link: string; signed: string | null; title: string };

/** The recording of a session: an uploaded file plays here, an external one is a link. */
export const Recording = ({ link, signed, title }: Props) => {
  if (!link) return <p className={styles['none']}>{noteTexts.noRecording}</p>;
  if (parseFileUrl(link, [location.origin])) return <Played key={link} link={link} signed={signed} title={title} />;
  return (
    <a href={link} target="_blank" rel="noopener noreferrer">
      Open the recording
    </a>
  );
};
