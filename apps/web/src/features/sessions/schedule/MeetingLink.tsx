import { Button } from 'antd';
import { isSafeLink } from '@amberway/contract/kernel/rich-text';
import { overviewTexts } from '@amberway/contract/sessions/texts';
import { Icon } from '../../../ui/icons/Icon.tsx';

type Props = { link: string; title: string; primary?: boolean };

/** The way into the meeting, where there is one. */
export const MeetingLink = ({ link, title, primary = true }: Props) =>
  isSafeLink(link) && (
    <Button
      {...(primary && { type: 'primary' as const })}
      href={link}
      target="_blank"
      rel="noopener noreferrer"
      icon={<Icon name="video" size={18} />}
      aria-label={`${overviewTexts.meetingLink}: ${title}`}
    >
      {overviewTexts.meetingLink}
    </Button>
  );
