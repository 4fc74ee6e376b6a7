import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { meQuery, useMe } from '../../../kernel/queries/me.ts';
import { signOut } from '../../../kernel/sign-in/session.ts';
import { Confirm } from '../../../ui/confirm/Confirm.tsx';
import { focusLost } from '../../../ui/focus-lost.ts';
import { Button } from '../../../ui/kit/Button.tsx';
import { Heading } from '../../../ui/pages/Heading.tsx';
import { WidePage } from '../../../ui/pages/WidePage.tsx';
import { FactorParts } from './FactorParts.tsx';
import styles from './factors.module.css';
import { labels } from './labels.ts';

/** In the place of everything else, while staff have to set up a second factor, or to confirm with the one they have. */
export const FactorsDue = () => {
  const client = useQueryClient();
  const { has = false, countsFrom = null } = useMe().secondFactor ?? {};
  const [asks, setAsks] = useState(false);
  useEffect(() => {
    // What was pressed to come here is gone.
    focusLost();
    // The page in its place begins at its top.
    return () => {
      window.scrollTo(0, 0);
      focusLost();
    };
  }, []);
  const [title, hint] = has
    ? [labels.confirmTitle, labels.confirmHint]
    : countsFrom
      ? [labels.resetTitle, labels.resetHint]
      : [labels.dueTitle, labels.dueHint];
  const again = () => void client.invalidateQueries({ queryKey: meQuery.queryKey });
  return (
    <WidePage title={title}>
      <Heading title={title}>{hint}</Heading>
      {has ? (
        <Button variant="primary" size="large" onClick={() => setAsks(true)}>
          {labels.confirmTitle}
        </Button>
      ) : (
        <div className={styles['due']}>
          <h2 className="visually-hidden">{labels.dueWays}</h2>
          <FactorParts due />
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
