/** What is used and not allowed, and what is allowed and not used. */
export const compare = (features, allowed) => {
  const matches = (entry, feature) =>
    entry.endsWith('*') ? feature.startsWith(entry.slice(0, -1)) : entry === feature;
  const used = [...features];
  const entries = Object.keys(allowed);
  return {
    beyond: used.filter((feature) => !entries.some((entry) => matches(entry, feature))),
    unused: entries.filter((entry) => !used.some((feature) => matches(entry, feature))),
  };
};
