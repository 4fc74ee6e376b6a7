type Linked = { skill: string; resumedBy: string | null };

/** The one of these skills that goes on now: itself, unless it was begun again. */
export const latestOf = (skills: readonly Linked[], skill: string): string => {
  const next = skills.find((one) => one.skill === skill)?.resumedBy;
  return next ? latestOf(skills, next) : skill;
};
