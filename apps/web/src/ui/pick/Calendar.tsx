import dayjs from 'dayjs';
import { DayPicker as Days } from 'react-day-picker';
import { useViewerZone } from '../../kernel/queries/me.ts';
import { isRightToLeft } from '../direction.ts';
import { today } from '../today.ts';
import styles from './calendar.module.css';

type Props = {
  /** YYYY-MM-DD. */
  value: string | null;
  onChoose: (day: string) => void;
  min?: string | undefined;
  max?: string | undefined;
};

const dateOf = (day: string) => dayjs(day).toDate();
const YEARS_BACK = 100;
const YEARS_AHEAD = 10;

/** One month of days. Arrow keys move by day and week, Page Up and Down by month. */
export const Calendar = ({ value, onChoose, min, max }: Props) => {
  // The device may be in another zone, where it is another day.
  const now = dateOf(today(useViewerZone()));
  return (
    <Days
      mode="single"
      dir={isRightToLeft() ? 'rtl' : 'ltr'}
      required
      weekStartsOn={1}
      captionLayout="dropdown"
      showOutsideDays
      today={now}
      startMonth={min === undefined ? dayjs(now).subtract(YEARS_BACK, 'year').toDate() : dateOf(min)}
      endMonth={max === undefined ? dayjs(now).add(YEARS_AHEAD, 'year').toDate() : dateOf(max)}
      selected={value === null ? undefined : dateOf(value)}
      {...(value !== null && { defaultMonth: dateOf(value) })}
      disabled={[
        ...(min === undefined ? [] : [{ before: dateOf(min) }]),
        ...(max === undefined ? [] : [{ after: dateOf(max) }]),
      ]}
      onSelect={(date: Date | undefined) => date && onChoose(dayjs(date).format('YYYY-MM-DD'))}
      classNames={{
        root: styles['calendar'] ?? '',
        months: styles['months'] ?? '',
        month_caption: styles['caption'] ?? '',
        dropdowns: styles['dropdowns'] ?? '',
        dropdown_root: styles['dropdownRoot'] ?? '',
        dropdown: styles['dropdown'] ?? '',
        caption_label: styles['captionLabel'] ?? '',
        nav: styles['nav'] ?? '',
        button_previous: styles['step'] ?? '',
        button_next: styles['step'] ?? '',
        chevron: styles['chevron'] ?? '',
        month_grid: styles['grid'] ?? '',
        weekday: styles['weekday'] ?? '',
        day: styles['day'] ?? '',
        day_button: styles['dayButton'] ?? '',
        today: styles['today'] ?? '',
        selected: styles['selected'] ?? '',
        outside: styles['outside'] ?? '',
        disabled: styles['disabled'] ?? '',
        hidden: styles['hidden'] ?? '',
      }}
    />
  );
};
