export const tabId = (tabs: string, key: string): string => `${tabs}-tab-${key}`;
export const panelId = (tabs: string, key: string): string => `${tabs}-panel-${key}`;
