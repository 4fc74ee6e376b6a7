const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

export const timer = () => {
  const since = performance.now();
  return () => seconds(since);
};

/** Says what is happening before it happens and how long it took after, so that a slow step never looks hung. */
export const withProgress = async (doing, work) => {
  const elapsed = timer();
  console.log(`• ${doing} …`);
  const result = await work();
  console.log(`  done in ${elapsed()}`);
  return result;
};
