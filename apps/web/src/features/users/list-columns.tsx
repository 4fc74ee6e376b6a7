import { isBusinessType, isFamilyType } from '@amberway/contract/kernel/roles';
import type { UserListRow } from '@amberway/contract/users/schemas';
import { memberTexts } from '@amberway/contract/members/texts';
import { Avatar } from '../../ui/Avatar.tsx';
import { formatDate } from '../../ui/dates.ts';
import type { ListColumn } from '../../ui/list/columns.ts';
import { fullName } from '../../ui/people/full-name.ts';
import { StatusTag } from '../../ui/tags/StatusTag.tsx';
import type { UserList } from './lists.ts';
import styles from './UserList.module.css';
import { STATUS_TONES, statusLabel } from './status.ts';

type Column = ListColumn<UserListRow>;

const NAME: Column = {
  key: 'name',
  title: 'Name',
  text: fullName,
  sortable: true,
  render: (row) => (
    <span className={styles['who']}>
      <Avatar person={row} size={28} />
      <span>{fullName(row)}</span>
    </span>
  ),
};
const EMAIL: Column = { key: 'email', title: 'Email', text: ({ email }) => email };
const PLAN: Column = {
  key: 'plan',
  title: 'Plan',
  text: ({ choosePlan }) => choosePlan ?? '',
  width: 116,
  sortable: true,
};
const STATUS: Column = {
  key: 'status',
  title: 'Status',
  text: statusLabel,
  render: (row) => <StatusTag tone={STATUS_TONES[row.userStatus]}>{statusLabel(row)}</StatusTag>,
  width: 140,
  sortable: true,
};
const since = (zone: string | null): Column => ({
  key: 'createdAt',
  title: 'Since',
  text: ({ createdAt }) => formatDate(createdAt, zone),
  width: 136,
  sortable: true,
});
const CHILDREN: Column = {
  key: 'children',
  title: 'Children',
  text: ({ children = [] }) => children.map(fullName).join(', '),
};
const CLINICIAN: Column = {
  key: 'clinician',
  title: memberTexts.primaryClinician,
  // Siblings often have the same one.
  text: ({ children = [] }) =>
    [
      ...new Set(
        children.flatMap((child) => (child.primaryContactObject ? [fullName(child.primaryContactObject)] : [])),
      ),
    ].join(', '),
};
const LANGUAGES: Column = {
  key: 'languages',
  title: 'Languages',
  text: ({ languages = [] }) => languages.join(', '),
};
const CSM: Column = { key: 'csm', title: 'CSM', text: ({ csmObject }) => (csmObject ? fullName(csmObject) : '') };

/** At 1440 px every column has room for what it usually holds; the widest are the address and the two long heads. */
const FAMILY_COLUMNS: readonly Column[] = [
  { ...NAME, width: '12.5%' },
  { ...EMAIL, width: '17%' },
  { ...PLAN, width: 84 },
  CHILDREN,
  { ...CLINICIAN, width: '11.5%' },
  CSM,
  { ...STATUS, width: 116 },
];
const CUSTOMER_COLUMNS: readonly Column[] = [NAME, EMAIL, PLAN, STATUS];
const BUSINESS_COLUMNS: readonly Column[] = [NAME, EMAIL, LANGUAGES, STATUS];
const ADMINISTRATOR_COLUMNS: readonly Column[] = [NAME, EMAIL, STATUS];

const listed = ({ withFamily, type }: Pick<UserList, 'withFamily' | 'type'>) =>
  withFamily
    ? FAMILY_COLUMNS
    : isFamilyType(type)
      ? CUSTOMER_COLUMNS
      : isBusinessType(type)
        ? BUSINESS_COLUMNS
        : ADMINISTRATOR_COLUMNS;

export const columnsOf = (list: Pick<UserList, 'withFamily' | 'type'>, zone: string | null): readonly Column[] => [
  ...listed(list),
  { ...since(zone), ...(list.withFamily && { width: 104 }) },
];
