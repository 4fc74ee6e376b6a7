/** Prefixes the text with the topic; another topic replaces the first. */
export const withTopic = (text: string, topic: string, topics: readonly string[]): string => {
  const before = topics.find((name) => text.startsWith(`${name}: `));
  const rest = before ? text.slice(before.length + 2) : text;
  return before === topic ? rest : `${topic}: ${rest}`;
};
