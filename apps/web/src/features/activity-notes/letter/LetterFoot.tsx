import { messagesPath, TO_WRITE } from '@amberway/contract/messages/paths';
import type { NoteDetails } from '@amberway/contract/activity-notes/schemas';
import { mayAddNote } from '@amberway/contract/activity-notes/actions';
import { lazyPart } from '../../../app/errors/lazy-part.tsx';
import { useSearchParams } from '../../../kernel/router.ts';
import { useMe, viewerOf } from '../../../kernel/queries/me.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { ButtonLink } from '../../../ui/kit/Button.tsx';
import { fullName } from '../../../ui/people/full-name.ts';
import { saidClock, saidWithin } from '../../../ui/said-dates.ts';
import { SaidTime } from '../../../ui/SaidTime.tsx';
import { useDay } from '../../../ui/use-day.ts';
import { noteHref } from '../paths.ts';
import { wholeDay } from './day-text.ts';
import styles from './letter.module.css';
import { letterTexts as texts } from './texts.ts';

// Lazy: below the letter and closed.
const MoreAbout = lazyPart(async () => (await import('./MoreAbout.tsx')).MoreAbout);

/** Who wrote it, when the next session is, and the way to answer. */
export const LetterFoot = ({ note, joins }: { note: NoteDetails; joins: boolean }) => {
  const me = useMe();
  const zone = me.timeZone;
  useDay(zone);
  const [params] = useSearchParams();
  const { createdBy, member, letter } = note;
  const isCoach = me.members.some(({ _id, primaryContact }) => _id === member?._id && primaryContact === createdBy._id);
  // The page of the next session says its day itself.
  const next = letter?.nextSession === note.startTime ? null : letter?.nextSession;
  return (
    <>
      <div className={styles['from']}>
        <Avatar person={createdBy} size={48} />
        <div>
          <b>{fullName(createdBy)}</b>
          <p>
            {isCoach && member ? `${member.firstName}’s coach` : 'Wrote this note'}
            {next && (
              <>
                <span data-screen-only>
                  {'. Next: '}
                  <SaidTime at={next}>{saidWithin(next, zone)}</SaidTime>
                </span>
                <span className={styles['onPaper']}>
                  {`Next session: ${wholeDay(next, zone)}, ${saidClock(next, zone)}`}
                </span>
              </>
            )}
          </p>
        </div>
      </div>
      <div className={styles['actions']} data-screen-only>
        {letter?.writeTo && (
          <ButtonLink
            wide
            variant={joins ? 'outline' : 'primary'}
            className={styles['write'] ?? ''}
            icon={<Icon name="post" size={18} />}
            to={messagesPath(letter.writeTo._id)}
            state={TO_WRITE}
          >
            {texts.writeTo(letter.writeTo.firstName)}
          </ButtonLink>
        )}
        {mayAddNote(viewerOf(me)) && (
          <ButtonLink icon={<Icon name="edit" size={18} />} to={noteHref(note._id, 'edit', params)}>
            Edit
          </ButtonLink>
        )}
      </div>
      <MoreAbout partProps={{ note }} />
    </>
  );
};
