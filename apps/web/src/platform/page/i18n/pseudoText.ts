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

/** A pseudo-translation: each text is marked at both ends and 40 % longer, as long as the longest real translation. */
export function pseudoText(english: string): string {
  const accented = english.replaceAll(/\{\w+\}|[aeiouyAEOU]/g, (match) => ACCENTED[match] ?? match)
  const words = Math.max(1, Math.round((english.length * 0.4) / 5))
  return `[${accented}${' long'.repeat(words)}]`
}
