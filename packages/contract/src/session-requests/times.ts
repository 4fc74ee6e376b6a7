/** When a session would suit a family. */
export const REQUEST_TIMES = ['mornings', 'afternoons', 'evenings', 'weekends'] as const;
export type RequestTime = (typeof REQUEST_TIMES)[number];

export const REQUEST_TIME_LABELS: Record<RequestTime, string> = {
  mornings: 'Mornings',
  afternoons: 'Afternoons',
  evenings: 'Evenings',
  weekends: 'Weekends',
};

const ANY_TIME = 'Any time';

/** When it suits, in words; without a choice any time does. */
export const requestTimesText = (times: readonly RequestTime[]): string =>
  times.length === 0 ? ANY_TIME : times.map((time) => REQUEST_TIME_LABELS[time]).join(', ');

/** open: waits for the coach. offered: a session was scheduled. declined, withdrawn: it ended without one. */
export const REQUEST_STATUSES = ['open', 'offered', 'declined', 'withdrawn'] as const;
export type RequestStatus = (typeof REQUEST_STATUSES)[number];
