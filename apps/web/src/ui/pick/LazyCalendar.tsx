import { type ComponentProps, Suspense } from 'react';
import { loadable } from '../../kernel/loadable.tsx';
import { Spinner } from '../kit/Spinner.tsx';
import type { Calendar } from './Calendar.tsx';
import styles from './pick.module.css';

const Missing: typeof Calendar = () => <p>The calendar could not be loaded. You can type the day.</p>;

// Fetched when a panel is first opened: most visits open none. Without a connection the day can still be typed.
const Loaded = loadable(async () => (await import('./Calendar.tsx')).Calendar, Missing);

/** The calendar, with its room reserved while it loads. */
export const LazyCalendar = (props: ComponentProps<typeof Calendar>) => (
  <div className={styles['calendarRoom']}>
    <Suspense
      fallback={
        <div className={styles['wait']} data-loading>
          <Spinner size={24} />
        </div>
      }
    >
      <Loaded {...props} />
    </Suspense>
  </div>
);
