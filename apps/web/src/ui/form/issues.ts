import type { z } from 'zod';

// The contract's schema reports what is wrong; these functions find the field for it.

export type Path = readonly (string | number)[];
export type Issue = { path: Path; message: string };

const samePath = (a: Path, b: Path) => a.length === b.length && a.every((part, i) => String(part) === String(b[i]));

/** Empty fields count as absent, so that optional ones may stay empty. */
const withoutEmpty = (values: object) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));

export type Checked<B> = { body: B; issues: [] } | { body: null; issues: Issue[] };

export const check = <B>(schema: z.ZodType<B>, values: object): Checked<B> => {
  const result = schema.safeParse(withoutEmpty(values));
  if (result.success) return { body: result.data, issues: [] };
  return {
    body: null,
    issues: result.error.issues.map(({ path, message }) => ({ path: path as Path, message })),
  };
};

/** The message for a field, including issues inside it that have no field of their own (a list's third entry). */
export const issueAt = (issues: readonly Issue[], at: Path): string | undefined =>
  issues.find(({ path }) => path.length >= at.length && samePath(path.slice(0, at.length), at))?.message;

/** The server names fields by dotted paths: members.0.firstName. */
export const serverIssues = (errors: Readonly<Record<string, string>>): Issue[] =>
  Object.entries(errors).map(([name, message]) => ({ path: name.split('.'), message }));

/** An issue with the field that shows it, by its dotted path, or null if no field of the form does. */
export type Placed = { field: string | null; label: string | null; message: string };

export const placeIssues = (issues: readonly Issue[], labels: ReadonlyMap<string, string>): Placed[] => {
  const placed = issues.map(({ path, message }) => {
    const field =
      [...labels.keys()]
        .filter((name) => samePath(name.split('.'), path.slice(0, name.split('.').length)))
        // The most specific field: members.0.firstName before members.
        .toSorted((a, b) => b.length - a.length)[0] ?? null;
    return { field, label: field === null ? null : (labels.get(field) ?? null), message };
  });
  // One message per field; a second one would only confuse.
  return placed.filter(
    ({ field, message }, i) =>
      placed.findIndex((other) => other.field === field && (field !== null || other.message === message)) === i,
  );
};
