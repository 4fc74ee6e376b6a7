import type { ComponentProps } from 'react';
import { Link } from '../../kernel/router.ts';
import { listClientFiles } from '@amberway/contract/client-files/endpoints';
import type { ClientFile } from '@amberway/contract/client-files/schemas';
import { clientFileTexts } from '@amberway/contract/client-files/texts';
import type { MemberSummary } from '@amberway/contract/members/schemas';
import { SCREENS } from '@amberway/contract/shell/routes';
import { MEMBER_PARAM } from '../../kernel/queries/selected-member.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { ListPage } from '../../ui/list/ListPage.tsx';
import { useListQuery } from '../../ui/list/use-list-query.ts';
import { useListState } from '../../ui/list/use-list-state.ts';
import styles from './client-files.module.css';
import { FilesLead } from './FilesLead.tsx';
import { CLIENT_FILES_SLICE } from './queries.ts';
import { useShowAll } from './use-show-all.ts';
import { clientFileLabels as labels } from './labels.ts';

const OPTIONS = { pageSizes: [50, 100, 200] };

export type FamilyProps = { member: MemberSummary; siblings: readonly MemberSummary[]; onSelect: (id: string) => void };
type Page = ComponentProps<typeof ListPage<ClientFile>>;
type Props = FamilyProps &
  Pick<Page, 'columns' | 'actionsOf' | 'actions' | 'bulk' | 'empty'> & { /** Files in the bin. */ deleted: boolean };

/** Files of a family, filtered by child, with a link to the other list (files or bin). */
export const FileList = ({ member, siblings, onSelect, deleted, ...page }: Props) => {
  const list = useListState(OPTIONS);
  const { showAll } = useShowAll();
  const data = useListQuery(listClientFiles, {
    slice: CLIENT_FILES_SLICE,
    page: list.page,
    pageSize: list.pageSize,
    paging: 'rows',
    params: { clientId: member.parent },
    query: { deleted, ...(!showAll && { member: member._id }), ...(list.search && { search: list.search }) },
  });
  const [here, other] = deleted
    ? [SCREENS.clientFilesBin, SCREENS.clientFiles]
    : [SCREENS.clientFiles, SCREENS.clientFilesBin];
  const all = deleted ? clientFileTexts.showAllDeleted : clientFileTexts.showAll;
  return (
    <ListPage<ClientFile>
      {...page}
      title={here.title}
      noun={['file', 'files']}
      list={list}
      data={data}
      idOf={({ _id }) => _id}
      nameOf={({ fileName }) => fileName}
      extra={
        <Link
          to={`${other.path}?${MEMBER_PARAM}=${member._id}${showAll ? '&all=true' : ''}`}
          className={styles['link']}
          data-touch
        >
          <Icon name={deleted ? 'arrowBack' : 'trash'} size={16} />
          {deleted ? labels.back : labels.bin}
        </Link>
      }
      lead={<FilesLead member={member} siblings={siblings} onSelect={onSelect} all={all} />}
      search={{ placeholder: labels.search }}
    />
  );
};
