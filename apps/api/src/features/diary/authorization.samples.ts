import * as diary from '@amberway/contract/diary/endpoints';
import { contentId } from '@amberway/fixtures/content/record';
import { dayIn } from '@amberway/fixtures/dates';
import { sample, type World } from '../../testing/matrix/sample.ts';
import { insertEntry } from './queries.ts';

const HAPPY = contentId('emoji', 1);

// A new day for every request: a day has one entry.
let days = 1_000;
const newEntry = ({ server, family }: World) =>
  server.within(() => {
    days += 1;
    return insertEntry({ memberId: family.memberId, userId: family.customerId, day: dayIn(-days), emojiId: HAPPY });
  });

export const samples = [
  sample(diary.listMoods, 'none'),
  sample(diary.listDiary, 'family', ({ family }) => ({ params: { memberId: family.memberId } })),
  sample(diary.createDiaryEntry, 'family', ({ family }) => ({
    body: { member: family.memberId, day: dayIn(-20), emoji: HAPPY },
  })),
  sample(diary.updateDiaryEntry, 'family', async (world) => ({
    params: { id: await newEntry(world) },
    body: { note: 'A walk helped.' },
  })),
  sample(diary.deleteDiaryEntry, 'family', async (world) => ({ params: { id: await newEntry(world) } })),
];
