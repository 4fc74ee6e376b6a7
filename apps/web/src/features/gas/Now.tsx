import { useState } from 'react';
import type { RateGasBody } from '@amberway/contract/gas/body';
import { rateGasScale, settleGasScale } from '@amberway/contract/gas/endpoints';
import { GAS_NOTE_MAX, type GasEvidenceKind, type GasLevel } from '@amberway/contract/gas/limits';
import type { GasRating, GasScale } from '@amberway/contract/gas/schemas';
import { gasTexts } from '@amberway/contract/gas/texts';
import { isFamily } from '@amberway/contract/kernel/roles';
import { GAS_RATING } from '../../kernel/outbox/kinds.ts';
import { newId } from '../../kernel/outbox/new-id.ts';
import { outboxTexts } from '../../kernel/outbox/texts.ts';
import { callOrWait, useWaitingFor, WAITS } from '../../kernel/outbox/waiting.ts';
import { useCan, useMe } from '../../kernel/queries/me.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { formatDate } from '../../ui/dates.ts';
import { Field } from '../../ui/form/Field.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { Button } from '../../ui/kit/Button.tsx';
import { RadioGroup } from '../../ui/kit/RadioGroup.tsx';
import { TextArea } from '../../ui/kit/TextArea.tsx';
import { SectionCard } from '../../ui/SectionCard.tsx';
import { useAction, useWork } from '../../ui/use-action.ts';
import { Evidence } from './Evidence.tsx';
import { ratingOf } from './goal-state.ts';
import styles from './gas.module.css';
import { gasLabels, LEVEL_NAMES, LEVELS_DOWN, signed, stepOf } from './labels.ts';
import { GAS_SLICE } from './queries.ts';

const Rated = ({ rating: { by, level, note, evidence, afterBoth, at } }: { rating: GasRating }) => {
  const { timeZone } = useMe();
  return (
    <li className={styles['rated']}>
      <Avatar person={by} size={32} />
      <div>
        {afterBoth && <p className={styles['quiet']}>{gasLabels.changed(formatDate(at, timeZone))}</p>}
        <p>
          <strong>
            {by.firstName}: {signed(level)}
          </strong>
          , {LEVEL_NAMES[level].toLowerCase()}
        </p>
        {note && <p>“{note}”</p>}
        {evidence.length > 0 && <p className={styles['quiet']}>{evidence.map(({ title }) => title).join(' · ')}</p>}
      </div>
    </li>
  );
};

type StepsProps = { scale: GasScale; value: GasLevel | null; onChange: (level: GasLevel) => void };

const Steps = ({ scale, value, onChange }: StepsProps) => (
  <RadioGroup
    framed
    aria-label={gasLabels.yourTurn}
    value={value}
    onChange={onChange}
    options={LEVELS_DOWN.map((level) => ({
      value: level,
      label: (
        <span className={styles['option']}>
          <strong>
            {signed(level)} {LEVEL_NAMES[level]}
          </strong>
          <span>{scale.current.levels[stepOf(level)]}</span>
        </span>
      ),
    }))}
  />
);

type Chosen = { kind: GasEvidenceKind; id: string };

/** One side says which step it is; two presses are enough. */
type RateProps = { scale: GasScale; before: GasRating | undefined; isAfterBoth: boolean; onDone: () => void };

const Rate = ({ scale, before, isAfterBoth, onDone }: RateProps) => {
  const [level, setLevel] = useState<GasLevel | null>(before?.level ?? null);
  const [note, setNote] = useState(before?.note ?? '');
  const [evidence, setEvidence] = useState<Chosen[]>(before?.evidence.map(({ kind, id }) => ({ kind, id })) ?? []);
  const { run, busy } = useWork(
    (input: { params: { id: string }; body: RateGasBody }) =>
      callOrWait(rateGasScale, input, {
        kind: GAS_RATING,
        key: input.params.id,
        label: scale.current.title,
        id: newId(),
        replaces: true,
      }),
    {
      invalidates: [GAS_SLICE],
      done: (reply) => (reply === WAITS ? undefined : isAfterBoth ? gasTexts.ratedAfterBoth : gasTexts.rated),
    },
  );
  const send = async () => {
    if (level === null) return;
    const body = { level, edition: scale.current.number, evidence, note: note.trim() || null };
    if (await run({ params: { id: scale._id }, body })) onDone();
  };
  return (
    <div className={styles['rate']}>
      <p className={styles['quiet']}>{isAfterBoth ? gasLabels.changeAfterBoth : gasLabels.nowWhat}</p>
      <Steps scale={scale} value={level} onChange={setLevel} />
      <Field label={gasLabels.line}>
        <TextArea
          rows={2}
          maxRows={6}
          maxLength={GAS_NOTE_MAX}
          value={note}
          onChange={(e) => setNote(e.target.value)}
        />
      </Field>
      <Evidence member={scale.member} outcome={scale.outcome._id} value={evidence} onChange={setEvidence} />
      <Button variant="primary" disabled={level === null} busy={busy} onClick={() => void send()}>
        {level === null ? gasLabels.save : `${gasLabels.save}: ${LEVEL_NAMES[level]}`}
      </Button>
    </div>
  );
};

/** Both have said it, differently. */
const Settle = ({ scale }: { scale: GasScale }) => {
  const [level, setLevel] = useState<GasLevel | null>(null);
  const [note, setNote] = useState('');
  const { run, busy } = useAction(settleGasScale, { invalidates: [GAS_SLICE], done: gasTexts.settled });
  const isReady = level !== null && note.trim() !== '';
  return (
    <div className={styles['rate']}>
      <p>{gasLabels.differ}</p>
      <Steps scale={scale} value={level} onChange={setLevel} />
      <Field label={gasLabels.howAgreed}>
        <TextArea
          rows={2}
          maxRows={6}
          maxLength={GAS_NOTE_MAX}
          value={note}
          onChange={(e) => setNote(e.target.value)}
        />
      </Field>
      <Button
        variant="primary"
        disabled={!isReady}
        busy={busy}
        onClick={() =>
          level !== null &&
          void run({ params: { id: scale._id }, body: { level, edition: scale.current.number, note: note.trim() } })
        }
      >
        {gasLabels.agreeOn}
      </Button>
    </div>
  );
};

/** Where each side says the child is, and on which step both agree. */
export const Now = ({ scale }: { scale: GasScale }) => {
  const me = useMe();
  const may = useCan('gas', 'rate');
  const [isChanging, setChanging] = useState(false);
  const side = isFamily(me) ? 'family' : 'coach';
  const own = ratingOf(scale, side);
  const agreed = ratingOf(scale, 'together');
  const { rated } = scale.current;
  const both = rated.family && rated.coach;
  const sides = scale.current.ratings.filter((one) => one.side !== 'together');
  const waiting = useWaitingFor(GAS_RATING, scale._id);
  const isOpen = may && scale.state === 'agreed' && !waiting;
  return (
    <SectionCard title={gasLabels.now}>
      {sides.length > 0 && (
        <ul className={styles['ratings']}>
          {sides.map((rating) => (
            <Rated key={`${rating.side} ${rating.at}`} rating={rating} />
          ))}
        </ul>
      )}
      {agreed && (
        <div className={styles['agreed']}>
          <strong className={styles['agreedHead']}>
            <Icon name="flag" size={16} />
            {gasLabels.agreedAt(`${signed(agreed.level)}, ${LEVEL_NAMES[agreed.level].toLowerCase()}`)}
          </strong>
          {agreed.note && <p>{agreed.note}</p>}
        </div>
      )}
      {!agreed && !both && (rated.family || rated.coach) && (own || !isOpen) && (
        <p className={styles['unseen']}>
          <Icon name="lock" size={16} />
          <span>
            {side === 'family' || rated.family ? gasLabels.coach : gasLabels.family}: {gasLabels.waiting}
          </span>
        </p>
      )}
      {waiting && <p role="status">{outboxTexts.waits}</p>}
      {isOpen && both && !isChanging && <Settle scale={scale} />}
      {isOpen && (isChanging || !own) && (
        <Rate
          key={scale._id}
          scale={scale}
          before={own}
          isAfterBoth={Boolean(own && both)}
          onDone={() => setChanging(false)}
        />
      )}
      {isOpen && own && !isChanging && (
        <Button variant="text" className={styles['flush']} onClick={() => setChanging(true)}>
          {gasLabels.change}
        </Button>
      )}
      {scale.state === 'draft' && <p className={styles['quiet']}>{gasTexts.notAgreed}</p>}
    </SectionCard>
  );
};
