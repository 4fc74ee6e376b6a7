import { searchTextOf } from '@amberway/contract/content/referrals';
import * as learning from '@amberway/contract/learning/endpoints';
import { pageWindow } from '@amberway/contract/kernel/query';
import { notFound } from '../../kernel/http/failure.ts';
import { ok, okList, type Route, route } from '../../kernel/http/route.ts';
import { saveFavourite, saveWhereStopped } from './own/service.ts';
import { courseOf, findItem, lessonsOf, listChoices, listItems } from './queries.ts';
import { sendWorkshop } from './workshop-file.ts';

export const learningRoutes: readonly Route[] = [
  route(learning.listLearning, async ({ principal, query }) => {
    const { search, ...filter } = query;
    const searched = { ...filter, search: searchTextOf(search ?? '') };
    const { rows, count } = await listItems(principal.userId, searched, pageWindow(query));
    return okList(rows, count);
  }),

  route(learning.getLearningChoices, async () => ok(await listChoices())),

  route(learning.getLearningItem, async ({ principal, params: { kind, id } }) => {
    const item = await findItem(principal.userId, kind, id);
    if (!item) throw notFound();
    const lessonList = kind === 'course' ? await lessonsOf(principal.userId, id) : [];
    const course = kind === 'video' ? await courseOf(id) : undefined;
    return ok({ ...item, lessonList, course: course ?? null });
  }),

  route(learning.saveProgress, async (context) => ok(await saveWhereStopped(context))),
  route(learning.saveLearningFavourite, async (context) => ok(await saveFavourite(context))),
  route(learning.workshopCalendarFile, (context) => sendWorkshop(context)),
];
