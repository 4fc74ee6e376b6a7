import type { ReactNode } from 'react';
import { noteScreenTitle } from '@amberway/contract/shell/routes';
import { noteTexts } from '@amberway/contract/activity-notes/texts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { Button } from '../../../ui/kit/Button.tsx';
import { Drawer } from '../../../ui/kit/Dialog.tsx';
import { fullName } from '../../../ui/people/full-name.ts';
import type { NoteAction } from '../paths.ts';
import styles from './note.module.css';
import { NoteHead } from './NoteHead.tsx';
import { rememberCopied, selectedText } from './other-child.ts';

type Props = {
  action: NoteAction;
  onClose: () => void;
  /** Null while none is chosen or known. */
  child: { _id: string; firstName: string; lastName: string } | null;
  times?: { startTime: string | null | undefined; endTime: string | null | undefined } | undefined;
  /** Links to the parts of the form, below the child's name. */
  anchors?: ReactNode;
  /** The child's other notes. */
  sidebar?: ReactNode;
  /** Earlier notes and the family's words. */
  summary?: ReactNode;
  /** Outcome and skills, beside the note where there is room. */
  panels?: ReactNode;
  footer: ReactNode;
  extra?: ReactNode;
  children: ReactNode;
};

/** The client list stays in view beside it: 248 px, or 80 px where it is collapsed. */
const WIDTH = 'max(min(100vw, 960px), min(1240px, 100vw - 248px))';

/** The drawer around a note, for reading and editing. The child's name stays in view. */
export const NoteFrame = (props: Props) => {
  const { action, onClose, child, times, anchors, sidebar, summary, panels, footer, extra, children } = props;
  const title = noteScreenTitle(action);
  const copy = (event: React.ClipboardEvent) => {
    // The editor has filled the clipboard by now; elsewhere the browser will copy what is selected.
    const text = event.clipboardData.getData('text/plain') || selectedText();
    if (child) rememberCopied({ _id: child._id, name: fullName(child) }, text);
  };
  return (
    <Drawer
      open
      width={WIDTH}
      title={title}
      extra={extra}
      onClose={onClose}
      closesBeside={action === 'view'}
      footer={footer}
      className={styles['drawer'] ?? ''}
    >
      <div className={styles['top']}>
        <NoteHead
          child={child}
          startTime={times?.startTime}
          endTime={times?.endTime}
          actions={
            <Button icon={<Icon name="arrowBack" size={18} />} onClick={onClose}>
              <span className={styles['back']}>{noteTexts.goBack}</span>
            </Button>
          }
        />
        {anchors}
      </div>
      <div className={styles['frame']} data-action={action} onCopy={copy} onCut={copy}>
        {sidebar}
        {summary}
        {/* When reading, the scroll container must be focusable for keyboard scrolling. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <div className={styles['main']} role="group" aria-label={title} {...(action === 'view' && { tabIndex: 0 })}>
          {children}
        </div>
        {panels}
      </div>
    </Drawer>
  );
};
