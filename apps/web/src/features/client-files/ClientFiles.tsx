import { Button } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import { listClientFiles } from '@amberway/contract/client-files/endpoints';
import type { ClientFile } from '@amberway/contract/client-files/schemas';
import { clientFileTexts } from '@amberway/contract/client-files/texts';
import type { MemberSummary } from '@amberway/contract/members/schemas';
import { SCREENS } from '@amberway/contract/shell/routes';
import { useCan, useMe } from '../../kernel/queries/me.ts';
import { MEMBER_PARAM } from '../../kernel/queries/selected-member.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import type { RowAction } from '../../ui/list/columns.ts';
import { ListPage } from '../../ui/list/ListPage.tsx';
import { useListQuery } from '../../ui/list/use-list-query.ts';
import { useListState } from '../../ui/list/use-list-state.ts';
import styles from './client-files.module.css';
import { fileColumns } from './columns.tsx';
import { FilesLead } from './FilesLead.tsx';
import { CLIENT_FILES_SLICE } from './queries.ts';
import { UploadDialog } from './UploadDialog.tsx';
import { useClientFileActs } from './use-client-file-acts.ts';
import { useShowAll } from './use-show-all.ts';
import { clientFileWords as words } from './words.ts';

const OPTIONS = { pageSizes: [50, 100, 200] };

type Props = {
  title: string;
  member: MemberSummary;
  siblings: readonly MemberSummary[];
  onSelect: (id: string) => void;
};

/** The files of a family, those about one child first. */
export const ClientFiles = ({ title, member, siblings, onSelect }: Props) => {
  const { timeZone } = useMe();
  const list = useListState(OPTIONS);
  const { showAll } = useShowAll();
  const clientId = member.parent;
  const acts = useClientFileActs(clientId);
  const mayUpload = useCan('clientFiles', 'upload');
  const mayDelete = useCan('clientFiles', 'delete');
  const [uploading, setUploading] = useState(false);
  const data = useListQuery(listClientFiles, {
    slice: CLIENT_FILES_SLICE,
    page: list.page,
    pageSize: list.pageSize,
    paging: 'rows',
    params: { clientId },
    query: { deleted: false, ...(!showAll && { member: member._id }), ...(list.search && { search: list.search }) },
  });
  const actionsOf = (file: ClientFile): RowAction<ClientFile>[] => [
    { key: 'download', label: 'Download', icon: 'download', onRun: () => void acts.download(file) },
    { key: 'view', label: 'View', icon: 'eye', onRun: () => void acts.open(file) },
    ...(mayDelete
      ? [
          {
            key: 'bin',
            label: words.moveToBin,
            icon: 'trash',
            danger: true,
            onRun: () => void acts.bin([file]),
          } as const,
        ]
      : []),
  ];
  const upload = mayUpload && (
    <Button type="primary" icon={<Icon name="upload" size={18} />} onClick={() => setUploading(true)}>
      {words.upload}
    </Button>
  );
  const family = siblings.length > 0 ? siblings : [member];
  const bin = `${SCREENS.clientFilesBin.path}?${MEMBER_PARAM}=${member._id}${showAll ? '&all=true' : ''}`;
  return (
    <>
      <ListPage<ClientFile>
        title={title}
        noun={['file', 'files']}
        list={list}
        data={data}
        columns={fileColumns(timeZone, (file) => void acts.open(file))}
        idOf={({ _id }) => _id}
        nameOf={({ fileName }) => fileName}
        actionsOf={actionsOf}
        extra={
          <Link to={bin} className={styles['link']}>
            <Icon name="trash" size={16} />
            {words.bin}
          </Link>
        }
        actions={upload}
        lead={<FilesLead member={member} siblings={siblings} onSelect={onSelect} all={clientFileTexts.showAll} />}
        search={{ placeholder: words.search }}
        bulk={
          mayDelete
            ? [{ key: 'bin', label: words.moveToBin, icon: 'trash', danger: true, onRun: (files) => acts.bin(files) }]
            : []
        }
        empty={{ why: words.empty, ...(upload && { action: upload }) }}
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
