const ACCENTED: Readonly<Record<string, string>> = {
  a: 'á',
  e: 'é',
  i: 'í',
  o: 'ó',
  u: 'ú',
  y: 'ý',
  A: 'Á',
  E: 'É',
  O: 'Ó',
  U: 'Ú',
}

/** A language that nobody speaks: each text marked at both ends and longer by 40 %, as much as the longest real one. */
export function pseudoText(english: string): string {
  const accented = english.replaceAll(/\{\w+\}|[aeiouyAEOU]/g, (found) => ACCENTED[found] ?? found)
  const words = Math.max(1, Math.round((english.length * 0.4) / 5))
  return `[${accented}${' long'.repeat(words)}]`
}
