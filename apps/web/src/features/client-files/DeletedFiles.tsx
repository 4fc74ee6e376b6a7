import { Link } from 'react-router';
import { listClientFiles } from '@amberway/contract/client-files/endpoints';
import type { ClientFile } from '@amberway/contract/client-files/schemas';
import { clientFileTexts } from '@amberway/contract/client-files/texts';
import type { MemberSummary } from '@amberway/contract/members/schemas';
import { SCREENS } from '@amberway/contract/shell/routes';
import { useCan, useMe } from '../../kernel/queries/me.ts';
import { MEMBER_PARAM } from '../../kernel/queries/selected-member.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { ListPage } from '../../ui/list/ListPage.tsx';
import { useListQuery } from '../../ui/list/use-list-query.ts';
import { useListState } from '../../ui/list/use-list-state.ts';
import styles from './client-files.module.css';
import { binColumns } from './columns.tsx';
import { FilesLead } from './FilesLead.tsx';
import { CLIENT_FILES_SLICE } from './queries.ts';
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

/** What was moved to the bin, and the way back for it. */
export const DeletedFiles = ({ title, member, siblings, onSelect }: Props) => {
  const { timeZone } = useMe();
  const list = useListState(OPTIONS);
  const { showAll } = useShowAll();
  const clientId = member.parent;
  const acts = useClientFileActs(clientId);
  const mayRestore = useCan('clientFiles', 'delete');
  const data = useListQuery(listClientFiles, {
    slice: CLIENT_FILES_SLICE,
    page: list.page,
    pageSize: list.pageSize,
    paging: 'rows',
    params: { clientId },
    query: { deleted: true, ...(!showAll && { member: member._id }), ...(list.search && { search: list.search }) },
  });
  const back = `${SCREENS.clientFiles.path}?${MEMBER_PARAM}=${member._id}${showAll ? '&all=true' : ''}`;
  return (
    <ListPage<ClientFile>
      title={title}
      noun={['file', 'files']}
      list={list}
      data={data}
      columns={binColumns(timeZone)}
      idOf={({ _id }) => _id}
      nameOf={({ fileName }) => fileName}
      extra={
        <Link to={back} className={styles['link']}>
          <Icon name="arrowBack" size={16} />
          {words.back}
        </Link>
      }
      lead={<FilesLead member={member} siblings={siblings} onSelect={onSelect} all={clientFileTexts.showAllDeleted} />}
      search={{ placeholder: words.search }}
      {...(mayRestore && {
        actionsOf: (file: ClientFile) => [
          { key: 'restore', label: words.restore, icon: 'restore' as const, onRun: () => void acts.restore([file]) },
        ],
        bulk: [
          {
            key: 'restore',
            label: words.restore,
            icon: 'restore' as const,
            onRun: (files: ClientFile[]) => acts.restore(files),
          },
        ],
      })}
      empty={{ why: words.emptyBin }}
    />
  );
};
