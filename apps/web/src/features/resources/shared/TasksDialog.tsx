import { useQuery } from '@tanstack/react-query';
import type { SharedResource } from '@amberway/contract/resources/schemas';
import { resourceTexts } from '@amberway/contract/resources/texts';
import { ChildLine } from '../../../ui/people/ChildLine.tsx';
import { QueryPlaceholder } from '../../../ui/QueryPlaceholder.tsx';
import { ViewerTime } from '../../../ui/ViewerTime.tsx';
import { relatedTasksQuery } from '../queries.ts';
import { resourceLabels } from '../labels.ts';
import styles from './shared.module.css';
import { Dialog } from '../../../ui/kit/Dialog.tsx';

type Props = { resource: SharedResource | null; onClose: () => void };

const Tasks = ({ resource }: { resource: SharedResource }) => {
  const found = useQuery(relatedTasksQuery(resource._id, resource.member));
  if (!found.data) return <QueryPlaceholder query={found} />;
  return (
    <table className={styles['tasks']} aria-label={resource.name}>
      <thead>
        <tr>
          <th scope="col">Task</th>
          <th scope="col">Created</th>
        </tr>
      </thead>
      <tbody>
        {found.data.map(({ _id, name, createdAt }) => (
          <tr key={_id}>
            <th scope="row">{name}</th>
            <td>
              <ViewerTime at={createdAt} day />
            </td>
          </tr>
        ))}
        {found.data.length === 0 && (
          <tr>
            <td colSpan={2}>{resourceLabels.noTask}</td>
          </tr>
        )}
      </tbody>
    </table>
  );
};

/** The child's tasks that use the resource: it cannot be unshared while there is one. */
export const TasksDialog = ({ resource, onClose }: Props) => (
  <Dialog
    open={resource !== null}
    title={resourceTexts.tasksTitle}
    about={resource && <ChildLine id={resource.member} />}
    onClose={onClose}
  >
    {resource && (
      <>
        <p className={styles['hint']}>{resource.name}</p>
        <Tasks resource={resource} />
      </>
    )}
  </Dialog>
);
