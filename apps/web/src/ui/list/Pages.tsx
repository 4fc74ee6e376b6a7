import { Pagination, type SelectProps } from 'antd';
import { leaveOnTab } from '../select/leave-on-tab.ts';

type Props = {
  page: number;
  pageSize: number;
  count: number;
  onChange: (page: number, pageSize: number) => void;
  /** Page sizes to choose from; with one or none the size is fixed. */
  sizes?: readonly number[];
  /** Shows a field to type a page number into. */
  jump?: boolean;
  /** Shows fewer page numbers, for a phone. */
  narrow?: boolean;
};

// The page size is Ant Design's own select.
const SIZE_SELECT = { onKeyDownCapture: leaveOnTab } as SelectProps;

/** The pagination of a list. */
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
