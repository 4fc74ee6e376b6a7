import styles from './ChartFrame.module.css';
import { type Bar, leftOutText, valueText } from './series.ts';

type Props = {
  title: string;
  axes: readonly [label: string, value: string];
  bars: readonly Bar[];
  format: (value: number) => string;
  target: number | null;
  averageText: string | null;
};

/** The numbers of a chart for those who read or hear them. */
export const ChartTable = ({ title, axes, bars, format, target, averageText }: Props) => (
  <table className={styles['table']}>
    <caption className="visually-hidden">{title}</caption>
    <thead>
      <tr>
        <th scope="col">{axes[0]}</th>
        <th scope="col">{axes[1]}</th>
        {target !== null && <th scope="col">Target</th>}
      </tr>
    </thead>
    <tbody>
      {bars.map(({ label, value, soFar }) => (
        <tr key={label}>
          <th scope="row">
            {label}
            {soFar && value !== null && <small>{` ${soFar}`}</small>}
          </th>
          <td>{valueText(value, format)}</td>
          {target !== null && <td>{format(target)}</td>}
        </tr>
      ))}
    </tbody>
    {averageText !== null && (
      <tfoot>
        <tr>
          <th scope="row">{`Average${leftOutText(bars)}`}</th>
          <td {...(target !== null && { colSpan: 2 })}>{averageText}</td>
        </tr>
      </tfoot>
    )}
  </table>
);
