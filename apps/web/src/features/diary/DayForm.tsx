import { Button, Input } from 'antd';
import { type FormEvent, useId, useState } from 'react';
import type { DiaryEntry, Mood } from '@amberway/contract/diary/schemas';
import { DIARY_NOTE_MAX, diaryTexts } from '@amberway/contract/diary/texts';
import { Icon } from '../../ui/icons/Icon.tsx';
import styles from './diary.module.css';
import { MoodPicker } from './MoodPicker.tsx';
import { useDiary } from './use-diary.ts';
import { diaryWords } from './words.ts';

type Props = {
  member: string;
  day: string;
  entry: DiaryEntry | undefined;
  moods: readonly Mood[];
  /** A question to start from. */
  prompt: string | null;
};

/** A mood and, for those who like, a few words. */
export const DayForm = ({ member, day, entry, moods, prompt }: Props) => {
  const id = useId();
  const { busy, save, remove } = useDiary();
  // What was changed here stays until it is kept, also when somebody else wrote the day meanwhile.
  const [draft, setDraft] = useState<{ emoji?: string; note?: string }>({});
  const emoji = draft.emoji ?? entry?.emoji._id ?? null;
  const note = draft.note ?? entry?.note ?? '';
  const [problem, setProblem] = useState<string | null>(null);
  // What was chosen once can be kept, also when it is no longer offered.
  const offered = entry && !moods.some(({ _id }) => _id === entry.emoji._id) ? [...moods, entry.emoji] : moods;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!emoji) return setProblem(diaryTexts.emojiRequired);
    if (await save({ member, day, emoji, note: note.trim() || null }, entry)) setDraft({});
  };

  return (
    <form className={styles['form']} onSubmit={(event) => void submit(event)} noValidate>
      <MoodPicker
        label={diaryWords.mood}
        moods={offered}
        chosen={emoji}
        problem={problem}
        onChoose={(chosen) => {
          setDraft({ ...draft, emoji: chosen });
          setProblem(null);
        }}
      />
      <div>
        <label htmlFor={id}>{diaryWords.note}</label>
        <p id={`${id}-hint`} className={styles['hint']}>
          {diaryWords.noteHint}
        </p>
        <Input.TextArea
          id={id}
          value={note}
          maxLength={DIARY_NOTE_MAX}
          showCount
          autoSize={{ minRows: 3, maxRows: 8 }}
          placeholder={prompt ?? undefined}
          aria-describedby={`${id}-hint`}
          onChange={(event) => setDraft({ ...draft, note: event.target.value })}
        />
      </div>
      <div className={styles['acts']}>
        <Button type="primary" size="large" htmlType="submit" loading={busy}>
          {diaryWords.save}
        </Button>
        {entry && (
          <Button danger size="large" icon={<Icon name="trash" size={16} />} onClick={() => remove(entry)}>
            {diaryWords.remove}
          </Button>
        )}
      </div>
    </form>
  );
};
