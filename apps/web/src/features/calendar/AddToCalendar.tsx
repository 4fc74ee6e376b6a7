import { useMutation } from '@tanstack/react-query';
import { Button, type ButtonProps } from 'antd';
import { noteCalendarFile } from '@amberway/contract/calendar/endpoints';
import { calendarTexts } from '@amberway/contract/calendar/texts';
import { callFile } from '../../kernel/api.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { useNotices } from '../../ui/notices.ts';
import { saveFile } from '../../ui/save-file.ts';

type Props = { noteId: string } & Pick<ButtonProps, 'size' | 'type'>;

/** Hands one session to the reader's own calendar program. */
export const AddToCalendar = ({ noteId, ...look }: Props) => {
  const notices = useNotices();
  const save = useMutation({
    mutationFn: () => callFile(noteCalendarFile, { params: { id: noteId } }),
    onSuccess: (file) => saveFile('amberway-session.ics', file),
    onError: notices.error,
  });
  return (
    <Button {...look} icon={<Icon name="calendar" />} loading={save.isPending} onClick={() => save.mutate()}>
      {calendarTexts.addToCalendar}
    </Button>
  );
};
