import { useSearchParams } from '../../../kernel/router.ts';
import { contentTexts } from '@amberway/contract/content/texts';
import { SCREENS } from '@amberway/contract/shell/routes';
import { BIN } from '../bin/bin-href.ts';
import { ContentScreen } from '../ContentScreen.tsx';
import type { Override } from '../override.ts';
import { assetOverride } from '../overrides/asset.tsx';
import styles from '../overrides/overrides.module.css';
import { Segmented } from '../../../ui/kit/Segmented.tsx';

const SHOW = 'show';
const EMOJIS = 'emojis';
const { title } = SCREENS.avatars;

const Switch = () => {
  const [params, setParams] = useSearchParams();
  return (
    <Segmented
      className={styles['switch'] ?? ''}
      aria-label="Library"
      value={params.get(SHOW) === EMOJIS ? contentTexts.dailyDiaryLogs : contentTexts.avatarAssets}
      options={[contentTexts.avatarAssets, contentTexts.dailyDiaryLogs].map((value) => ({ value, label: value }))}
      onChange={(next) =>
        setParams({
          ...(next === contentTexts.dailyDiaryLogs && { [SHOW]: EMOJIS }),
          // Each of them has a bin.
          ...(params.has(BIN) && { [BIN]: '' }),
        })
      }
    />
  );
};

const assets: Override = { ...assetOverride, lead: <Switch /> };
const emojis: Override = { lead: <Switch /> };

/** The parts of children's avatars, or the emojis of the diary. */
export const AvatarsScreen = () => {
  const [params] = useSearchParams();
  return params.get(SHOW) === EMOJIS ? (
    <ContentScreen key={EMOJIS} name="emoji" title={title} override={emojis} />
  ) : (
    <ContentScreen key="assets" name="asset" title={title} override={assets} />
  );
};
