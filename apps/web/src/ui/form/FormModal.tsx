import { DRAWER_PX } from '../sizes.ts';
import { FormFrame, type FormFrameProps, type SameNames } from './FormFrame.tsx';
import styles from './RecordForm.module.css';
import { Dialog } from '../kit/Dialog.tsx';

type Props<V extends object, B> = FormFrameProps<V, B> &
  SameNames<V, B> & {
    /** Pixels, or a share of the page. On a phone it is as wide as there is room. */
    width?: number | string;
  };

/** A record's form in a dialog, for the few that the specification puts there. */
export const FormModal = <V extends object, B>({ width = DRAWER_PX, ...props }: Props<V, B>) => (
  <FormFrame<V, B> {...props}>
    {(frame) => (
      <Dialog
        open={frame.open}
        width={width}
        className={typeof width === 'string' ? styles['share'] : undefined}
        title={frame.title}
        about={frame.about}
        loads={frame.loads}
        onClose={frame.close}
        closesBeside={frame.mode === 'View'}
        footer={frame.footer}
      >
        {/* The fields scroll and the buttons stay visible. In View nothing inside is focusable, so the box is. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <div className={styles['scroll']} role="group" aria-label={frame.title} tabIndex={0}>
          {frame.body}
        </div>
      </Dialog>
    )}
  </FormFrame>
);
