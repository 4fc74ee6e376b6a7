const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

export const timer = () => {
  const since = performance.now();
  return () => seconds(since);
};

/** Prints what is happening before it happens and how long it took afterwards, so that a slow step never looks hung. */
export const withProgress = async (doing, work) => {
  const elapsed = timer();
  console.log(`• ${doing} …`);
  const result = await work();
  console.log(`  done in ${elapsed()}`);
  return result;
};
