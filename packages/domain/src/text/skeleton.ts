/**
 * Letters of other scripts that look like a Latin one, by the letter they look like: those that fit into a symbol or a name.
 * Our own selection, by sight; widths, bold, circled and accented forms need no line, normalisation takes them.
 */
const LOOKS_LIKE: Readonly<Record<string, string>> = {
  a: 'аɑαᴀꓮᎪΑА',
  b: 'ьƄвʙꓐᏴΒВ₿',
  c: 'сϲᴄꓚᏟСⅽ',
  d: 'ԁɗđᴅꓓᎠᏧ',
  e: 'еєεҽᴇꓰᎬΕЕ€',
  f: 'ғꜰꓝϜƒ',
  g: 'ɡցɢꓖᏀԌ',
  h: 'һհħнʜꓧᎻΗН',
  i: 'іıɩιɪᎥ',
  I: 'ІΙӀꓲ',
  j: 'јյȷᴊꓙᎫЈ',
  k: 'кκᴋꓗᏦΚК₭',
  L: 'ʟꓡᏞԼĿ',
  m: 'мᴍꓟᎷΜМ',
  n: 'ոռηпɴꓠΝ',
  o: 'оοօσøᴏꓳΟОՕ',
  p: 'рρᴘꓑᏢΡР₱',
  q: 'զԛգ',
  r: 'гᴦʀꓣᎡᏒ',
  s: 'ѕꜱꓢᏚՏЅᏕ$§',
  t: 'тτᴛꓔᎢΤТ₮ŧ',
  u: 'սυᴜꓴՍ',
  v: 'ѵνᴠꓦᏙ',
  w: 'ѡԝաωᴡꓪᎳԜ₩',
  x: 'хχꓫΧХ×',
  y: 'уүγʏꓬΥУҮᎩ¥',
  z: 'ᴢꓜᏃΖ',
  l: 'łⅼ',
  '-': '‐‑‒–—−',
}

const LATIN = new Map(
  Object.entries(LOOKS_LIKE).flatMap(([latin, others]) => Array.from(others, (one) => [one, latin])),
)

/** Only this much of a text is read. */
const READ_AT_MOST = 200
const MARKS_AND_HIDDEN = /[\p{M}\p{C}\p{Z}]/gu

/** Most texts are plain ASCII and need no work. The dollar sign is excluded. */
const PLAIN = /^[ !-#%-~]*$/

const inLatin = (text: string) => {
  const read = text.slice(0, READ_AT_MOST)
  return PLAIN.test(read) ? read.replaceAll(' ', '') : fold(read)
}

const fold = (text: string) =>
  Array.from(text.normalize('NFKD').replaceAll(MARKS_AND_HIDDEN, ''), (one) => LATIN.get(one) ?? one)
    .join('')
    .normalize('NFKD')

/** The signs that look the same in one script already: I, l, 1 and a bar; O and 0; S and 5; rn and m. */
const bySight = (latin: string) =>
  latin
    .replaceAll(/[Il1|]/g, '1')
    .replaceAll(/[Oo0]/g, '0')
    .replaceAll(/[Ss5]/g, '5')
    .replaceAll('rn', 'm')
    .toLowerCase()

export type Skeleton = { readonly letters: string; readonly sight: string }

/**
 * Two normal forms of a text: by letters regardless of case, and by sight, where a capital I equals a small l. Texts
 * that match in either look alike (cases 20 and 21).
 */
export function skeleton(text: string): Skeleton {
  const latin = inLatin(text)
  return { letters: latin.toLowerCase(), sight: bySight(latin) }
}
