/** The ids that tie a tab to its panel, from the id of the row of tabs. */
export const tabId = (tabs: string, key: string): string => `${tabs}-tab-${key}`;
export const panelId = (tabs: string, key: string): string => `${tabs}-panel-${key}`;
