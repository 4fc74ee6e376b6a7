import { weekCardTexts as texts } from '@amberway/contract/week-card/texts';
import { Avatar } from '../../ui/Avatar.tsx';
import { MoodFace } from '../../ui/MoodFace.tsx';
import { Mark } from '../../ui/illustrations/Mark.tsx';
import { Scene } from './Scene.tsx';
import type { ShownWeek } from './shown.ts';
import styles from './week-card.module.css';

type Props = {
  week: ShownWeek;
  /** Said when nothing was written down. */
  quiet: string | null;
};

const LONG_WORD = 9;
const PER_ROW = 5;

/** A long word, or a sixth day, needs wider columns on a phone. */
const needsWide = (moods: ShownWeek['moods']) =>
  moods.length > PER_ROW || moods.some(({ label }) => label.length >= LONG_WORD);

const Moods = ({ moods }: { moods: ShownWeek['moods'] }) => (
  <section>
    <h2>{texts.moods}</h2>
    <ol className={styles['moods']} data-wide={needsWide(moods)}>
      {moods.map(({ day, weekday, label, iconSvg }) => (
        <li key={day}>
          <MoodFace svg={iconSvg} size={42} />
          <b>{weekday}</b>
          <span>{label}</span>
        </li>
      ))}
    </ol>
  </section>
);

/** One week, as it is read, printed and shared. */
export const Card = ({ week, quiet }: Props) => {
  const { face, win, moods, practised, idea } = week;
  return (
    <article className={styles['card']}>
      <Scene className={styles['scene']} />
      <div className={styles['inside']}>
        <header>
          {face && (
            <span className={styles['face']}>
              <Avatar person={face} size={74} />
            </span>
          )}
          <div>
            <h1 tabIndex={-1}>{week.title}</h1>
            <p>{week.days}</p>
          </div>
        </header>
        {quiet && (
          <section className={styles['win']}>
            <h2>{texts.quiet}</h2>
            <p>{quiet}</p>
          </section>
        )}
        {win && (
          <section className={styles['win']}>
            <h2>{texts.win}</h2>
            <p className={styles['said']}>{win.text}</p>
            <p className={styles['from']}>{win.from}</p>
          </section>
        )}
        {moods.length > 0 && <Moods moods={moods} />}
        <div className={styles['columns']}>
          {practised.length > 0 && (
            <section>
              <h2>{texts.practised}</h2>
              <ul>
                {practised.map((line, at) => (
                  // Two tasks may have the same name.
                  // oxlint-disable-next-line react/no-array-index-key
                  <li key={`${at} ${line}`}>{line}</li>
                ))}
              </ul>
            </section>
          )}
          {idea && (
            <section>
              <h2>{texts.idea}</h2>
              <p>{idea}</p>
            </section>
          )}
        </div>
        <footer>
          <Mark size={24} />
          <span>{week.footer}</span>
        </footer>
      </div>
    </article>
  );
};
