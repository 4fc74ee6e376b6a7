import { noteCalendarFile } from '@amberway/contract/calendar/endpoints';
import { calendarTexts } from '@amberway/contract/calendar/texts';
import { callFile } from '../../kernel/api.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { useWork } from '../../ui/use-action.ts';
import { Button } from '../../ui/kit/Button.tsx';

/** Exports one session to the reader's calendar program. */
export const AddToCalendar = ({ noteId }: { noteId: string }) => {
  const save = useWork(() => callFile(noteCalendarFile, { params: { id: noteId } }), {
    done: (file) => saveFile('amberway-session.ics', file),
  });
  return (
    <Button icon={<Icon name="calendar" />} busy={save.busy} onClick={() => void save.run()}>
      {calendarTexts.addToCalendar}
    </Button>
  );
};
