// Labels of the path.
export const pathTexts = {
  title: (child: string) => `${child}’s path`,
  what: (child: string) => `Each stone is something ${child} has learned. Stones stay.`,
  see: 'See the path',
  asList: 'See as a list',
  asPath: 'See as a path',
  print: 'Print the poster',
  here: (child: string) => `${child} is here now`,
  also: (names: string) => `Also in progress: ${names}`,
  ahead: 'The way ahead is open',
  aheadWith: (coach: string) => `${coach} and you choose the next stone together.`,
  aheadWithCoach: 'Your coach and you choose the next stone together.',
  aheadAlone: 'Stones are part of a programme with a coach.',
  start: 'The path begins here',
  startWhy: 'The first stone comes with the first skill that is mastered. There is no hurry.',
  earlier: 'Show the stones before',
  posterLine: 'Look how far I have come.',
  posterStart: 'My path begins here.',
  posterHere: 'I am here now.',
  posterBefore: 'My path began long before this page.',
} as const;

/** More than anybody can master; a limit for one response. */
export const STONES_MAX = 1_000;
