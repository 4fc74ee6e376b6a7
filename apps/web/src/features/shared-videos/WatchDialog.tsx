import type { SharedVideo } from '@amberway/contract/shared-videos/schemas';
import type { useRecordUrl } from '../../ui/form/use-record-url.ts';
import { VideoPanel } from '../learning/public.ts';
import { sharedVideoLabels } from './labels.ts';
import { Dialog } from '../../ui/kit/Dialog.tsx';

type Props = { at: ReturnType<typeof useRecordUrl>; rows: readonly SharedVideo[] };

/** The open video over the list, with its own URL. Closing stops it. */
export const WatchDialog = ({ at, rows }: Props) => {
  const id = at.open?.id;
  const title = rows.find(({ _id }) => _id === id)?.title;
  return (
    <Dialog
      open={id !== undefined}
      onClose={() => at.close()}
      title={title ?? sharedVideoLabels.watch}
      width="min(860px, 100vw - 32px)"
    >
      {id && <VideoPanel key={id} id={id} />}
    </Dialog>
  );
};
