import { useState } from 'react';
import { Icon } from '../../ui/icons/Icon.tsx';
import { Button } from '../../ui/kit/Button.tsx';
import { ask } from '../../ui/kit/confirm.tsx';
import { Dialog, DialogButtons, Drawer } from '../../ui/kit/Dialog.tsx';
import { Input } from '../../ui/kit/Input.tsx';
import { Menu, type MenuItem } from '../../ui/kit/Menu.tsx';
import { Popover } from '../../ui/kit/Popover.tsx';
import { showToast } from '../../ui/kit/toast.tsx';
import { HoverPopover, Tooltip } from '../../ui/kit/Tooltip.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { DayPicker } from '../../ui/pick/DayPicker.tsx';
import { Select } from '../../ui/select/Select.tsx';
import styles from './Kit.module.css';
import { KitCard } from './KitCard.tsx';

const LONG = 'A sentence that is long enough to wrap in a narrow window, and then goes on for a while.';
const wait = () => new Promise((resolve) => setTimeout(resolve, 1500));

const MENU: MenuItem[] = [
  { key: 'who', heading: 'Signed in as Mia Okafor' },
  { key: 'edit', label: 'Edit', icon: <Icon name="edit" size={18} />, onSelect: () => {} },
  { key: 'share', label: 'Share with everybody who works with this family', onSelect: () => {} },
  { key: 'off', label: 'Not now', disabled: true, onSelect: () => {} },
  { key: 'kit', label: 'Controls', to: '?part=controls' },
  { key: 'line', separator: true },
  { key: 'delete', label: 'Delete', icon: <Icon name="trash" size={18} />, danger: true, onSelect: () => {} },
];

const CHOICES = Array.from({ length: 30 }, (_, at) => ({ value: `${at}`, label: `Choice ${at + 1}` }));

/** What has to work inside a dialog: lists, panels, notices and a second dialog. */
const Inside = () => {
  const [isOpen, setOpen] = useState(false);
  const [day, setDay] = useState<string | null>(null);
  const [choice, setChoice] = useState('3');
  return (
    <div className={styles['fields']}>
      <Input aria-label="Name" placeholder="Name" />
      <Select aria-label="Choice" searchable options={CHOICES} value={choice} onChange={setChoice} />
      <DayPicker aria-label="Day" value={day} onChange={setDay} />
      <Menu items={MENU} align="start">
        <Button>Menu inside</Button>
      </Menu>
      <Button
        onClick={() =>
          showToast({ tone: 'success', title: 'Stored', seconds: 8, action: { label: 'Undo', onPress: () => {} } })
        }
      >
        Notice inside
      </Button>
      <Button onClick={() => setOpen(true)}>Second dialog</Button>
      <Dialog
        open={isOpen}
        title="Second dialog"
        onClose={() => setOpen(false)}
        footer={<Button onClick={() => setOpen(false)}>Done</Button>}
      >
        <Input aria-label="Second name" />
      </Dialog>
    </div>
  );
};

type Shown = 'dialog' | 'long' | 'fixed' | 'end' | 'start' | null;

const Dialogs = () => {
  const [shown, setShown] = useState<Shown>(null);
  const close = () => setShown(null);
  return (
    <KitCard title="Dialogs and drawers">
      <div className={styles['row']}>
        <Button onClick={() => setShown('dialog')}>Dialog</Button>
        <Button onClick={() => setShown('long')}>Long dialog</Button>
        <Button onClick={() => setShown('fixed')}>Dialog that wants a choice</Button>
        <Button onClick={() => setShown('end')}>Drawer</Button>
        <Button onClick={() => setShown('start')}>Drawer at the start</Button>
      </div>
      <Dialog
        open={shown === 'dialog'}
        title="Dialog"
        onClose={close}
        footer={<DialogButtons confirm="Save" onConfirm={close} onCancel={close} />}
      >
        <Inside />
      </Dialog>
      <Dialog open={shown === 'long'} title={LONG} onClose={close} footer={<Button onClick={close}>Close it</Button>}>
        {Array.from({ length: 30 }, (_, at) => (
          <p key={at}>{LONG}</p>
        ))}
      </Dialog>
      <Dialog
        open={shown === 'fixed'}
        title="Only a choice closes it"
        footer={<Button onClick={close}>I have read it</Button>}
      >
        {LONG}
      </Dialog>
      <Drawer
        open={shown === 'end'}
        title="Drawer"
        width={560}
        onClose={close}
        footer={<DialogButtons confirm="Save" busy onCancel={close} />}
      >
        <p style={{ blockSize: 700 }}>{LONG}</p>
        <Inside />
      </Drawer>
      <Drawer open={shown === 'start'} side="start" title="Drawer at the start" onClose={close}>
        {LONG}
      </Drawer>
    </KitCard>
  );
};

const question = { title: 'Do you really want to delete this routine?', content: LONG };

export const OverlaysPart = () => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <PageHeading title="Overlays" />
      <div className={styles['grid']}>
        <Dialogs />
        <KitCard title="Questions">
          <div className={styles['row']}>
            <Button onClick={() => ask({ ...question, confirm: 'Yes', cancel: 'No', danger: true, onConfirm: wait })}>
              Question
            </Button>
            <Button
              onClick={() =>
                ask({
                  ...question,
                  confirm: 'Save',
                  cancel: 'Cancel',
                  more: { label: 'Save a copy', onPress: () => {} },
                })
              }
            >
              Three choices
            </Button>
            <Button onClick={() => ask({ title: 'Something to read', content: LONG, confirm: 'OK' })}>
              Nothing to decide
            </Button>
          </div>
        </KitCard>
        <KitCard title="Notices">
          <div className={styles['row']}>
            {(['info', 'success', 'warning', 'danger'] as const).map((tone) => (
              <Button key={tone} onClick={() => showToast({ tone, title: `A notice, ${tone}`, seconds: 5 })}>
                {tone}
              </Button>
            ))}
            <Button
              onClick={() =>
                showToast({ tone: 'danger', title: 'Error', description: LONG, seconds: null, role: 'alert' })
              }
            >
              One that stays
            </Button>
            <Button
              onClick={() =>
                showToast({
                  tone: 'success',
                  title: 'Archived',
                  seconds: 5,
                  action: { label: 'Undo', onPress: () => {} },
                })
              }
            >
              With an action
            </Button>
          </div>
        </KitCard>
        <KitCard title="Menus, popovers, tooltips">
          <div className={styles['row']}>
            <Menu items={MENU} align="start">
              <Button>Menu</Button>
            </Menu>
            <Menu items={MENU}>
              <Button icon={<Icon name="more" size={18} />} aria-label="More actions" />
            </Menu>
            <Popover open={isOpen} onOpenChange={setOpen} label="Link" content={<Input autoFocus aria-label="URL" />}>
              <Button>Popover</Button>
            </Popover>
            <Tooltip content={LONG}>
              <Button>Tooltip</Button>
            </Tooltip>
            <HoverPopover content={LONG} className={styles['narrow']} showMs={200} hideMs={200}>
              <Button>Hover popover</Button>
            </HoverPopover>
          </div>
        </KitCard>
      </div>
    </>
  );
};
