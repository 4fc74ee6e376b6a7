import { isFamilyType } from '@amberway/contract/kernel/roles';
import type { UserListRow } from '@amberway/contract/users/schemas';
import { memberTexts } from '@amberway/contract/members/texts';
import { Avatar } from '../../ui/Avatar.tsx';
import { breakable } from '../../ui/list/breakable.tsx';
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
  render: (row) => (
    <span className={styles['who']}>
      <Avatar person={row} size={28} />
      <span>{breakable(fullName(row))}</span>
    </span>
  ),
};
const EMAIL: Column = { key: 'email', title: 'Email', text: ({ email }) => email };
const PLAN: Column = { key: 'plan', title: 'Plan', text: ({ choosePlan }) => choosePlan ?? '' };
const STATUS: Column = {
  key: 'status',
  title: 'Status',
  text: statusLabel,
  render: (row) => <StatusTag tone={STATUS_TONES[row.userStatus]}>{statusLabel(row)}</StatusTag>,
  width: 110,
};
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
const CSM: Column = { key: 'csm', title: 'CSM', text: ({ csmObject }) => (csmObject ? fullName(csmObject) : '') };

const FAMILY_COLUMNS: readonly Column[] = [NAME, EMAIL, PLAN, CHILDREN, CLINICIAN, CSM, STATUS];
const CUSTOMER_COLUMNS: readonly Column[] = [NAME, EMAIL, PLAN, STATUS];
const STAFF_COLUMNS: readonly Column[] = [NAME, EMAIL, STATUS];

export const columnsOf = ({ withFamily, type }: Pick<UserList, 'withFamily' | 'type'>): readonly Column[] =>
  withFamily ? FAMILY_COLUMNS : isFamilyType(type) ? CUSTOMER_COLUMNS : STAFF_COLUMNS;
