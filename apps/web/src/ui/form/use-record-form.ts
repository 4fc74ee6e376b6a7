import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useId, useLayoutEffect, useMemo, useState } from 'react';
import { shellTexts } from '@amberway/contract/shell/texts';
import { ApiError } from '../../kernel/api-error.ts';
import { invalidateSlice } from '../../kernel/queries/summaries.ts';
import { textKey } from '../../kernel/drafts/text-key.ts';
import { usePendingUploads } from '../files/pending-uploads.ts';
import { useNotices } from '../notices.ts';
import { sameFilled } from '../../kernel/same.ts';
import type { FormContext } from './form-context.ts';
import { createFormStore } from './form-store.ts';
import { check, serverIssues } from './issues.ts';
import { idLabels } from './id-labels.ts';
import { maxLengthAt } from './max-length.ts';
import type { RecordForm, RecordFormOptions, Stored } from './record-form.ts';
import { useFieldProblems } from './use-field-problems.ts';
import { useProblems } from './use-problems.ts';

const FILE_UNDER_WAY = 'A file is still being sent. Save again when it is done.';

/** One record's form from opening to saving. A rejected save never loses what was typed. */
export const useRecordForm = <V extends object, B>(options: RecordFormOptions<V, B>): RecordForm<V> => {
  const { mode, schema, stored, toBody, slices, ready = true } = options;
  const client = useQueryClient();
  const notices = useNotices();
  const [saving, setSaving] = useState(false);
  const [theirs, setTheirs] = useState<Stored<V> | null>(null);
  // The values to compare with for 'unchanged', and the version to send. Set when the record arrives: a list that
  // refreshes behind the form must not replace the version while the user is typing.
  const [base, setBase] = useState<Stored<V> | null>(stored ?? null);
  if (!base && stored) setBase(stored);
  const [initial, setInitial] = useState(base?.values ?? null);
  if (!initial && stored) setInitial(stored.values);
  const id = useId().replaceAll(':', '');
  const [form] = useState(() => createFormStore<V>(id, {}));
  const { restored } = options;
  const [begun, setBegun] = useState(false);
  // The draft goes in before the fields appear: they hear of later changes to the store only once they are painted.
  if (initial && ready && !begun) {
    setBegun(true);
    form.setAll({ ...initial, ...restored?.values });
  }
  const problems = useProblems(form);
  const { labels, show } = problems;
  const [taken, setTaken] = useState<Stored<V> | null>(null);
  if (base && restored && restored !== taken) {
    setTaken(restored);
    // The draft was written for that version: if it has changed since, both are shown before anything is saved.
    setBase({ ...base, version: restored.version ?? base.version });
  }
  useLayoutEffect(() => {
    if (restored && begun) form.setAll(restored.values);
  }, [restored, begun, form]);
  const files = usePendingUploads();
  const [book] = useState(idLabels);
  const failureId = useId();

  const { register: registerProblem, join, pending } = useFieldProblems();

  const valuesNow = useCallback(() => ({ ...base?.values, ...form.values() }), [form, base]);
  const checkNow = useCallback(
    (values = valuesNow()) => join(check(schema, toBody ? toBody(values) : values), values),
    [schema, toBody, valuesNow, join],
  );

  const context = useMemo<FormContext>(
    () => ({
      mode,
      maxLengthAt: (path) => maxLengthAt(schema, path),
      issuesNow: () => checkNow().issues,
      register: (path, label) => {
        labels.current.set(path.join('.'), label);
        return () => labels.current.delete(path.join('.'));
      },
      registerProblem,
      names: book,
    }),
    [mode, schema, checkNow, book, labels, registerProblem],
  );

  const fail = async (error: unknown) => {
    if (error instanceof ApiError && error.code === 'stale' && options.reload) {
      try {
        setTheirs(await options.reload());
        return;
      } catch {
        // The record is out of reach now; the original error is what matters.
      }
    }
    if (error instanceof ApiError) show(serverIssues(error.errors));
    notices.errorAbout(failureId, error);
  };

  /** What is to be sent, or null when it is incomplete, which is said. */
  const complete = (action: Partial<V>) => {
    if (files.any()) {
      notices.warning(FILE_UNDER_WAY);
      return null;
    }
    const values = { ...valuesNow(), ...action };
    const { body, issues } = checkNow(values);
    if (body !== null) return { values, body };
    show(issues);
    const { incomplete } = options;
    const missing = typeof incomplete === 'function' ? incomplete(values) : incomplete;
    if (missing) notices.warning(missing);
    return null;
  };

  const send = async (version: number | undefined, action: Partial<V>) => {
    if (!base) return;
    let checked = complete(action);
    if (!checked) return;
    problems.clear();
    if (options.agree) {
      if (!(await options.agree(checked.values))) return;
      // The question may have fields of its own: what was filled in meanwhile is sent too.
      checked = complete(action);
      if (!checked) return;
    }
    const { values, body } = checked;
    setSaving(true);
    let result: unknown;
    try {
      const idempotencyKey = textKey(options.textId, body);
      result = await options.save(body, { version, idempotencyKey, base: base.values, values });
      options.onSaved?.();
      // Lists and details refresh before the form closes.
      await Promise.all(slices.map((slice) => invalidateSlice(client, slice)));
    } catch (error) {
      await fail(error);
      return;
    } finally {
      setSaving(false);
    }
    notices.resolved(failureId);
    notices.success(typeof options.saved === 'function' ? options.saved(result) : options.saved);
    options.onDone();
  };

  const isDirty = () => {
    const values = valuesNow();
    return mode !== 'View' && base !== null && (!sameFilled(values, base.values) || pending(values));
  };

  /** Overwrites what the other person saved: both are shown by now. */
  const keepMine = async (action: Partial<V> = {}) => {
    setTheirs(null);
    if (base && theirs) setBase({ ...base, version: theirs.version });
    await send(theirs?.version, action);
  };

  return {
    form,
    context,
    initial,
    saving,
    problems: problems.shown,
    filesBegin: files.begin,
    theirs,
    version: base?.version,
    labelsNow: () => labels.current,
    valuesNow,
    isDirty,
    submit: async (action) => {
      if (mode === 'View' || saving || !base) return;
      if (theirs) await keepMine(action);
      else if (mode === 'Edit' && !action && !isDirty()) notices.warning(shellTexts.nothingChanged);
      else await send(base.version, action ?? {});
    },
    keepMine: () => keepMine(),
    loadTheirs: () => {
      if (!theirs) return;
      setBase(theirs);
      form.setAll(theirs.values);
      setTheirs(null);
      problems.clear();
    },
    onChanged: problems.mended,
  };
};
