import { isSafeLink } from '@amberway/contract/kernel/rich-text';
import type { NoteSummary } from '@amberway/contract/activity-notes/schemas';
import { isJoinable } from '@amberway/contract/activity-notes/status';
import { overviewTexts } from '@amberway/contract/activity-notes/texts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { useNow } from '../../../ui/use-now.ts';
import { ButtonAnchor } from '../../../ui/kit/Button.tsx';

type Props = { note: Pick<NoteSummary, 'meetLink' | 'title' | 'status' | 'endTime'>; primary?: boolean };

/** Link into the meeting, if there is one and it is not over. */
export const MeetingLink = ({ note, primary = true }: Props) => {
  const now = useNow();
  const { meetLink, title } = note;
  if (!isSafeLink(meetLink) || !isJoinable(note, now)) return null;
  return (
    <ButtonAnchor
      variant={primary ? 'primary' : 'outline'}
      href={meetLink}
      target="_blank"
      rel="noopener noreferrer"
      icon={<Icon name="video" size={18} />}
      aria-label={`${overviewTexts.meetingLink}: ${title}`}
    >
      {overviewTexts.meetingLink}
    </ButtonAnchor>
  );
};
