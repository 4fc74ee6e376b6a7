import { type ReactNode, useEffect, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { Icon } from '../icons/Icon.tsx';
import { OwnRetry } from '../page-failures.tsx';
import { Button } from './Button.tsx';
import { classNames } from './class-names.ts';
import { DisabledContext } from './disabled.ts';
import styles from './Dialog.module.css';
import { focusFirstWrongSoon } from './first-wrong.ts';
import { type ModalOptions, useModal } from './use-modal.ts';

type FrameProps = ModalOptions & {
  title: ReactNode;
  /** The title names the dialog but the content shows a heading of its own. */
  titleHidden?: boolean | undefined;
  /** Pixels or a CSS width; it never exceeds the window. */
  width?: number | string | undefined;
  /** The content is read with the title when the dialog opens: for a question. */
  described?: boolean | undefined;
  /** Its content is loaded after it opens: a dialog in the middle then grows downwards and what is read stays in place. */
  loads?: boolean | undefined;
  /** Below the title, and read with it when the dialog opens: what it is about. */
  about?: ReactNode;
  /** Beside the title. */
  extra?: ReactNode;
  footer?: ReactNode;
  className?: string | undefined;
  /** Its parent in the document; the body by default. */
  container?: Element | undefined;
  children?: ReactNode;
};
type Props = FrameProps & { open: boolean };

const Shown = ({ side, ...props }: FrameProps & { side: 'centre' | 'start' | 'end' | 'bottom' }) => {
  const {
    title,
    titleHidden = false,
    described = false,
    loads = false,
    width,
    about,
    extra,
    footer,
    className,
    container,
    children,
  } = props;
  const { onClose } = props;
  const id = useId();
  const modal = useModal(props);
  return createPortal(
    // A dialog inside a form that is only read can still be used.
    <DisabledContext value={false}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events */}
      <dialog
        {...modal}
        className={classNames(styles['dialog'], styles[side], loads && styles['loads'], className)}
        data-side={side}
        aria-labelledby={id}
        aria-describedby={[about && `${id}about`, described && `${id}body`].filter(Boolean).join(' ') || undefined}
        tabIndex={-1}
        style={{ inlineSize: width }}
        onSubmit={({ currentTarget }) => focusFirstWrongSoon(currentTarget)}
      >
        <div className={styles['box']}>
          {/* No header and footer elements: outside main they would be landmarks of the page. */}
          <div className={classNames(styles['header'], titleHidden && styles['bare'])} data-part="header">
            <div className={classNames(styles['heading'], titleHidden && 'visually-hidden')}>
              <h2 id={id} className={styles['title']} data-part="title">
                {title}
              </h2>
              {about && <div id={`${id}about`}>{about}</div>}
            </div>
            {extra}
            {onClose && (
              <button type="button" className={styles['close']} aria-label="Close" onClick={onClose}>
                <Icon name="close" size={20} />
              </button>
            )}
          </div>
          <div id={`${id}body`} className={styles['body']} data-part="body">
            <OwnRetry>{children}</OwnRetry>
          </div>
          {footer && (
            <div className={styles['footer']} data-part="footer">
              {footer}
            </div>
          )}
        </div>
      </dialog>
    </DisabledContext>,
    container ?? document.body,
  );
};

/** A modal dialog in the middle of the window. */
export const Dialog = ({ open, width = 520, ...props }: Props) =>
  open ? <Shown side="centre" width={width} {...props} /> : null;

type DrawerProps = Props & { side?: 'start' | 'end' | undefined };

/** A modal dialog along an edge of the window, as high as it. */
export const Drawer = ({ open, side = 'end', width = 378, ...props }: DrawerProps) =>
  open ? <Shown side={side} width={width} {...props} /> : null;

/** A modal dialog that comes from the lower edge of a phone, as high as its content. */
export const Sheet = ({ open, ...props }: Props) => (open ? <Shown side="bottom" width="100%" {...props} /> : null);

type ButtonsProps = {
  confirm: string;
  cancel?: string;
  busy?: boolean | undefined;
  disabled?: boolean | undefined;
  onConfirm?: (() => void) | undefined;
  onCancel?: (() => void) | undefined;
  /** The id of the form that confirming submits. */
  form?: string | undefined;
};

/** The footer of a dialog that asks for one thing. */
export const DialogButtons = ({
  confirm,
  cancel = 'Cancel',
  busy,
  disabled,
  onConfirm,
  onCancel,
  form,
}: ButtonsProps) => {
  const button = useRef<HTMLButtonElement>(null);
  const wrong = () => focusFirstWrongSoon(button.current?.closest('dialog'));
  // The server may be the one that finds a field wrong.
  const wasBusy = useRef(false);
  useEffect(() => {
    if (wasBusy.current && !busy) wrong();
    wasBusy.current = Boolean(busy);
  }, [busy]);
  return (
    <>
      <Button onClick={onCancel} disabled={busy && onCancel === undefined}>
        {cancel}
      </Button>
      <Button
        ref={button}
        variant="primary"
        busy={busy}
        disabled={disabled}
        onClick={() => {
          onConfirm?.();
          wrong();
        }}
        {...(form !== undefined && { type: 'submit', form })}
      >
        {confirm}
      </Button>
    </>
  );
};
