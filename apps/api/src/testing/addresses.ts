let given = 0;

/** A client address nobody used before: limits count per address. */
export const freshAddress = (): string => {
  given += 1;
  return `10.${given >> 16}.${(given >> 8) & 255}.${given & 255}`;
};
