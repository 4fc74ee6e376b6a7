import { exportContent } from '@amberway/contract/content/endpoints';
import type { ContentName } from '@amberway/contract/content/registry';
import type { ContentType } from '@amberway/contract/kernel/content-type';
import type { Query } from '@amberway/contract/kernel/request-url';
import { callFile } from '../../../kernel/api.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { saveFile } from '../../../ui/save-file.ts';
import { useWork } from '../../../ui/use-action.ts';
import { contentLabels } from '../labels.ts';
import { Menu } from '../../../ui/kit/Menu.tsx';
import { Button } from '../../../ui/kit/Button.tsx';

type Props = {
  type: ContentType;
  name: ContentName;
  onImport: () => void;
  /** How many records the list finds, and by what: the export has the same. */
  found: { count: number; query: Query };
};
const UPLOAD = <Icon name="upload" size={18} />;
const DOWNLOAD = <Icon name="download" size={18} />;
type Format = 'csv' | 'json';

/** The filters of a list as parameters of an export. */
export const exportQuery = (name: ContentName, { search, ...filters }: Query, format: Format): Query => ({
  type: name,
  format,
  search,
  ...Object.fromEntries(Object.entries(filters).map(([key, value]) => [`where.${key}`, value])),
});

/** Exports what the list finds as a file, and imports records from one. */
export const FileMenu = ({ type, name, onImport, found }: Props) => {
  const [, many] = type.noun;
  const { run: save, busy } = useWork(
    (format: Format) => callFile(exportContent, { query: exportQuery(name, found.query, format) }),
    {
      done: (file, format) => saveFile(`${many}.${format}`, file),
    },
  );
  return (
    <Menu
      items={[
        { key: 'import', label: contentLabels.import(many), icon: UPLOAD, onSelect: onImport },
        ...(['csv', 'json'] as const).map((format) => ({
          key: format,
          label: contentLabels.exportAs(format, found.count),
          icon: DOWNLOAD,
          onSelect: () => void save(format),
        })),
      ]}
    >
      <Button icon={<Icon name="table" size={18} />} busy={busy}>
        {contentLabels.files}
      </Button>
    </Menu>
  );
};
