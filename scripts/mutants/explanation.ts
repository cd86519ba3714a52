/** A file, a part of the changed line (lines have no number, since they move), and the changes made to it. */
export type Place = readonly [file: string, code: string, ...changes: readonly string[]]

/** Reason why no test can notice a change in these places. */
export type Explanation = { why: string; places: readonly Place[] }
