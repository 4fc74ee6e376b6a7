import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { closeGasScale } from '@amberway/contract/gas/endpoints';
import { GOALS_OUTCOME_PARAM } from '@amberway/contract/gas/paths';
import { GAS_EXAMPLES, type GasExample } from '@amberway/contract/gas/examples';
import { GAS_SCALES_MAX } from '@amberway/contract/gas/limits';
import type { GasScale } from '@amberway/contract/gas/schemas';
import { gasTexts } from '@amberway/contract/gas/texts';
import { isFamily } from '@amberway/contract/kernel/roles';
import type { MemberSummary } from '@amberway/contract/members/schemas';
import { SCREENS } from '@amberway/contract/shell/routes';
import { useCan, useMe } from '../../kernel/queries/me.ts';
import { Link, useSearchParams } from '../../kernel/router.ts';
import { useQuestion } from '../../ui/confirm/use-ask.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { type RecordUrl, useRecordUrl } from '../../ui/form/use-record-url.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { Button } from '../../ui/kit/Button.tsx';
import { QueryFailure } from '../../ui/LoadFailure.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { ChildChoice } from '../../ui/people/ChildChoice.tsx';
import { ChildGate } from '../../ui/people/ChildGate.tsx';
import { ScreenSkeleton } from '../../ui/ScreenSkeleton.tsx';
import { StatusTag } from '../../ui/tags/StatusTag.tsx';
import { useAction } from '../../ui/use-action.ts';
import { Agreement } from './Agreement.tsx';
import { goalState, isToRate, waitsFor } from './goal-state.ts';
import styles from './gas.module.css';
import { gasLabels } from './labels.ts';
import { Ladder } from './Ladder.tsx';
import { Now } from './Now.tsx';
import { LADDER_PARAM } from './paths.ts';
import { GAS_SLICE, scalesQuery, useLiveGas } from './queries.ts';
import { ScaleModal } from './ScaleModal.tsx';
import { Score } from './Score.tsx';

const GOAL_TITLE = 'goal-title';

const Cards = ({ scales, chosen }: { scales: readonly GasScale[]; chosen: GasScale }) => {
  const [search] = useSearchParams();
  const hrefOf = (id: string) => {
    const next = new URLSearchParams(search);
    next.set(LADDER_PARAM, id);
    return `?${next.toString()}`;
  };
  return (
    <nav aria-label={SCREENS.ladders.title} data-screen-only>
      <ul className={styles['cards']}>
        {scales.map((scale) => {
          const { text, tone } = goalState(scale);
          return (
            <li key={scale._id}>
              <Link to={hrefOf(scale._id)} replace aria-current={scale === chosen ? 'true' : undefined}>
                <span>
                  <strong>{scale.current.title}</strong>
                  <small>{scale.outcome.name}</small>
                </span>
                <StatusTag tone={tone}>{text}</StatusTag>
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
};

/** What both agreed on before the words were changed. */
const Earlier = ({ scale: { earlier } }: { scale: GasScale }) =>
  earlier.length > 0 && (
    <details className={styles['earlier']} data-screen-only>
      <summary>{gasLabels.earlier}</summary>
      {earlier.map(({ number, title, measure, levels }) => (
        <div key={number}>
          <h3>{title}</h3>
          <p>{measure}</p>
          <ol>
            {levels.map((level) => (
              <li key={level}>{level}</li>
            ))}
          </ol>
        </div>
      ))}
    </details>
  );

const Head = ({ scale, onEdit }: { scale: GasScale; onEdit: () => void }) => {
  const isOpen = scale.state !== 'closed';
  const writes = useCan('gas', 'write') && isOpen;
  const closes = useCan('gas', 'close') && isOpen;
  const ask = useQuestion();
  const close = useAction(closeGasScale, { invalidates: [GAS_SLICE], done: gasTexts.closed });
  const { current } = scale;
  return (
    <div className={styles['head']}>
      <div>
        <h2 id={GOAL_TITLE}>{current.title}</h2>
        <p className={styles['quiet']}>{scale.outcome.name}</p>
        <p>
          {gasLabels.measure} <strong>{current.measure}</strong>
        </p>
      </div>
      <div className={styles['actions']} data-screen-only>
        {writes && (
          <Button variant="text" icon={<Icon name="edit" size={16} />} onClick={onEdit}>
            {gasLabels.edit}
          </Button>
        )}
        {closes && (
          <Button
            variant="text"
            busy={close.busy}
            onClick={() =>
              ask({
                question: gasLabels.closeAsk,
                onYes: () => close.run({ params: { id: scale._id }, body: { version: scale.version } }),
              })
            }
          >
            {gasLabels.close}
          </Button>
        )}
      </div>
    </div>
  );
};

const Examples = ({ onChoose }: { onChoose: (example: GasExample) => void }) => (
  <div className={styles['examples']}>
    <p className={styles['quiet']}>{gasLabels.example}</p>
    {GAS_EXAMPLES.map((example) => (
      <Button key={example.title} onClick={() => onChoose(example)}>
        {gasLabels.beginWith(example.title)}
      </Button>
    ))}
  </div>
);

type Shown = { child: MemberSummary; scales: GasScale[]; record: RecordUrl; onExample: (example: GasExample) => void };

const Goals = ({ child, scales, record, onExample }: Shown) => {
  const [search] = useSearchParams();
  const writes = useCan('gas', 'write');
  const rates = useCan('gas', 'rate');
  const wanted = search.get(LADDER_PARAM);
  const side = isFamily(useMe()) ? 'family' : 'coach';
  const ofOutcome = scales.filter(({ outcome }) => outcome._id === search.get(GOALS_OUTCOME_PARAM));
  const first = (among: readonly GasScale[]) => among.find((scale) => waitsFor(scale, side)) ?? among[0];
  const chosen = scales.find(({ _id }) => _id === wanted) ?? first(ofOutcome) ?? first(scales);
  if (!chosen)
    return (
      <EmptyState title={gasLabels.emptyTitle} action={writes && <Examples onChoose={onExample} />}>
        {gasLabels.empty}
      </EmptyState>
    );
  return (
    <>
      <Cards scales={scales} chosen={chosen} />
      <section key={chosen._id} aria-labelledby={GOAL_TITLE}>
        <Head scale={chosen} onEdit={() => record.show('Edit', chosen._id)} />
        {/* Whoever has to say where the child is finds the steps to choose from first on a phone. */}
        <div className={styles['columns']} data-turn={(rates && isToRate(chosen, side)) || undefined}>
          <div className={styles['main']}>
            <Ladder scale={chosen} />
            <Earlier scale={chosen} />
          </div>
          <div className={styles['beside']} data-screen-only>
            <Now key={`${chosen._id} ${chosen.current.number}`} scale={chosen} />
          </div>
          <div className={styles['below']} data-screen-only>
            <Agreement key={`agree ${chosen._id} ${chosen.version}`} scale={chosen} />
            <Score member={child._id} child={child.firstName} />
          </div>
        </div>
      </section>
    </>
  );
};

const OfChild = ({ child, siblings }: { child: MemberSummary; siblings: Parameters<typeof ChildChoice>[0] }) => {
  const query = useQuery(scalesQuery(child._id));
  useLiveGas(child._id);
  const record = useRecordUrl();
  const writes = useCan('gas', 'write');
  const [example, setExample] = useState<GasExample>();
  const scales = query.data;
  const open = (scales ?? []).filter(({ state }) => state !== 'closed');
  const edited = record.open?.mode === 'Edit' ? scales?.find(({ _id }) => _id === record.open?.id) : undefined;
  const begin = (from?: GasExample) => {
    setExample(from);
    record.show('Create');
  };
  return (
    <>
      <PageHeading
        title={gasLabels.title(child.firstName)}
        actions={
          <div className={styles['actions']} data-screen-only>
            {siblings.siblings.length > 1 && <ChildChoice {...siblings} />}
            {open.length > 0 && (
              <Button icon={<Icon name="print" size={18} />} onClick={() => window.print()}>
                {gasLabels.print}
              </Button>
            )}
            {writes && scales && open.length < GAS_SCALES_MAX && (
              <Button variant="primary" icon={<Icon name="plus" size={16} />} onClick={() => begin()}>
                {gasLabels.add}
              </Button>
            )}
          </div>
        }
      >
        {gasLabels.what}
      </PageHeading>
      {scales ? (
        <Goals child={child} scales={scales} record={record} onExample={begin} />
      ) : query.error ? (
        <QueryFailure query={query} />
      ) : (
        <ScreenSkeleton />
      )}
      {writes && (record.open?.mode === 'Create' || edited) && (
        <ScaleModal key={record.open?.id ?? 'new'} at={record} member={child._id} scale={edited} example={example} />
      )}
    </>
  );
};

/** The goals of a child on their ladders, written and rated by family and coach. */
export const GoalsScreen = () => (
  <ChildGate title={SCREENS.ladders.title} why={gasLabels.why}>
    {({ member, members, select }) => (
      <OfChild key={member._id} child={member} siblings={{ child: member, siblings: members, onSelect: select }} />
    )}
  </ChildGate>
);
