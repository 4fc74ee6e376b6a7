import { type ReactElement, useRef, useState } from 'react';
import { usePrinting } from '../use-printing.ts';
import { useVisibleRows } from './use-visible-rows.ts';

// A long table renders only the rows near the viewport, between two spacers that keep its height. It stays one real
// table that scrolls with the page, so headings, row headers and keyboard navigation work as in a short one.

const FROM_ROWS = 60;
const FIRST_GUESS = 44;

/** The average height of the rendered rows; 0 if nothing has a size. */
const averageHeight = (body: HTMLElement): number => {
  const drawn = [...body.children].filter((row) => !(row as HTMLElement).dataset['spacer']);
  return drawn.reduce((sum, row) => sum + row.clientHeight, 0) / drawn.length || 0;
};

const Spacer = ({ height }: { height: number }) =>
  height > 0 ? (
    <tr data-spacer="true" aria-hidden="true">
      <td aria-hidden="true" colSpan={99} style={{ height, padding: 0, border: 0 }} />
    </tr>
  ) : null;

/** The rows' elements, made by the table: the same ones are drawn again while one scrolls, which costs nothing. */
export const WindowedBody = ({ children: rows }: { children: readonly ReactElement[] }) => {
  const body = useRef<HTMLTableSectionElement>(null);
  const isPrinting = usePrinting();
  const isLong = rows.length > FROM_ROWS && !isPrinting;
  const [height, setHeight] = useState(FIRST_GUESS);
  const measured = useRef(FIRST_GUESS);
  const measureRow = () => {
    const now = body.current ? averageHeight(body.current) : 0;
    if (now > 0 && Math.abs(now - measured.current) >= 0.5) {
      measured.current = now;
      setHeight(now);
    }
    return measured.current;
  };
  const [from, to] = useVisibleRows(body, { count: rows.length, measureRow, enabled: isLong });

  if (!isLong) return <tbody>{rows}</tbody>;
  return (
    <tbody ref={body}>
      <Spacer height={from * height} />
      {rows.slice(from, to)}
      <Spacer height={(rows.length - to) * height} />
    </tbody>
  );
};
