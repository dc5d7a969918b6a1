/** A page drawn by the server is painted once it has this paragraph (drawPage.tsx). */
export const RECALL_SUMMARY_ID = 'recall-summary';
