import type { Workspace } from '@amberway/contract/dashboards/schemas';
import { quietTexts as texts } from '@amberway/contract/dashboards/quiet';
import { childPagePath } from '@amberway/contract/shell/child-page-path';
import { sendPasswordLink } from '@amberway/contract/users/endpoints';
import { userTexts } from '@amberway/contract/users/texts';
import { waitingText } from '@amberway/contract/waiting/kinds';
import { personPath } from '../../kernel/person-segment.ts';
import { useCan } from '../../kernel/queries/me.ts';
import { Link } from '../../kernel/router.ts';
import { FewRows } from '../../ui/FewRows.tsx';
import { Button } from '../../ui/kit/Button.tsx';
import { fullName } from '../../ui/people/full-name.ts';
import { SectionCard } from '../../ui/SectionCard.tsx';
import { StatusTag } from '../../ui/tags/StatusTag.tsx';
import { useAction } from '../../ui/use-action.ts';
import { ViewerTime } from '../../ui/ViewerTime.tsx';
import { Fold } from './Folded.tsx';
import { WORKSPACE_SLICE } from './queries.ts';
import styles from './quiet.module.css';

/** Families who have not been here for three weeks, until they return: one line for all of them. */
const Quiet = ({ count, items }: NonNullable<Workspace['quietFamilies']>) => {
  const [first] = items;
  return (
    <Fold title={texts.quiet(count, first ? fullName(first) : '')} className={styles['inside']}>
      <ul className={styles['list']} aria-label={texts.quietLabel}>
        {items.map(({ _id, member, lastHereAt, ...names }) => (
          <li key={_id}>
            <Link to={childPagePath(member)}>{fullName(names)}</Link>
            <small>
              {texts.lastHere}
              <ViewerTime at={lastHereAt} day />
            </small>
          </li>
        ))}
      </ul>
      {count > items.length && <p className={styles['rest']}>{texts.rest(count - items.length)}</p>}
    </Fold>
  );
};

/** Families who have never signed in, each with the way to send the link again. A sent one comes back after a week. */
const NotSignedIn = ({ count, items }: NonNullable<Workspace['notSignedIn']>) => {
  const sends = useCan('users', 'sendLink');
  const { run, pending } = useAction(sendPasswordLink, { done: userTexts.linkSent, invalidates: [WORKSPACE_SLICE] });
  return (
    <SectionCard title={texts.notSignedIn} aside={<StatusTag tone="info">{waitingText(count)}</StatusTag>}>
      <FewRows
        label={texts.notSignedIn}
        className={styles['list']}
        count={count}
        rows={items.map(({ _id, linkSentAt, ...names }) => (
          <li key={_id}>
            <Link to={personPath('customer', _id)}>{fullName(names)}</Link>
            <small>
              {texts.linkSentAt}
              <ViewerTime at={linkSentAt} day />
            </small>
            {sends && (
              <Button
                size="small"
                busy={pending?.params.id === _id}
                aria-label={texts.sendAgainTo(fullName(names))}
                onClick={() => void run({ params: { id: _id }, body: { kind: 'setPassword' } })}
              >
                {texts.sendAgain}
              </Button>
            )}
          </li>
        ))}
      />
    </SectionCard>
  );
};

/** Who has gone quiet: for a coach families of theirs, for administrators those who never came. */
export const QuietFamilies = ({ work }: { work: Pick<Workspace, 'quietFamilies' | 'notSignedIn'> | undefined }) => {
  const { quietFamilies: quiet, notSignedIn: away } = work ?? {};
  return (
    <>
      {quiet && quiet.count > 0 && <Quiet {...quiet} />}
      {away && away.count > 0 && <NotSignedIn {...away} />}
    </>
  );
};
