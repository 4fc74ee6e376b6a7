import { useEffect, useState } from 'react';
import { SECOND } from '@amberway/contract/kernel/limits';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { useCoachText } from '../../../ui/people/use-coach-text.ts';
import styles from './film.module.css';
import { FilmPicture } from './FilmPicture.tsx';
import { Button } from '../../../ui/kit/Button.tsx';

/** A caption, and another one for families without a coach. */
type Scene = readonly [caption: string, withoutCoach?: string];

/** Captions of the scenes; together they are the film's transcript. */
const SCENES: readonly Scene[] = [
  ['Welcome. It is good that you are here.'],
  [
    'You and your coach choose one thing that matters in your everyday life.',
    'You choose one thing that matters in your everyday life.',
  ],
  [
    'Together you turn it into small steps, one at a time, at your child’s own pace.',
    'You try it in small steps, one at a time, at your child’s own pace.',
  ],
  [
    'You see what goes well, and nobody has to do it alone.',
    'You see what goes well, and our team answers what you ask.',
  ],
];

const SCENE_MS = 5 * SECOND;

const END = SCENES.length - 1;

/**
 * Our own short film: a drawn landscape that grows scene by scene, with captions. It starts on request, has no
 * sound, and with reduced motion it is a sequence of still pictures.
 */
export const WelcomeFilm = () => {
  const coachText = useCoachText();
  const captions = SCENES.map((texts) => coachText(...texts));
  const [scene, setScene] = useState(0);
  const [playing, setPlaying] = useState(false);

  useEffect(() => {
    if (!playing) return undefined;
    const timer = setTimeout(() => (scene < END ? setScene(scene + 1) : setPlaying(false)), SCENE_MS);
    return () => clearTimeout(timer);
  }, [playing, scene]);

  const press = () => {
    if (!playing && scene === END) setScene(0);
    setPlaying(!playing);
  };
  const goTo = (index: number) => {
    setPlaying(false);
    setScene(index);
  };

  return (
    <figure className={styles['film']} aria-label="Welcome film">
      <FilmPicture scene={scene} />
      <figcaption className={styles['caption']} aria-live="polite">
        {captions[scene]}
      </figcaption>
      <div className={styles['controls']}>
        <Button icon={<Icon name={playing ? 'pause' : 'play'} size={18} />} onClick={press}>
          {playing ? 'Pause film' : scene === END ? 'Play again' : 'Play film'}
        </Button>
        <ul className={styles['scenes']}>
          {SCENES.map((_, index) => (
            <li key={index}>
              <button
                type="button"
                aria-label={`Scene ${index + 1} of ${SCENES.length}`}
                aria-current={index === scene ? 'true' : undefined}
                onClick={() => goTo(index)}
              />
            </li>
          ))}
        </ul>
      </div>
      <details className={styles['transcript']}>
        <summary>Read the words of the film</summary>
        {captions.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </details>
    </figure>
  );
};
