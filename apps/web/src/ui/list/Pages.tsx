import { Pagination, type SelectProps } from 'antd';
import { leaveOnTab } from '../select/leave-on-tab.ts';

type Props = {
  page: number;
  pageSize: number;
  count: number;
  onChange: (page: number, pageSize: number) => void;
  /** Sizes to choose from; one or none: the size is fixed. */
  sizes?: readonly number[];
  /** A box to type a page into. */
  jump?: boolean;
  /** Fewer pages to press, on a phone. */
  narrow?: boolean;
};

// The list of sizes is a select of the library's own.
const SIZE_SELECT = { onKeyDownCapture: leaveOnTab } as SelectProps;

/** Every way to another page of a list. */
export const Pages = ({ page, pageSize, count, onChange, sizes = [], jump = false, narrow = false }: Props) => (
  <Pagination
    size="small"
    responsive={false}
    current={page}
    pageSize={pageSize}
    total={count}
    showLessItems={narrow}
    showQuickJumper={jump}
    showSizeChanger={sizes.length > 1 && SIZE_SELECT}
    pageSizeOptions={sizes.map(String)}
    onChange={onChange}
  />
);
