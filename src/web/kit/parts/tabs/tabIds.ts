export const buildTabId = (tabs: string, key: string): string => `${tabs}-tab-${key}`;
export const buildPanelId = (tabs: string, key: string): string => `${tabs}-panel-${key}`;
