import { type FormEvent, useId, useState } from 'react';
import type { DiaryEntry, Mood } from '@amberway/contract/diary/schemas';
import { DIARY_NOTE_MAX, diaryTexts } from '@amberway/contract/diary/texts';
import { outboxTexts } from '../../kernel/outbox/texts.ts';
import { WAITS } from '../../kernel/outbox/waiting.ts';
import { sameFilled } from '../../kernel/same.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import type { DayDraft } from './day-drafts.ts';
import { DayConflict } from './DayConflict.tsx';
import styles from './diary.module.css';
import { MoodPicker } from './MoodPicker.tsx';
import { useDiary, useWaitingDay } from './use-diary.ts';
import { diaryLabels } from './labels.ts';
import { Button } from '../../ui/kit/Button.tsx';
import { TextArea } from '../../ui/kit/TextArea.tsx';
import { useCoachText } from '../../ui/people/use-coach-text.ts';

type Props = {
  member: string;
  day: string;
  entry: DiaryEntry | undefined;
  moods: readonly Mood[];
  /** A prompt to start from. */
  prompt: string | null;
  /** Unsaved changes are preserved, also when somebody else saved the day meanwhile. */
  draft: DayDraft | undefined;
  onDraft: (change: (now: DayDraft | undefined) => DayDraft | undefined) => void;
};

/** A mood and an optional note. */
export const DayForm = ({ member, day, entry, moods, prompt, draft, onDraft }: Props) => {
  const coachText = useCoachText();
  const id = useId();
  const { busy, save, remove } = useDiary();
  const waiting = useWaitingDay(member, day);
  const emoji = draft?.emoji ?? waiting?.emoji ?? entry?.emoji._id ?? null;
  const note = draft?.note ?? (waiting ? waiting.note : entry?.note) ?? '';
  // A deleted entry cannot be updated; the day is created again.
  const over = entry && draft && !draft.notified ? draft.over : entry;
  const [problem, setProblem] = useState<string | null>(null);
  // The entry's current mood stays selectable, also when it is no longer offered.
  const offered = entry && !moods.some(({ _id }) => _id === entry.emoji._id) ? [...moods, entry.emoji] : moods;

  const change = (part: Partial<DayDraft>) => onDraft((now) => ({ over: entry, ...now, ...part }));
  const mine = { emoji, note: note.trim() };
  const theirs = entry && { emoji: entry.emoji._id, note: entry.note ?? '' };

  const keep = async () => {
    if (!emoji) return setProblem(diaryTexts.emojiRequired);
    const saved = await save({ member, day, emoji, note: note.trim() || null }, over);
    if (saved === 'elsewhere') change({ notified: true });
    else if (saved === WAITS) onDraft((now) => (now === draft ? undefined : now));
    // Text typed during the save stays as a draft on the new entry.
    else if (saved) onDraft((now) => (now && now !== draft ? { ...now, over: saved, notified: false } : undefined));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void keep();
  };

  return (
    <form className={styles['form']} onSubmit={submit} noValidate>
      {draft?.notified && theirs && !sameFilled(mine, theirs) && (
        <DayConflict
          mine={mine}
          theirs={theirs}
          moods={offered}
          saving={busy}
          onKeepMine={() => void keep()}
          onLoadTheirs={() => onDraft(() => undefined)}
        />
      )}
      <MoodPicker
        label={diaryLabels.mood}
        moods={offered}
        chosen={emoji}
        problem={problem}
        onChoose={(chosen) => {
          change({ emoji: chosen });
          setProblem(null);
        }}
      />
      <div>
        <label htmlFor={id}>{diaryLabels.note}</label>
        <p id={`${id}-hint`} className={styles['hint']}>
          {coachText(diaryLabels.noteHint)}
        </p>
        <TextArea
          id={id}
          value={note}
          maxLength={DIARY_NOTE_MAX}
          counts={DIARY_NOTE_MAX}
          rows={3}
          maxRows={8}
          placeholder={prompt ?? undefined}
          aria-describedby={`${id}-hint`}
          onChange={(event) => change({ note: event.target.value })}
        />
      </div>
      {waiting && !draft && (
        <p className={styles['saved']} role="status">
          {outboxTexts.waits}
        </p>
      )}
      <div className={styles['actions']}>
        <Button variant="primary" size="large" type="submit" busy={busy}>
          {diaryLabels.save}
        </Button>
        {entry && (
          <Button danger size="large" icon={<Icon name="trash" size={16} />} onClick={() => remove(entry)}>
            {diaryLabels.remove}
          </Button>
        )}
      </div>
    </form>
  );
};
