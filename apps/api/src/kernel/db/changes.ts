/** The sent fields whose values differ from the stored ones. */
export const changedFields = <T extends object>(values: Partial<T>, stored: object): Partial<T> =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([field, value]) =>
        value !== undefined && JSON.stringify(value) !== JSON.stringify((stored as Record<string, unknown>)[field]),
    ),
  ) as Partial<T>;
