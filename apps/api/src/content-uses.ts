import type { UseSource } from './features/content/public.ts';
import { diaryUses } from './features/diary/content-uses.queries.ts';
import { learningUses } from './features/learning/content-uses.queries.ts';
import { answerUses } from './features/posts/content-uses.queries.ts';

/** Where content is used outside its own slice, as declared by the features. */
export const CONTENT_USES: readonly UseSource[] = [diaryUses, learningUses, answerUses];
