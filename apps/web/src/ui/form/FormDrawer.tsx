import { Drawer } from 'antd';
import { DRAWER_PX } from '../sizes.ts';
import { FormFrame, type FormFrameProps, type SameNames } from './FormFrame.tsx';
import styles from './RecordForm.module.css';

type Props<V extends object, B> = FormFrameProps<V, B> & SameNames<V, B> & { width?: number };

/** A record's form at the right edge of the page. */
export const FormDrawer = <V extends object, B>({ width = DRAWER_PX, ...props }: Props<V, B>) => (
  <FormFrame<V, B> {...props}>
    {(frame) => (
      <Drawer
        open={frame.open}
        placement="right"
        size={width}
        title={frame.title}
        extra={<span className={styles['hint']}>Esc to close</span>}
        closable={{ placement: 'end', 'aria-label': 'Close' }}
        onClose={frame.close}
        // A click beside the form is more often a slip than an intention to leave it.
        maskClosable={frame.mode === 'View'}
        destroyOnHidden
        footer={frame.footer}
        styles={{ wrapper: { maxWidth: '100vw' } }}
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
