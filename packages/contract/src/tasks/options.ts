// Options of the task form. Both are stored as comma-separated text and also accept free text.

export const STRATEGIES = [
  'AAC',
  'Visual System',
  'Social Story',
  'Modelling strategy',
  'Peer mediated intervention and Instructio',
  'Sensory regulation strategy',
  'Shaping',
  'Discrete trial training',
  'Natural environment training',
  'Oral motor exercise',
  'Flashcards',
  'Visual timer',
  'Mindset work',
  'Community access plan',
  'Others',
] as const;

/** Kinds of third-party learning tools. */
export const OUTSIDE_TOOLS = [
  'Picture communication app',
  'Speech practice app',
  'Feelings and faces app',
  'Daily routine planner',
  'Social story maker',
  'Calm and breathing app',
  'Early reading app',
  'Numbers and shapes app',
  'Others',
] as const;

/** 'AAC, Shaping' → ['AAC', 'Shaping'], without duplicates. */
export const splitTags = (joined: string): string[] => [
  ...new Set(
    joined
      .split(',')
      .map((tag) => tag.trim())
      .filter(Boolean),
  ),
];

export const joinTags = (tags: readonly string[]): string => splitTags(tags.join(',')).join(',');
