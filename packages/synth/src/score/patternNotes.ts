/** A note sign in a pattern line; `at` and `length` count sixteenths. */
export type Sign = { sign: string; at: number; length: number }

/** The signs of one bar of a line; a line of several bars repeats. */
export function barSigns(line: string, slots: number, bar: number): readonly Sign[] {
  const bars = Math.max(1, Math.floor(line.length / slots))
  const from = (bar % bars) * slots
  const signs: Sign[] = []
  for (let at = 0; at < slots; at += 1) {
    const sign = line[from + at] ?? '.'
    const last = signs.at(-1)
    if (sign === '-') {
      if (last !== undefined && last.at + last.length === at) last.length += 1
    } else if (sign !== '.') signs.push({ sign, at, length: 1 })
  }
  return signs
}
