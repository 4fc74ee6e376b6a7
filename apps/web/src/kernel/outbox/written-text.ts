type Fields = { note?: string | null; notes?: string | null; message?: string | null };

/** What a person wrote in an entry, for showing it when the server rejected it; null if the label says it already. */
export const writtenText = ({ body, label }: { body: unknown; label: string }): string | null => {
  // A practice is an entry of its own; the other writes have the input of their call.
  const fields = (body as { input?: { body?: Fields } } | null)?.input?.body ?? (body as Fields | null);
  const text = fields?.note ?? fields?.notes ?? fields?.message ?? null;
  return text === label ? null : text;
};
