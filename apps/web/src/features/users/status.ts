import { customerTypeOf, isFamilyType } from '@amberway/contract/kernel/roles';
import type { UserListItem } from '@amberway/contract/users/schemas';
import { userTexts } from '@amberway/contract/users/texts';
import type { StatusTone } from '../../ui/tags/StatusTag.tsx';

type Person = Pick<UserListItem, 'type' | 'userStatus' | 'choosePlan'>;

/** For an awaiting program customer nobody has been assigned yet. */
export const statusLabel = ({ type, userStatus, choosePlan }: Person): string =>
  userStatus === 'Awaiting' && isFamilyType(type) && customerTypeOf(choosePlan) === 'Flagship'
    ? userTexts.toBeAllocated
    : userStatus;

export const STATUS_TONES: Record<UserListItem['userStatus'], StatusTone> = {
  Active: 'good',
  Inactive: 'plain',
  OnHold: 'warn',
  Awaiting: 'info',
  Deleted: 'bad',
};
