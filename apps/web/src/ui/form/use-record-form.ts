import { useQueryClient } from '@tanstack/react-query';
import { Form, type FormInstance } from 'antd';
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { z } from 'zod';
import { type FormMode, shellTexts } from '@amberway/contract/shell/texts';
import { ApiError } from '../../kernel/api-error.ts';
import { useNotices } from '../notices.ts';
import { equal } from './equal.ts';
import type { FormContext } from './form-context.ts';
import { check, isWithin, type Issue, type Path, type Placed, placeIssues, serverIssues } from './issues.ts';
import { nameBook } from './name-book.ts';

export type Stored<V> = { values: Partial<V>; version?: number | undefined };
export type SaveInfo<V> = {
  /** Send it with the body: an old one is answered with 409. */
  version: number | undefined;
  /** The same for every try of the same content, so that a repeated create makes one record. */
  idempotencyKey: string;
  /** What the form started with, for a save that sends only what was changed. */
  base: Partial<V>;
};

export type RecordFormOptions<V extends object, B> = {
  mode: FormMode;
  /** The contract's schema of what is sent. */
  schema: z.ZodType<B>;
  /** The record as it is stored, for Create the values to start with; undefined while it loads. */
  stored: Stored<V> | undefined;
  /** From what the fields hold to what the schema checks, where they differ. */
  toBody?: ((values: V) => object) | undefined;
  save: (body: B, info: SaveInfo<V>) => Promise<unknown>;
  /** Reads the record again when someone else has changed it meanwhile. */
  reload?: (() => Promise<Stored<V>>) | undefined;
  /** Said after a successful save, as the specification words it; where the server knows better, made of its answer. */
  saved: string | ((answer: unknown) => string);
  /** Said beside the messages of the fields when something is missing. */
  incomplete?: string | ((values: V) => string | undefined) | undefined;
  /** Questions before a complete record is sent; whoever says no is back in the form. */
  agree?: ((values: V) => Promise<boolean>) | undefined;
  /** What an earlier, unfinished visit left behind, over what is stored. */
  restored?: Stored<V> | null | undefined;
  /** Slices of the cache that the save makes old. */
  slices: readonly string[];
  onDone: () => void;
};

export type RecordForm<V extends object> = {
  form: FormInstance<V>;
  context: FormContext;
  /** What the fields started with, or null while the record loads. */
  initial: Partial<V> | null;
  saving: boolean;
  problems: readonly Placed[];
  /** Someone else's version, waiting for a choice. */
  theirs: Stored<V> | null;
  /** Of the record that the changes are made to. */
  version: number | undefined;
  labelsNow: () => ReadonlyMap<string, string>;
  valuesNow: () => V;
  submit: () => Promise<void>;
  keepMine: () => Promise<void>;
  loadTheirs: () => void;
  isDirty: () => boolean;
  onChanged: (changed: object) => void;
};

/** One record's form from opening to saving. What is typed is never lost to a refusal. */
export const useRecordForm = <V extends object, B>(options: RecordFormOptions<V, B>): RecordForm<V> => {
  const { mode, schema, stored, toBody, slices } = options;
  const [form] = Form.useForm<V>();
  const client = useQueryClient();
  const notices = useNotices();
  const [saving, setSaving] = useState(false);
  const [problems, setProblems] = useState<readonly Placed[]>([]);
  const [theirs, setTheirs] = useState<Stored<V> | null>(null);
  // What 'unchanged' is measured against and which version is sent. It is fixed when the record arrives: a list that
  // refreshes behind the form must not slip a newer version under what is being typed.
  const [base, setBase] = useState<Stored<V> | null>(stored ?? null);
  if (!base && stored) setBase(stored);
  const [initial, setInitial] = useState(base?.values ?? null);
  if (!initial && stored) setInitial(stored.values);
  const begun = initial !== null;
  const { restored } = options;
  const [taken, setTaken] = useState<Stored<V> | null>(null);
  if (base && restored && restored !== taken) {
    setTaken(restored);
    // The words were written over that version: if it has changed since, both are shown before anything is saved.
    setBase({ ...base, version: restored.version });
  }
  useLayoutEffect(() => {
    if (restored && begun) form.setFieldsValue(restored.values);
  }, [restored, begun, form]);
  const labels = useRef(new Map<string, string>());
  const attempt = useRef({ content: '', key: '' });
  const [book] = useState(nameBook);

  const valuesNow = useCallback(() => ({ ...base?.values, ...form.getFieldsValue(true) }) as V, [form, base]);
  const checkNow = useCallback(() => {
    const values = valuesNow();
    return check(schema, toBody ? toBody(values) : values);
  }, [schema, toBody, valuesNow]);

  const context = useMemo<FormContext>(
    () => ({
      mode,
      issuesNow: () => checkNow().issues,
      register: (path, label) => {
        labels.current.set(path.join('.'), label);
        return () => labels.current.delete(path.join('.'));
      },
      names: book,
    }),
    [mode, checkNow, book],
  );

  /** Every problem goes to its field and into the summary; the first field gets the focus. */
  const show = (issues: readonly Issue[]) => {
    // Fields are registered in the order in which they stand on the page; what belongs to none comes last.
    const order = [...labels.current.keys()];
    const at = ({ field }: Placed) => (field === null ? order.length : order.indexOf(field));
    const placed = placeIssues(issues, labels.current).toSorted((a, b) => at(a) - at(b));
    const fields = placed.filter(({ field }) => field !== null);
    form.setFields(fields.map(({ field, message }) => ({ name: field?.split('.'), errors: [message] })) as never);
    setProblems(placed);
    const first = fields[0]?.field;
    if (!first) return;
    form.focusField(first.split('.'));
    // The browser would stop at the edge, with the message still out of sight.
    document.activeElement?.scrollIntoView({ block: 'center' });
  };

  const keyFor = (body: B) => {
    const content = JSON.stringify(body);
    if (attempt.current.content !== content) attempt.current = { content, key: crypto.randomUUID() };
    return attempt.current.key;
  };

  const fail = async (error: unknown) => {
    if (error instanceof ApiError && error.code === 'stale' && options.reload) {
      try {
        setTheirs(await options.reload());
        return;
      } catch {
        // The record is out of reach now; the refusal itself is what matters.
      }
    }
    if (error instanceof ApiError) show(serverIssues(error.errors));
    notices.error(error);
  };

  const send = async (version: number | undefined) => {
    const checked = checkNow();
    if (!base) return;
    if (checked.body === null) {
      show(checked.issues);
      const { incomplete } = options;
      const missing = typeof incomplete === 'function' ? incomplete(valuesNow()) : incomplete;
      if (missing) notices.warning(missing);
      return;
    }
    setProblems([]);
    if (options.agree && !(await options.agree(valuesNow()))) return;
    setSaving(true);
    let answer: unknown;
    try {
      answer = await options.save(checked.body, { version, idempotencyKey: keyFor(checked.body), base: base.values });
      // Lists and details show the change before the form goes away.
      await Promise.all(slices.map((slice) => client.invalidateQueries({ queryKey: [slice] })));
    } catch (error) {
      await fail(error);
      return;
    } finally {
      setSaving(false);
    }
    notices.success(typeof options.saved === 'function' ? options.saved(answer) : options.saved);
    options.onDone();
  };

  const isDirty = () => mode !== 'View' && base !== null && !equal(valuesNow(), base.values);

  return {
    form,
    context,
    initial,
    saving,
    problems,
    theirs,
    version: base?.version,
    labelsNow: () => labels.current,
    valuesNow,
    isDirty,
    submit: async () => {
      if (mode === 'View' || saving || !base) return;
      if (mode === 'Edit' && !isDirty()) notices.warning(shellTexts.nothingChanged);
      else await send(base.version);
    },
    keepMine: async () => {
      setTheirs(null);
      if (base && theirs) setBase({ ...base, version: theirs.version });
      await send(theirs?.version);
    },
    loadTheirs: () => {
      if (!theirs) return;
      setBase(theirs);
      form.setFieldsValue(theirs.values);
      setTheirs(null);
      setProblems([]);
    },
    onChanged: (changed) => {
      // A field that was refused is asked again as it is mended.
      const refused = form
        .getFieldsError()
        .filter(({ name, errors }) => errors.length > 0 && isWithin(changed, name as Path));
      if (refused.length > 0) form.validateFields(refused.map(({ name }) => name) as never).catch(() => {});
      const names = refused.map(({ name }) => (name as Path).join('.'));
      setProblems((now) => now.filter(({ field }) => !names.includes(field ?? '')));
    },
  };
};
