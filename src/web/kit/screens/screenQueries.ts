/** The query parameters of each screen, by its path. Types only, so they add nothing to a page. */
export interface ScreenQueries {
  '/register': 'partner';
  '/results': 'number' | 'school';
  '/results/:event': 'round' | 'couple';
  '/login': 'redirect';
  '/admin/scrutineer': 'event' | 'round' | 'couple' | 'sheet';
  '/admin/chairman': 'desk' | 'judge';
  '/admin/mc': 'desk' | 'event' | 'round';
  '/admin/help': 'card';
  '/admin/competitors': 'desk' | 'show' | 'who';
  '/admin/setup': 'desk' | 'page';
  '/print-sheets':
    | 'kind'
    | 'paper'
    | 'rounds'
    | 'event'
    | 'judges'
    | 'couples'
    | 'sides'
    | 'for'
    | 'by'
    | 'who'
    | 'spare'
    | 'layout'
    | 'finals'
    | 'places'
    | 'page';
  '/print-invoices': 'of' | 'desk';
}
