import { expect, test } from '../support/test.ts';

/** Reports the effort of a task, and fails when it exceeds the limit. */
export const effortReport = (row: string, { actions, moves }: { actions: number; moves: number }, max: number) => {
  const line = `effort: ${row}: ${actions} actions, ${moves} moves`;
  test.info().annotations.push({ type: 'effort', description: line });
  // Printed for the reader of the output.
  process.stdout.write(`${line}\n`);
  expect(actions, line).toBeLessThanOrEqual(max);
};
