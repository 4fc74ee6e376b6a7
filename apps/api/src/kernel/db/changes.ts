/** What a save would change: the sent fields whose value is not the stored one. */
export const changedFields = <T extends object>(values: Partial<T>, stored: object): Partial<T> =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([field, value]) =>
        value !== undefined && JSON.stringify(value) !== JSON.stringify((stored as Record<string, unknown>)[field]),
    ),
  ) as Partial<T>;
