import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { noteTexts } from '@amberway/contract/activity-notes/texts';
import { MAX_PAGE_SIZE } from '@amberway/contract/kernel/limits';
import type { MemberSummary } from '@amberway/contract/members/schemas';
import { SCREENS, screenTitle } from '@amberway/contract/shell/routes';
import { Link, useSearchParams } from '../../../kernel/router.ts';
import { useMe } from '../../../kernel/queries/me.ts';
import { MEMBER_PARAM } from '../../../kernel/queries/selected-member.ts';
import { Button } from '../../../ui/kit/Button.tsx';
import { Skeleton } from '../../../ui/kit/Skeleton.tsx';
import { PageHeading } from '../../../ui/PageHeading.tsx';
import { ChildChoice } from '../../../ui/people/ChildChoice.tsx';
import { today } from '../../../ui/today.ts';
import { useDay } from '../../../ui/use-day.ts';
import { useFailureNotice } from '../../../ui/use-failure-notice.ts';
import { TODAY_PARAM } from '../paths.ts';
import { comingUpQuery, FIRST_NOTES as FIRST, writtenNotesQuery } from '../queries.ts';
import { ComingUp } from './ComingUp.tsx';
import styles from './family.module.css';
import { FromEarlier } from './FromEarlier.tsx';
import { ListMissing } from './ListMissing.tsx';
import { NoteRows } from './NoteRows.tsx';
import { StaffPart } from './StaffPart.tsx';

const STEP = 20;
/** How many notes are shown: in the URL, so that the way back from a letter leads to the same place. */
const SHOWN_PARAM = 'shown';

const shownIn = (params: URLSearchParams) => {
  const shown = Number(params.get(SHOWN_PARAM));
  return Number.isInteger(shown) && shown > FIRST ? Math.min(shown, MAX_PAGE_SIZE) : FIRST;
};

const showTodays = () => {
  const first = document.querySelector<HTMLElement>('[data-todays]');
  first?.scrollIntoView({ block: 'center' });
  first?.focus({ preventScroll: true });
};

type Props = { member: MemberSummary; siblings: readonly MemberSummary[]; onSelect: (id: string) => void };

/** A family's list: what is coming up in a line each, then the notes, the latest first. */
export const FamilyNotes = ({ member, siblings, onSelect }: Props) => {
  const me = useMe();
  const day = useDay(me.timeZone);
  const [params, setParams] = useSearchParams();
  const shown = shownIn(params);
  const upcoming = useQuery(comingUpQuery(member._id));
  const written = useQuery(writtenNotesQuery(member._id, shown));
  useFailureNotice(written.error ?? upcoming.error);

  // Staff in a family's view also get notes that the family does not see yet; they have their own place.
  const rows = written.data?.data.filter(({ status }) => status !== 'Pending') ?? [];
  const pending = written.data?.data.filter(({ status }) => status === 'Pending') ?? [];
  const isToday = (at: string) => today(me.timeZone, new Date(at)) === day;
  const todays = [...(upcoming.data?.data ?? []), ...rows].some(({ startTime }) => isToday(startTime));

  const marking = params.has(TODAY_PARAM);
  const loading = upcoming.isLoading || written.isLoading;
  useEffect(() => {
    if (marking && !loading) showTodays();
  }, [marking, loading]);
  const set = (name: string, value: string) =>
    setParams(
      (now) => {
        now.set(name, value);
        return now;
      },
      { replace: true },
    );

  const about = { member, isToday, marking };
  return (
    <div className={styles['page']}>
      <PageHeading
        title={screenTitle('notes', me.role)}
        actions={siblings.length > 1 && <ChildChoice child={member} siblings={siblings} onSelect={onSelect} />}
      />
      <StaffPart member={member} pending={pending} />
      {loading ? (
        <div role="status" aria-label="Loading">
          <Skeleton rows={10} />
        </div>
      ) : (
        <>
          <FromEarlier of={[upcoming, written]} />
          <ListMissing of={[upcoming, written]} />
          <ComingUp
            {...about}
            rows={upcoming.data?.data ?? []}
            count={upcoming.data?.count ?? 0}
            action={
              todays && (
                <Button variant="text" onClick={() => (marking ? showTodays() : set(TODAY_PARAM, ''))}>
                  {noteTexts.todays}
                </Button>
              )
            }
          />
          {written.data && <NoteRows {...about} rows={rows} />}
          <div className={styles['further']}>
            {rows.length > 0 && (written.data?.count ?? 0) > shown && shown < MAX_PAGE_SIZE && (
              <Button
                variant="text"
                busy={written.isPlaceholderData}
                onClick={() => set(SHOWN_PARAM, String(Math.min(shown + STEP, MAX_PAGE_SIZE)))}
              >
                Show earlier notes
              </Button>
            )}
            <Link to={`${SCREENS.memberOverview.path}?${MEMBER_PARAM}=${member._id}`}>
              {`Sessions of ${member.firstName}`}
            </Link>
          </div>
        </>
      )}
    </div>
  );
};
