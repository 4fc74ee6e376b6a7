// Examples for a first goal, without names: the form offers them to begin with.

export type GasExample = { title: string; measure: string; levels: readonly string[] };

export const GAS_EXAMPLES: readonly GasExample[] = [
  {
    title: 'Ordering at a café',
    measure: 'Visits, out of 4, with an order of one’s own',
    levels: [
      'Comes along, but orders in none of 4 visits.',
      'Orders on their own in 1 of 4 visits.',
      'Orders on their own in 2 of 4 visits.',
      'Orders on their own in 3 of 4 visits.',
      'Orders on their own in all 4 visits.',
    ],
  },
  {
    title: 'Getting dressed in the morning',
    measure: 'Pieces of clothing, out of 5, put on without help',
    levels: [
      'Puts on no piece without help.',
      'Puts on 1 of 5 pieces without help.',
      'Puts on 3 of 5 pieces without help.',
      'Puts on 4 of 5 pieces without help.',
      'Puts on all 5 pieces without help.',
    ],
  },
  {
    title: 'Falling asleep',
    measure: 'Minutes from lights out to sleep, on most nights of a week',
    levels: [
      'Takes more than 90 minutes on most nights.',
      'Takes 60 to 90 minutes on most nights.',
      'Takes 40 to 60 minutes on most nights.',
      'Takes 20 to 40 minutes on most nights.',
      'Takes less than 20 minutes on most nights.',
    ],
  },
];
