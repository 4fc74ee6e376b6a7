let count = 0;

/** An unused client IP address: rate limits count per address. */
export const freshAddress = (): string => {
  count += 1;
  return `10.${count >> 16}.${(count >> 8) & 255}.${count & 255}`;
};
