import { queryOptions, useQuery } from '@tanstack/react-query';
import { visibleLength } from '@amberway/contract/kernel/visible';
import { COVER_REASON_MIN } from '@amberway/contract/users/cover';
import { getCoverAllowance } from '@amberway/contract/users/cover-endpoints';
import { userTexts } from '@amberway/contract/users/texts';
import { call } from '../../kernel/api.ts';
import styles from './people.module.css';
import { Alert } from '../../ui/kit/Alert.tsx';
import { useFormValue } from '../../ui/form/form-store.ts';

const allowanceQuery = queryOptions({
  queryKey: ['users', 'cover'],
  queryFn: async ({ signal }) => (await call(getCoverAllowance, {}, { signal })).data,
  // Refetched each time the dialog opens.
  staleTime: 0,
});

/** What a cover means, who is notified of it, and how many are left. */
export const CoverRules = () => {
  const { data } = useQuery(allowanceQuery);
  return (
    <Alert
      tone={data?.left === 0 ? 'warning' : 'info'}
      className={styles['rules']}
      title={
        <>
          {userTexts.coverRules}
          <br />
          {/* Reserves the line before the number is loaded. */}
          <strong>{data ? userTexts.coverLeft(data.left, data.perDay) : '\u00a0'}</strong>
        </>
      }
    />
  );
};

/** How many characters are still missing; empty once there are enough. */
export const ReasonHint = () => {
  const reason = useFormValue<string | undefined>('reason') ?? '';
  return userTexts.coverReasonLength(Math.min(visibleLength(reason), COVER_REASON_MIN), COVER_REASON_MIN);
};
