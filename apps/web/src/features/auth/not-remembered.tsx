import { Alert } from '../../ui/kit/Alert.tsx';
import { notRememberedTexts as texts } from './not-remembered-texts.ts';

export const notRemembered = (
  <Alert tone="warning" role="status" title={texts.title}>
    {texts.hint}
  </Alert>
);
