import { useQuery } from '@tanstack/react-query';
import { decideNoNote } from '@amberway/contract/activity-notes/endpoints';
import type { UnfinishedNote } from '@amberway/contract/activity-notes/unfinished';
import { unfinishedTexts as texts } from '@amberway/contract/activity-notes/unfinished-texts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { useUndo } from '../../ui/confirm/use-undo.ts';
import { Button } from '../../ui/kit/Button.tsx';
import { Drawer } from '../../ui/kit/Dialog.tsx';
import { fullName } from '../../ui/people/full-name.ts';
import { QueryPlaceholder } from '../../ui/QueryPlaceholder.tsx';
import { useAction } from '../../ui/use-action.ts';
import { NOTES_SLICE } from '../activity-notes/public.ts';
import { NoteLine } from './NoteLine.tsx';
import { unfinishedQuery, WORKSPACE_SLICE } from './queries.ts';
import styles from './today.module.css';

const WIDTH_PX = 760;

type Props = { isOlder: boolean; onClose: () => void };

const lineOf = ({ member, ...note }: UnfinishedNote) => ({
  ...note,
  member: member._id,
  memberName: fullName(member),
  meetLink: null,
  coach: '',
});

/** Sessions without a note: each is written or needs none. */
export const UnfinishedDrawer = ({ isOlder, onClose }: Props) => {
  const query = useQuery(unfinishedQuery(isOlder));
  const offerUndo = useUndo();
  const invalidates = [NOTES_SLICE, WORKSPACE_SLICE];
  const back = useAction(decideNoNote, { invalidates, done: texts.undone });
  const decide = useAction(decideNoNote, {
    invalidates,
    done: ({ data: ids }) =>
      offerUndo(texts.done(ids.length), () =>
        ids.length > 0 ? back.run({ body: { ids: [...ids], noNote: false } }) : undefined,
      ),
  });
  const noNote = (ids: string[]) => void decide.run({ body: { ids, noNote: true } });
  const notes = query.data?.data ?? [];
  return (
    <Drawer
      open
      width={WIDTH_PX}
      title={texts.title}
      onClose={onClose}
      footer={
        <div className={styles['actions']}>
          <Button onClick={onClose}>Close</Button>
          {isOlder && notes.length > 1 && (
            <Button busy={decide.busy} onClick={() => noNote(notes.map(({ _id }) => _id))}>
              {texts.noNoteAll(notes.length)}
            </Button>
          )}
        </div>
      }
    >
      <QueryPlaceholder query={query} lines={6} />
      {query.data && notes.length === 0 && <EmptyState title={texts.none} small />}
      {notes.length > 0 && (
        <>
          <p className={styles['lead']}>{texts.lead}</p>
          <ul aria-label={texts.title}>
            {notes.map((note) => (
              <NoteLine
                key={note._id}
                note={lineOf(note)}
                dated
                extra={
                  <Button
                    size="small"
                    variant="text"
                    aria-label={`${texts.noNote}: ${fullName(note.member)}, ${note.title}`}
                    onClick={() => noNote([note._id])}
                  >
                    {texts.noNote}
                  </Button>
                }
              />
            ))}
          </ul>
        </>
      )}
    </Drawer>
  );
};
