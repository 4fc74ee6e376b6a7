let given = 0;

/** An unused client IP address: rate limits count per address. */
export const freshAddress = (): string => {
  given += 1;
  return `10.${given >> 16}.${(given >> 8) & 255}.${given & 255}`;
};
