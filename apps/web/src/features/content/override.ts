import type { ComponentType, ReactNode } from 'react';
import type { ScreenKey } from '@amberway/contract/shell/routes';
import type { ContentRecord } from '@amberway/contract/content/endpoints-of';
import type { ListTab } from '../../ui/list/ListTabs.tsx';
import type { List } from '../../ui/list/use-list-state.ts';
import type { Query } from '@amberway/contract/kernel/request-url';
import type { FormValues } from './form/values.ts';
import type { WidgetComponent } from './form/widget.ts';

/** A link to a related screen; shown to those who may open it. */
export type PageLink = { screen: ScreenKey; text: string; query?: string; icon?: 'arrowBack' };

/** Everything that differs from the generic screen of a type. */
export type Override = {
  /** Width of the drawer in pixels, where the default is too narrow. */
  width?: number;
  /** Custom widgets of single fields. */
  widgets?: Readonly<Record<string, WidgetComponent>>;
  /** Initial values of a new record, in addition to its defaults. */
  start?: (list: List) => FormValues;
  /** Form values of a stored record, where they differ from the response. */
  fromRecord?: (values: FormValues, zone: string | null) => FormValues;
  /** Converts form values to the request body. */
  toBody?: (values: FormValues, zone: string | null) => FormValues;
  /** Tabs of the list; `of` returns the query of a tab. */
  tabs?: { list: readonly ListTab[]; of?: (tab: string) => Query };
  /** Converts the typed search text to the query. */
  cleanSearch?: (typed: string) => string;
  /** Replaces the default tab links above the list. */
  Tools?: ComponentType<{ list: List }>;
  links?: readonly PageLink[];
  /** Below the heading, such as a switch to the other list of the screen. */
  lead?: ReactNode;
  /** What an import file may contain in single fields, where the name does not say it. */
  imports?: Readonly<Record<string, string>>;
  /** Why a record has no share link, where its status does not say it. */
  unlinked?: string;
  /** The state of a record in the list, where it is not its status alone. */
  stateOf?: (record: ContentRecord) => string;
  /** Below the fields: what is being written as families will see it. */
  Preview?: ComponentType<{ record: ContentRecord | undefined }>;
  /** Message when a save failed without a reason. */
  failed?: string;
};
