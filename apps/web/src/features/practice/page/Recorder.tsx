import { ENTRY_NOTE_MAX, type GoResult, type StopReason } from '@amberway/contract/practice/limits';
import { useRef, useState } from 'react';
import { isBlocked, isFull } from '../../../kernel/device/database.ts';
import { OutboxFull } from '../../../kernel/outbox/entries.ts';
import { newId } from '../../../kernel/outbox/new-id.ts';
import { LineIcon } from '../../../ui/icons/LineIcon.tsx';
import { Chips, type Place } from './Chips.tsx';
import { type Child, type Result, saveEntry, type Skill } from './entry.ts';
import { GoButtons, Tray } from './Goes.tsx';
import { practiseLabels } from './labels.ts';
import styles from './page.module.css';
import { PATHS } from './paths.ts';
import type { Saved } from './SavedView.tsx';
import { choose, usePage } from './state.ts';
import { StopSheet } from './StopSheet.tsx';
import { Timer } from './Timer.tsx';
import { useFocus } from './use-focus.ts';

type Props = { owner: string; child: Child; skill: Skill; places: readonly Place[]; onSaved: (saved: Saved) => void };

/** The last choice if it is still there, else the first. */
const chosen = (options: readonly { _id: string }[], last: string | undefined): string =>
  options.find(({ _id }) => _id === last)?._id ?? options[0]?._id ?? '';

const reasonOf = (error: unknown): string => {
  if (error instanceof OutboxFull) return error.message;
  if (isFull(error)) return practiseLabels.noRoom;
  return isBlocked(error) ? practiseLabels.notKept : practiseLabels.notSaved;
};

/** A low window may end above it. */
const bringIntoView = (message: HTMLElement | null) => message?.scrollIntoView?.({ block: 'nearest' });

export const Recorder = ({ owner, child, skill, places, onSaved }: Props) => {
  const heading = useFocus<HTMLHeadingElement>();
  const { choices, plan } = usePage();
  const [goes, setGoes] = useState<readonly GoResult[]>([]);
  const [seconds, setSeconds] = useState(0);
  const [note, setNote] = useState<string | null>(null);
  const [stopping, setStopping] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  // One entry for each time that this is open: a second press saves the same one.
  const [id] = useState(() => newId());
  const saving = useRef(false);
  const place = chosen(places, choices.place);
  const person = chosen(child.people, choices.people?.[child._id] ?? plan?.me._id);
  const isTimed = skill.measure === 'duration';
  const isEmpty = isTimed ? seconds === 0 : goes.length === 0;

  const save = async (result: Result) => {
    if (saving.current) return;
    saving.current = true;
    setFailure(null);
    try {
      await saveEntry(id, owner, child, skill, result, { place, with: person, note: note ?? '' });
      const placeName = places.find(({ _id }) => _id === place)?.name ?? '';
      const personName = child.people.find(({ _id }) => _id === person)?.firstName ?? '';
      onSaved({ id, skill, result, place: placeName, person: personName, at: Date.now() });
    } catch (error) {
      // The entry stays on the screen with everything that was chosen and written.
      setStopping(false);
      setFailure(reasonOf(error));
      saving.current = false;
    }
  };
  const stop = (stopped: StopReason) => void save({ stopped });

  return (
    <>
      <div className={styles['top']}>
        <h1 ref={heading} tabIndex={-1}>
          {skill.name}
        </h1>
        {skill.cue && <p className={styles['cue']}>{skill.cue}</p>}
        {!isTimed && <Tray skill={skill} goes={goes} onChange={setGoes} />}
        <Chips
          child={child}
          places={places}
          place={place}
          person={person}
          onPlace={(placeId) => choose({ place: placeId })}
          onPerson={(userId) => choose({ people: { ...choices.people, [child._id]: userId } })}
        />
        {note === null ? (
          <button type="button" className={styles['plain']} onClick={() => setNote('')}>
            <LineIcon path={PATHS.plus} />
            {practiseLabels.addNote}
          </button>
        ) : (
          <label className={styles['note']}>
            {practiseLabels.note}
            <textarea
              value={note}
              maxLength={ENTRY_NOTE_MAX}
              rows={3}
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- it opens because its button was pressed
              autoFocus
              onInput={({ currentTarget }) => setNote(currentTarget.value)}
            />
          </label>
        )}
      </div>
      <div className={styles['thumb']}>
        {isTimed ? (
          <Timer seconds={seconds} onChange={setSeconds} />
        ) : (
          <GoButtons skill={skill} goes={goes} onChange={setGoes} />
        )}
        <div className={styles['finish']}>
          {failure && (
            <p ref={bringIntoView} role="alert" className={styles['failure']}>
              {failure}
            </p>
          )}
          <button type="button" className={styles['stop']} onClick={() => setStopping(true)}>
            <LineIcon path={PATHS.hand} size={24} />
            {practiseLabels.stopped}
          </button>
          <button
            type="button"
            className={styles['primary']}
            disabled={isEmpty}
            onClick={() => void save(isTimed ? { seconds } : { goes })}
          >
            {practiseLabels.done}
          </button>
        </div>
      </div>
      {stopping && <StopSheet child={child.name} onReason={stop} onClose={() => setStopping(false)} />}
    </>
  );
};
