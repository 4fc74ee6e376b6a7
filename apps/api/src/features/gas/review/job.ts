import { z } from 'zod';
import { defineJob } from '../../../kernel/jobs/job.ts';
import { notifyReviews } from './review.ts';

/** Every hour, because the day of a review begins at another time in each family's zone. */
export const notifyReviewsJob = defineJob({
  name: 'gas.review',
  schema: z.strictObject({}),
  every: { minutes: 60 },
  run: (_, { signal }) => notifyReviews(signal),
});
