import { useState } from 'react';
import type { ClientFile } from '@amberway/contract/client-files/schemas';
import { useCan, useMe } from '../../kernel/queries/me.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import type { RowAction } from '../../ui/list/columns.ts';
import { fileColumns } from './columns.tsx';
import { type FamilyProps, FileList } from './FileList.tsx';
import { UploadDialog } from './UploadDialog.tsx';
import { useClientFileActions } from './use-client-file-actions.ts';
import { useShowAll } from './use-show-all.ts';
import { clientFileLabels as labels } from './labels.ts';
import { Button } from '../../ui/kit/Button.tsx';
import { useCoachText } from '../../ui/people/use-coach-text.ts';

/** The files of a family, with an upload button. */
export const ClientFiles = (props: FamilyProps) => {
  const coachText = useCoachText();
  const { member, siblings } = props;
  const { timeZone } = useMe();
  const { showAll } = useShowAll();
  const clientId = member.parent;
  const actions = useClientFileActions(clientId);
  const mayUpload = useCan('clientFiles', 'upload');
  const mayDelete = useCan('clientFiles', 'delete');
  const [uploading, setUploading] = useState(false);
  const bin = { key: 'bin', label: labels.moveToBin, icon: 'trash', danger: true } as const;
  const actionsOf = (file: ClientFile): RowAction<ClientFile>[] => [
    { key: 'download', label: 'Download', icon: 'download', onRun: () => void actions.download(file) },
    { key: 'view', label: 'View', icon: 'eye', onRun: () => void actions.open(file) },
    ...(mayDelete ? [{ ...bin, onRun: () => void actions.bin([file]) }] : []),
  ];
  const upload = mayUpload && (
    <Button variant="primary" icon={<Icon name="upload" size={18} />} onClick={() => setUploading(true)}>
      {labels.upload}
    </Button>
  );
  const family = siblings.length > 0 ? siblings : [member];
  return (
    <>
      <FileList
        {...props}
        deleted={false}
        columns={fileColumns(timeZone, (file) => void actions.open(file))}
        actionsOf={actionsOf}
        actions={upload}
        bulk={mayDelete ? [{ ...bin, onRun: (files) => actions.bin(files) }] : []}
        empty={{ why: coachText(labels.empty, labels.emptyWithoutCoach) }}
      />
      <UploadDialog
        key={clientId}
        open={uploading}
        onClose={() => setUploading(false)}
        clientId={clientId}
        member={showAll && family.length > 1 ? null : member}
        family={family}
      />
    </>
  );
};
