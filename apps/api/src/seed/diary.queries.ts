import { DEMO_DIARY } from '@amberway/fixtures/diary/demo';
import { diaryEntries } from '../features/diary/tables.ts';
import { db } from '../kernel/db/context.ts';

/** How the days of a demo family were. */
export const seedDiary = () => db().insert(diaryEntries).values(DEMO_DIARY);
