import { useState } from 'react';
import { importContent } from '@amberway/contract/content/endpoints';
import type { ImportReport } from '@amberway/contract/content/import';
import type { ContentName } from '@amberway/contract/content/registry';
import { ApiError, messageOf } from '../../../kernel/api-error.ts';
import { call } from '../../../kernel/api.ts';
import { newKey } from '../../../kernel/new-key.ts';
import { FAILURES } from '@amberway/contract/kernel/errors';
import { useWork } from '../../../ui/use-action.ts';
import { CONTENT_SLICE } from '../slice.ts';
import { readRows, type Rows } from './read-rows.ts';

type Chosen = { fileName: string; rows: Rows; key: string };

/** Appends the field errors, which say more than the title. */
const errorText = (error: unknown): string => {
  const fields = error instanceof ApiError ? Object.values(error.errors) : [];
  return [messageOf(error, FAILURES.internal.message), ...new Set(fields)].join(' ');
};

/** From a file to its report: first a dry run, then the import. */
export const useImport = (type: ContentName) => {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [report, setReport] = useState<ImportReport | null>(null);
  const [anyway, setAnyway] = useState<number[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const reset = () => {
    setChosen(null);
    setReport(null);
    setAnyway([]);
    setProblem(null);
  };

  const send = async ({ rows, key }: Chosen, dryRun: boolean) => {
    const options = dryRun ? {} : { idempotencyKey: key };
    return (
      await call(
        importContent,
        { query: { dryRun }, body: { type, ...rows, ...(dryRun ? {} : { createAnyway: anyway }) } },
        options,
      )
    ).data;
  };
  const failed = (error: unknown) => setProblem(errorText(error));
  const check = useWork(
    async (file: File) => {
      reset();
      const next = { fileName: file.name, rows: await readRows(file), key: newKey() };
      setReport(await send(next, true));
      setChosen(next);
    },
    { failed },
  );
  const store = useWork(
    async (from: Chosen) => {
      setProblem(null);
      setReport(await send(from, false));
    },
    { failed, invalidates: [CONTENT_SLICE] },
  );

  return {
    fileName: chosen?.fileName ?? null,
    report,
    anyway,
    setAnyway: (rows: number[]) => {
      setAnyway(rows);
      // Another choice is another request: a repetition of the earlier one would return its result.
      setChosen((now) => now && { ...now, key: newKey() });
    },
    error: problem,
    busy: check.busy || store.busy,
    choose: check.run,
    run: async () => chosen && store.run(chosen),
    reset,
  };
};
