import { Button, Flex } from 'antd';
import type { ReactNode } from 'react';

type Props = { buttons: ReactNode; label: string; onPress: () => void };

/** The usual buttons of a question, and a third one that does more. */
export const BesideYes = ({ buttons, label, onPress }: Props) => (
  <Flex wrap justify="end" style={{ rowGap: 8 }}>
    {buttons}
    <Button onClick={onPress}>{label}</Button>
  </Flex>
);
