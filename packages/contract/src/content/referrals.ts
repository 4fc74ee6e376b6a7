/** Content that a response to a post may refer to. */
export const REFERRAL_CATEGORIES = ['All', 'Course', 'Video', 'Resource', 'Workshop', 'Blog', 'Daily Diary'] as const;
export type ReferralCategory = (typeof REFERRAL_CATEGORIES)[number];
export const DIARY = 'Daily Diary';

/** Searches ignore everything but letters, digits, underscores and spaces. */
export const searchTextOf = (search: string): string => search.replace(/[^\p{L}\p{M}\p{N}_\s]/gu, '');
