import * as diary from '@amberway/contract/diary/endpoints';
import { DIARY_PAGE_SIZE, diaryTexts } from '@amberway/contract/diary/texts';
import { pageWindow } from '@amberway/contract/kernel/query';
import { findMemberInReach } from '../../kernel/authorise/queries.ts';
import { notFound } from '../../kernel/http/failure.ts';
import { ok, okEmpty, okList, route } from '../../kernel/http/route.ts';
import { listEntries, listMoods } from './queries.ts';
import { change, present, remove, write } from './service.ts';

export const diaryRoutes = [
  route(diary.listMoods, async () => ok((await listMoods()).map(({ id, ...mood }) => ({ _id: id, ...mood })))),

  route(diary.listDiary, async ({ principal, reach, params, query }) => {
    if (!(await findMemberInReach(principal, reach, params.memberId))) throw notFound();
    const { rows, count } = await listEntries(params.memberId, query, pageWindow(query, DIARY_PAGE_SIZE));
    return okList(rows.map(present), count);
  }),

  route(diary.createDiaryEntry, async (context) => ok(await write(context), diaryTexts.saved)),

  route(diary.updateDiaryEntry, async (context) => ok(await change(context), diaryTexts.saved)),

  route(diary.deleteDiaryEntry, async (context) => {
    await remove(context);
    return okEmpty(diaryTexts.deleted);
  }),
];
