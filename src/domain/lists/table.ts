/** Lines of cells, as a spreadsheet shows them. The first line says what stands in each column. */
export type Table = readonly (readonly string[])[];
