/** The longest text in a report. The page truncates to this length. */
export const MAX_REPORT_TEXT = 500
