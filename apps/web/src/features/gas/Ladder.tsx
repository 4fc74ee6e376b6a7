import type { GasScale } from '@amberway/contract/gas/schemas';
import { Avatar } from '../../ui/Avatar.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { ratingOf } from './goal-state.ts';
import styles from './gas.module.css';
import { gasLabels, LEVEL_NAMES, LEVELS_DOWN, signed, stepOf } from './labels.ts';

/** The five steps from the top down, with where it began, who stands where and where both agree it is. */
export const Ladder = ({ scale }: { scale: GasScale }) => {
  const { current } = scale;
  const agreed = ratingOf(scale, 'together');
  const sides = current.ratings.filter(({ side }) => side !== 'together');
  return (
    <ol className={styles['ladder']} aria-label={current.title}>
      {LEVELS_DOWN.map((level) => {
        const isHere = agreed?.level === level;
        return (
          <li key={level} className={isHere ? styles['here'] : undefined} aria-current={isHere ? 'step' : undefined}>
            <span className={styles['sign']}>{signed(level)}</span>
            <div className={styles['step']}>
              <p className={styles['name']}>
                {LEVEL_NAMES[level]}
                {level === 0 && <span className={styles['tag']}>{gasLabels.expected}</span>}
                {level === current.baseline && (
                  <span className={styles['tag']} data-began>
                    {gasLabels.began}
                  </span>
                )}
              </p>
              <p className={styles['words']}>{current.levels[stepOf(level)]}</p>
            </div>
            <div className={styles['marks']}>
              {sides
                .filter((rating) => rating.level === level)
                .map(({ side, by, at, afterBoth }) => (
                  <span key={`${side} ${at}`} className={styles['mark']}>
                    <Avatar person={by} size={24} />
                    {by.firstName}
                    {afterBoth && <span className={styles['quiet']}>{gasLabels.changedMark}</span>}
                  </span>
                ))}
              {isHere && (
                <span className={styles['flag']}>
                  <Icon name="flag" size={16} />
                  {gasLabels.nowHere}
                </span>
              )}
            </div>
          </li>
        );
      })}
    </ol>
  );
};
