import type { ReactNode } from 'react';
import type { FormStatus } from '@amberway/contract/onboarding-forms/schemas';
import { Avatar } from '../../ui/Avatar.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { ViewerTime } from '../../ui/ViewerTime.tsx';
import { FormStateTag } from './FormStateTag.tsx';
import styles from './forms.module.css';
import { formTitle } from './labels.ts';

type Props = { form: FormStatus; carer?: string | undefined; children?: ReactNode };

/** One form with its state and actions. */
export const FormRow = ({ form, carer, children }: Props) => {
  const { member, state, submittedAt } = form;
  return (
    <li className={styles['row']}>
      {member ? (
        <Avatar person={{ ...member, avatar: member.avatarUrl }} size={44} />
      ) : (
        <span className={styles['icon']}>
          <Icon name={form.type === 'parent' ? 'person' : 'child'} />
        </span>
      )}
      <div className={styles['words']}>
        <strong>{formTitle(form, carer)}</strong>
        <span className={styles['line']}>
          <FormStateTag state={state} />
          {submittedAt && <ViewerTime at={submittedAt} day />}
        </span>
      </div>
      <div className={styles['actions']}>{children}</div>
    </li>
  );
};
