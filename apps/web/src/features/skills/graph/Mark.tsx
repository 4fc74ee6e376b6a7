import { createElement, type ReactNode } from 'react';
import { type GraphPalette, markerNode, type SvgNode } from '@amberway/contract/skills/graph/svg';
import styles from './graph.module.css';

export const SCREEN: GraphPalette = {
  font: 'inherit',
  ink: 'var(--ink)',
  quiet: 'var(--ink-secondary)',
  paper: 'var(--surface)',
  criterion: 'var(--success)',
  figures: 'var(--mark-blue)',
  event: 'var(--warning)',
  series: ['var(--info)', 'var(--mark-purple)', 'var(--link)', 'var(--ink)'],
};

/** React writes the names of attributes in camel case, except data and aria. */
const propName = (name: string): string =>
  /^(data|aria)-/.test(name) ? name : name.replace(/-[a-z]/g, (part) => part.slice(1).toUpperCase());

/** A tree of the contract as elements of React. */
export const drawn = (node: SvgNode | string, key: number): ReactNode =>
  typeof node === 'string'
    ? node
    : createElement(
        node.tag,
        { key, ...Object.fromEntries(Object.entries(node.attrs).map(([name, value]) => [propName(name), value])) },
        ...node.children.map(drawn),
      );

/** The marker of a person, beside their name. */
export const Mark = ({ series }: { series: number }) => (
  <svg viewBox="0 0 16 16" aria-hidden className={styles['mark']}>
    {drawn(markerNode(series, { x: 8, y: 8, size: 5 }, { fill: SCREEN.series[series] ?? SCREEN.ink }), 0)}
  </svg>
);
