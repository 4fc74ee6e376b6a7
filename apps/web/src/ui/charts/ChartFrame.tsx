import { type ReactNode, useId, useState } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { Button } from '../kit/Button.tsx';
import { Chart, type ChartProps } from './Chart.tsx';
import styles from './ChartFrame.module.css';

type Props = ChartProps & {
  /** Shown instead of a chart without numbers. */
  empty: ReactNode;
  tools?: ReactNode;
};

/** A chart with its title and a button to read it as a table. */
export const ChartFrame = ({ empty, tools, ...chart }: Props) => {
  const [asTable, setAsTable] = useState(false);
  const titleId = useId();
  const isEmpty = chart.bars.length === 0;
  return (
    <figure className={styles['frame']} aria-labelledby={titleId}>
      <div className={styles['head']}>
        <figcaption id={titleId}>{chart.title}</figcaption>
        <div className={styles['tools']}>
          {tools}
          {!isEmpty && (
            <Button
              size="small"
              icon={<Icon name={asTable ? 'chart' : 'table'} size={16} />}
              onClick={() => setAsTable(!asTable)}
            >
              {asTable ? 'Show chart' : 'Show table'}
            </Button>
          )}
        </div>
      </div>
      {isEmpty ? <div className={styles['empty']}>{empty}</div> : <Chart {...chart} asTable={asTable} />}
    </figure>
  );
};
