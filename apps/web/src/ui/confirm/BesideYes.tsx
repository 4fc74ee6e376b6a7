import { Button, Flex } from 'antd';
import type { ReactNode } from 'react';

type Props = { buttons: ReactNode; label: string; onPress: () => void };

/** The usual answers to a question, and one that goes further. */
export const BesideYes = ({ buttons, label, onPress }: Props) => (
  <Flex wrap justify="end" style={{ rowGap: 8 }}>
    {buttons}
    <Button onClick={onPress}>{label}</Button>
  </Flex>
);
