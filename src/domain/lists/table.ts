/** Rows of cells, as in a spreadsheet. The first row has the headings. */
export type Table = readonly (readonly string[])[];
