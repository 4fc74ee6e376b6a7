import { queryOptions, useQuery } from '@tanstack/react-query';
import type { LinkedIdentity } from '@amberway/contract/auth/sso';
import { listIdentities, unlinkIdentities } from '@amberway/contract/auth/sso-endpoints';
import { call } from '../../../kernel/api.ts';
import { usePublicSettings } from '../../../kernel/settings.ts';
import { endSession } from '../../../kernel/sign-in/session.ts';
import { useQuestion } from '../../../ui/confirm/use-ask.ts';
import { useConfirmed } from '../../../ui/confirm/use-confirmed.tsx';
import { Button } from '../../../ui/kit/Button.tsx';
import { useAction } from '../../../ui/use-action.ts';
import { ViewerTime } from '../../../ui/ViewerTime.tsx';
import { directoryLabels as labels } from './directory-labels.ts';
import styles from './factors.module.css';

const identitiesQuery = queryOptions({
  queryKey: ['account', 'identities'],
  queryFn: async ({ signal }) => (await call(listIdentities, undefined, { signal })).data,
});

/** The organisation, or where it is not set any more the host of its directory. */
const nameOf = ({ issuer }: LinkedIdentity, organisation: string | null | undefined) =>
  organisation ?? new URL(issuer).host;

/** The directory with which a member of staff signs in, once they did. */
export const LinkedDirectory = () => {
  const ask = useQuestion();
  const settings = usePublicSettings();
  const { data = [] } = useQuery(identitiesQuery);
  const { confirmed, question } = useConfirmed(labels.why);
  const unlink = useAction(unlinkIdentities, {
    confirmed,
    invalidates: [{ queryKey: identitiesQuery.queryKey }, { queryKey: ['account', 'devices'] }],
    done: (reply) => (reply.data.signedOut ? void endSession('expired') : labels.unlinked),
  });
  const [linked] = data;
  if (!linked || !settings) return null;
  const name = nameOf(linked, settings.signIn.organisation);
  return (
    <section className={styles['part']} aria-labelledby="directory">
      <h3 id="directory">{labels.title}</h3>
      <p className={styles['hint']}>{labels.hint}</p>
      <ul className={styles['rows']}>
        <li className={styles['row']}>
          <div>
            <strong>{name}</strong>
            <p>
              {`${labels.since} `}
              <ViewerTime at={linked.linkedAt} day />
            </p>
          </div>
          <div className={styles['actions']}>
            <Button
              danger
              aria-label={`${labels.unlink}: ${name}`}
              onClick={() =>
                ask({
                  question: labels.question(name),
                  details: labels.details,
                  danger: true,
                  onYes: () => unlink.run({}),
                })
              }
            >
              {labels.unlink}
            </Button>
          </div>
        </li>
      </ul>
      {question}
    </section>
  );
};
