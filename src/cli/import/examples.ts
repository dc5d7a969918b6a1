/** A minimal results file: two judges, three couples, a semi-final and a final. */
export const RESULTS_EXAMPLE = `{
  "event": { "name": "Bronze Waltz", "level": "Bronze", "style": "Standard", "dances": ["Waltz"] },
  "rounds": [
    { "kind": "recall", "order": 1, "entered": 3, "mostMarked": 2, "recalled": [101, 102],
      "dances": [{ "dance": "Waltz", "judges": ["A", "B"],
                   "marks": { "101": [1, 1], "102": [1, 0], "103": [0, 1] } }] },
    { "kind": "final", "order": 2, "entered": 2,
      "dances": [{ "dance": "Waltz", "judges": ["A", "B"],
                   "marks": { "101": [1, 1], "102": [2, 2] } }] }
  ]
}`;

/** The same event before it is danced. */
export const ENTRIES_EXAMPLE = `{
  "event": { "name": "Bronze Waltz", "level": "Bronze", "style": "Standard", "dances": ["Waltz"] },
  "entries": [101, 102, 103],
  "rounds": [
    { "kind": "recall", "order": 1, "mostMarked": 2 },
    { "kind": "final", "order": 2 }
  ]
}`;
