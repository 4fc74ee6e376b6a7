import { useMutation } from '@tanstack/react-query';
import { Button } from 'antd';
import { calendarTexts } from '@amberway/contract/calendar/texts';
import { workshopCalendarFile } from '@amberway/contract/learning/endpoints';
import { callFile } from '../../../kernel/api.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { useNotices } from '../../../ui/notices.ts';
import { saveFile } from '../../../ui/save-file.ts';

/** Hands the workshop to the reader's own calendar program. */
export const WorkshopToCalendar = ({ id }: { id: string }) => {
  const notices = useNotices();
  const save = useMutation({
    mutationFn: () => callFile(workshopCalendarFile, { params: { id } }),
    onSuccess: (file) => saveFile('amberway-workshop.ics', file),
    onError: notices.error,
  });
  return (
    <Button icon={<Icon name="calendar" size={18} />} loading={save.isPending} onClick={() => save.mutate()}>
      {calendarTexts.addToCalendar}
    </Button>
  );
};
