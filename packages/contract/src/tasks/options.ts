// Choices of the task form. Both are kept as comma-joined text and take free words as well.

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

/** Kinds of outside learning tools. */
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

/** 'AAC, Shaping' → ['AAC', 'Shaping'], each once. */
export const splitTags = (joined: string): string[] => [
  ...new Set(
    joined
      .split(',')
      .map((tag) => tag.trim())
      .filter(Boolean),
  ),
];

export const joinTags = (tags: readonly string[]): string => splitTags(tags.join(',')).join(',');
