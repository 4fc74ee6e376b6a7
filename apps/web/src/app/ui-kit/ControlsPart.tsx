import { useState } from 'react';
import { Icon } from '../../ui/icons/Icon.tsx';
import { Alert } from '../../ui/kit/Alert.tsx';
import { Button, ButtonAnchor, ButtonLink } from '../../ui/kit/Button.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { Checkbox } from '../../ui/kit/Checkbox.tsx';
import { CheckboxGroup } from '../../ui/kit/CheckboxGroup.tsx';
import { Input, PasswordInput } from '../../ui/kit/Input.tsx';
import { NumberInput } from '../../ui/kit/NumberInput.tsx';
import { Progress, ProgressRing } from '../../ui/kit/Progress.tsx';
import { RadioGroup } from '../../ui/kit/RadioGroup.tsx';
import { Segmented } from '../../ui/kit/Segmented.tsx';
import { Skeleton } from '../../ui/kit/Skeleton.tsx';
import { Spinner } from '../../ui/kit/Spinner.tsx';
import { Switch } from '../../ui/kit/Switch.tsx';
import { TextArea } from '../../ui/kit/TextArea.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import styles from './Kit.module.css';
import { KitCard } from './KitCard.tsx';

const VARIANTS = ['primary', 'outline', 'text', 'dashed'] as const;
const SIZES = ['small', 'medium', 'large'] as const;
const TONES = ['info', 'success', 'warning', 'danger'] as const;
const LONG = 'A long text that does not fit on one line of a narrow window and has to wrap somewhere';
const plus = <Icon name="plus" size={18} />;

const Buttons = () => (
  <KitCard title="Buttons">
    {[false, true].map((danger) => (
      <div key={String(danger)} className={styles['row']}>
        {VARIANTS.map((variant) => (
          <Button key={variant} variant={variant} danger={danger}>
            {danger ? `Delete, ${variant}` : variant}
          </Button>
        ))}
      </div>
    ))}
    <div className={styles['row']}>
      {SIZES.map((size) => (
        <Button key={size} size={size} variant="primary" icon={plus}>
          {size}
        </Button>
      ))}
      {SIZES.map((size) => (
        <Button key={size} size={size} icon={plus} aria-label={`Add, ${size}`} />
      ))}
    </div>
    <div className={styles['row']}>
      {VARIANTS.map((variant) => (
        <Button key={variant} variant={variant} disabled>
          {`${variant}, disabled`}
        </Button>
      ))}
    </div>
    <div className={styles['row']}>
      {VARIANTS.map((variant) => (
        <Button key={variant} variant={variant} busy busyText="Saving">
          {variant}
        </Button>
      ))}
      <Button busy aria-label="Loading" />
    </div>
    <div className={styles['row']}>
      <ButtonLink to="?part=controls" variant="primary">
        Link as a button
      </ButtonLink>
      <ButtonLink to="?part=controls">Link</ButtonLink>
      <ButtonAnchor href="https://example.org">Elsewhere</ButtonAnchor>
    </div>
    <div className={styles['narrow']}>
      <Button wide>{LONG}</Button>
    </div>
  </KitCard>
);

const Texts = () => {
  const [text, setText] = useState('Some text');
  const [number, setNumber] = useState<number | null>(4);
  return (
    <KitCard title="Text and numbers">
      <div className={styles['fields']}>
        <Input aria-label="Text" value={text} onChange={({ target }) => setText(target.value)} />
        <Input aria-label="Empty" placeholder="Placeholder" />
        <Input aria-label="Small" size="small" defaultValue="Small" />
        <Input aria-label="Large" size="large" defaultValue="Large" />
        <Input aria-label="Invalid" aria-invalid defaultValue="Invalid" />
        <Input aria-label="Disabled" disabled defaultValue="Disabled" />
        <Input aria-label="Read only" readOnly defaultValue="Read only" />
        <Input aria-label="Long" defaultValue={LONG} />
        <PasswordInput aria-label="Password" defaultValue="secret" />
        <NumberInput aria-label="Number" min={1} max={20} precision={0} value={number} onChange={setNumber} />
        <NumberInput aria-label="With a unit" suffix="min" value={number} onChange={setNumber} />
        <NumberInput aria-label="Disabled number" disabled value={12} />
      </div>
      <TextArea aria-label="Note" placeholder="Three lines" />
      <TextArea
        aria-label="Growing note"
        rows={1}
        maxRows={6}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <TextArea aria-label="Counted" counts={200} value={text} onChange={({ target }) => setText(target.value)} />
      <TextArea aria-label="Invalid note" aria-invalid rows={2} defaultValue="Invalid" />
      <TextArea aria-label="Disabled note" disabled rows={2} defaultValue="Disabled" />
    </KitCard>
  );
};

const Fields = () => (
  <KitCard title="Fields with a label">
    <Field label="Name">
      <Input />
    </Field>
    <Field label="With a hint" hint="As in your invitation">
      <Input size="large" />
    </Field>
    <Field label="Refused" error="Please Enter Email!" hint="As in your invitation">
      <Input defaultValue="mia" />
    </Field>
    <Field label="Password" error={LONG} steady aside={<a href="?part=controls">Forgot?</a>}>
      <PasswordInput size="large" />
    </Field>
    <Field label="Long" hint={LONG} steady>
      <TextArea />
    </Field>
  </KitCard>
);

const OPTIONS = [
  { value: 'day', label: 'Day' },
  { value: 'week', label: 'Week' },
  { value: 'month', label: 'Month' },
];

const DAYS = ['Monday', 'Tuesday', LONG];

const Ticks = () => {
  const [isOn, setOn] = useState(true);
  const [period, setPeriod] = useState('week');
  const [days, setDays] = useState(['Tuesday']);
  return (
    <KitCard title="On, off and one of a few">
      <div className={styles['row']}>
        <Checkbox checked={isOn} onChange={({ target }) => setOn(target.checked)}>
          Checkbox
        </Checkbox>
        <Checkbox defaultChecked={false}>Not checked</Checkbox>
        <Checkbox indeterminate>Some of them</Checkbox>
        <Checkbox disabled>Disabled</Checkbox>
        <Checkbox disabled checked>
          Disabled, checked
        </Checkbox>
        <Checkbox disabled indeterminate>
          Disabled, some
        </Checkbox>
      </div>
      <div className={styles['narrow']}>
        <Checkbox>{LONG}</Checkbox>
      </div>
      <div className={styles['row']}>
        <Switch aria-label="Switch" checked={isOn} onChange={setOn} />
        <Switch aria-label="Off" checked={!isOn} onChange={(on) => setOn(!on)} />
        <Switch aria-label="Storing" checked busy />
        <Switch aria-label="Disabled" disabled />
        <Switch aria-label="Disabled, on" disabled checked />
      </div>
      <RadioGroup aria-label="Period" options={OPTIONS} value={period} onChange={setPeriod} />
      <RadioGroup aria-label="Disabled period" options={OPTIONS} value={period} disabled />
      <RadioGroup aria-label="Framed period" framed options={OPTIONS} value={period} onChange={setPeriod} />
      <RadioGroup aria-label="Refused period" framed aria-invalid options={OPTIONS} />
      <CheckboxGroup aria-label="Days" options={DAYS} value={days} onChange={setDays} />
      <CheckboxGroup aria-label="Framed days" framed options={DAYS} value={days} onChange={setDays} />
      <div className={styles['row']}>
        <Segmented aria-label="Shown period" options={OPTIONS} value={period} onChange={setPeriod} />
        <Segmented aria-label="Small" size="small" options={OPTIONS} value={period} onChange={setPeriod} />
      </div>
      <Segmented aria-label="Wide" wide options={OPTIONS} value={period} onChange={setPeriod} />
      <Segmented
        aria-label="Partly disabled"
        options={OPTIONS.map((option) => ({ ...option, disabled: option.value === 'month' }))}
        value={period}
        onChange={setPeriod}
      />
    </KitCard>
  );
};

export const ControlsPart = () => (
  <>
    <PageHeading title="Controls" />
    <div className={styles['grid']}>
      <Buttons />
      <Texts />
      <Fields />
      <Ticks />
      <KitCard title="Messages">
        {TONES.map((tone) => (
          <Alert key={tone} tone={tone} title={`A message, ${tone}`} />
        ))}
        <Alert tone="warning" title={LONG}>
          {LONG}. {LONG}.
        </Alert>
        <Alert tone="danger" title={LONG} onDismiss={() => {}} />
      </KitCard>
      <KitCard title="Pending">
        <div className={styles['row']}>
          <Spinner /> <Spinner size={32} />
          <ProgressRing aria-label="None" percent={0} size={48} stroke={10} />
          <ProgressRing aria-label="Some" percent={35} size={48} stroke={10} />
          <ProgressRing aria-label="All" percent={100} size={48} stroke={10} />
        </div>
        <Progress aria-label="Nothing sent" percent={0} />
        <Progress aria-label="Sending" percent={42.4} />
        <Progress aria-label="Sent" percent={100} />
        <Skeleton />
        <Skeleton avatar rows={2} />
        <Skeleton title={false} rows={1} />
      </KitCard>
    </div>
  </>
);
