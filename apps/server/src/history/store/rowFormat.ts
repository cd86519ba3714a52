/** Version of the row format. A file with another version is discarded and indexed again. */
export const ROW_FORMAT = 13
