/** Whole years from a birthday to a day, both YYYY-MM-DD; null for a child that is not born yet. */
export const ageOn = (birthday: string, day: string): number | null => {
  const years = Number(day.slice(0, 4)) - Number(birthday.slice(0, 4)) - (day.slice(5) < birthday.slice(5) ? 1 : 0);
  return years >= 0 ? years : null;
};
