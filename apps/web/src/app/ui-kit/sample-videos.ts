import type { CONTENT_STATUSES } from '@amberway/contract/shell/texts';

export type SampleVideo = {
  _id: string;
  title: string;
  pathway: string;
  author: string;
  status: (typeof CONTENT_STATUSES)[number];
  updatedAt: string;
  tags: string[];
  version: number;
};

const TITLES = [
  'First-then boards that work',
  'Waiting without worry',
  'Words for the playground',
  'School mornings',
  'A calm corner at home',
  'Taking turns',
  'Haircuts, step by step',
  'Packing the bag together',
];
const PATHWAYS = ['Foundation Courses / Autism', 'Social Regulation Domain', 'Expressive Language Domain', 'School'];
const AUTHORS = ['Mia Okafor', 'Sam Reid', 'Lin Zhao'];
const DAY = 86_400_000;

const pick = <T>(from: readonly T[], index: number): T => from[index % from.length] as T;

/** Enough rows to page, search and scroll through. */
export const makeVideos = (count: number): SampleVideo[] =>
  Array.from({ length: count }, (_, i) => ({
    _id: `video-${i + 1}`,
    title: i < TITLES.length ? pick(TITLES, i) : `${pick(TITLES, i)}, part ${Math.floor(i / TITLES.length) + 1}`,
    pathway: pick(PATHWAYS, i),
    author: pick(AUTHORS, i * 5 + Math.floor(i / 3)),
    status: i % 7 === 3 ? 'Archived' : i % 3 === 2 ? 'Draft' : 'Published',
    updatedAt: new Date(Date.UTC(2026, 10, 12) - i * DAY).toISOString(),
    tags: pick([['visual', 'home'], ['school'], ['words', 'play', 'home'], []], i),
    version: 1,
  }));
