import { type ReactNode, useState } from 'react';
import type { FieldPath } from './form-store.ts';
import type { FormMode } from '@amberway/contract/shell/texts';
import { Skeleton } from '../kit/Skeleton.tsx';
import { LoadFailure } from '../LoadFailure.tsx';
import { ChildLine } from '../people/ChildLine.tsx';
import { RestoredDraftNotice } from './RestoredDraftNotice.tsx';
import { FormFooter } from './FormFooter.tsx';
import { type FormLabels, labelsFor } from './form-labels.ts';
import type { OpenRecord, RecordPlace } from './record-place.ts';
import { RecordFormBody } from './RecordFormBody.tsx';
import { type FormDraftName, useFormDraft } from './use-form-draft.ts';
import { useGuardedClose } from './use-guarded-close.ts';
import type { RecordFormOptions } from './record-form.ts';
import { useRecordForm } from './use-record-form.ts';

export type FormFrameProps<V extends object, B> = Omit<
  RecordFormOptions<V, B>,
  'mode' | 'restored' | 'textId' | 'onSaved' | 'onDone'
> &
  FormLabels & {
    at: RecordPlace;
    /** The record could not be loaded. */
    loadError?: Error | null;
    onRetry?: () => void;
    /** The child whose record it is, for staff to see below the title; '' while it is not known yet. */
    child?: string | undefined;
    /** Whether View offers Edit. */
    editable?: boolean;
    /**
     * The draft for unfinished text, which survives an expired session, a crash or a closed browser. Null: not
     * known yet, the form waits.
     */
    draft?: FormDraftName | null | undefined;
    /** The first action, which saves with values of its own: 'Publish answer' beside 'Save draft'. */
    first?: { label: string; values: Partial<V> } | undefined;
    /** The fields, or a function if they differ by mode. */
    fields: ReactNode | ((mode: FormMode) => ReactNode);
    /** Below the form and not part of it, such as the comments on a stored record. */
    below?: ReactNode | ((mode: FormMode) => ReactNode);
  };

/** Fields that the body does not know by their names have to be translated. */
export type SameNames<V extends object, B> = [keyof V] extends [keyof B] ? unknown : { toBody: (values: V) => object };

export type Frame = {
  open: boolean;
  mode: FormMode;
  title: string;
  /** Below the title: whose record it is. */
  about: ReactNode;
  /** The record was not there yet when the form opened. */
  loads: boolean;
  body: ReactNode;
  footer: ReactNode;
  close: () => void;
};
type Render = (frame: Frame) => ReactNode;

type OpenedProps<V extends object, B> = FormFrameProps<V, B> & {
  record: OpenRecord;
  onResume: () => void;
  onReset: () => void;
  children: Render;
};

const sameName = (a: FormDraftName | null | undefined, b: FormDraftName | null | undefined) =>
  a === b || (a?.key !== undefined && a.key === b?.key && a.kind === b.kind);

const Opened = <V extends object, B>(props: OpenedProps<V, B>) => {
  const { at, record: last, stored, loadError, first } = props;
  const { mode } = last;
  // Remembered like the record: once the URL has left the form, the page no longer knows which one it was.
  const draftName = mode === 'View' ? undefined : props.draft;
  const [named, setNamed] = useState(draftName);
  if (at.open !== null && !sameName(named, draftName)) setNamed(draftName);
  const draft = useFormDraft<V>(named);
  const [child, setChild] = useState(props.child);
  if (at.open !== null && child !== props.child) setChild(props.child);
  const record = useRecordForm<V, B>({
    ...props,
    mode,
    ready: draft.opened,
    restored: draft.restored,
    textId: draft.textId,
    onSaved: () => void draft.clear(),
    onDone: () => guard.leave(),
  });
  const guard = useGuardedClose({
    open: at.open !== null,
    isDirty: record.isDirty,
    onClose: at.close,
    onLeft: () => void draft.clear(),
    onReopen: () => {
      props.onResume();
      at.show(mode, last.id ?? undefined);
    },
  });
  const labels = labelsFor(mode, props);

  const changed = (part: FieldPath) => {
    record.onChanged(part);
    draft.keep(record.valuesNow(), record.version);
  };
  const loadTheirs = () => {
    record.loadTheirs();
    void draft.clear();
  };
  const ready = record.initial !== null && draft.opened;
  const [loads] = useState(!ready);
  const body = ready ? (
    <>
      <RestoredDraftNotice draft={draft} onDiscard={() => void draft.clear().then(props.onReset)} />
      <RecordFormBody record={{ ...record, onChanged: changed, loadTheirs }} waiting={draft.waiting}>
        {typeof props.fields === 'function' ? props.fields(mode) : props.fields}
      </RecordFormBody>
      {typeof props.below === 'function' ? props.below(mode) : props.below}
    </>
  ) : loadError && !stored ? (
    <LoadFailure error={loadError} onRetry={props.onRetry} />
  ) : (
    <div role="status" aria-label="Loading">
      <Skeleton title={false} rows={8} />
    </div>
  );

  // Without a record there is nothing to save, and buttons below the placeholder would move away with it.
  const footer = (ready || Boolean(loadError && !stored)) && (
    <FormFooter
      mode={mode}
      formId={record.form.id}
      labels={labels}
      conflict={record.theirs !== null}
      saving={record.saving}
      waiting={record.initial === null || draft.waiting}
      onClose={guard.close}
      first={
        first && mode !== 'View' ? { label: first.label, onRun: () => void record.submit(first.values) } : undefined
      }
      onEdit={props.editable && last.id ? () => at.show('Edit', last.id ?? undefined) : undefined}
    />
  );
  return props.children({
    open: at.open !== null || guard.held,
    mode,
    title: labels.title,
    about: child !== undefined && <ChildLine id={child} />,
    loads,
    body,
    footer,
    close: guard.close,
  });
};

type Shown = { record: OpenRecord; opening: number; open: boolean; resuming: boolean };

/** All of a record's form except its container. Each opening is a new form; while closing, the last one stays. */
export const FormFrame = <V extends object, B>(props: FormFrameProps<V, B> & { children: Render }) => {
  const { open } = props.at;
  const [shown, setShown] = useState<Shown | null>(null);
  if (open && (!shown?.open || shown.record.mode !== open.mode || shown.record.id !== open.id)) {
    // Going from View to Edit is the same opening; another record or a closed form starts again.
    const same = (shown?.open || shown?.resuming) && shown.record.id === open.id;
    setShown({ record: open, opening: (shown?.opening ?? 0) + (same ? 0 : 1), open: true, resuming: false });
  }
  if (!open && shown?.open) setShown({ ...shown, open: false });
  if (!shown) return null;
  // A form that stayed open when the URL left it is about to be reopened, with everything in it.
  const onResume = () => setShown({ ...shown, resuming: true });
  const onReset = () => setShown({ ...shown, opening: shown.opening + 1 });
  return <Opened<V, B> key={shown.opening} {...props} record={shown.record} onResume={onResume} onReset={onReset} />;
};
