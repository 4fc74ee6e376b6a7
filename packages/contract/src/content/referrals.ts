/** What a response to a post may point at. */
export const REFERRAL_CATEGORIES = ['All', 'Course', 'Video', 'Resource', 'Workshop', 'Blog', 'Daily Diary'] as const;
export type ReferralCategory = (typeof REFERRAL_CATEGORIES)[number];
export const DIARY = 'Daily Diary';

/** Searching ignores everything but words and spaces. */
export const wordsOf = (search: string): string => search.replace(/[^\p{L}\p{M}\p{N}_\s]/gu, '');
