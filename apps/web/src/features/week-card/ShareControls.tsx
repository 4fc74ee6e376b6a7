import { weekCardTexts as texts } from '@amberway/contract/week-card/texts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { Button } from '../../ui/kit/Button.tsx';
import { Switch } from '../../ui/kit/Switch.tsx';
import { useNotices } from '../../ui/notices.ts';
import { useWork } from '../../ui/use-action.ts';
import type { Child, Show, ShownWeek } from './shown.ts';
import styles from './week-card.module.css';

// Drawing is loaded when it is about to be used.
const loadDrawing = () => import('./picture/share-week.ts');
const preload = () => void loadDrawing().catch(() => {});

type Props = {
  child: Child;
  week: ShownWeek;
  /** Without a diary this week there is nothing to hide. */
  hasMoods: boolean;
  show: Show;
  onShow: (show: Show) => void;
};

/** What may be seen of the week, and the two ways to hand it on. */
export const ShareControls = ({ child, week, hasMoods, show, onShow }: Props) => {
  const notices = useNotices();
  const { run, busy } = useWork(async (shown: ShownWeek) => (await loadDrawing()).shareWeek(shown), {
    done: (result) => {
      if (result === 'saved') notices.success(texts.saved);
    },
    failed: () => notices.failed(texts.notMade),
  });
  const switches = [
    ...(hasMoods ? [['moods', texts.showMoods] as const] : []),
    ['face', texts.showFace(child.firstName)] as const,
    ['name', texts.showName(child.firstName)] as const,
  ];
  return (
    <div className={styles['controls']} data-screen-only>
      <fieldset className={styles['switches']}>
        <legend>{texts.chooseWhatToShow}</legend>
        {switches.map(([part, label]) => (
          <label key={part}>
            <span>{label}</span>
            <Switch checked={show[part]} onChange={(on) => onShow({ ...show, [part]: on })} />
          </label>
        ))}
      </fieldset>
      <Button
        variant="primary"
        size="large"
        wide
        icon={<Icon name="share" size={18} />}
        busy={busy}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => void run(week)}
      >
        {texts.share}
      </Button>
      <Button size="large" wide icon={<Icon name="document" size={18} />} onClick={() => window.print()}>
        {texts.print}
      </Button>
      <p className={styles['promise']}>
        {texts.onDevice} {texts.nothingSent}
      </p>
    </div>
  );
};
