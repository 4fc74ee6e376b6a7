import type { StaffFactors } from '@amberway/contract/users/factors';
import { isAdministratorType } from '@amberway/contract/kernel/roles';
import { formatDate, formatDateTime } from '../../../ui/dates.ts';
import type { ListColumn } from '../../../ui/list/columns.ts';
import { fullName } from '../../../ui/people/full-name.ts';
import { labels } from './labels.ts';

const stateOf = ({ type, reset, has, since, due, graceUntil }: StaffFactors, zone: string | null): string => {
  if (reset)
    return (isAdministratorType(type) ? labels.resetWaits : labels.resetCounts)(formatDateTime(reset.until, zone));
  if (has) return since ? labels.onSince(formatDate(since, zone)) : labels.on;
  if (due === 'now') return labels.overdue;
  return due === 'grace' && graceUntil ? labels.noneUntil(formatDate(graceUntil, zone)) : labels.none;
};

const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const waysOf = ({ passkeys, totp, recoveryCodes }: StaffFactors): string =>
  upperFirst(
    [
      ...(passkeys > 0 ? [labels.passkeys(passkeys)] : []),
      ...(totp ? [labels.totp] : []),
      ...(recoveryCodes > 0 ? [labels.recovery(recoveryCodes)] : []),
    ].join(', '),
  ) || '–';

export const columnsIn = (zone: string | null): readonly ListColumn<StaffFactors>[] => [
  { key: 'name', title: labels.name, text: fullName, sortable: true },
  { key: 'role', title: labels.role, width: 120, text: ({ type }) => type },
  { key: 'state', title: labels.state, width: 270, text: (row) => stateOf(row, zone) },
  { key: 'ways', title: labels.ways, text: waysOf },
  {
    key: 'lastUsed',
    title: labels.lastUsed,
    width: 190,
    text: ({ lastUsedAt }) => (lastUsedAt ? formatDateTime(lastUsedAt, zone) : '–'),
  },
];
