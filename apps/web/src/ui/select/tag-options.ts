const plain = (text: string) => text.trim().toLowerCase();

export type TagOption = { value: string; label: string; own?: boolean };

const asOption = (value: string): TagOption => ({ value, label: value });

/**
 * The options for the typed text, in the order in which Enter prefers them: known tags that start with it, the text
 * as a new tag, known tags that contain it. Selected ones are left out, since Enter would deselect them.
 */
export const tagOptions = (known: readonly string[], chosen: readonly string[], typed: string): TagOption[] => {
  const text = plain(typed);
  if (text === '') return known.map(asOption);
  const left = known.filter((tag) => !chosen.includes(tag));
  const begins = left.filter((tag) => plain(tag).startsWith(text)).toSorted((a, b) => a.length - b.length);
  const holds = left.filter((tag) => plain(tag).includes(text) && !begins.includes(tag));
  const taken = [...known, ...chosen].some((tag) => plain(tag) === text);
  const own = taken ? [] : [{ value: typed.trim(), label: typed.trim(), own: true }];
  return [...begins.map(asOption), ...own, ...holds.map(asOption)];
};

/** Several tags in one text, such as a pasted list; a known tag keeps its spelling. */
export const tagsIn = (known: readonly string[], chosen: readonly string[], text: string): string[] => {
  const all = [...chosen];
  for (const part of text.split(',').map((one) => one.trim())) {
    const tag = known.find((one) => plain(one) === plain(part)) ?? part;
    if (tag !== '' && !all.some((one) => plain(one) === plain(tag))) all.push(tag);
  }
  return all;
};
