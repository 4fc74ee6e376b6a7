import { Modal } from 'antd';
import { DRAWER_PX } from '@amberway/contract/kernel/limits';
import { FormFrame, type FormFrameProps } from './FormFrame.tsx';

type Props<V extends object, B> = FormFrameProps<V, B> & { width?: number };

/** A record's form in the middle of the page, for the few that the specification puts there. */
export const FormModal = <V extends object, B>({ width = DRAWER_PX, ...props }: Props<V, B>) => (
  <FormFrame<V, B> {...props}>
    {(frame) => (
      <Modal
        open={frame.open}
        width={width}
        title={frame.title}
        onCancel={frame.close}
        mask={{ closable: frame.mode === 'View' }}
        destroyOnHidden
        footer={frame.footer}
      >
        {frame.body}
      </Modal>
    )}
  </FormFrame>
);
