/** A file, the code that is changed, so that lines may move, and the changes. Code that is gone explains nothing. */
export type Place = readonly [file: string, code: string, ...changes: readonly string[]]

/** Reason why no test can notice a change in these places. */
export type Explanation = { why: string; places: readonly Place[] }
