export type SidebarProps = { collapsed: boolean };
