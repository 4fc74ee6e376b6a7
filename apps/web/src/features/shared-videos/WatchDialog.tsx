import { Modal } from 'antd';
import type { SharedVideo } from '@amberway/contract/shared-videos/schemas';
import type { useRecordUrl } from '../../ui/form/use-record-url.ts';
import { VideoPanel } from '../learning/public.ts';
import { sharedVideoLabels } from './labels.ts';

type Props = { at: ReturnType<typeof useRecordUrl>; rows: readonly SharedVideo[] };

/** The open video over the list, with its own URL. Closing stops it. */
export const WatchDialog = ({ at, rows }: Props) => {
  const id = at.open?.id;
  const title = rows.find(({ _id }) => _id === id)?.title;
  return (
    <Modal
      open={id !== undefined}
      onCancel={() => at.close()}
      title={title ?? sharedVideoLabels.watch}
      footer={null}
      width="min(860px, 100vw - 32px)"
      destroyOnHidden
    >
      {id && <VideoPanel key={id} id={id} />}
    </Modal>
  );
};
