/** Groups thousands: `1234567.891` is `1,234,567.891`. Use it only where the specification says so (spec: money.grouping). */
export function groupedText(text: string): string {
  const [whole = ''] = text.split('.')
  return whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ',') + text.slice(whole.length)
}
