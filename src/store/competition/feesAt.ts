/** Where what it costs lies: a visitor's page asks for it before the parser is there. */
export const FEES_AT = 'settings/fees';
