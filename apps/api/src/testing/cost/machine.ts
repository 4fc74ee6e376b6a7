// Limits in milliseconds are those of the machine on which they were set. A slower one, or one whose cores are shared
// with others, gets proportionally more: its speed is measured with the same work at that moment.

const NOMINAL_MS = 20;
const RUNS = 5;
const WORDS = Array.from({ length: 6_000 }, (_, n) => `word ${n} <b>${n * 7}</b>`);

const processorMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** Texts, objects and regular expressions, as in a request. */
const work = (): number => {
  let seen = 0;
  for (let round = 0; round < 6; round += 1) {
    const text = JSON.stringify(WORDS.map((word, n) => ({ word, n, round })));
    seen += (JSON.parse(text) as unknown[]).length + text.replaceAll(/<[^>]*>/g, '').length;
  }
  return seen;
};

/** How many times slower than the reference this machine is now, at least 1. */
export const slowness = (): number => {
  let least = Infinity;
  for (let run = 0; run < RUNS; run += 1) {
    const before = processorMs();
    work();
    least = Math.min(least, processorMs() - before);
  }
  return Math.max(1, least / NOMINAL_MS);
};
