/** The form of the rows. A file of another number is not read: the history is taken from the chain again. */
export const ROW_FORM = 10
