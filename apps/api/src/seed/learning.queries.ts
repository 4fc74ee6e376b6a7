import { DEMO_LEARNING, DEMO_LEARNING_FAVOURITES, DEMO_SHARED_VIDEOS } from '@amberway/fixtures/learning/demo';
import { memberVideos } from '../features/content/videos/tables.ts';
import { learningFavourites, learningProgress } from '../features/learning/tables.ts';
import { db } from '../kernel/db/context.ts';

/** How far a family is with the library, and what was shared with its children. */
export const seedLearning = async () => {
  await db().insert(learningProgress).values(DEMO_LEARNING);
  await db().insert(learningFavourites).values(DEMO_LEARNING_FAVOURITES);
  await db().insert(memberVideos).values(DEMO_SHARED_VIDEOS);
};
