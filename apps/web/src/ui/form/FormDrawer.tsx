import { DRAWER_PX } from '../sizes.ts';
import { FormFrame, type FormFrameProps, type SameNames } from './FormFrame.tsx';
import styles from './RecordForm.module.css';
import { Drawer } from '../kit/Dialog.tsx';

type Props<V extends object, B> = FormFrameProps<V, B> & SameNames<V, B> & { width?: number };

/** A record's form at the right edge of the page. */
export const FormDrawer = <V extends object, B>({ width = DRAWER_PX, ...props }: Props<V, B>) => (
  <FormFrame<V, B> {...props}>
    {(frame) => (
      <Drawer
        open={frame.open}
        width={width}
        title={frame.title}
        about={frame.about}
        extra={<span className={styles['hint']}>Esc to close</span>}
        onClose={frame.close}
        // A click beside the form is more often a slip than an intention to leave it.
        closesBeside={frame.mode === 'View'}
        footer={frame.footer}
      >
        {/* In View nothing inside is focusable, so the group of fields is: the keyboard can scroll it. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <div role="group" aria-label={frame.title} {...(frame.mode === 'View' && { tabIndex: 0 })}>
          {frame.body}
        </div>
      </Drawer>
    )}
  </FormFrame>
);
