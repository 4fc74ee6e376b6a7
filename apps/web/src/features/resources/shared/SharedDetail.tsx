import { useQuery } from '@tanstack/react-query';
import { Modal, Skeleton } from 'antd';
import type { RecordPlace } from '../../../ui/form/record-place.ts';
import { LoadFailure } from '../../../ui/LoadFailure.tsx';
import { Comments } from '../../comments/public.ts';
import { resourceQuery } from '../queries.ts';
import { ResourceSheet } from '../ResourceSheet.tsx';
import { resourceLabels } from '../labels.ts';
import styles from './shared.module.css';

/** A shared resource with its comments. It has a record URL. */
export const SharedDetail = ({ at }: { at: RecordPlace }) => {
  const id = at.open?.id ?? null;
  const found = useQuery({ ...resourceQuery(id ?? ''), enabled: id !== null });
  return (
    <Modal
      open={id !== null}
      title={resourceLabels.details}
      width={640}
      onCancel={at.close}
      footer={null}
      destroyOnHidden
    >
      {/* Long content scrolls inside, so it must be focusable for keyboard scrolling. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={styles['detail']} role="group" aria-label={resourceLabels.details} tabIndex={0}>
        {found.isPending && <Skeleton active={false} paragraph={{ rows: 8 }} />}
        {found.error && !found.data && (
          <LoadFailure error={found.error} onRetry={() => void found.refetch()} busy={found.isFetching} />
        )}
        {found.data && (
          <>
            <ResourceSheet resource={found.data} shared />
            <Comments contentId={found.data._id} />
          </>
        )}
      </div>
    </Modal>
  );
};
