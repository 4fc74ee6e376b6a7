/** Nested fields are named by dotted paths: members.0.firstName. */
export const valueAt = (values: object, key: string): unknown =>
  key.split('.').reduce<unknown>((part, name) => (part as Record<string, unknown> | null | undefined)?.[name], values);
