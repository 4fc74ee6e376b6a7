import { type ReactNode, useRef } from 'react';
import { createStore, useStore } from '../../kernel/store.ts';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';

export type Question = {
  title: string;
  content?: ReactNode;
  confirm: string;
  /** Absent: there is nothing to decide, only something to read. */
  cancel?: string | undefined;
  danger?: boolean | undefined;
  /** The dialog stays open until the promise settles. It reports its own failure. */
  onConfirm?: (() => unknown) | undefined;
  onCancel?: (() => void) | undefined;
  /** A third choice beside the two. */
  more?: { label: string; onPress: () => void } | undefined;
  /** After the dialog has closed and the focus is back. */
  onClosed?: ((confirmed: boolean) => void) | undefined;
};
type OpenQuestion = Question & { key: number; busy: boolean };

const questions = createStore<readonly OpenQuestion[]>([]);
let last = 0;
const patch = (key: number, part: Partial<OpenQuestion>) =>
  questions.set(questions.get().map((one) => (one.key === key ? { ...one, ...part } : one)));

/** Asks in a dialog above everything else. The safe choice has the focus. */
export const ask = (question: Question): void => {
  questions.set([...questions.get(), { ...question, key: ++last, busy: false }]);
};

const QuestionDialog = ({ one }: { one: OpenQuestion }) => {
  const confirmed = useRef(false);
  const close = (then?: () => void) => {
    questions.set(questions.get().filter(({ key }) => key !== one.key));
    then?.();
  };
  const cancel = () => close(one.onCancel);
  const confirm = async () => {
    confirmed.current = true;
    patch(one.key, { busy: true });
    try {
      await one.onConfirm?.();
    } finally {
      close();
    }
  };
  return (
    <Dialog
      open
      title={one.title}
      width={440}
      described={one.content !== undefined}
      onClose={one.busy ? () => {} : cancel}
      closesBeside={false}
      onClosed={() => one.onClosed?.(confirmed.current)}
      footer={
        <>
          {one.cancel !== undefined && (
            <Button autoFocus disabled={one.busy} onClick={cancel}>
              {one.cancel}
            </Button>
          )}
          {one.more && (
            <Button disabled={one.busy} onClick={() => close(one.more?.onPress)}>
              {one.more.label}
            </Button>
          )}
          <Button
            variant={one.danger ? 'outline' : 'primary'}
            danger={one.danger}
            busy={one.busy}
            autoFocus={one.cancel === undefined}
            onClick={() => void confirm()}
          >
            {one.confirm}
          </Button>
        </>
      }
    >
      {one.content}
    </Dialog>
  );
};

/** Renders the open questions; once in the app. */
export const Questions = () => useStore(questions).map((one) => <QuestionDialog key={one.key} one={one} />);

/** For tests, which share a document. */
export const closeQuestions = (): void => questions.set([]);
