import { calendarTexts } from '@amberway/contract/calendar/texts';
import { workshopCalendarFile } from '@amberway/contract/learning/endpoints';
import { callFile } from '../../../kernel/api.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { saveFile } from '../../../ui/save-file.ts';
import { useWork } from '../../../ui/use-action.ts';
import { Button } from '../../../ui/kit/Button.tsx';

/** Exports the workshop to the reader's calendar program. */
export const WorkshopToCalendar = ({ id }: { id: string }) => {
  const save = useWork(() => callFile(workshopCalendarFile, { params: { id } }), {
    done: (file) => saveFile('amberway-workshop.ics', file),
  });
  return (
    <Button icon={<Icon name="calendar" size={18} />} busy={save.busy} onClick={() => void save.run()}>
      {calendarTexts.addToCalendar}
    </Button>
  );
};
