import type { ComponentType, ReactNode } from 'react';
import type { ScreenKey } from '@amberway/contract/shell/routes';
import type { ListTab } from '../../ui/list/ListTabs.tsx';
import type { List } from '../../ui/list/use-list-state.ts';
import type { Query } from '../../kernel/request.ts';
import type { FormValues } from './form/values.ts';
import type { WidgetComponent } from './form/widget.ts';

/** A way to a screen that belongs to this one; it shows to those who may open it. */
export type PageLink = { screen: ScreenKey; text: string; query?: string; icon?: 'arrowBack' };

/** What is special about a type's screen, and nothing else. */
export type Override = {
  /** Of the drawer in pixels, where the usual one is too narrow. */
  width?: number;
  /** Widgets of single fields. */
  widgets?: Readonly<Record<string, WidgetComponent>>;
  /** The values a new record starts with, beside its defaults. */
  start?: (list: List) => FormValues;
  /** What the form holds of a stored record, where that differs from what is told. */
  fromRecord?: (values: FormValues, zone: string | null) => FormValues;
  /** From what the form holds to what is sent. */
  toBody?: (values: FormValues, zone: string | null) => FormValues;
  /** The list is divided; `of` says what a tab asks for. */
  tabs?: { list: readonly ListTab[]; of?: (tab: string) => Query };
  /** From what is typed into the search box to what is sent. */
  cleanSearch?: (typed: string) => string;
  /** Tabs as links above the list unless something of its own shows them. */
  Tools?: ComponentType<{ list: List }>;
  links?: readonly PageLink[];
  /** Below the heading, such as a switch to the other list of the screen. */
  lead?: ReactNode;
  /** Said when a save failed without a reason. */
  failed?: string;
};
