import { useQuery } from '@tanstack/react-query';
import { Modal } from 'antd';
import type { RecordPlace } from '../../../ui/form/record-place.ts';
import { QueryPlaceholder } from '../../../ui/QueryPlaceholder.tsx';
import { Comments } from '../../comments/public.ts';
import { resourceQuery } from '../queries.ts';
import { ResourceSheet } from '../ResourceSheet.tsx';
import { resourceLabels } from '../labels.ts';
import styles from './shared.module.css';

/** A shared resource with what was said about it. Its address is that of the record. */
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
      {/* Long ones scroll inside; the keyboard needs something to scroll with. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={styles['detail']} role="group" aria-label={resourceLabels.details} tabIndex={0}>
        <QueryPlaceholder query={found} title lines={8} />
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
