import { useQuery } from '@tanstack/react-query';
import type { RecordPlace } from '../../../ui/form/record-place.ts';
import { QueryPlaceholder } from '../../../ui/QueryPlaceholder.tsx';
import { Comments } from '../../comments/public.ts';
import { resourceQuery } from '../queries.ts';
import { ResourceSheet } from '../ResourceSheet.tsx';
import { resourceLabels } from '../labels.ts';
import styles from './shared.module.css';
import { Dialog } from '../../../ui/kit/Dialog.tsx';

/** A shared resource with its comments. It has a record URL. */
export const SharedDetail = ({ at }: { at: RecordPlace }) => {
  const id = at.open?.id ?? null;
  const found = useQuery({ ...resourceQuery(id ?? ''), enabled: id !== null });
  return (
    <Dialog open={id !== null} title={resourceLabels.details} width={640} onClose={at.close}>
      {/* Long content scrolls inside, so it must be focusable for keyboard scrolling. */}
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
    </Dialog>
  );
};
