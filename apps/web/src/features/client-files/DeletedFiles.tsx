import type { ClientFile } from '@amberway/contract/client-files/schemas';
import { useCan, useMe } from '../../kernel/queries/me.ts';
import { binColumns } from './columns.tsx';
import { type FamilyProps, FileList } from './FileList.tsx';
import { useClientFileActions } from './use-client-file-actions.ts';
import { clientFileLabels as labels } from './labels.ts';

/** Files in the bin, with an action to restore them. */
export const DeletedFiles = (props: FamilyProps) => {
  const { timeZone } = useMe();
  const actions = useClientFileActions(props.member.parent);
  const mayRestore = useCan('clientFiles', 'delete');
  const mayPurge = useCan('clientFiles', 'emptyBin');
  const purge = { key: 'purge', label: labels.purge, icon: 'trash', danger: true } as const;
  const restore = { key: 'restore', label: labels.restore, icon: 'restore' } as const;
  return (
    <FileList
      {...props}
      deleted
      columns={binColumns(timeZone)}
      {...(mayRestore && {
        actionsOf: (file: ClientFile) => [
          { ...restore, onRun: () => void actions.restore([file]) },
          ...(mayPurge ? [{ ...purge, onRun: () => void actions.purge([file]) }] : []),
        ],
        bulk: [
          { ...restore, onRun: (files: ClientFile[]) => actions.restore(files) },
          ...(mayPurge ? [{ ...purge, onRun: (files: ClientFile[]) => actions.purge(files) }] : []),
        ],
      })}
      empty={{ why: labels.emptyBin }}
    />
  );
};
