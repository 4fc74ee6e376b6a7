import { useState } from 'react';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { ClockPicker } from '../../ui/pick/ClockPicker.tsx';
import { DayPicker } from '../../ui/pick/DayPicker.tsx';
import { MomentPicker } from '../../ui/pick/MomentPicker.tsx';
import { MultiSelect } from '../../ui/select/MultiSelect.tsx';
import { Select } from '../../ui/select/Select.tsx';
import { TagSelect } from '../../ui/select/TagSelect.tsx';
import styles from './Kit.module.css';
import { KitCard } from './KitCard.tsx';

const GONE: string = 'elsewhere';
const LONG: string = 'An option with a long name that does not fit into its box';
const OPTIONS = ['Home', 'School', 'Therapy', LONG].map((value) => ({ value, label: value }));
const GROUPS = [
  { label: 'Everyday', options: OPTIONS.slice(0, 2) },
  { label: 'Sessions', options: OPTIONS.slice(2) },
];
const MANY = Array.from({ length: 60 }, (_, at) => ({ value: `${at}`, label: `Option ${at + 1}` }));

const One = ({ searchable }: { searchable: boolean }) => {
  const [value, setValue] = useState<string | null>('School');
  const shared = { searchable, options: OPTIONS };
  return (
    <div className={styles['fields']}>
      <Select {...shared} aria-label="Place" value={value} onChange={setValue} />
      <Select {...shared} aria-label="Place or none" clearable value={value} onChange={setValue} />
      <Select {...shared} aria-label="Nothing chosen" placeholder="Select one" value={null} />
      <Select {...shared} aria-label="In groups" options={GROUPS} value={value} onChange={setValue} />
      <Select {...shared} aria-label="Long name" value={LONG} />
      <Select {...shared} aria-label="Gone" value={GONE} shownAs="No longer offered" />
      <Select {...shared} aria-label="Invalid" aria-invalid value={value} onChange={setValue} />
      <Select {...shared} aria-label="Disabled" disabled value={value} />
      <Select {...shared} aria-label="Loading" loading options={[]} placeholder="Loading" />
      <Select {...shared} aria-label="No options" options={[]} placeholder="Nothing to choose" />
      <Select {...shared} aria-label="Many" options={MANY} placeholder="Sixty" />
    </div>
  );
};

const Several = () => {
  const [values, setValues] = useState(['Home']);
  const [tags, setTags] = useState(['visual', 'a tag of one’s own']);
  return (
    <div className={styles['fields']}>
      <MultiSelect aria-label="Places" options={OPTIONS} value={values} onChange={setValues} />
      <MultiSelect aria-label="Places or none" clearable options={GROUPS} value={values} onChange={setValues} />
      <MultiSelect aria-label="No places" options={OPTIONS} placeholder="Select some" />
      <MultiSelect aria-label="All places" options={OPTIONS} value={OPTIONS.map(({ value }) => value)} />
      <MultiSelect aria-label="Disabled places" disabled options={OPTIONS} value={values} />
      <TagSelect aria-label="Tags" tags={['visual', 'home', 'school']} value={tags} onChange={setTags} />
      <TagSelect aria-label="No tags" tags={[]} placeholder="Add a tag" />
    </div>
  );
};

const Dates = () => {
  const [day, setDay] = useState<string | null>('2026-03-16');
  const [clock, setClock] = useState<string | null>('09:30');
  const [moment, setMoment] = useState<string | null>('2026-03-16T03:15:00.000Z');
  return (
    <div className={styles['fields']}>
      <DayPicker aria-label="Day" value={day} onChange={setDay} />
      <DayPicker aria-label="Day of March" min="2026-03-05" max="2026-03-25" value={day} onChange={setDay} />
      <ClockPicker aria-label="Time" value={clock} onChange={setClock} />
      <MomentPicker aria-label="Moment" value={moment} onChange={setMoment} />
      <MomentPicker aria-label="No moment" after="2026-03-10T00:00:00.000Z" />
      <DayPicker aria-label="Invalid day" aria-invalid value={day} onChange={setDay} />
      <DayPicker aria-label="Disabled day" disabled value={day} />
    </div>
  );
};

export const ChoicesPart = () => (
  <>
    <PageHeading title="Choices and dates" />
    <div className={styles['grid']}>
      <KitCard title="One, short list">
        <One searchable={false} />
      </KitCard>
      <KitCard title="One, with a search">
        <One searchable />
      </KitCard>
      <KitCard title="Several, tags">
        <Several />
      </KitCard>
      <KitCard title="Days and times">
        <Dates />
      </KitCard>
    </div>
  </>
);
