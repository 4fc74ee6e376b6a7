import { useQuery, useQueryClient } from '@tanstack/react-query';
import { messagesPath, TO_WRITE } from '@amberway/contract/messages/paths';
import { type Latest, newerOf } from '@amberway/contract/dashboards/latest';
import type { MemberSummary } from '@amberway/contract/members/schemas';
import { usePreferences } from '../../../app/theme/preferences.ts';
import { useLiveEvent } from '../../../kernel/live/live.ts';
import { useUnreadChange } from '../../../kernel/live/use-unread-change.ts';
import { useCan, useMe } from '../../../kernel/queries/me.ts';
import { MEMBER_PARAM } from '../../../kernel/queries/selected-member.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { ButtonLink } from '../../../ui/kit/Button.tsx';
import { LoadedCard } from '../../../ui/LoadedCard.tsx';
import { saidWithin } from '../../../ui/said-dates.ts';
import { SaidTime } from '../../../ui/SaidTime.tsx';
import { StatusTag } from '../../../ui/tags/StatusTag.tsx';
import { notePath } from '../../activity-notes/public.ts';
import { homeLabels } from '../labels.ts';
import { latestMessageQuery, latestNoteQuery } from '../queries.ts';
import styles from './home.module.css';
import { wroteAbout } from './said-session.ts';

const useLatest = (memberId: string) => {
  const client = useQueryClient();
  const note = useQuery(latestNoteQuery(memberId));
  const message = useQuery(latestMessageQuery(memberId));
  const reloadNote = () => void client.invalidateQueries(latestNoteQuery(memberId));
  const reloadMessage = () => void client.invalidateQueries(latestMessageQuery(memberId));
  useUnreadChange(reloadNote);
  useLiveEvent('message', reloadMessage);
  useLiveEvent('refresh', () => {
    reloadNote();
    reloadMessage();
  });
  // One of them is enough to show; it is quiet about the other.
  const known = note.data !== undefined || message.data !== undefined;
  const pending = note.isPending || message.isPending;
  return {
    note: note.data ?? null,
    query: {
      data: known && !pending ? { latest: newerOf(note.data ?? null, message.data ?? null) } : undefined,
      error: pending ? null : (note.error ?? message.error),
      isFetching: note.isFetching || message.isFetching,
      refetch: () => Promise.all([note.refetch(), message.refetch()]),
    },
  };
};

const Under = ({ latest }: { latest: Latest }) => {
  const { timeZone } = useMe();
  if (latest.kind === 'message') {
    const { at } = latest.item;
    return <SaidTime at={at}>{homeLabels.messageOf(saidWithin(at, timeZone))}</SaidTime>;
  }
  const { from, startTime } = latest.item;
  return <SaidTime at={startTime}>{wroteAbout(from.firstName, startTime, timeZone)}</SaidTime>;
};

type Props = { member: MemberSummary };

/** The newest note or message with its first lines. Folds when there is neither a coach nor anything to read. */
export const LatestBlock = ({ member }: Props) => {
  const { calm } = usePreferences().look;
  const mayWrite = useCan('messages', 'reply');
  const { note, query } = useLatest(member._id);
  const latest = query.data?.latest ?? null;
  const coach = latest?.item.from ?? member.primaryContactObject;
  if (!coach) return null;
  const toNote = note && (
    <ButtonLink
      to={`${notePath(note._id, 'view')}?${MEMBER_PARAM}=${member._id}`}
      className={latest?.kind === 'note' ? styles['tinted'] : undefined}
    >
      {homeLabels.readNote}
    </ButtonLink>
  );
  return (
    <LoadedCard
      title={homeLabels.latest(coach.firstName)}
      lead={<Avatar person={coach} size={40} />}
      under={latest ? <Under latest={latest} /> : '\u00a0'}
      actions={latest && !latest.item.isRead && !calm ? <StatusTag tone="soft">{homeLabels.new}</StatusTag> : null}
      query={query}
      lines={3}
    >
      {() => (
        <>
          <p className={styles['preview']}>{latest ? latest.item.preview : homeLabels.nothingYet(coach.firstName)}</p>
          <div className={styles['foot']}>
            {latest?.kind === 'message' && (
              <ButtonLink to={messagesPath(coach._id)} className={styles['tinted']}>
                {homeLabels.readMessage}
              </ButtonLink>
            )}
            {toNote}
            {latest?.kind !== 'message' && mayWrite && (
              <ButtonLink to={messagesPath(coach._id)} state={TO_WRITE}>
                {homeLabels.write(coach.firstName)}
              </ButtonLink>
            )}
          </div>
        </>
      )}
    </LoadedCard>
  );
};
