import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { meQuery, useMe } from '../../../kernel/queries/me.ts';
import { signOut } from '../../../kernel/sign-in/session.ts';
import { Confirm } from '../../../ui/confirm/Confirm.tsx';
import { Button } from '../../../ui/kit/Button.tsx';
import { Heading } from '../../../ui/pages/Heading.tsx';
import { WidePage } from '../../../ui/pages/WidePage.tsx';
import { FactorParts } from './FactorParts.tsx';
import styles from './factors.module.css';
import { labels } from './labels.ts';

/** In the place of everything else, while staff have to set up a second factor, or to confirm with the one they have. */
export const FactorsDue = () => {
  const client = useQueryClient();
  const has = useMe().secondFactor?.has ?? false;
  const [asks, setAsks] = useState(false);
  const again = () => void client.invalidateQueries({ queryKey: meQuery.queryKey });
  return (
    <WidePage title={has ? labels.confirmTitle : labels.dueTitle}>
      <Heading title={has ? labels.confirmTitle : labels.dueTitle}>{has ? labels.confirmHint : labels.dueHint}</Heading>
      {has ? (
        <Button variant="primary" size="large" onClick={() => setAsks(true)}>
          {labels.confirmTitle}
        </Button>
      ) : (
        <div className={styles['due']}>
          <FactorParts />
        </div>
      )}
      <p className={styles['leave']}>
        <Button variant="text" onClick={() => signOut()}>
          {labels.signOut}
        </Button>
      </p>
      {asks && (
        <Confirm
          why={labels.confirmHint}
          onCancel={() => setAsks(false)}
          onConfirmed={() => {
            setAsks(false);
            again();
          }}
        />
      )}
    </WidePage>
  );
};
