/** The browser's report on the connection; Firefox and Safari give none. */
export type Connection = { saveData?: boolean; effectiveType?: string; type?: string }

/** True on a fast connection that is probably not metered; without a report, on a device with a mouse. */
export function canPrefetch(report: Connection | undefined, hasMouse: boolean): boolean {
  if (report === undefined) return hasMouse
  return report.saveData !== true && report.type !== 'cellular' && (report.effectiveType ?? '4g') === '4g'
}
